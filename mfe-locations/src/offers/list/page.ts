import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import { definePage, type Head, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'
import { offerJsonLd } from '../json-ld.ts'
import { type OffersData, OffersPage } from './offers-page.tsx'

async function load(_: PageContext, api: LoadApi): Promise<LoadResult<OffersData>> {
  const { listOffers } = await loadEndpoints()
  return { kind: 'found', data: await api.get(listOffers, {}) }
}

const head = ({ offers, intro }: OffersData, { site }: PageContext): Head => ({
  title: `Special offers | ${site.name}`,
  description: intro ?? `Offers at ${site.name}: ${offers.map(({ name }) => name).join('; ') || 'none at the moment'}.`,
  canonical: '/special-offers',
  image: sharePicture('/special-offers'),
  jsonLd: {
    '@context': 'https://schema.org',
    '@graph': [
      ...offers.map((offer) => offerJsonLd(offer, site)),
      breadcrumbList(site, [['Special offers', '/special-offers']]),
    ],
  },
})

export const page = definePage({ load, head, Page: OffersPage })
