import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import type { LocationsData } from '../list/load.ts'
import { autoDealer } from '../page/json-ld.ts'

/** RT-14: `/contact` and `/contact-us` are one page, whose canonical address is the second. */
export function head({ locations }: LocationsData, { site }: PageContext): Head {
  return {
    title: `Contact us | ${site.name}`,
    description: `How to reach ${site.name}: addresses, telephone numbers and opening hours, or write to us. ${site.phone}.`,
    canonical: '/contact-us',
    image: sharePicture('/contact-us'),
    jsonLd: {
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'ContactPage', name: `Contact ${site.name}`, url: new URL('/contact-us', site.url).href },
        ...locations.map((location) => autoDealer(location, site)),
        breadcrumbList(site, [['Contact us', '/contact-us']]),
      ],
    },
  }
}
