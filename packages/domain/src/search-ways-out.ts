import type { SearchResult } from '@forecourt/contracts/search-result'
import { listFilters, rangeFilters, type SearchState } from './search-fields.ts'
import { setRange, setValues } from './search-update.ts'
import { listNames, rangeNames } from './search-url.ts'

/** A filter that alone leaves nothing: `label` names the choice to take in its place, `without` is the search with it. */
export type WayOut = { key: string; label: string; without: SearchState }

const any = (label: string): string => `Any ${label.toLowerCase()}`

/** From a search without results, the filters any one of which brings vehicles back when it goes; each is counted without itself (SR-6). */
export function waysOut(
  state: SearchState,
  { facets, histograms }: Pick<SearchResult, 'facets' | 'histograms'>,
): WayOut[] {
  const lists = listNames
    .filter((name) => state.lists[name] && facets[name]?.some(({ count }) => count > 0))
    .map((name) => ({ key: name, label: any(listFilters[name].label), without: setValues(state, name, []) }))
  const ranges = rangeNames
    .filter((name) => state.ranges[name] && histograms[name]?.counts.some((count) => count > 0))
    .map((name) => ({ key: name, label: any(rangeFilters[name].label), without: setRange(state, name, undefined) }))
  return [...lists, ...ranges]
}
