import { distanceKm, type Point } from '@forecourt/domain/locations/distance'
import { capitalOf, isBoxPostcode } from '@forecourt/domain/locations/postcodes'

/** How far a shopper goes without a thought: a suburb of that name there is meant. */
const closeKm = 60

const capitals: ReadonlySet<string> = new Set(
  Object.values(capitalOf).map(({ name, postcode }) => `${name} ${postcode}`),
)

type Named = Point & { name: string; postcode: string; isTown: boolean; kind?: string }

/** Places of one name as one at these points means it: the capital, those close by, towns and regions, then the nearest, and post office boxes last. */
export function likeliestFirst<P extends Named>(places: readonly P[], points: readonly Point[]): P[] {
  const ranked = places.map((place) => {
    const km = distanceFrom(points, place)
    return { place, km, rank: rankOf(place, km) }
  })
  return ranked.toSorted((a, b) => a.rank - b.rank || a.km - b.km).map(({ place }) => place)
}

function rankOf({ name, postcode, isTown, kind }: Named, km: number): number {
  if (capitals.has(`${name} ${postcode}`)) return 0
  if (isBoxPostcode(postcode)) return 4
  if (km <= closeKm) return 1
  return isTown || kind === 'region' ? 2 : 3
}

const distanceFrom = (points: readonly Point[], place: Point): number =>
  Math.min(...points.map((point) => distanceKm(point, place)))

/** Whether a place is as close to one of these points as shoppers drive without a thought. */
export const isClose = (place: Point, points: readonly Point[]): boolean => distanceFrom(points, place) <= closeKm
