import type { StockSearch } from '../port.ts'
import { type Address, connect } from './client-connection.ts'
import { Counters, type SearchCounts } from './counts.ts'
import { createOpenSearchSearch } from './create-opensearch-search.ts'
import { gated } from './gate.ts'
import { withRetries } from './retry.ts'
import { steadySearch } from './steady-search.ts'
import { stockAlias } from './stock-indices.ts'

export type SteadyOpenSearch = StockSearch & {
  /** What befell it since this was last asked. */
  takeCounts(): SearchCounts
}

/** How many requests a process has under way at once, and how many more may wait: two seconds of searches at a time each. */
const gate = { atOnce: 16, waiting: 200 }

/** OpenSearch as a function uses it: time-outs, retries, a bounded queue, and the last good answer where it is down. */
export function createSteadySearch(address: Address, index = stockAlias): SteadyOpenSearch {
  const counters = new Counters()
  const connection = withRetries(gated(connect(address), gate, counters), { counters })
  const search = steadySearch(createOpenSearchSearch(connection, { index, isAlias: true, counters }), { counters })
  return { ...search, takeCounts: () => counters.take() }
}
