import type { ListFilter, RangeFilter } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { type Distribution, readDistribution } from '../aggregations/distribution.ts'
import { readCounts, type ValueCounts, valueCounts } from '../aggregations/value-counts.ts'
import { countSchema, distributionSchema, type SearchResponse, termsSchema } from '../connection/response-schemas.ts'
import { listAgg, rangeAgg } from '../query/count-requests.ts'
import { soldAgg } from '../query/search-bodies.ts'

const bucketsIn = ({ aggregations }: SearchResponse, name: string) => termsSchema.parse(aggregations?.[name]).buckets

/** The counts of a filter's aggregation. */
export const countsIn = (scope: StockScope, answer: SearchResponse, filter: ListFilter): ValueCounts =>
  readCounts(scope, filter, bucketsIn(answer, listAgg(filter)))

/** The counts of an aggregation of values that need no scope. */
export const valuesIn = (answer: SearchResponse, name: string): ValueCounts => valueCounts(bucketsIn(answer, name))

export function distributionIn({ aggregations }: SearchResponse, filter: RangeFilter): Distribution {
  const values = aggregations?.[rangeAgg(filter, 'values')]
  const stats = aggregations?.[rangeAgg(filter, 'stats')]
  return readDistribution(distributionSchema.parse({ values, stats }))
}

export const soldIn = ({ aggregations }: SearchResponse): number =>
  aggregations?.[soldAgg] === undefined ? 0 : countSchema.parse(aggregations[soldAgg]).doc_count

export const totalOf = ({ hits }: SearchResponse): number => hits.total?.value ?? 0
