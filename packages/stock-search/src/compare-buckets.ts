import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { orderOf } from './filter-values.ts'
import { compareTexts } from './sorting.ts'

/** The filter's own order if it has one (SR-10), else by count, descending, then by name. */
export function compareBuckets(filter: ListFilter): (a: FacetBucket, b: FacetBucket) => number {
  const order = orderOf(filter)
  if (order === 'number') return (a, b) => Number(a.value) - Number(b.value)
  if (order) return (a, b) => order.indexOf(a.value) - order.indexOf(b.value)
  return (a, b) => b.count - a.count || compareTexts(a.value, b.value)
}
