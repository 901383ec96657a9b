import type { Range } from '../search/search-filters.ts'
import type { StockScope } from './stock-scope.ts'

/** A timestamp of the vehicle, in seconds since 1970, and its limits. */
type Limit = Range & { field: 'created_at_timestamp' | 'sold_date_timestamp' }

/** Vehicles of this status are listed while they are within all limits. */
export type ListingCondition = { status: string; limits: Limit[] }

type Rule = (scope: StockScope, now: number) => Limit[]

/** SR-11: the listed statuses. Others are never listed. */
const listedStatuses = {
  in_stock: () => [],
  coming_soon: () => [],
  sold: ({ soldWindowSeconds }, now) => [{ field: 'sold_date_timestamp', min: now - soldWindowSeconds }],
} as const satisfies Record<string, Rule>

/** TN-13: in any status, a vehicle is listed once it is old enough. */
const ofAge: Rule = ({ minimumAgeSeconds }, now) =>
  minimumAgeSeconds > 0 ? [{ field: 'created_at_timestamp', max: now - minimumAgeSeconds }] : []

/** The listing conditions of a scope at `now`, by status. */
export const listingConditions = (scope: StockScope, now: number): ListingCondition[] =>
  Object.entries<Rule>(listedStatuses).map(([status, rule]) => ({
    status,
    limits: [...rule(scope, now), ...ofAge(scope, now)],
  }))
