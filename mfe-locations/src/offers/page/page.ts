import { plainText } from '@forecourt/domain/offers/offer-text'
import { offerPath } from '@forecourt/domain/offers/shown-offers'
import { breadcrumbList } from '@forecourt/domain/site/breadcrumb-list'
import { sharePicture } from '@forecourt/domain/site/share-picture'
import { ApiError, definePage, type Head, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../../load-endpoints.ts'
import { offerJsonLd } from '../json-ld.ts'
import { type OfferData, OfferPage } from './offer-page.tsx'

/** RT-13. With a make in the address, which has to be the offer's. Without the others the offer is still shown. */
async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<OfferData>> {
  const { findOffer, listOffers } = await loadEndpoints()
  const { id = '', manufacturer } = request.params
  try {
    const [offer, { offers }] = await Promise.all([
      api.get(findOffer, { id }),
      api.get(listOffers, {}).catch(() => ({ offers: [] })),
    ])
    if (manufacturer !== undefined && manufacturer !== offer.manufacturer?.slug) return { kind: 'notFound' }
    return { kind: 'found', data: { offer, others: offers.filter((other) => other.id !== offer.id) } }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'not_found' || error.code === 'bad_request'))
      return { kind: 'notFound' }
    throw error
  }
}

/** The canonical address names the make where the offer has one. */
const head = ({ offer }: OfferData, { site }: PageContext): Head => ({
  title: `${offer.name} | ${site.name}`,
  description: plainText(offer.description).replaceAll('\n', ' ').slice(0, 300),
  canonical: offerPath(offer),
  image: sharePicture(offerPath(offer)),
  jsonLd: {
    '@context': 'https://schema.org',
    '@graph': [
      offerJsonLd(offer, site),
      breadcrumbList(site, [
        ['Special offers', '/special-offers'],
        [offer.name, offerPath(offer)],
      ]),
    ],
  },
})

export const page = definePage({ load, head, Page: OfferPage })
