const firstSeconds = 30
const maxSeconds = 4 * 3600

/** After the first attempt. */
export const maxDeliveryMs = 2 * 86_400_000
/** Some twenty fit into that time: more are of processes that end within an attempt. */
export const maxAttempts = 40

/**
 * How long to wait after an attempt that failed: twice as long each time, up to four hours, and up to half of it more at random, so
 * that leads that failed together do not come back together; or as long as the target asked for, where that is longer.
 */
export function retryDelayMs(attempts: number, random: number, retryAfterSeconds = 0): number {
  const backoff = Math.min(firstSeconds * 2 ** Math.max(0, attempts - 1), maxSeconds)
  return Math.round(Math.max(backoff * (1 + random / 2), retryAfterSeconds) * 1000)
}
