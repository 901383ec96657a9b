import type { ListFilter, RangeFilter } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { type Distribution, readDistribution } from '../aggregations/distribution.ts'
import { readCounts, type ValueCounts } from '../aggregations/value-counts.ts'
import { countSchema, distributionSchema, type SearchResponse, termsSchema } from '../connection/response-schemas.ts'
import { listAgg, rangeAgg } from '../query/count-requests.ts'
import { soldAgg } from '../query/search-bodies.ts'

/** The counts of a filter's aggregation. */
export function countsIn(
  scope: StockScope,
  { aggregations }: SearchResponse,
  filter: ListFilter,
  name = listAgg(filter),
): ValueCounts {
  return readCounts(scope, filter, termsSchema.parse(aggregations?.[name]).buckets)
}

export function distributionIn({ aggregations }: SearchResponse, filter: RangeFilter): Distribution {
  const values = aggregations?.[rangeAgg(filter, 'values')]
  const stats = aggregations?.[rangeAgg(filter, 'stats')]
  return readDistribution(distributionSchema.parse({ values, stats }))
}

export const soldIn = ({ aggregations }: SearchResponse): number =>
  aggregations?.[soldAgg] === undefined ? 0 : countSchema.parse(aggregations[soldAgg]).doc_count

export const totalOf = ({ hits }: SearchResponse): number => hits.total?.value ?? 0
