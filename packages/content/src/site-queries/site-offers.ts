import type { ResponseOf } from '@forecourt/contracts/endpoints/endpoint'
import type { findOffer, listOffers, listReviews } from '@forecourt/contracts/endpoints/locations'
import { shownLocations } from '@forecourt/contracts/site/shown-locations'
import type { Site } from '@forecourt/contracts/site/site'
import { shownOffers } from '@forecourt/domain/offers/shown-offers'
import { shownReviews } from '@forecourt/domain/reviews/shown-reviews'
import { AppError } from '@forecourt/lambda-kit/app-error'

/** OF-3. */
export const offersOf = (site: Site, now: Date): ResponseOf<typeof listOffers> => ({
  ...(site.offers_intro !== undefined && { intro: site.offers_intro }),
  offers: shownOffers(site, now),
})

export function offerById(site: Site, id: string, now: Date): ResponseOf<typeof findOffer> {
  const offer = shownOffers(site, now).find((one) => one.id === id)
  if (!offer) throw new AppError('not_found')
  return offer
}

/** RV-1. Of a location that is hidden there are none. */
export function reviewsOf(site: Site, query: string): ResponseOf<typeof listReviews> {
  const slug = new URLSearchParams(query).get('location')
  const location = shownLocations(site).find((one) => one.slug === slug)
  if (slug !== null && !location) return {}
  const reviews = shownReviews(site.reviews, location?.id)
  return { ...(reviews && { reviews }) }
}
