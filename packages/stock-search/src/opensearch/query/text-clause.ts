import type { QueryTerm } from '../../text/terms/query-term.ts'
import { minStockNumberPrefix, stockNumberPoints, type TextField } from '../../text/terms/text-fields.ts'
import type { MatchMode } from '../../text/terms/word-match.ts'
import { rawField, stockNumberField, stockNumberStartsField, yearField } from '../index/field-names.ts'
import { any, type Clause } from './clause.ts'
import type { StockVocabulary } from './stock-vocabulary.ts'

/** Matches the filter, with this score. */
export const worth = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
/** Matches any of the clauses, with the best score. */
export const disMax = (queries: readonly Clause[]): Clause => ({ dis_max: { queries } })
const fieldOf = (field: TextField): string => (field === 'year' ? yearField : rawField(field))

/**
 * SR-20 as a query with the scores of `text/`: a word scores as its best field, so Lucene only adds up constant
 * integers and does not analyse words.
 */
function wordClause(words: StockVocabulary, typed: string, mode: MatchMode): Clause {
  const matched = [...words.matches(typed, mode)].map(([points, fields]) => {
    const values = [...fields].map(([field, own]) => ({ terms: { [fieldOf(field)]: own } }))
    return worth(any(values), points)
  })
  const isStockNumber = worth({ term: { [stockNumberField]: typed } }, stockNumberPoints.exact)
  const canBegin = mode !== 'exact' && typed.length >= minStockNumberPrefix
  const begins = worth({ prefix: { [stockNumberStartsField]: typed } }, stockNumberPoints.start)
  return disMax([isStockNumber, ...(canBegin ? [begins] : []), ...matched])
}

/** A reading needs all of its words; its score is their mean. */
function readingClause(words: StockVocabulary, reading: readonly string[], mode: MatchMode): Clause {
  const each = reading.map((word) => wordClause(words, word, mode))
  const [only] = each
  if (only && each.length === 1) return only
  const script = { lang: 'expression', source: `floor(_score / ${each.length})` }
  return { function_score: { query: { bool: { must: each } }, script_score: { script }, boost_mode: 'replace' } }
}

/** Matches all the words of any reading, with the best score. */
export const termClause = (words: StockVocabulary, { readings }: QueryTerm, mode: MatchMode): Clause =>
  disMax(readings.map((reading) => readingClause(words, reading, mode)))
