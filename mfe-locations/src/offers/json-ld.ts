import type { Offer, PublicSite } from '@forecourt/contracts/site/site'
import { tenantFilePath } from '@forecourt/contracts/site/validation/tenant-file-path'
import { plainText } from '@forecourt/domain/offers/offer-text'
import { offerPath } from '@forecourt/domain/offers/shown-offers'

/** An offer in schema.org's words. */
export function offerJsonLd(offer: Offer, site: PublicSite): Record<string, unknown> {
  const { name, description, starts, ends, price, image_url, manufacturer, model } = offer
  return {
    '@type': 'Offer',
    name,
    description: plainText(description),
    url: new URL(offerPath(offer), site.url).href,
    ...(image_url && { image: new URL(tenantFilePath(site, image_url), site.url).href }),
    ...(price && { price: price.amount, priceCurrency: 'AUD' }),
    ...(starts && { validFrom: starts }),
    ...(ends && { priceValidUntil: ends, validThrough: ends }),
    ...(model && {
      itemOffered: {
        '@type': 'Car',
        name: [manufacturer?.name, model.name].filter(Boolean).join(' '),
        ...(manufacturer && { brand: { '@type': 'Brand', name: manufacturer.name } }),
      },
    }),
    offeredBy: { '@type': 'AutoDealer', name: site.name, url: site.url },
  }
}
