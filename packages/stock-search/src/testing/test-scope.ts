import { carTypes } from '@forecourt/contracts/vehicle'
import type { StockScope } from '@forecourt/domain/stock-scope'

type Fields = { -readonly [K in keyof StockScope as K extends string ? K : never]: StockScope[K] }

/** A scope for tests, of the dealership `northgate` with everything it has. Outside of tests only a tenant's site makes one. */
export function testScope(fields: Partial<Fields> = {}): StockScope {
  const scope: Fields = {
    dealerships: ['northgate'],
    carTypes,
    itemTypes: ['car'],
    soldWindowSeconds: 3 * 86_400,
    minimumAgeSeconds: 0,
    pricing: 'purchase',
    isPriceAboveZero: false,
    collapsesSold: false,
    places: [],
    ...fields,
  }
  return scope as StockScope
}
