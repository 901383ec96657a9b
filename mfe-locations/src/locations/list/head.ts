import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import { autoDealer } from '../page/json-ld.ts'
import type { LocationsData } from './load.ts'
import { placesText } from './places-text.ts'

/** RT-14: `/dealerships` and `/dealer-locator` are one page, whose canonical address is the first. */
export function head({ locations, postcode }: LocationsData, { site }: PageContext): Head {
  return {
    title: `Our Locations | ${site.name}`,
    description: `${site.name}: ${placesText(locations)}, with opening hours, directions and telephone numbers.`,
    canonical: '/dealerships',
    image: sharePicture('/dealerships'),
    ...(postcode && { noIndex: true }),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        ...locations.map((location) => autoDealer(location, site)),
        breadcrumbList(site, [['Our Locations', '/dealerships']]),
      ],
    },
  }
}
