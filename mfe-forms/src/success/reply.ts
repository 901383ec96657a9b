import type { SentForm } from '@forecourt/contracts/leads/form-draft'
import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'

/** Who replies to a form: the location or dealership that was chosen, else the car's, else the site's own. */
export function replier(sent: SentForm | undefined, site: PublicSite): Location | undefined {
  const chosen = site.locations.find(({ slug, visible }) => visible && slug === sent?.location)
  if (chosen) return chosen
  const { dealership_slug } = sent ?? {}
  return dealership_slug === undefined ? primaryLocation(site) : dealerLocation({ dealership_slug }, site)
}
