import {
  type ReleasePointer,
  type Ring,
  rings,
  type Trial,
  trialLimits,
} from '@forecourt/contracts/releases/release-pointer'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { logError } from '@forecourt/lambda-kit/observability/log'
import { readPointers } from '@forecourt/releases/records/read-releases'
import { stopTrial } from '@forecourt/releases/records/write-releases'
import { isWatched, trialName } from '@forecourt/releases/rollout/rings'
import { type PageCounts, readCounts } from '@forecourt/releases/rollout/trial-counts'

/** A trial that was rolled back, and what serves in its ring since. */
type Stopped = PageCounts & { name: string; version: string; ring: Ring; instead: string | null }

const isAboveLimit = (ring: Ring, { shown, failed }: PageCounts): boolean =>
  failed >= trialLimits[ring].minFailed && failed * 100 > shown * trialLimits[ring].percent

/**
 * MF-3. Checks every release on trial and rolls back those with too many failed pages. Reports each rollback at once,
 * so that a failing check does not hide it. Rejects with the failures after all checks have ended: Lambda freezes a
 * process that has answered, with the checks that still run.
 */
export async function stopFailingTrials(report: (stopped: Stopped) => void): Promise<void> {
  const pointers = await readPointers()
  const looks = await Promise.allSettled(pointers.map((pointer) => stopFailing(pointer, report)))
  const failures = looks.flatMap((look, index) =>
    look.status === 'rejected' ? { name: pointers[index]?.name, reason: look.reason } : [],
  )
  for (const { name, reason } of failures) logError(`The trials of ${name} cannot be judged`, reason)
  if (failures.length > 0)
    throw new Error(`Of ${looks.length} remotes, the trials of ${failures.length} cannot be judged`)
}

/** One ring after the other, since all of them are one item. The smallest is first: rolling back a larger one includes it without another report. */
async function stopFailing({ name, trials }: ReleasePointer, report: (stopped: Stopped) => void): Promise<void> {
  for (const ring of rings) {
    const trial = trials[ring]
    const stopped = trial && isWatched(ring, trial) && (await judge(name, ring, trial))
    if (stopped) report(stopped)
  }
}

async function judge(name: string, ring: Ring, { version, revision }: Trial): Promise<Stopped | null> {
  const counts = await readCounts({ name, version, trial: trialName(ring, revision) })
  if (!isAboveLimit(ring, counts)) return null
  const after = await stopTrial(name, ring, { revision, ...counts }).catch(ignoreConflict)
  if (!after) return null
  return { name, version, ring, ...counts, instead: after.trials.half?.version ?? after.current }
}

/** A concurrent promotion or rollback wins: the next check judges its result. */
function ignoreConflict(error: unknown): null {
  if (error instanceof AppError && error.code === 'conflict') return null
  throw error
}

/** The message for the squad whose release it is. */
export const describeStoppedTrial = ({ name, version, ring, shown, failed, instead }: Stopped): string =>
  `${name} ${version} was rolled back from the ring ${ring}: ${failed} of ${shown} pages failed. ${instead === null ? 'None serves there now' : `${instead} serves there again`}.`
