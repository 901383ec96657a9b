import type { FacetBucket, SearchResult } from '@forecourt/contracts/search-result'
import { type ListFilter, listFilters, rangeFilters } from '@forecourt/domain/search-fields'
import { entries, type Selection } from './selection.ts'
import { compareTexts } from './sorting.ts'
import type { StockTable } from './stock-table.ts'

export function facets({ lists }: StockTable, selection: Selection): SearchResult['facets'] {
  const counted = entries(listFilters).map(([name, { field }]) => {
    const { bitmap, rows } = selection.without(name)
    return [name, lists[field].count(bitmap, rows).sort(comparing(name))]
  })
  return Object.fromEntries(counted)
}

export function histograms({ numbers }: StockTable, selection: Selection): SearchResult['histograms'] {
  return Object.fromEntries(
    entries(rangeFilters).flatMap(([name, { field }]) => {
      const histogram = numbers[field].histogram(selection.without(name).rows)
      return histogram ? [[name, histogram]] : []
    }),
  )
}

/** In the filter's own order where it has one (SR-10), else the most frequent first, then by name. */
function comparing(filter: ListFilter): (a: FacetBucket, b: FacetBucket) => number {
  const { order }: { field: string; label: string; order?: readonly string[] } = listFilters[filter]
  if (order) return (a, b) => order.indexOf(a.value) - order.indexOf(b.value)
  return (a, b) => b.count - a.count || compareTexts(a.value, b.value)
}
