import type { Point } from '../distance.ts'

/** A view of the country: its corner in degrees, and units of the drawing a degree. */
export type View = { west: number; north: number; width: number; height: number; perLong: number; perLat: number }

type Size = { width: number; height: number }

const kmPerDegree = 111.2

/** The smallest view that holds all points with room around them, at least `minKm` wide. */
export function viewOf(points: readonly Point[], { width, height }: Size, minKm: number): View {
  const lats = points.map(({ lat }) => lat)
  const longs = points.map(({ long }) => long)
  const middle = {
    lat: (Math.min(...lats) + Math.max(...lats)) / 2,
    long: (Math.min(...longs) + Math.max(...longs)) / 2,
  }
  // Over such distances a degree of longitude is as long as in the middle.
  const shrink = Math.cos((middle.lat * Math.PI) / 180)
  const room = 1.35
  const perLat = Math.min(
    (width / minKm) * kmPerDegree,
    width / (shrink * (Math.max(...longs) - Math.min(...longs)) * room || 1e-9),
    height / ((Math.max(...lats) - Math.min(...lats)) * room || 1e-9),
  )
  const perLong = perLat * shrink
  return {
    west: middle.long - width / perLong / 2,
    north: middle.lat + height / perLat / 2,
    width,
    height,
    perLong,
    perLat,
  }
}

export const kmPerUnit = ({ perLat }: View): number => kmPerDegree / perLat

export type Place = { x: number; y: number }

export const placeIn = ({ west, north, perLong, perLat }: View, { lat, long }: Point): Place => ({
  x: (long - west) * perLong,
  y: (north - lat) * perLat,
})

/** How far beyond its edges a drawing continues, so that no cut edge is seen. */
const margin = 12

type Edge = { isInside(place: Place): boolean; cross(a: Place, b: Place): Place }

function edgesOf({ width, height }: Size): Edge[] {
  const at = (a: Place, b: Place, part: number): Place => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part })
  const edge = (axis: 'x' | 'y', limit: number, sign: 1 | -1): Edge => ({
    isInside: (place) => sign * place[axis] <= sign * limit,
    cross: (a, b) => at(a, b, (limit - a[axis]) / (b[axis] - a[axis])),
  })
  return [edge('x', width + margin, 1), edge('x', -margin, -1), edge('y', height + margin, 1), edge('y', -margin, -1)]
}

/** A closed ring cut to the view (Sutherland and Hodgman). */
export function clipRing(ring: readonly Place[], size: Size): Place[] {
  let shape = [...ring]
  for (const { isInside, cross } of edgesOf(size)) {
    const input = shape
    shape = []
    for (const [index, place] of input.entries()) {
      const before = input.at(index - 1) ?? place
      if (isInside(place) !== isInside(before)) shape.push(cross(before, place))
      if (isInside(place)) shape.push(place)
    }
  }
  return shape
}

/** Without the points that make no visible difference. */
export function withoutClosePoints(places: readonly Place[], minDistance: number): Place[] {
  const kept: Place[] = []
  for (const place of places) {
    const last = kept.at(-1)
    if (!last || Math.hypot(place.x - last.x, place.y - last.y) >= minDistance) kept.push(place)
  }
  return kept
}

const rounded = (value: number): number => Math.round(value * 10) / 10

export const pathData = (places: readonly Place[], isClosed: boolean): string =>
  places.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') +
  (isClosed && places.length > 0 ? 'Z' : '')
