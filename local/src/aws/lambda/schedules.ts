import { repeatEvery } from '../../process/repeat-every.ts'
import type { LocalFunction } from './load-functions.ts'

/** The length of a schedule's minute here: short, for development. */
const localMinuteMs = 2_000

/**
 * Runs each scheduled function, one call at a time, `minutes` local minutes apart. Failures go to
 * `onError`, and the schedule continues. Returns a stop function, which waits for running calls.
 */
export function startSchedules(
  functions: readonly LocalFunction[],
  onError: (message: string, error: unknown) => void,
  minuteMs = localMinuteMs,
): () => Promise<void> {
  const stops = functions.flatMap(({ name, needs, handler }) => {
    const { every } = needs.runs
    if (!every) return []
    const work = async () => handler(every.event ?? {})
    return [repeatEvery(work, every.minutes * minuteMs, (error) => onError(`The schedule of ${name} failed`, error))]
  })
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
