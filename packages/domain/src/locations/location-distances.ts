import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { hasSeveralPlaces } from '../vehicle/vehicle-location.ts'
import { byDistance, distanceText, type Point } from './distance.ts'

/** The middle of a postcode, by the name that it is called by. */
export type PostcodeArea = Point & { postcode: string; name: string }

/** LO-5. How far the shown locations of a site with several are from a postcode. */
export function locationDistances(
  site: Pick<Site, 'locations' | 'hidden_locations'>,
  area: PostcodeArea | undefined,
): Pick<SearchResult, 'near'> {
  const locations = shownLocations(site)
  if (!area || !hasSeveralPlaces({ locations })) return {}
  const distances = byDistance(locations, area).map(({ location, km }) => [location.id, distanceText(km)] as const)
  return { near: { postcode: area.postcode, name: area.name, distances: Object.fromEntries(distances) } }
}
