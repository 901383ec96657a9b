import type { ListFilter, RangeFilter } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { type Answer, countSchema, distributionSchema, termsSchema } from './answers.ts'
import { type Distribution, readDistribution } from './distribution.ts'
import { listAgg, rangeAgg } from './questions.ts'
import { soldAgg } from './requests.ts'
import { readCounts, type ValueCounts } from './value-counts.ts'

/** What a filter's aggregation counted. */
export function countsIn(
  scope: StockScope,
  { aggregations }: Answer,
  filter: ListFilter,
  name = listAgg(filter),
): ValueCounts {
  return readCounts(scope, filter, termsSchema.parse(aggregations?.[name]).buckets)
}

export function distributionIn({ aggregations }: Answer, filter: RangeFilter): Distribution {
  const values = aggregations?.[rangeAgg(filter, 'values')]
  const stats = aggregations?.[rangeAgg(filter, 'stats')]
  return readDistribution(distributionSchema.parse({ values, stats }))
}

export const soldIn = ({ aggregations }: Answer): number =>
  aggregations?.[soldAgg] === undefined ? 0 : countSchema.parse(aggregations[soldAgg]).doc_count

export const totalOf = ({ hits }: Answer): number => hits.total?.value ?? 0
