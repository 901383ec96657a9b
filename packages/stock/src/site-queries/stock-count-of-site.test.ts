import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test, vi } from 'vitest'
import { searchStock } from './search-stock.ts'

const counts = { new: 0, used: 0 }

vi.mock('../index/stock-index.ts', () => ({
  stockSearch: async () => ({
    search: async () => ({
      hits: [],
      count: counts.new + counts.used,
      page: 1,
      pages: 1,
      ms: 1,
      facets: { car_type: Object.entries(counts).map(([value, count]) => ({ value, count })) },
      histograms: {},
    }),
  }),
}))

test.each([
  ['the configured number where a count is capped', { new: 12, used: 2000 }, 4321, '', 4321],
  ['the same whatever the order and the page', { new: 12, used: 2000 }, 4321, 'sortBy=newest&page=2', 4321],
  ['the sum where nothing is configured', { new: 12, used: 2000 }, undefined, '', 2012],
  ['the sum where no count is capped', { new: 12, used: 1999 }, 4321, '', 2011],
  ['what it finds where the search is narrowed', { new: 12, used: 2000 }, 4321, 'make=Kia', 2012],
] as const)('[SR-13] a site says %s', async (...[, found, stock_count, query, said]) => {
  Object.assign(counts, found)
  expect((await searchStock(testSite({ stock_count }), query)).count).toBe(said)
})
