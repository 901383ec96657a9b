import {
  type ListFilter,
  type ListFilterRow,
  listFilters,
  type Range,
  type RangeFilter,
  rangeFilters,
  type SearchState,
} from './search-fields.ts'
import { setQuery, setRange, toggleValue } from './search-update.ts'
import { listNames, rangeNames } from './search-url.ts'

/** One removable chip: `label` is what is chosen, `title` what it narrows, `without` the search that is left when it goes. */
export type ActiveFilter = { key: string; title: string; label: string; without: SearchState }

/** What narrows a search now, in a fixed order: the words, the lists' values, the ranges. */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const words = state.query
    ? [{ key: 'query', title: 'Search', label: `“${state.query}”`, without: setQuery(state, '') }]
    : []
  const values = listNames.flatMap((name) =>
    chosenValues(state, name).map((value) => ({
      key: `${name}=${value}`,
      title: listFilters[name].label,
      label: valueLabel(name, value),
      without: toggleValue(state, name, value),
    })),
  )
  const ranges = rangeNames.flatMap((name) => {
    const range = state.ranges[name]
    if (!range) return []
    const without = setRange(state, name, undefined)
    return [{ key: name, title: rangeFilters[name].label, label: rangeLabel(name, range), without }]
  })
  return [...words, ...values, ...ranges]
}

/** What is chosen in a list, in the one order in which chips and filters name it. */
export function chosenValues({ lists }: SearchState, filter: ListFilter): string[] {
  const { order }: ListFilterRow = listFilters[filter]
  const values = lists[filter] ?? []
  return order ? values.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)) : values
}

/** How a list's value reads: as the stock has it, except that conditions begin with a capital. */
export function valueLabel(filter: ListFilter, value: string): string {
  return filter === 'car_type' ? value.charAt(0).toUpperCase() + value.slice(1) : value
}

const amount = (value: number): string => value.toLocaleString('en-AU')

const numberLabels = {
  dollars: (value) => `$${amount(value)}`,
  year: String,
  km: (value) => `${amount(value)} km`,
} as const satisfies Record<(typeof rangeFilters)[RangeFilter]['unit'], (value: number) => string>

/** An end of a range in its unit: `$25,000`, `2019`, `80,000 km`. */
export const numberLabel = (filter: RangeFilter, value: number): string =>
  numberLabels[rangeFilters[filter].unit](value)

/** `$10,000 to $30,000`, `Up to $30,000`, `From 2019`, or the one value when both ends are equal. */
export function rangeLabel(filter: RangeFilter, { min, max }: Range): string {
  if (min === undefined) return max === undefined ? 'Any' : `Up to ${numberLabel(filter, max)}`
  if (max === undefined) return `From ${numberLabel(filter, min)}`
  if (min === max) return numberLabel(filter, min)
  return `${numberLabel(filter, min)} to ${numberLabel(filter, max)}`
}
