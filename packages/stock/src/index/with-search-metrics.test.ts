import { emptySearch } from '@forecourt/domain/search/search-filters'
import { EngineError } from '@forecourt/stock-search/opensearch/connection/connection'
import { Counters } from '@forecourt/stock-search/opensearch/connection/counters'
import type { StockSearch } from '@forecourt/stock-search/port'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { expect, test } from 'vitest'
import { withSearchMetrics } from './with-search-metrics.ts'

const found = { count: 0, page: 1, pages: 1, ms: 0, facets: {}, histograms: {} }

/** An engine that returns only stale answers, or fails. */
function engineWithMetrics(error?: Error): StockSearch {
  const answer = <T extends object>(last: T) =>
    error ? Promise.reject(error) : Promise.resolve({ ...last, stale: true })
  return withSearchMetrics({
    search: () => answer({ ...found, hits: [] }),
    facetValues: () => answer({ values: [] }),
    list: () => answer({ hits: [] }),
    similar: () => answer({ hits: [] }),
    suggest: () => answer({ suggestions: [] }),
    apply: async () => {},
    takeCounts: () => new Counters().take(),
  })
}

const questions: Record<string, (search: StockSearch) => Promise<object>> = {
  search: (search) => search.search(testScope(), emptySearch),
  facetValues: (search) => search.facetValues(testScope(), emptySearch, { filter: 'make', text: '' }),
  list: (search) => search.list(testScope(), emptySearch, 30),
  similar: (search) => search.similar(testScope(), testVehicle()),
  suggest: (search) => search.suggest(testScope(), emptySearch, 'toy'),
}

test.each(Object.entries(questions))('%s counts stale answers and failures', async (_, ask) => {
  expect(await ask(engineWithMetrics())).toHaveProperty('stale', true)
  await expect(ask(engineWithMetrics(new EngineError('unreachable', 'down')))).rejects.toMatchObject({
    code: 'unavailable',
  })
})
