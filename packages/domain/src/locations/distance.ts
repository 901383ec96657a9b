import { numberText } from '../text/numbers.ts'

export type Point = { lat: number; long: number }

/** LO-5. */
const earthRadiusKm = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** LO-5: kilometres between two points over the earth's surface, by the haversine formula. */
export function distanceKm(from: Point, to: Point): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.long, to.long)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

type Placed = { address: Point }

/** LO-5: the nearest first. */
export const byDistance = <L extends Placed>(locations: readonly L[], from: Point): { location: L; km: number }[] =>
  locations.map((location) => ({ location, km: distanceKm(from, location.address) })).toSorted((a, b) => a.km - b.km)

/** `850 m`, `4.2 km`, `14 km`, `3,282 km`. */
export function distanceText(km: number): string {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)} m`
  return `${km < 9.95 ? km.toFixed(1) : numberText(km)} km`
}
