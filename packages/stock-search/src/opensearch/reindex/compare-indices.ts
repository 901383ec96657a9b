import type { SearchResult } from '@forecourt/contracts/search/search-result'
import {
  emptySearch,
  filterRow,
  listNames,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import type { Connection } from '../connection/connection.ts'
import { backOff } from '../connection/with-retries.ts'
import { createOpenSearchSearch } from '../create-opensearch-search.ts'

/** A search that two indices answer differently. */
export type Difference = { scope: StockScope; state: SearchState; part: string }

const samples: readonly Partial<SearchState>[] = [
  {},
  { sortBy: 'price_asc', ranges: { price: { max: 40_000 } } },
  { sortBy: 'newest', page: 2 },
  { lists: { body: ['SUV'], fuel: ['Hybrid', 'Diesel'] } },
  { query: 'toyota auto', lists: { car_type: ['used'] } },
]

/** The compared parts for indices with the same fields. */
const whole = ({ count, pages, facets, histograms, without, hits }: SearchResult) => ({
  count,
  pages,
  facets,
  histograms,
  without,
  hits,
})

const hasValues = (buckets: readonly unknown[] | undefined): boolean => (buckets?.length ?? 0) > 0
const ofNames = <T>(record: Readonly<Record<string, T>>, names: readonly string[]): T[] =>
  names.flatMap((name) => record[name] ?? [])

/**
 * The compared parts for indices with different fields: count and order, and the facets and histograms that both have.
 * Price steps may have changed.
 */
function shared(own: SearchResult, other: SearchResult) {
  const facets = listNames.filter(
    (name) => !filterRow(name).steps && hasValues(own.facets[name]) && hasValues(other.facets[name]),
  )
  const histograms = rangeNames.filter((name) => own.histograms[name] && other.histograms[name])
  return {
    count: own.count,
    pages: own.pages,
    facets: ofNames(own.facets, facets),
    histograms: ofNames(own.histograms, histograms),
    without: own.without,
    hits: own.hits.map(({ dealership_slug, id }) => [dealership_slug, id]),
  }
}

type Compared = {
  scopes: readonly StockScope[]
  /** Whether both have the same fields. */
  isAlike: boolean
  /** Copies the site's changes since from the first index to the second. */
  catchUp(scope: StockScope): Promise<unknown>
  /** Waits before a repeated comparison. */
  pause?: ((attempt: number) => Promise<void>) | undefined
  /** Throws if the work must stop. */
  check(): void
}

/** Repeated comparisons, over about eight seconds: the maximum delay of a change from the table to the index in use. */
const maxRetries = 7

/**
 * Runs a sample of searches for each tenant on two indices, and returns the differences. Changes continue to reach the
 * first, so only a difference that remains after catching up counts. After the first one the rest is compared without
 * repeats.
 */
export async function compareIndices(
  connection: Connection,
  [one, other]: readonly [string, string],
  { scopes, isAlike, catchUp, pause = backOff, check }: Compared,
): Promise<Difference[]> {
  const now = Math.floor(Date.now() / 1000)
  const engineOf = (index: string) => createOpenSearchSearch(connection, { index, viewMs: 0 })
  const [first, second] = [engineOf(one), engineOf(other)]
  const partsThatDiffer = async (scope: StockScope, state: SearchState): Promise<string[]> => {
    check()
    const [a, b] = await Promise.all([first.search(scope, state, now), second.search(scope, state, now)])
    return isAlike ? differing(whole(a), whole(b)) : differing(shared(a, b), shared(b, a))
  }
  const differences: Difference[] = []
  for (const scope of scopes)
    for (const sample of samples) {
      const state = { ...emptySearch, ...sample }
      let parts = await partsThatDiffer(scope, state)
      const again = differences.length === 0 ? maxRetries : 0
      for (let attempt = 1; parts.length > 0 && attempt <= again; attempt++) {
        await pause(attempt)
        await catchUp(scope)
        parts = await partsThatDiffer(scope, state)
      }
      differences.push(...parts.map((part) => ({ scope, state, part })))
    }
  return differences
}

function differing(one: object, other: object): string[] {
  const others = new Map(Object.entries(other))
  return Object.entries(one).flatMap(([part, value]) =>
    JSON.stringify(value) === JSON.stringify(others.get(part)) ? [] : [part],
  )
}
