import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { beforeEach } from 'vitest'
import type { EngineResult, StockSearch } from '../../port.ts'
import { testScope } from '../test-scope.ts'
import { testVehicle } from '../test-vehicle.ts'

/** The time of the contract's searches, in seconds since 1970. */
export const now = 1_790_000_000
export const day = 86_400

/** An engine that is empty when a test begins, with helpers for tests. */
export type EngineHarness = {
  readonly search: StockSearch
  /** Writes vehicles with the ids 1, 2, 3 unless given. */
  stock(...cars: Partial<Vehicle>[]): Promise<void>
  ask(state?: Partial<SearchState>, scope?: StockScope): Promise<EngineResult>
  /** The ids on the page. */
  ids(state?: Partial<SearchState>, scope?: StockScope): Promise<string[]>
}

export function createEngineHarness(create: () => Promise<StockSearch>): EngineHarness {
  let search: StockSearch
  beforeEach(async () => {
    search = await create()
  })
  const ask = (state: Partial<SearchState> = {}, scope: StockScope = testScope()) =>
    search.search(scope, { ...emptySearch, ...state }, now)
  return {
    get search() {
      return search
    },
    stock: (...cars) =>
      search.apply(
        cars.map((car, index) => ({ kind: 'put', vehicle: testVehicle({ id: `${index + 1}`, ...car }), version: 1 })),
      ),
    ask,
    ids: async (state, scope) => (await ask(state, scope)).hits.map((hit) => hit.id),
  }
}
