import type { SearchResult } from '@forecourt/contracts/search-result'
import type { ActiveFilter } from './search-chips.ts'
import { type Filter, type SearchState, searchFilters } from './search-fields.ts'
import { dropFilter, setQuery } from './search-update.ts'
import { shortened } from './search-words.ts'

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
  if (key === 'query') return { key, label: `Without “${shortened(state.query)}”`, count, without: setQuery(state, '') }
  if (!isFilter(key)) return undefined
  const label = `Any ${searchFilters[key].label.toLowerCase()}`
  return { key, label, count, without: dropFilter(state, key) }
}

/** How many more a search finds without a chip; 0 where that was not counted, as of one value of several. */
export function gainOf(
  chip: ActiveFilter,
  chips: readonly ActiveFilter[],
  { count, without = {} }: Pick<SearchResult, 'count' | 'without'>,
): number {
  const isAlone = chips.filter((other) => narrowingOf(other) === narrowingOf(chip)).length === 1
  return isAlone ? Math.max(0, (without[narrowingOf(chip)] ?? count) - count) : 0
}

/** A chip of a list is `make=Kia`. */
const narrowingOf = ({ key }: ActiveFilter): string => key.split('=', 1).join()

const isFilter = (key: string): key is Filter => Object.hasOwn(searchFilters, key)
