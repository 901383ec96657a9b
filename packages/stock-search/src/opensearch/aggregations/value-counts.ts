import type { ListFilter } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { dealershipNames, isPlaceFilter, type PlaceFilter, placeOf } from '../../filter-values.ts'
import { placeField, rawField } from '../index/field-names.ts'

/** The number of vehicles per value, in its original spelling. */
export type ValueCounts = ReadonlyMap<string, number>

/** More distinct values than any filter has: a group's features are some thousands. */
const maxValues = 20_000

/** Counts all values of a filter, or of another field. */
export const countField = (field: string): object => ({ terms: { field, size: maxValues } })
export const countFilter = (filter: ListFilter): object =>
  countField(isPlaceFilter(filter) ? placeField : rawField(filter))

export type Bucket = { key: string | number; doc_count: number }

export const valueCounts = (buckets: readonly Bucket[]): ValueCounts =>
  new Map(buckets.map(({ key, doc_count }) => [String(key), doc_count]))

/** The counts of a filter's aggregation, by value. */
export function readCounts(scope: StockScope, filter: ListFilter, buckets: readonly Bucket[]): ValueCounts {
  if (!isPlaceFilter(filter)) return valueCounts(buckets)
  const counts = new Map<string, number>()
  for (const { key, doc_count } of buckets) {
    const name = nameOf(scope, filter, String(key))
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + doc_count)
  }
  return counts
}

function nameOf(scope: StockScope, filter: PlaceFilter, key: string): string | undefined {
  const [dealership = '', city = ''] = key.split('\n')
  if (filter === 'dealership_name') return dealershipNames(scope).get(dealership)
  return placeOf({ dealership_slug: dealership, ...(city !== '' && { city }) }, scope)?.name
}
