import { ApiError } from '@forecourt/shell-api'
import { DeadlineError } from '../../deadline.ts'

/** Timers of a process that is not overloaded are a few milliseconds late. */
const maxLateMs = 250
const outages: readonly string[] = ['unavailable', 'internal', 'network', 'too_many']

/**
 * MF-3. Whether a page's failure counts against its release. Errors of the platform behind the API do not count, nor a deadline that
 * passed while a call was pending (`isWaiting`) or while the process was overloaded.
 */
export function isRemoteFault(error: unknown, isWaiting = false): boolean {
  if (error instanceof ApiError) return !outages.includes(error.code)
  if (error instanceof DeadlineError) return !isWaiting && error.lateMs <= maxLateMs
  return true
}
