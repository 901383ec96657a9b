import type { ListFilter, RangeFilter, SearchState } from '@forecourt/domain/search-fields'
import { listFilters, rangeFilters } from '@forecourt/domain/search-fields'
import { wordsOf } from '../words.ts'
import type { Bitmap } from './bitmap.ts'
import type { StockTable } from './stock-table.ts'

type Filter = ListFilter | RangeFilter

export type RowSet = { bitmap: Bitmap; rows: Uint32Array }

/** The rows that a search selects: under all its filters, and, for a facet, under all but that facet's own (SR-6). */
export type Selection = { all: RowSet; without(filter: Filter): RowSet }

export function select(table: StockTable, listed: Bitmap, state: SearchState): Selection {
  for (const word of wordsOf(state.query)) listed.and(table.words.rowsStarting(word))
  const filters = filterRows(table, state)
  const under = (names: readonly Filter[]): RowSet => {
    const bitmap = listed.copy()
    for (const name of names) bitmap.and(filters.get(name) ?? listed)
    return { bitmap, rows: bitmap.rows() }
  }
  const names = [...filters.keys()]
  const all = under(names)
  return {
    all,
    without: (filter) => (filters.has(filter) ? under(names.filter((name) => name !== filter)) : all),
  }
}

/** For each filter that is set, the rows that pass it. */
function filterRows({ lists, numbers }: StockTable, state: SearchState): Map<Filter, Bitmap> {
  const filters = new Map<Filter, Bitmap>()
  for (const [name, { field }] of entries(listFilters)) {
    const values = state.lists[name]
    if (values && values.length > 0) filters.set(name, lists[field].rowsWith(values))
  }
  for (const [name, { field }] of entries(rangeFilters)) {
    const range = state.ranges[name]
    if (range) filters.set(name, numbers[field].rowsWithin(range))
  }
  return filters
}

/** The rows of a table of the domain, with the names typed. */
export const entries = <K extends string, V>(table: Record<K, V>): [K, V][] => Object.entries(table) as [K, V][]
