/** A timer that is later than this was held up: the process was frozen, or busy. */
const heldUpMs = 50
const maxExtensions = 3

/**
 * Calls `onLate` after so long, unless it is stopped. Time in which this process was held up is given again, up to three times: an answer
 * that came meanwhile is read after the timers.
 */
export function runningTimer(ms: number, onLate: () => void, extensions = maxExtensions): { stop(): void } {
  const due = performance.now() + ms
  let next: { stop(): void } | undefined
  const timer = setTimeout(() => {
    if (extensions > 0 && performance.now() > due + heldUpMs) next = runningTimer(ms, onLate, extensions - 1)
    else onLate()
  }, ms)
  return {
    stop() {
      clearTimeout(timer)
      next?.stop()
    },
  }
}
