import type { Release, ReleasePointer } from '@forecourt/contracts/release'
import { AppError } from './app-error.ts'
import { putItem } from './items.ts'
import { pointerKey } from './release-keys.ts'
import { listReleases, readPointer } from './release-read.ts'

/** So far back can one roll. */
const historyLength = 20

/** Writes a release. False when that version stands already, and then nothing is written: a release never changes. */
export const recordRelease = (release: Release): Promise<boolean> =>
  putItem('releases', release, { expression: 'attribute_not_exists(#name)', names: { '#name': 'name' } })

async function movePointer(before: ReleasePointer | undefined, after: ReleasePointer): Promise<ReleasePointer> {
  const item = { ...pointerKey(after.name), pointer: after }
  const isWritten = await putItem(
    'releases',
    item,
    before
      ? { expression: 'pointer.revision = :revision', values: { ':revision': before.revision } }
      : { expression: 'attribute_not_exists(#name)', names: { '#name': 'name' } },
  )
  if (!isWritten)
    throw new AppError(
      'conflict',
      `Somebody else has just changed which ${after.name} serves. Look at the list, then retry.`,
    )
  return after
}

/**
 * Makes a published version the one that serves. Promoting what serves already changes nothing. Throws `AppError`:
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
  const before = await readPointer(name)
  if (before?.current === version) return before
  const past = before
    ? [before.current, ...before.history.filter((old) => old !== version && old !== before.current)]
    : []
  return movePointer(before, {
    name,
    current: version,
    history: past.slice(0, historyLength),
    changed_at: new Date().toISOString(),
    revision: (before?.revision ?? 0) + 1,
  })
}

/** Makes the version that served before serve again. Throws `AppError` (not_found) when there is none, or conflict. */
export async function rollBackRelease(name: string): Promise<ReleasePointer> {
  const before = await readPointer(name)
  if (!before) throw new AppError('not_found', `No version of ${name} serves, so there is nothing to roll back.`)
  const [version, ...history] = before.history
  if (version === undefined)
    throw new AppError(
      'not_found',
      `${name} ${before.current} is the first that served: there is nothing to roll back to.`,
    )
  return movePointer(before, {
    name,
    current: version,
    history,
    changed_at: new Date().toISOString(),
    revision: before.revision + 1,
  })
}
