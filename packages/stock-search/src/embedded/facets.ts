import type { FacetBucket, SearchResult } from '@forecourt/contracts/search-result'
import { type ListFilter, type ListFilterRow, listFilters, rangeFilters } from '@forecourt/domain/search-fields'
import { entries, type Selection } from './selection.ts'
import { compareTexts } from './sorting.ts'
import type { StockTable } from './stock-table.ts'

export function facets({ lists }: StockTable, selection: Selection): SearchResult['facets'] {
  const facets = entries(listFilters).map(([name, { field }]) => {
    const counted = lists[field].count(selection.without(name), selection.offered(name))
    return [name, counted.sort(comparing(name))]
  })
  return Object.fromEntries(facets)
}

export function histograms({ numbers }: StockTable, selection: Selection): SearchResult['histograms'] {
  const everyRow = once(() => selection.listed.rows())
  return Object.fromEntries(
    entries(rangeFilters).flatMap(([name, { field }]) => {
      const histogram = numbers[field].histogram(selection.without(name).rows, everyRow)
      return histogram ? [[name, histogram]] : []
    }),
  )
}

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** In the filter's own order where it has one (SR-10), else the most frequent first, then by name. */
function comparing(filter: ListFilter): (a: FacetBucket, b: FacetBucket) => number {
  const { order }: ListFilterRow = listFilters[filter]
  if (order) return (a, b) => order.indexOf(a.value) - order.indexOf(b.value)
  return (a, b) => b.count - a.count || compareTexts(a.value, b.value)
}
