import type { PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { placeJsonLd } from '@forecourt/domain/locations/place-json-ld'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import type { HomeData } from './load.ts'

/** The dealer in schema.org's words, at its primary location. */
function autoDealer(site: PublicSite, image: string | undefined): Record<string, unknown> {
  const primary = site.locations.find((location) => location.primary)
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

/** Title, description, canonical address and the dealer for search engines. */
export function head(_data: HomeData, { site }: PageContext): Head {
  const hero = site.home?.hero
  const image = hero?.picture && tenantFilePath(site, hero.picture)
  return {
    title: `${site.name}: ${site.copy.search_heading}`,
    description: hero?.text ?? site.copy.search_description,
    canonical: '/',
    image: sharePicture('/'),
    jsonLd: autoDealer(site, image),
  }
}
