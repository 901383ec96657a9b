import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { shortened } from '../../text/wording.ts'
import { type Filter, type SearchState, searchFilters } from '../search-filters.ts'
import { dropFilter, type SearchUpdate, setQuery } from '../search-update.ts'

/**
 * One filter to remove: `label` is the choice that replaces it, `without` takes it out of a search, which then finds `count`
 * vehicles.
 */
export type FilterRelaxation = { key: string; label: string; count: number; without: SearchUpdate }

/** The filters whose removal gives more vehicles, the most first; each alone, as counted in the answer. */
export function filterRelaxations(
  state: SearchState,
  { count, without = {} }: Pick<SearchResult, 'count' | 'without'>,
): FilterRelaxation[] {
  return Object.entries(without)
    .filter(([, left]) => left > count)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([key, left]) => filterRelaxation(state, key, left) ?? [])
}

function filterRelaxation(state: SearchState, key: string, count: number): FilterRelaxation | undefined {
  if (key === 'query')
    return { key, label: `Without “${shortened(state.query)}”`, count, without: (search) => setQuery(search, '') }
  if (!isFilter(key)) return undefined
  const label = `Any ${searchFilters[key].label.toLowerCase()}`
  return { key, label, count, without: (search) => dropFilter(search, key) }
}

const isFilter = (key: string): key is Filter => Object.hasOwn(searchFilters, key)
