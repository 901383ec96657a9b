import { distanceKm } from '@forecourt/domain/locations/distance'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { nearPlace } from '@forecourt/localities/near-place'

/**
 * By the normalised name of a place, its points in the order of distance from what the search is near to: the nearest has the most, equal
 * distances have equal points, and a vehicle without a place has none. Undefined where distance does not order the search.
 */
export function nearness(
  { places }: Pick<StockScope, 'places'>,
  { near, sortBy }: Pick<SearchState, 'near' | 'sortBy'>,
): ReadonlyMap<string, number> | undefined {
  const from = sortBy === 'rank' && near ? nearPlace(near) : undefined
  if (!from || places.length === 0) return undefined
  const distances = new Map<string, number>()
  for (const place of places) {
    const name = folded(place.name)
    distances.set(name, Math.min(distances.get(name) ?? Number.POSITIVE_INFINITY, distanceKm(from, place)))
  }
  const farthestFirst = [...new Set(distances.values())].sort((a, b) => b - a)
  return new Map([...distances].map(([name, km]) => [name, farthestFirst.indexOf(km) + 1]))
}
