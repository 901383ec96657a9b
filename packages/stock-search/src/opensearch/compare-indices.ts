import type { SearchResult } from '@forecourt/contracts/search-result'
import { emptySearch, type SearchState } from '@forecourt/domain/search-fields'
import type { StockScope } from '@forecourt/domain/stock-scope'
import type { Connection } from './connection.ts'
import { createOpenSearchSearch } from './create-opensearch-search.ts'

/** What one index answers otherwise than the other. */
export type Difference = { scope: StockScope; state: SearchState; part: string }

const samples: readonly Partial<SearchState>[] = [
  {},
  { sortBy: 'price_asc', ranges: { price: { max: 40_000 } } },
  { sortBy: 'newest', page: 2 },
  { lists: { body: ['SUV'], fuel: ['Hybrid', 'Diesel'] } },
  { query: 'toyota auto', lists: { car_type: ['used'] } },
]
const compared = ['count', 'pages', 'facets', 'histograms', 'without', 'hits'] as const satisfies (keyof SearchResult)[]

/** Asks two indices the same sample of searches for each tenant, and says where their answers differ. */
export async function compareIndices(
  connection: Connection,
  [one, other]: readonly [string, string],
  scopes: readonly StockScope[],
): Promise<Difference[]> {
  const now = Math.floor(Date.now() / 1000)
  const engines = [one, other].map((index) => createOpenSearchSearch(connection, { index, viewMs: 0 }))
  const differences: Difference[] = []
  for (const scope of scopes)
    for (const sample of samples) {
      const state = { ...emptySearch, ...sample }
      const [a, b] = await Promise.all(engines.map((engine) => engine.search(scope, state, now)))
      const parts = compared.filter((part) => JSON.stringify(a?.[part]) !== JSON.stringify(b?.[part]))
      differences.push(...parts.map((part) => ({ scope, state, part })))
    }
  return differences
}
