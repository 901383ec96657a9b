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
  /** Brings the other up to what the one was told of a site's stock meanwhile. */
  catchUp(scope: StockScope): Promise<unknown>
  /** Before the same is asked again. */
  pause?: ((attempt: number) => Promise<void>) | undefined
  /** Throws where the work is to end. */
  check(): void
}

/** So often the same is asked again, over some eight seconds: so long a change may take from the table to the one in use. */
const maxRetries = 7

/**
 * Asks two indices the same sample of searches for each tenant, and says where their answers differ. Changes go on arriving at the
 * one, so a difference counts only when it stays however often the other has caught up. Where one has stayed, that decides; of what
 * follows nothing is asked again.
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
