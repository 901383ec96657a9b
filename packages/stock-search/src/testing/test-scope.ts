import { testSite } from '@forecourt/contracts/testing/test-site'
import { type StockScope, stockScope } from '@forecourt/domain/stock-scope'

type Fields = { -readonly [K in keyof StockScope]: StockScope[K] }

/** A scope for tests, of the dealership `northgate` with everything it has. Outside of tests only a tenant's site makes one. */
export const testScope = (fields: Partial<Fields> = {}): StockScope =>
  Object.assign(stockScope(testSite()), { places: [], ...fields })
