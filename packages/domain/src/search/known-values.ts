import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { type ListFilter, listNames, type SearchState } from './search-filters.ts'
import { folded } from './search-text.ts'

type Facets = SearchResult['facets']

/** The search with each value as the stock spells it (`make=toyota` is `Toyota`), so that it has one address. */
export const inStockSpelling = (state: SearchState, facets: Facets): SearchState =>
  withValues(state, (name, value) => spellingOf(facets, name, value) ?? value)

/** The search without the values that no listed vehicle has: what a heading may say. */
export const onlyKnownValues = (state: SearchState, facets: Facets): SearchState =>
  withValues(state, (name, value) => spellingOf(facets, name, value))

/** Facets hold every value of the listed stock, even where nothing is left of it (SR-6). */
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
