import * as rows from '@forecourt/contracts/endpoints/locations'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { siteLocation, siteLocations } from './site-locations.ts'
import { offerById, offersOf, reviewsOf } from './site-offers.ts'

/** Locations, offers and reviews of a site, for the function and for pages. */
export const locationAnswers: readonly Answer[] = [
  answers(rows.listLocations, async ({ site, query }) => siteLocations(site, query)),
  answers(rows.findLocation, async ({ site, params }) => siteLocation(site, params.slug)),
  answers(rows.listReviews, async ({ site, query }) => reviewsOf(site, query)),
  answers(rows.listOffers, async ({ site }) => offersOf(site, new Date())),
  answers(rows.findOffer, async ({ site, params }) => offerById(site, params.id, new Date())),
]
