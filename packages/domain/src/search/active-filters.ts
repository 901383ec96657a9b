import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { dollars } from '../pricing/price.ts'
import { countOf } from '../text/numbers.ts'
import { rangeUnits } from './filters/range-units.ts'
import {
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  type Range,
  type RangeFilter,
  rangeNames,
  type SearchState,
  searchFilters,
} from './search-filters.ts'
import { type SearchUpdate, setFlag, setNear, setQuery, setRange, setValue } from './search-update.ts'

/** One removable chip: `label` is the choice, `title` its filter, `without` takes it out of a search. */
export type ActiveFilter = { key: string; title: string; label: string; without: SearchUpdate }

/**
 * The active filters, in a fixed order: the words, what they are near to, the lists' values, the ranges, the flags. `near` is the
 * answer's name of what its search is near to.
 */
export function activeFilters(state: SearchState, found?: Pick<SearchResult, 'near'>): ActiveFilter[] {
  const words: ActiveFilter[] = state.query
    ? [{ key: 'query', title: 'Search', label: `“${state.query}”`, without: (search) => setQuery(search, '') }]
    : []
  const values = listNames.flatMap((name) =>
    chosenValues(state, name).map((value) => ({
      key: `${name}=${value}`,
      title: searchFilters[name].label,
      label: chipLabel(name, value),
      without: (search: SearchState) => setValue(search, name, value, false),
    })),
  )
  const ranges = rangeNames.flatMap((name) => {
    const range = state.ranges[name]
    if (!range) return []
    const without: SearchUpdate = (search) => setRange(search, name, undefined)
    return [{ key: name, title: searchFilters[name].label, label: rangeLabel(name, range), without }]
  })
  const flags = flagNames.flatMap((name) => {
    const { label } = searchFilters[name]
    const without: SearchUpdate = (search) => setFlag(search, name, false)
    return state.flags[name] ? [{ key: name, title: label, label, without }] : []
  })
  // Until the answer is there, or where no suburb has the postcode, it is what the address says.
  const place = state.near === found?.near?.value ? found?.near?.label : state.near
  const near: ActiveFilter[] = place
    ? [{ key: 'near', title: 'Distance', label: `Near ${place}`, without: (search) => setNear(search, undefined) }]
    : []
  return [...words, ...near, ...values, ...ranges, ...flags]
}

/** The chosen values of a list, in the order of chips and filters. */
export function chosenValues({ lists }: SearchState, filter: ListFilter): string[] {
  const { order } = filterRow(filter)
  const values = lists[filter] ?? []
  if (order === 'number') return values.toSorted((a, b) => Number(a) - Number(b))
  return order ? values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : values
}

/**
 * The label of a list's value: as in the stock, except that our own words are capitalised and price steps are amounts.
 */
export function valueLabel(filter: ListFilter, value: string): string {
  const { steps, ours } = filterRow(filter)
  if (steps) return value.replace(/\d+/g, (end) => dollars(Number(end))).replace('-', ' to ')
  return ours ? value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ') : value
}

/** A number needs more beside it: `7 seats`. */
function chipLabel(filter: ListFilter, value: string): string {
  const { noun, prefix } = filterRow(filter)
  if (noun) return countOf(Number(value), noun)
  return prefix ? `${prefix} ${value}` : valueLabel(filter, value)
}

/** An end of a range with its unit: `$25,000`, `2019`, `80,000 km`. */
export const numberLabel = (filter: RangeFilter, value: number): string =>
  rangeUnits[filterRow(filter).unit].label(value)

/** `$10,000 to $30,000`, `Up to $30,000`, `From 2019`, or the one value when both ends are equal. */
export function rangeLabel(filter: RangeFilter, { min, max }: Range): string {
  if (min === undefined) return max === undefined ? 'Any' : `Up to ${numberLabel(filter, max)}`
  if (max === undefined) return `From ${numberLabel(filter, min)}`
  if (min === max) return numberLabel(filter, min)
  return `${numberLabel(filter, min)} to ${numberLabel(filter, max)}`
}
