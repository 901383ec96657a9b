import { countOf } from './numbers.ts'

/** `1 second`, `59 seconds`, `2 minutes`: how long to wait, in whole minutes from a minute up. */
export function waitText(seconds: number): string {
  if (seconds < 60) return countOf(seconds, 'second')
  return countOf(Math.ceil(seconds / 60), 'minute')
}
