import type { Site } from '@forecourt/contracts/site'
import type { CarType, Vehicle } from '@forecourt/contracts/vehicle'

declare const scopeBrand: unique symbol

/**
 * Which vehicles a tenant may see at all. Only `stockScope` makes one, from the server's own tenant, so that nothing a
 * request says can ever widen it (TN-7, TN-10, TN-13, SR-11).
 */
export type StockScope = {
  readonly [scopeBrand]: true
  readonly dealerships: readonly string[]
  readonly carTypes: readonly CarType[]
  readonly itemTypes: readonly string[]
  /** A sold vehicle stays listed this long. */
  readonly soldWindowSeconds: number
  /** A vehicle is listed once it is this old. */
  readonly minimumAgeSeconds: number
}

const daySeconds = 86_400

export function stockScope(site: Site): StockScope {
  const scope: Omit<StockScope, typeof scopeBrand> = {
    dealerships: site.dealerships,
    carTypes: site.car_types,
    itemTypes: site.item_types,
    soldWindowSeconds: site.sold_window_days * daySeconds,
    minimumAgeSeconds: site.minimum_age_days * daySeconds,
  }
  return scope as StockScope
}

type ScopeList = { field: 'dealership_slug' | 'car_type' | 'item_type'; values: readonly string[] }

/** What a scope holds: vehicles that are meant for the website and have, in each of these fields, one of the values. */
export const scopeLists = ({ dealerships, carTypes, itemTypes }: StockScope): ScopeList[] => [
  { field: 'dealership_slug', values: dealerships },
  { field: 'car_type', values: carTypes },
  { field: 'item_type', values: itemTypes },
]

/** Whether a scope holds the vehicle, listed or not: one that was sold long ago still has its page (VD-14). */
export const isInScope = (scope: StockScope, vehicle: Vehicle): boolean =>
  vehicle.show_on_dealer_website && scopeLists(scope).every(({ field, values }) => values.includes(vehicle[field]))
