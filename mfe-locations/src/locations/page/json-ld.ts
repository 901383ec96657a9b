import type { Location, PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { mainDepartment } from '@forecourt/domain/locations/hours/opening-state'
import { placeJsonLd } from '@forecourt/domain/locations/place-json-ld'
import { dialled } from '@forecourt/domain/locations/telephone'
import { locationPath } from '../shared/location-links.ts'

/** A location in schema.org's words; whole, with its special days too, on its own page. Reviews are no part of it (docs/decisions/locations.md). */
export function autoDealer(location: Location, site: PublicSite, { isWhole = false } = {}): Record<string, unknown> {
  const { name, contact_detail, image } = location
  const department = mainDepartment(location)
  const path = locationPath(location)
  return {
    '@type': department === 'service' ? 'AutoRepair' : department === 'parts' ? 'AutoPartsStore' : 'AutoDealer',
    '@id': new URL(`${path}#location`, site.url).href,
    name,
    url: new URL(path, site.url).href,
    telephone: dialled(contact_detail.phone),
    ...(contact_detail.email && { email: contact_detail.email }),
    ...(image && { image: new URL(tenantFilePath(site, image), site.url).href }),
    parentOrganization: { '@type': 'Organization', name: site.name, url: site.url },
    ...placeJsonLd(location, { isWhole }),
  }
}
