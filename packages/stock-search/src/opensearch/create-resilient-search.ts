import type { StockSearch } from '../port.ts'
import { connect, type OpenSearchAddress } from './connection/connect.ts'
import { Counters, type SearchCounts } from './connection/counters.ts'
import { limitConcurrency } from './connection/limit-concurrency.ts'
import { withRetries } from './connection/with-retries.ts'
import { withStaleFallback } from './connection/with-stale-fallback.ts'
import { createOpenSearchSearch } from './create-opensearch-search.ts'
import { stockAlias } from './index/stock-indices.ts'

export type ResilientOpenSearch = StockSearch & {
  /** What befell it since this was last asked. */
  takeCounts(): SearchCounts
}

/** How many requests a process has under way at once, and how many more may wait: two seconds of searches at a time each. */
const concurrency = { maxConcurrent: 16, maxQueued: 200 }

/** OpenSearch as a function uses it: time-outs, retries, a bounded queue, and the last good answer where it is down. */
export function createResilientSearch(address: OpenSearchAddress, index = stockAlias): ResilientOpenSearch {
  const counters = new Counters()
  const connection = withRetries(limitConcurrency(connect(address), concurrency, counters), { counters })
  const search = withStaleFallback(createOpenSearchSearch(connection, { index, isAlias: true, counters }), { counters })
  return { ...search, takeCounts: () => counters.take() }
}
