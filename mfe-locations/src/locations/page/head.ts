import { addressText } from '@forecourt/domain/locations/primary-location'
import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import { locationPath } from '../shared/location-links.ts'
import { autoDealer } from './json-ld.ts'
import type { LocationData } from './load.ts'

/** RT-14: one address of a location's page is canonical, however it was asked for. */
export function head({ location }: LocationData, { site }: PageContext): Head {
  const { name, address, contact_detail } = location
  const canonical = locationPath(location)
  return {
    title: `${name}, ${address.city} | ${site.name}`,
    description: `${name}: ${addressText(location)}. Opening hours, directions and how to call: ${contact_detail.phone}.`,
    canonical,
    image: sharePicture(canonical),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        autoDealer(location, site, { isWhole: true }),
        breadcrumbList(site, [
          ['Our Locations', '/dealerships'],
          [name, canonical],
        ]),
      ],
    },
  }
}
