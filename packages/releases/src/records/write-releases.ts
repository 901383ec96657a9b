import type { Release } from '@forecourt/contracts/releases/release'
import type { ReleasePointer, Ring } from '@forecourt/contracts/releases/release-pointer'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { type Item, putItem } from '@forecourt/lambda-kit/data/items'
import {
  everywhere,
  type Move,
  type PointerState,
  promotePointer,
  type RolloutTarget,
  rollBackPointer,
  withoutTenantVersion,
} from '../rollout/pointer-moves.ts'
import { listReleases, readPointerItem } from './read-releases.ts'
import { pointerKey } from './release-keys.ts'
import { releaseRefusals } from './release-refusals.ts'

/** Writes a release. False if that version exists already; then nothing is written: a release never changes. */
export const recordRelease = (release: Release): Promise<boolean> =>
  putItem('releases', release, { expression: 'attribute_not_exists(#name)', names: { '#name': 'name' } })

/** What the next write of a pointer brings; what was seen may be damaged, or none. */
function nextMove(seen: Item | undefined): Move & { before: unknown } {
  const before: unknown = Object(seen?.pointer).revision
  return {
    before,
    revision: Number.isSafeInteger(before) ? Number(before) + 1 : 1,
    at: new Date().toISOString(),
  }
}

/** Writes the pointer in place of the one that was seen, unless it has changed since. */
async function movePointer(after: PointerState, { before, revision, at }: Move & { before: unknown }) {
  const pointer: ReleasePointer = { ...after, changed_at: at, revision }
  const isWritten = await putItem(
    'releases',
    { ...pointerKey(pointer.name), pointer },
    before === undefined
      ? { expression: 'attribute_not_exists(pointer.revision)' }
      : { expression: 'pointer.revision = :before', values: { ':before': before } },
  )
  if (!isWritten)
    throw new AppError('conflict', `What ${pointer.name} serves has just changed. Look at the list, then retry.`)
  return pointer
}

const isSame = (a: PointerState | undefined, b: PointerState): boolean =>
  a !== undefined &&
  JSON.stringify([a.current, a.trials, a.tenants]) === JSON.stringify([b.current, b.trials, b.tenants])

/**
 * Lets a published version serve: everywhere, in a ring, or on one site. Promoting what serves there already changes nothing; a
 * damaged pointer is rewritten, and the previous version is lost. Throws `AppError`:
 * not_found for a version that was never published, conflict when it cannot serve on this platform, or when the pointer
 * was changed concurrently.
 */
export async function promoteRelease(
  name: string,
  version: string,
  reach: RolloutTarget = everywhere,
): Promise<ReleasePointer> {
  const release = await publishedRelease(name, version)
  const refusals = await releaseRefusals(release)
  if (refusals.length > 0)
    throw new AppError('conflict', [`${name} ${version} cannot serve on this platform.`, ...refusals].join('\n  '))
  const { item, pointer: before } = await readPointerItem(name)
  const move = nextMove(item)
  const after = promotePointer(name, before, { version, reach, move })
  return before && isSame(before, after) ? before : movePointer(after, move)
}

async function publishedRelease(name: string, version: string): Promise<Release> {
  const releases = await listReleases(name)
  const release = releases.find((each) => each.version === version)
  if (release) return release
  const known = releases.map((each) => each.version).join(', ')
  throw new AppError(
    'not_found',
    known
      ? `${name} has no version ${version}. Published: ${known}.`
      : `${name} was never published. Publish it first.`,
  )
}

/** Takes a promotion back: the newest, or that of a ring or a site. Throws `AppError` (not_found) when there is none, or conflict. */
export async function rollBackRelease(name: string, reach?: RolloutTarget): Promise<ReleasePointer> {
  const { item, pointer: before } = await readPointerItem(name)
  if (item && !before)
    throw new AppError(
      'not_found',
      `What ${name} served before is not known: its pointer is damaged. Promote a version, which repairs it.`,
    )
  if (!before) throw new AppError('not_found', `No version of ${name} serves, so there is nothing to roll back.`)
  return movePointer(rollBackPointer(before, reach), nextMove(item))
}

/**
 * Takes back a trial that failed, unless it is over by now: then null. A promotion at the same time wins, and the next check
 * judges its result.
 */
export async function stopTrial(
  name: string,
  ring: Ring,
  found: { revision: number; shown: number; failed: number },
): Promise<ReleasePointer | null> {
  const { revision, shown, failed } = found
  const { item, pointer } = await readPointerItem(name)
  const trial = pointer?.trials[ring]
  if (!pointer || trial?.revision !== revision) return null
  const move = nextMove(item)
  const stopped = { ring, version: trial.version, at: move.at, shown, failed }
  const after = rollBackPointer(pointer, { kind: 'ring', ring })
  // A site that had it by itself, to look at before the ring, is no better off with it.
  return movePointer({ ...after, tenants: withoutTenantVersion(after.tenants, trial.version), stopped }, move)
}
