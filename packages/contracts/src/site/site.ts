import * as z from 'zod/mini'
import { capabilitySettings } from './capability-switches.ts'
import { coreSettings } from './core.ts'
import { type DrawSettings, drawsSettings } from './settings/draws.ts'
import { financeSettings } from './settings/finance.ts'
import { formsSettings } from './settings/forms.ts'
import { locationsSettings } from './settings/locations.ts'
import { offersSettings } from './settings/offers.ts'
import { promoSettings } from './settings/promos.ts'
import { quoteSettings } from './settings/quote.ts'
import { reviewsSettings } from './settings/reviews.ts'
import { searchSettings } from './settings/search.ts'
import { signInSettings } from './settings/sign-in.ts'
import { trackingSettings } from './settings/tracking.ts'
import { tradeInSettings } from './settings/trade-in.ts'
import { vehicleSettings } from './settings/vehicle.ts'
import { watchlistSettings } from './settings/watchlist.ts'

export type { Brand, FontName, Layout } from './brand.ts'
export type { Department } from './departments.ts'
export type { HeroSearchField, HomeSection, Popup } from './home.ts'
export type { Location, SpecialHours } from './settings/locations.ts'
export type { Offer } from './settings/offers.ts'
export type { Rating, Review, ReviewsFile } from './settings/reviews.ts'
export type { ChipName } from './settings/search.ts'
export type { ButtonName } from './settings/vehicle.ts'

/** What pages may know of a site. */
const publicShape = {
  ...coreSettings.public,
  ...searchSettings.public,
  ...promoSettings.public,
  ...vehicleSettings.public,
  ...formsSettings.public,
  ...financeSettings.public,
  ...signInSettings.public,
  ...trackingSettings.public,
  ...tradeInSettings.public,
  ...drawsSettings.public,
  ...capabilitySettings.public,
  ...quoteSettings.public,
  ...watchlistSettings.public,
  ...locationsSettings.public,
  ...offersSettings.public,
  ...reviewsSettings.public,
}

/** What stays on the server. */
const privateShape = {
  ...coreSettings.private,
  ...searchSettings.private,
  ...promoSettings.private,
  ...vehicleSettings.private,
  ...formsSettings.private,
  ...financeSettings.private,
  ...signInSettings.private,
  ...trackingSettings.private,
  ...tradeInSettings.private,
  ...drawsSettings.private,
  ...capabilitySettings.private,
  ...quoteSettings.private,
  ...watchlistSettings.private,
  ...locationsSettings.private,
  ...offersSettings.private,
  ...reviewsSettings.private,
}

/** A tenant: one dealer's site, all of it data (TN-3). Nothing in here is code, and no code asks for a slug. */
export const siteSchema = z.strictObject({ ...publicShape, ...privateShape })

/** A tenant's whole validated configuration. It holds private settings: only `PublicSite` leaves the server. */
export type Site = z.infer<typeof siteSchema>

export type PublicSite = Pick<Site, keyof typeof publicShape> & {
  /** What can be won by `/spin-to-win`, for who has not signed in yet. */
  draw?: Pick<DrawSettings, 'starts' | 'ends'> & { prizes: string[] }
  /** What each offer of its first row says, so that a page keeps room for it; absent without offers. */
  offer_figures?: ('words' | 'prices' | 'rates')[]
  /** How many reviews of the dealer a page shows; absent without any. */
  review_count?: number
}
