import type { PublicSite } from '@forecourt/contracts/site/site'
import { rangeLabel } from '@forecourt/domain/search/active-filters'
import { type Range, type RangeFilter, searchFilters } from '@forecourt/domain/search/search-filters'

type Pricing = Pick<PublicSite, 'pricing'>

const isWeekly = (filter: string, { pricing }: Pricing): boolean => filter === 'price' && pricing === 'subscription'

/** TN-14: what a range is called where a price is a week's. */
export const rangeTitle = (filter: RangeFilter, site: Pricing): string =>
  searchFilters[isWeekly(filter, site) ? 'subscription_price' : filter].label

/** The suffix of a range's amount: ` a week`. */
export const rangeUnit = (filter: string, site: Pricing): string => (isWeekly(filter, site) ? ' a week' : '')

/** `Up to $44,000`, and `Up to $300 a week` where a price is a week's. */
export const rangeText = (filter: RangeFilter, range: Range, site: Pricing): string =>
  rangeLabel(filter, range) + rangeUnit(filter, site)
