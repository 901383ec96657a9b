import type { SearchResult } from '@forecourt/contracts/search-result'
import { emptySearch, filterRow, listNames, rangeNames, type SearchState } from '@forecourt/domain/search-fields'
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

/** What two indices that keep the same of a vehicle both answer. */
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
 * What they both answer where a release keeps something else: how many and which in which order, and of facets and histograms
 * those that both know. Steps of an amount may have moved.
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
  /** Whether both keep the same of a vehicle. */
  isAlike: boolean
  /** Throws where the work is to end. */
  check?(): void
}

/** Asks two indices the same sample of searches for each tenant, and says where their answers differ. */
export async function compareIndices(
  connection: Connection,
  [one, other]: readonly [string, string],
  { scopes, isAlike, check }: Compared,
): Promise<Difference[]> {
  const now = Math.floor(Date.now() / 1000)
  const engineOf = (index: string) => createOpenSearchSearch(connection, { index, viewMs: 0 })
  const [first, second] = [engineOf(one), engineOf(other)]
  const differences: Difference[] = []
  for (const scope of scopes)
    for (const sample of samples) {
      check?.()
      const state = { ...emptySearch, ...sample }
      const [a, b] = await Promise.all([first.search(scope, state, now), second.search(scope, state, now)])
      const [left, right]: [object, object] = isAlike ? [whole(a), whole(b)] : [shared(a, b), shared(b, a)]
      const parts = differing(left, right)
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
