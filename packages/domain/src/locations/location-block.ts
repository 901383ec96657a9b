import type { Department, Location } from '@forecourt/contracts/site/site'
import { inTypeOrder, serves } from './department-locations.ts'

/** LO-7: what of a site's locations a block shows; names are the specification's. What is left out chooses nothing away. */
export type LocationBlock = {
  filter?: Department
  /** Slug of a make. */
  manufacturer?: string
  subtype?: string
  /** Comes first. */
  primaryLocationId?: string
  /** Ids. */
  exclude?: readonly string[]
  /** Ids, in the order in which they are shown. */
  selectedLocations?: readonly string[]
}

/** LO-7: the locations of a block. Hidden and invisible locations never reach it (`shownLocations`). */
export function filteredLocations<L extends Location>(locations: readonly L[], block: LocationBlock): L[] {
  const { filter, manufacturer, subtype, primaryLocationId, exclude = [], selectedLocations = [] } = block
  const chosen = inTypeOrder(locations).filter(
    (location) =>
      location.visible &&
      (!filter || serves(location, filter)) &&
      (!manufacturer || location.manufacturers?.includes(manufacturer)) &&
      (!subtype || location.location_subtype?.includes(subtype)) &&
      (selectedLocations.length === 0 || selectedLocations.includes(location.id)) &&
      !exclude.includes(location.id),
  )
  if (selectedLocations.length > 0)
    chosen.sort((a, b) => selectedLocations.indexOf(a.id) - selectedLocations.indexOf(b.id))
  const first = chosen.find(({ id }) => id === primaryLocationId)
  return first ? [first, ...chosen.filter((location) => location !== first)] : chosen
}
