import {
  type ListFilter,
  type ListFilterRow,
  listFilters,
  type RangeFilter,
  rangeFilters,
  type SearchState,
} from '@forecourt/domain/search-fields'
import { wordsOf } from '@forecourt/domain/search-text'
import type { Bitmap } from './bitmap.ts'
import type { StockTable } from './stock-table.ts'

type Filter = ListFilter | RangeFilter

export type RowSet = { bitmap: Bitmap; rows: Uint32Array }

/** The rows that a search selects: under all its filters, and, for a facet, under all but that facet's own (SR-6). */
export type Selection = {
  all: RowSet
  without(filter: Filter): RowSet
  /** All that the shopper may see, whatever is chosen. */
  listed: Bitmap
  /**
   * The rows whose values a filter offers: all that are listed. For one that is `of` another, those that go with what is
   * chosen there; before anything is, it offers only what is found.
   */
  offered(filter: ListFilter): Bitmap
}

export function select(table: StockTable, listed: Bitmap, state: SearchState): Selection {
  const found = listed.copy()
  for (const word of wordsOf(state.query)) found.and(table.words.rowsStarting(word))
  const filters = filterRows(table, state)
  const under = (names: readonly Filter[]): RowSet => {
    const bitmap = found.copy()
    for (const name of names) bitmap.and(filters.get(name) ?? found)
    return { bitmap, rows: bitmap.rows() }
  }
  const names = [...filters.keys()]
  const all = under(names)
  return {
    all,
    listed,
    without: (filter) => (filters.has(filter) ? under(names.filter((name) => name !== filter)) : all),
    offered(filter) {
      const { of: parent }: ListFilterRow = listFilters[filter]
      if (!parent) return listed
      const rows = filters.get(parent)
      return rows ? listed.copy().and(rows) : this.without(filter).bitmap
    },
  }
}

/** For each filter that is set, the rows that pass it. */
function filterRows({ lists, numbers }: StockTable, state: SearchState): Map<Filter, Bitmap> {
  const filters = new Map<Filter, Bitmap>()
  for (const [name, { field }] of entries(listFilters)) {
    const values = state.lists[name]
    if (values && values.length > 0) filters.set(name, lists[field].rowsLike(values))
  }
  for (const [name, { field }] of entries(rangeFilters)) {
    const range = state.ranges[name]
    if (range) filters.set(name, numbers[field].rowsWithin(range))
  }
  return filters
}

/** The rows of a table of the domain, with the names typed. */
export const entries = <K extends string, V>(table: Record<K, V>): [K, V][] => Object.entries(table) as [K, V][]
