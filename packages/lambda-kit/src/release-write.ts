import type { Release, ReleasePointer } from '@forecourt/contracts/release'
import { AppError } from './app-error.ts'
import { type Item, putItem } from './items.ts'
import { pointerKey } from './release-keys.ts'
import { listReleases, readStanding } from './release-read.ts'

/** So far back can one roll. */
const historyLength = 20

/** Writes a release. False when that version stands already, and then nothing is written: a release never changes. */
export const recordRelease = (release: Release): Promise<boolean> =>
  putItem('releases', release, { expression: 'attribute_not_exists(#name)', names: { '#name': 'name' } })

type Move = Pick<ReleasePointer, 'name' | 'current' | 'history'>

/** Writes the pointer in place of the one that was seen, which may be damaged, or none: nobody moved it since. */
async function movePointer(seen: Item | undefined, move: Move): Promise<ReleasePointer> {
  const before: unknown = Object(seen?.pointer).revision
  const revision = Number.isSafeInteger(before) ? Number(before) + 1 : 1
  const after = { ...move, changed_at: new Date().toISOString(), revision }
  const isWritten = await putItem(
    'releases',
    { ...pointerKey(after.name), pointer: after },
    before === undefined
      ? { expression: 'attribute_not_exists(pointer.revision)' }
      : { expression: 'pointer.revision = :before', values: { ':before': before } },
  )
  if (!isWritten)
    throw new AppError(
      'conflict',
      `Somebody else has just changed which ${after.name} serves. Look at the list, then retry.`,
    )
  return after
}

/**
 * Makes a published version the one that serves. Promoting what serves already changes nothing; a damaged pointer is written
 * anew, and what served before is lost with it. Throws `AppError`:
 * not_found for a version that was never published, conflict when somebody else moved the pointer at the same time.
 */
export async function promoteRelease(name: string, version: string): Promise<ReleasePointer> {
  const releases = await listReleases(name)
  if (!releases.some((release) => release.version === version)) {
    const known = releases.map((release) => release.version).join(', ')
    throw new AppError(
      'not_found',
      known
        ? `${name} has no version ${version}. Published: ${known}.`
        : `${name} was never published. Publish it first.`,
    )
  }
  const { item, pointer: before } = await readStanding(name)
  if (before?.current === version) return before
  const past = before
    ? [before.current, ...before.history.filter((old) => old !== version && old !== before.current)]
    : []
  return movePointer(item, { name, current: version, history: past.slice(0, historyLength) })
}

/** Makes the version that served before serve again. Throws `AppError` (not_found) when none is known, or conflict. */
export async function rollBackRelease(name: string): Promise<ReleasePointer> {
  const { item, pointer: before } = await readStanding(name)
  if (item && !before)
    throw new AppError(
      'not_found',
      `What ${name} served before is not known: its pointer is damaged. Promote a version, which mends it.`,
    )
  if (!before) throw new AppError('not_found', `No version of ${name} serves, so there is nothing to roll back.`)
  const [version, ...history] = before.history
  if (version === undefined)
    throw new AppError(
      'not_found',
      `${name} ${before.current} is the first that served: there is nothing to roll back to.`,
    )
  return movePointer(item, { name, current: version, history })
}
