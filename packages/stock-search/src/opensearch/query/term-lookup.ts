import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { filterCountsSchema, termsSchema } from '../connection/response-schemas.ts'
import { stockNumberField } from '../index/field-names.ts'
import type { Clause } from './clause.ts'
import type { TermLookup } from './compile-text.ts'
import { listedClauses } from './filter-clauses.ts'
import { countBody } from './search-bodies.ts'
import type { Searcher } from './searcher.ts'

/** Looks up words in a tenant's listed stock that its values do not decide. */
export function termLookup(searcher: Searcher, scope: StockScope, now: number): TermLookup {
  const listed = listedClauses(scope, now)
  return {
    async stockNumbers(candidates) {
      const isOne = { terms: { [stockNumberField]: candidates } }
      const numbers = { terms: { field: stockNumberField, include: candidates, size: candidates.length } }
      const [answer] = await searcher.multiSearch([countBody({ clauses: [...listed, isOne], aggs: { numbers } })])
      return new Set(termsSchema.parse(answer?.aggregations?.numbers).buckets.map(({ key }) => String(key)))
    },
    async found(clauses: readonly Clause[]) {
      const filters = { filters: { filters: clauses } }
      const [answer] = await searcher.multiSearch([countBody({ clauses: listed, aggs: { filters } })])
      return filterCountsSchema.parse(answer?.aggregations?.filters).buckets.map(({ doc_count }) => doc_count > 0)
    },
  }
}
