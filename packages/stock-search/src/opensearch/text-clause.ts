import { stockNumberPoints, stockNumberStart, type TextField } from '../text/fields.ts'
import type { Unit } from '../text/read-words.ts'
import type { Reach } from '../text/word-match.ts'
import { any, type Clause } from './clause.ts'
import { rawField, stockNumberField, stockNumberStartsField, yearField } from './field-names.ts'
import type { StockWords } from './stock-words.ts'

const worth = (filter: Clause, boost: number): Clause => ({ constant_score: { filter, boost } })
/** Whatever passes any, worth the best of them. */
export const best = (queries: readonly Clause[]): Clause => ({ dis_max: { queries } })
const fieldOf = (field: TextField): string => (field === 'year' ? yearField : rawField(field))

/**
 * SR-20 as a query whose score is what `text/` says: a word is worth the best of its fields, so Lucene adds up whole numbers that
 * we worked out and knows nothing of words itself.
 */
function wordClause(words: StockWords, typed: string, reach: Reach): Clause {
  const matched = [...words.matches(typed, reach)].map(([points, fields]) => {
    const values = [...fields].map(([field, own]) => ({ terms: { [fieldOf(field)]: own } }))
    return worth(any(values), points)
  })
  const isStockNumber = worth({ term: { [stockNumberField]: typed } }, stockNumberPoints.exact)
  const canBegin = reach !== 'exact' && typed.length >= stockNumberStart
  const begins = worth({ prefix: { [stockNumberStartsField]: typed } }, stockNumberPoints.start)
  return best([isStockNumber, ...(canBegin ? [begins] : []), ...matched])
}

/** A reading needs all of its words, and is worth their mean. */
function readingClause(words: StockWords, reading: readonly string[], reach: Reach): Clause {
  const each = reading.map((word) => wordClause(words, word, reach))
  const [only] = each
  if (only && each.length === 1) return only
  const script = { lang: 'expression', source: `floor(_score / ${each.length})` }
  return { function_score: { query: { bool: { must: each } }, script_score: { script }, boost_mode: 'replace' } }
}

/** Whatever has all the words of any reading, worth the best of them. */
export const unitClause = (words: StockWords, { readings }: Unit, reach: Reach): Clause =>
  best(readings.map((reading) => readingClause(words, reading, reach)))
