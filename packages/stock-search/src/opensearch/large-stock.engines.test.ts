import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedSearch } from '../embedded/create-embedded-search.ts'
import type { StockChange, StockSearch } from '../port.ts'
import { testScope } from '../testing/test-scope.ts'
import { testVehicle } from '../testing/test-vehicle.ts'
import { testEngines } from './testing/test-engines.ts'

const { create, close } = testEngines()
const now = 1_790_000_000
const vehicles = 10_500
let search: StockSearch
const embedded = createEmbeddedSearch()

/** More vehicles than the index's result window, and more distinct numbers than an answer contains. */
const changes = Array.from({ length: vehicles }, (_, i): StockChange => {
  const sold = i % 7 === 0 && { status: 'sold', sold_date_timestamp: now }
  const numbers = { price: 5000 + ((i * 7919) % vehicles) * 3 + (i % 4) / 4, km: (i * 104_729) % 300_007 }
  const vehicle = testVehicle({ id: String(i), ...numbers, year: 1990 + (i % 35), ...sold, certified: i % 3 === 0 })
  return { kind: 'put', version: 1, vehicle }
})

beforeAll(async () => {
  search = await create({ shards: 2 })
  await search.apply(changes)
  await embedded.apply(changes)
}, 180_000)
afterAll(close)

type Case = { what: string; state: Partial<SearchState>; collapsesSold?: boolean }
const cases: Case[] = [
  { what: 'the first page', state: {} },
  {
    what: 'histograms of many different numbers',
    state: { flags: { certified: true }, ranges: { price: { max: 20_000 } } },
  },
  { what: 'the last page', state: { page: 500 } },
  { what: 'a page in the middle, beyond ten thousand', state: { page: 478, sortBy: 'price_asc' } },
  { what: 'a page deep in an order by score', state: { page: 479, query: 'toyota' } },
  { what: 'a page that does not exist', state: { page: 1_000_000, sortBy: 'km_asc' } },
  { what: 'the first page by score without runs of sold ones', state: { query: 'toyota' }, collapsesSold: true },
  { what: 'the last page by price without them', state: { page: 1000, sortBy: 'price_desc' }, collapsesSold: true },
  { what: 'a page of some without them', state: { page: 9, ranges: { price: { max: 20_000 } } }, collapsesSold: true },
  { what: 'a page of all without runs of sold ones', state: { page: 400, sortBy: 'newest' }, collapsesSold: true },
]

test.each(cases)(
  '[SR-6] [SR-7] [SR-12] for a large stock $what equals the embedded engine’s, twice',
  async ({ state, collapsesSold = false }) => {
    const question = [testScope({ collapsesSold }), { ...emptySearch, ...state }, now] as const
    const { ms: _own, ...expected } = await embedded.search(...question)
    // The second time the view is cached, and fewer values are requested.
    for (let time = 0; time < 2; time++) {
      const { ms: _ms, ...found } = await search.search(...question)
      expect(found).toEqual(expected)
    }
  },
)
