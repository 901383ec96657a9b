import { type Places, shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Location } from '@forecourt/contracts/site/site'
import { primaryLocation } from '../../locations/primary-location.ts'
import { dealerLocation } from '../../vehicle/vehicle-location.ts'

/** What of a form decides who replies: the place and dealership that were chosen, else the car's. */
type Asked = { location?: string | undefined; dealership_slug?: string | undefined; city?: string | undefined }

/** LD-5. The place that replies to a form: the one that was chosen, else the dealership's or car's, else the site's own. */
export function replier({ location, dealership_slug, city }: Asked, site: Places): Location | undefined {
  const shown = shownLocations(site)
  const chosen = shown.find(({ slug }) => slug === location)
  if (chosen) return chosen
  return dealership_slug === undefined
    ? primaryLocation({ locations: shown })
    : dealerLocation({ dealership_slug, city }, site)
}
