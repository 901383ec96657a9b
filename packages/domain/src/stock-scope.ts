import type { Site } from '@forecourt/contracts/site'
import type { CarType } from '@forecourt/contracts/vehicle'

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
