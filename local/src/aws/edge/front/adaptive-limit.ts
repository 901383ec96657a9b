export type LimitOptions = {
  min: number
  max: number
  /** An answer should take no longer. */
  targetMs: number
}

type AdaptiveLimit = {
  current(): number
  /** After each answer: how long it took, and how many ran beside it. */
  note(tookMs: number, running: number): void
}

/**
 * How many may run at once so that each is answered in time: a step up for one in time, a tenth down for a late one. A late one
 * beside few others is slow by itself, and says nothing about how many are too many.
 */
export function adaptiveLimit({ min, max, targetMs }: LimitOptions): AdaptiveLimit {
  let limit = (min + max) / 2
  return {
    current: () => Math.floor(limit),
    note(tookMs, running) {
      if (tookMs <= targetMs) limit = Math.min(max, limit + 0.5)
      else if (running > limit / 2) limit = Math.max(min, limit * 0.9)
    },
  }
}
