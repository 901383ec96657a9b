import type { SearchResult } from '@forecourt/contracts/search-result'
import { type Filter, type SearchState, searchFilters } from './search-fields.ts'
import { dropFilter, setQuery } from './search-update.ts'

/**
 * One thing to give up: `label` names the choice to take in its place, `without` is the search with it, which finds `count`
 * vehicles.
 */
export type WayOut = { key: string; label: string; count: number; without: SearchState }

/** What to give up for more vehicles, the most first; each alone, as the answer counted it. */
export function waysOut(
  state: SearchState,
  { count, without = {} }: Pick<SearchResult, 'count' | 'without'>,
): WayOut[] {
  return Object.entries(without)
    .filter(([, left]) => left > count)
    .sort(([, a], [, b]) => b - a)
    .flatMap(([key, left]) => wayOut(state, key, left) ?? [])
}

function wayOut(state: SearchState, key: string, count: number): WayOut | undefined {
  if (key === 'query') return { key, label: `Without “${state.query}”`, count, without: setQuery(state, '') }
  if (!isFilter(key)) return undefined
  const label = `Any ${searchFilters[key].label.toLowerCase()}`
  return { key, label, count, without: dropFilter(state, key) }
}

const isFilter = (key: string): key is Filter => Object.hasOwn(searchFilters, key)
