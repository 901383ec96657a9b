import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { type ListFilter, listNames, type SearchState } from '../search-filters.ts'
import { folded } from '../search-text.ts'

type Facets = SearchResult['facets']

/** The search with each value in the stock's spelling (`make=toyota` is `Toyota`), so that it has one URL. */
export const inStockSpelling = (state: SearchState, facets: Facets): SearchState =>
  withValues(state, (name, value) => spellingOf(facets, name, value) ?? value)

/** The search without values that no listed vehicle has, for headings. */
export const onlyKnownValues = (state: SearchState, facets: Facets): SearchState =>
  withValues(state, (name, value) => spellingOf(facets, name, value))

/** Facets contain every value of the listed stock, also those without results (SR-6). */
const spellingOf = (facets: Facets, name: ListFilter, value: string): string | undefined =>
  facets[name]?.find((bucket) => folded(bucket.value) === folded(value))?.value

function withValues(state: SearchState, replace: (name: ListFilter, value: string) => string | undefined): SearchState {
  const lists: SearchState['lists'] = {}
  for (const name of listNames) {
    const values = (state.lists[name] ?? []).map((value) => replace(name, value)).filter((value) => value !== undefined)
    if (values.length > 0) lists[name] = [...new Set(values)].sort()
  }
  return { ...state, lists }
}
