import { knownStatuses } from '@forecourt/contracts/stock/vehicle'
import type { Range } from '../search/search-filters.ts'
import { isOffered } from '../vehicle/car-status.ts'
import type { StockScope } from './stock-scope.ts'

/** A timestamp of the vehicle, in seconds since 1970, and its limits. */
type Limit = Range & { field: 'created_at_timestamp' | 'sold_date_timestamp' }

/** Vehicles of this status are listed while they are within all limits. */
export type ListingCondition = { status: string; limits: Limit[] }

type Rule = (scope: StockScope, now: number) => Limit[]

/** SR-11: a sold one is listed for some days. */
const lately: Rule = ({ soldWindowSeconds }, now) => [{ field: 'sold_date_timestamp', min: now - soldWindowSeconds }]

/** TN-13: in any status, a vehicle is listed once it is old enough. */
const ofAge: Rule = ({ minimumAgeSeconds }, now) =>
  minimumAgeSeconds > 0 ? [{ field: 'created_at_timestamp', max: now - minimumAgeSeconds }] : []

/** The listing conditions of a scope at `now`, by status. */
export const listingConditions = (scope: StockScope, now: number): ListingCondition[] =>
  knownStatuses
    .filter((status) => isOffered({ status }, 'list'))
    .map((status) => ({
      status,
      limits: [...(isOffered({ status }, 'advertise') ? [] : lately(scope, now)), ...ofAge(scope, now)],
    }))
