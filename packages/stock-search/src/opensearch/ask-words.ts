import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { foundSchema, termsSchema } from './answers.ts'
import type { Searcher } from './ask-index.ts'
import type { Clause } from './clause.ts'
import { listedClauses } from './clauses.ts'
import { stockNumberField } from './field-names.ts'
import type { AskIndex } from './read-text.ts'
import { countBody } from './requests.ts'

/** Asks of a tenant's listed stock what its values do not say of words. */
export function askOf(searcher: Searcher, scope: StockScope, now: number): AskIndex {
  const listed = listedClauses(scope, now)
  return {
    async stockNumbers(candidates) {
      const isOne = { terms: { [stockNumberField]: candidates } }
      const numbers = { terms: { field: stockNumberField, include: candidates, size: candidates.length } }
      const [answer] = await searcher.ask([countBody({ clauses: [...listed, isOne], aggs: { numbers } })])
      return new Set(termsSchema.parse(answer?.aggregations?.numbers).buckets.map(({ key }) => String(key)))
    },
    async found(clauses: readonly Clause[]) {
      const filters = { filters: { filters: clauses } }
      const [answer] = await searcher.ask([countBody({ clauses: listed, aggs: { filters } })])
      return foundSchema.parse(answer?.aggregations?.filters).buckets.map(({ doc_count }) => doc_count > 0)
    },
  }
}
