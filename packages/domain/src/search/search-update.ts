import { parseQuery } from './address/parse-parameters.ts'
import {
  emptySearch,
  type Filter,
  type FlagFilter,
  type ListFilter,
  type Range,
  type RangeFilter,
  type SearchState,
  type SortBy,
} from './search-filters.ts'

/** A change of whatever has been asked for when it is made: choices follow each other faster than pages render. */
export type SearchUpdate = (state: SearchState) => SearchState

/** Changes of a search, for links and controls. A change of the results returns to their first page. */

export function setValue(state: SearchState, filter: ListFilter, value: string, isChosen: boolean): SearchState {
  const others = (state.lists[filter] ?? []).filter((other) => other !== value)
  return setValues(state, filter, isChosen ? [...others, value] : others)
}

/** Without values the filter is removed. */
export function setValues(state: SearchState, filter: ListFilter, values: readonly string[]): SearchState {
  return { ...state, page: 1, lists: withKey(state.lists, filter, values.length > 0 ? values.toSorted() : undefined) }
}

/** Without ends the filter is removed. */
export function setRange(state: SearchState, filter: RangeFilter, range: Range | undefined): SearchState {
  const isOpen = range?.min === undefined && range?.max === undefined
  return { ...state, page: 1, ranges: withKey(state.ranges, filter, isOpen ? undefined : range) }
}

export const setFlag = (state: SearchState, filter: FlagFilter, isSet: boolean): SearchState => ({
  ...state,
  page: 1,
  flags: withKey(state.flags, filter, isSet || undefined),
})

/** The words are corrected like those of a URL. */
export const setQuery = (state: SearchState, query: string): SearchState => ({
  ...state,
  page: 1,
  query: parseQuery(query, () => {}),
})

/** Removes a filter of any kind. */
export function dropFilter({ lists, ranges, flags, ...state }: SearchState, filter: Filter): SearchState {
  const without = <T extends object>(values: T): T => withKey(values, filter as keyof T, undefined)
  return { ...state, page: 1, lists: without(lists), ranges: without(ranges), flags: without(flags) }
}

export const setSort = (state: SearchState, sortBy: SortBy): SearchState => ({ ...state, page: 1, sortBy })

/** SR-8, LO-5. In the recommended order, what is nearest to a postcode comes first; without one, none is nearer. */
export function setNear({ near: _near, ...state }: SearchState, postcode: string | undefined): SearchState {
  return { ...state, page: 1, ...(postcode && { near: postcode, sortBy: emptySearch.sortBy }) }
}

export const goToPage = (state: SearchState, page: number): SearchState => ({ ...state, page })

/** Removes all filters and the words; the order stays. */
export const clearFilters = (state: SearchState): SearchState => ({ ...emptySearch, sortBy: state.sortBy })

function withKey<T extends object, K extends keyof T>(values: T, key: K, value: T[K] | undefined): T {
  const { [key]: _old, ...others } = values
  return (value === undefined ? others : { ...others, [key]: value }) as T
}
