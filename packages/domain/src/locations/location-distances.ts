import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { hasSeveralPlaces } from '../vehicle/vehicle-location.ts'
import { byDistance, distanceText, type Point } from './distance.ts'

/** A place that a search is near to: its text in an address, and its name with state and postcode. */
export type NearArea = Point & { near: string; postcode: string; name: string; label: string }

/** LO-5. How far the shown locations of a site with several are from what a search is near to. */
export function locationDistances(
  site: Pick<Site, 'locations' | 'hidden_locations'>,
  area: NearArea | undefined,
): Pick<SearchResult, 'near'> {
  const locations = shownLocations(site)
  if (!area || !hasSeveralPlaces(site)) return {}
  const distances = byDistance(locations, area).map(({ location, km }) => [location.id, distanceText(km)] as const)
  const { near: value, label, postcode, name } = area
  return { near: { value, label, postcode, name, distances: Object.fromEntries(distances) } }
}
