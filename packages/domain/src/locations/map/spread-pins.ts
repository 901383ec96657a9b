import type { Place } from './projection.ts'

/** A pin's place and its marker's position, which differs if it would cover another's or a name. */
export type SpreadPin = Place & { markerX: number; markerY: number }

/** What a name on the map takes. */
export type NameBox = { left: number; top: number; right: number; bottom: number }

const rounds = 200

/** Moves markers apart until none is nearer to another than `minDistance` or covers a name; each stays as near to its place as that allows. */
export function spreadPins<P extends Place>(
  pins: readonly P[],
  minDistance: number,
  names: readonly NameBox[] = [],
): (P & SpreadPin)[] {
  const spread = pins.map((pin) => ({ ...pin, markerX: pin.x, markerY: pin.y }))
  for (let round = 0; round < rounds; round++) {
    let hasMoved = false
    for (const [index, one] of spread.entries()) {
      for (const other of spread.slice(index + 1)) hasMoved = pushApart(one, other, minDistance) || hasMoved
      for (const name of names) hasMoved = pushOff(one, name, minDistance / 2) || hasMoved
    }
    if (!hasMoved) break
  }
  return spread
}

function pushApart(one: SpreadPin, other: SpreadPin, minDistance: number): boolean {
  const [dx, dy] = [other.markerX - one.markerX, other.markerY - one.markerY]
  const distance = Math.hypot(dx, dy)
  if (distance >= minDistance - 0.01) return false
  // Those on the same spot part sideways.
  const [ux, uy] = distance < 0.5 ? [1, 0] : [dx / distance, dy / distance]
  const push = (minDistance - distance) / 2
  one.markerX -= ux * push
  one.markerY -= uy * push
  other.markerX += ux * push
  other.markerY += uy * push
  return true
}

/** Moves a marker off a name by the shortest way. */
function pushOff(pin: SpreadPin, name: NameBox, radius: number): boolean {
  const [left, right] = [pin.markerX + radius - name.left, name.right - (pin.markerX - radius)]
  const [up, down] = [pin.markerY + radius - name.top, name.bottom - (pin.markerY - radius)]
  const shortest = Math.min(left, right, up, down)
  if (shortest <= 0.01) return false
  if (shortest === up) pin.markerY -= up
  else if (shortest === down) pin.markerY += down
  else if (shortest === left) pin.markerX -= left
  else pin.markerX += right
  return true
}
