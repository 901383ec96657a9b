import { testSite } from '@forecourt/contracts/testing/test-site'
import { StockScope, stockScope } from '@forecourt/domain/stock/stock-scope'

type Fields = { -readonly [K in keyof StockScope]: StockScope[K] }

/**
 * A scope for tests, of the dealership `northgate` without restrictions. Outside of tests only a tenant's site makes
 * one.
 */
export const testScope = (fields: Partial<Fields> = {}): StockScope =>
  Object.assign(Object.create(StockScope.prototype), stockScope(testSite()), { places: [], ...fields })
