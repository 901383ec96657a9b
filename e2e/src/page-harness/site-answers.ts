import { siteLocation, siteLocations } from '@forecourt/content/site-queries/site-locations'
import { offerById, offersOf, reviewsOf } from '@forecourt/content/site-queries/site-offers'
import {
  findLocation,
  findOffer,
  listLocations,
  listOffers,
  listReviews,
} from '@forecourt/contracts/endpoints/locations'
import { search } from '@forecourt/contracts/endpoints/search'
import type { Site } from '@forecourt/contracts/site/site'
import { type FakeAnswer, fail, fake } from './fake-api.ts'

/** A test says the same on every day: by this one each offer of the demonstration has begun, and none is over. */
const day = new Date('2026-11-20T00:00:00Z')

/** What the functions answer for a site's locations, offers and reviews: the very work behind the endpoints. */
export function siteAnswers(site: Site, counts: Record<string, number> = {}): FakeAnswer[] {
  const orNotFound = <T>(work: () => T): T => {
    try {
      return work()
    } catch {
      return fail('not_found')
    }
  }
  const dealership_name = Object.entries(counts).map(([value, count]) => ({ value, count }))
  return [
    fake(listLocations, ({ query }) => siteLocations(site, query)),
    fake(findLocation, ({ params }) => orNotFound(() => siteLocation(site, params.slug))),
    fake(listReviews, ({ query }) => reviewsOf(site, query)),
    fake(listOffers, () => offersOf(site, day)),
    fake(findOffer, ({ params }) => orNotFound(() => offerById(site, params.id, day))),
    fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: { dealership_name }, histograms: {} })),
  ]
}
