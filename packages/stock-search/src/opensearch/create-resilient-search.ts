import type { StockSearch } from '../port.ts'
import { connect, type OpenSearchAddress } from './connection/connect.ts'
import { Counters, type SearchCounts } from './connection/counters.ts'
import { limitConcurrency } from './connection/limit-concurrency.ts'
import { withRetries } from './connection/with-retries.ts'
import { withStaleFallback } from './connection/with-stale-fallback.ts'
import { createOpenSearchSearch } from './create-opensearch-search.ts'
import { stockAlias } from './index/stock-indices.ts'
import type { OnUnreadableHit } from './query/searcher.ts'

export type ResilientOpenSearch = StockSearch & {
  /** The counts since the last call. */
  takeCounts(): SearchCounts
}

/** Concurrent requests of a process, and the length of its queue: two seconds of searches each. */
const concurrency = { maxConcurrent: 16, maxQueued: 200 }

/** OpenSearch with timeouts, retries, a bounded queue, and stale answers during an outage. */
export function createResilientSearch(
  address: OpenSearchAddress,
  index = stockAlias,
  onUnreadableHit: OnUnreadableHit = () => {},
): ResilientOpenSearch {
  const counters = new Counters()
  const connection = withRetries(limitConcurrency(connect(address), concurrency, counters), { counters })
  const engine = createOpenSearchSearch(connection, { index, isAlias: true, counters, onUnreadableHit })
  const search = withStaleFallback(engine, { counters })
  return { ...search, takeCounts: () => counters.take() }
}
