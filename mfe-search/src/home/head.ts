import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import type { Head, PageContext } from '@forecourt/shell-api'
import { autoDealer } from '#json-ld'
import type { HomeData } from './load.ts'

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
