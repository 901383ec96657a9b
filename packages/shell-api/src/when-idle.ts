/** A busy phone has no idle moment for long: what waits for one comes then. */
const idleByMs = 2_000
/** Safari has no idle callbacks: a pause in which it loads what is on the screen. */
const pauseMs = 200

/** Does work once the browser has time, `byMs` from now at the latest. Returns what cancels it. */
export function whenIdle(work: () => void, byMs = idleByMs): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: byMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(work, Math.min(pauseMs, byMs))
  return () => clearTimeout(timer)
}
