import type { Place } from './projection.ts'

/** A pin's place and its marker's position, which differs if it would cover another's. */
export type SpreadPin = Place & { markerX: number; markerY: number }

const rounds = 80

/** Moves markers apart until none is nearer to another than `minDistance`; each stays as near to its place as that allows. */
export function spreadPins<P extends Place>(pins: readonly P[], minDistance: number): (P & SpreadPin)[] {
  const spread = pins.map((pin) => ({ ...pin, markerX: pin.x, markerY: pin.y }))
  for (let round = 0; round < rounds; round++) {
    let hasMoved = false
    for (const [index, one] of spread.entries())
      for (const other of spread.slice(index + 1)) {
        const [dx, dy] = [other.markerX - one.markerX, other.markerY - one.markerY]
        const distance = Math.hypot(dx, dy)
        if (distance >= minDistance - 0.01) continue
        // Those on the same spot part sideways.
        const [ux, uy] = distance < 0.5 ? [1, 0] : [dx / distance, dy / distance]
        const push = (minDistance - distance) / 2
        one.markerX -= ux * push
        one.markerY -= uy * push
        other.markerX += ux * push
        other.markerY += uy * push
        hasMoved = true
      }
    if (!hasMoved) break
  }
  return spread
}
