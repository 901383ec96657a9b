import type { Offer, PublicSite, Site } from '@forecourt/contracts/site/site'
import { siteDay } from '../site/site-day.ts'

/** OF-3: offers that the site may show on its day: not excluded from it, begun and not over. The featured come first. */
export function shownOffers(site: Pick<Site, 'slug' | 'offers' | 'locations'>, now: Date): Offer[] {
  const today = siteDay(site, now)
  return site.offers
    .filter(({ excluded_website_ids }) => !excluded_website_ids?.includes(site.slug))
    .filter(({ starts = today, ends = today }) => starts <= today && today <= ends)
    .toSorted((a, b) => Number(b.featured ?? false) - Number(a.featured ?? false))
}

/** The offers of a row in a page of something else. */
export const leadingOffers = (offers: readonly Offer[]): Offer[] => offers.slice(0, 3)

/** Whether each has rates, with their warning, a price or a note about it, or words alone. */
export const offerFigures = (offers: readonly Offer[]): NonNullable<PublicSite['offer_figures']> =>
  offers.map(({ finance, price, note }) => (finance ? 'rates' : (price ?? note) ? 'prices' : 'words'))

/** Where an offer's page is: `/offers/kia/tasman-canopy`, or without a make `/offers/tasman-canopy`. */
export const offerPath = ({ id, manufacturer }: Pick<Offer, 'id' | 'manufacturer'>): string =>
  manufacturer ? `/offers/${manufacturer.slug}/${id}` : `/offers/${id}`
