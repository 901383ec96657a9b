import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { dealerLocation } from '@forecourt/domain/vehicle/vehicle-location'
import type { Subject } from './load-subject.ts'

/** Who reads a form: the car's dealer, the location that was asked for, the department's only place, else the site's own. */
export function replierOf({ vehicle, location, department }: Subject, site: PublicSite): Location | undefined {
  if (vehicle) return dealerLocation(vehicle, site)
  const [place, ...others] = department?.places ?? []
  const slug = location ?? (others.length === 0 ? place?.location : undefined)
  return site.locations.find((one) => one.visible && one.slug === slug) ?? primaryLocation(site)
}
