import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { placeJsonLd } from '@forecourt/domain/locations/place-json-ld'
import { primaryLocation } from '@forecourt/domain/locations/primary-location'
import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { crumbsTo } from './results/crumbs.ts'

type JsonLd = Record<string, unknown>

/** The dealer in schema.org's words, at its primary location. */
export function autoDealer(site: PublicSite, image: string | undefined): JsonLd | undefined {
  const primary = primaryLocation(site)
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    name: site.name,
    url: `${site.url}/`,
    telephone: site.phone,
    image: image && site.url + image,
    ...(primary && placeJsonLd(primary)),
  }
}

type Results = { result: SearchResult; site: PublicSite; heading: string; address: string }

/** The vehicles of a page of results, and its breadcrumbs (SR-19), in schema.org's words. */
export const resultsJsonLd = ({ result, site, heading, address }: Results): JsonLd | undefined => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'ItemList',
      // As the page says it, SR-13.
      numberOfItems: result.count,
      // Each says by its address alone what it is: the page of that has its name.
      itemListElement: result.hits.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: `${site.url}/cars/${slug}`,
      })),
    },
    breadcrumbList(
      site,
      crumbsTo(heading, site).map(({ label, href = address }) => [label, href]),
    ),
  ],
})
