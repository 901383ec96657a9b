import type { QueryTerm } from '../../text/terms/query-term.ts'
import { minStockNumberPrefix, stockNumberPoints, type TextField } from '../../text/terms/text-fields.ts'
import type { MatchMode } from '../../text/terms/word-match.ts'
import { rawField, stockNumberField, stockNumberStartsField, yearField } from '../index/field-names.ts'
import { any, type Clause } from './clause.ts'
import type { StockVocabulary } from './stock-vocabulary.ts'

const worth = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
/** Whatever passes any, worth the best of them. */
export const disMax = (queries: readonly Clause[]): Clause => ({ dis_max: { queries } })
const fieldOf = (field: TextField): string => (field === 'year' ? yearField : rawField(field))

/**
 * SR-20 as a query whose score is what `text/` says: a word is worth the best of its fields, so Lucene adds up whole numbers that
 * we worked out and knows nothing of words itself.
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

/** A reading needs all of its words, and is worth their mean. */
function readingClause(words: StockVocabulary, reading: readonly string[], mode: MatchMode): Clause {
  const each = reading.map((word) => wordClause(words, word, mode))
  const [only] = each
  if (only && each.length === 1) return only
  const script = { lang: 'expression', source: `floor(_score / ${each.length})` }
  return { function_score: { query: { bool: { must: each } }, script_score: { script }, boost_mode: 'replace' } }
}

/** Whatever has all the words of any reading, worth the best of them. */
export const termClause = (words: StockVocabulary, { readings }: QueryTerm, mode: MatchMode): Clause =>
  disMax(readings.map((reading) => readingClause(words, reading, mode)))
