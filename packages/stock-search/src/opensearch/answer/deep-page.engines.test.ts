import { pageSize } from '@forecourt/domain/search/pagination'
import { emptySearch, type SearchState, sortOrders } from '@forecourt/domain/search/search-filters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedSearch } from '../../embedded/create-embedded-search.ts'
import type { StockChange, StockSearch } from '../../port.ts'
import { edgeCaseDealerships, edgeCaseNow, edgeCaseVehicle } from '../../testing/edge-case-stock.ts'
import { randomFrom } from '../../testing/random.ts'
import { testScope } from '../../testing/test-scope.ts'
import { testEngines } from '../testing/test-engines.ts'

const { create, close } = testEngines()
/** So few that a page in the middle is several steps from either end. */
const window = pageSize + 4
let search: StockSearch
const embedded = createEmbeddedSearch()

beforeAll(async () => {
  const random = randomFrom(9)
  const changes = Array.from({ length: 1000 }, (_, i): StockChange => {
    const vehicle = edgeCaseVehicle(random, String(i))
    return { kind: 'put', version: 1, vehicle: { ...vehicle, show_on_dealer_website: true } }
  })
  search = await create({ shards: 2, window })
  await search.apply(changes)
  await embedded.apply(changes)
})
afterAll(close)

const byName = Object.keys(sortOrders).map((sortBy) => ({ sortBy: sortBy as SearchState['sortBy'] }))
const orders: Partial<SearchState>[] = [...byName, { query: 'toyota' }]

test.each(orders.flatMap((state) => [false, true].map((collapsesSold) => ({ state, collapsesSold }))))(
  '[SR-7] [SR-8] every page that is reached in small steps from either end has the right vehicles: $state, sold runs collapsed: $collapsesSold',
  async ({ state, collapsesSold }) => {
    const scope = testScope({ dealerships: [...edgeCaseDealerships], collapsesSold })
    const ask = (engine: StockSearch, page: number) =>
      engine.search(scope, { ...emptySearch, ...state, page }, edgeCaseNow)
    const { pages } = await ask(embedded, 1)
    expect(pages * pageSize).toBeGreaterThan(state.query ? 2 * window : 6 * window)
    for (let page = 1; page <= pages + 1; page++) {
      const [found, expected] = await Promise.all([ask(search, page), ask(embedded, page)])
      expect([found.page, found.pages, found.hits]).toEqual([expected.page, expected.pages, expected.hits])
    }
  },
)
