import type { Range } from '../search/search-filters.ts'
import type { StockScope } from './stock-scope.ts'

/** A moment of the vehicle, in seconds since 1970, and when it has to lie. */
type Limit = Range & { field: 'created_at_timestamp' | 'sold_date_timestamp' }

/** Vehicles of this status are listed while they are within all the limits. */
export type ListingCondition = { status: string; limits: Limit[] }

type Rule = (scope: StockScope, now: number) => Limit[]

/** SR-11: what is listed at all. A status that is not in the table never is. */
const listedStatuses = {
  in_stock: () => [],
  coming_soon: () => [],
  sold: ({ soldWindowSeconds }, now) => [{ field: 'sold_date_timestamp', min: now - soldWindowSeconds }],
} as const satisfies Record<string, Rule>

/** TN-13: whatever its status, a vehicle is listed once it is old enough. */
const ofAge: Rule = ({ minimumAgeSeconds }, now) =>
  minimumAgeSeconds > 0 ? [{ field: 'created_at_timestamp', max: now - minimumAgeSeconds }] : []

/** What a scope lists at the moment `now`, by status. */
export const listingConditions = (scope: StockScope, now: number): ListingCondition[] =>
  Object.entries<Rule>(listedStatuses).map(([status, rule]) => ({
    status,
    limits: [...rule(scope, now), ...ofAge(scope, now)],
  }))
