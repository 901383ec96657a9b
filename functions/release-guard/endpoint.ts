import { type ReleasePointer, type Ring, rings, trialLimits } from '@forecourt/contracts/release'
import { readPointers } from '@forecourt/lambda-kit/release-read'
import { isWatched, trialName } from '@forecourt/lambda-kit/release-rings'
import { stopTrial } from '@forecourt/lambda-kit/release-write'
import { type PageCounts, readCounts } from '@forecourt/lambda-kit/trial-counts'

/** A trial that was taken back, and what serves in its ring since. */
type Stopped = PageCounts & { name: string; version: string; ring: Ring; instead: string | null }

const isAboveLimit = (ring: Ring, { shown, failed }: PageCounts): boolean =>
  failed >= trialLimits[ring].leastFailed && failed * 100 > shown * trialLimits[ring].percent

/** MF-3. Looks at every release on trial, and takes back those of which too many pages fail. */
export async function stopFailingTrials(): Promise<Stopped[]> {
  const found = (await readPointers()).flatMap((pointer) => rings.map((ring) => judge(pointer, ring)))
  return (await Promise.all(found)).filter((stopped) => stopped !== null)
}

async function judge({ name, trials }: ReleasePointer, ring: Ring): Promise<Stopped | null> {
  const trial = trials[ring]
  if (!trial || !isWatched(ring, trial)) return null
  const { version, revision } = trial
  const counts = await readCounts({ name, version, trial: trialName(ring, revision) })
  if (!isAboveLimit(ring, counts)) return null
  const after = await stopTrial(name, ring, { revision, ...counts })
  if (!after) return null
  return { name, version, ring, ...counts, instead: after.trials.half?.version ?? after.current }
}

/** What somebody must know of it: the squad, whose release it is. */
export const stoppedText = ({ name, version, ring, shown, failed, instead }: Stopped): string =>
  `${name} ${version} was taken back from the ring ${ring}: ${failed} of ${shown} pages failed. ${instead === null ? 'None serves there now' : `${instead} serves there again`}.`
