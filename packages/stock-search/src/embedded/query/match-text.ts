import { groupAlternatives } from '../../text/terms/alternatives.ts'
import { dropOptionalTerms, parseTerms, tokenize } from '../../text/terms/parse-terms.ts'
import type { QueryTerm } from '../../text/terms/query-term.ts'
import { minStockNumberPrefix, stockNumberPoints, textFields } from '../../text/terms/text-fields.ts'
import type { Vocabulary } from '../../text/terms/vocabulary.ts'
import { hasOwnWord, type MatchMode } from '../../text/terms/word-match.ts'
import { Bitmap } from '../columns/bitmap.ts'
import type { StockTable } from '../table/stock-table.ts'
import type { StockView } from './stock-view.ts'

/** A row's points for one word of a reading: the best of its fields. */
type WordScore = { rows: Bitmap; pointsOf(row: number): number }

export type TextMatch = {
  rows: Bitmap
  scoreOf(row: number): number
  /** Words that are ignored because nothing listed matches them. */
  ignoredTerms: ReadonlySet<string>
}

const matchModes: readonly MatchMode[] = ['exact', 'prefix', 'fuzzy']

/** SR-20: the listed vehicles that match all words, with their scores; undefined without words. */
export function matchText(view: StockView, query: string): TextMatch | undefined {
  const typed = tokenize(query)
  if (typed.length === 0) return undefined
  const read = parseTerms(typed, vocabularyOf(view)).map((term) => {
    const score = matchTerm(view, term)
    return { term, score, isFound: score !== nothing }
  })
  const rowsWith = (terms: readonly (typeof read)[number][]): Bitmap =>
    groupAlternatives(terms).reduce((rows, choice) => rows.and(rowsOfAny(choice)), view.listed.bitmap.copy())
  const kept = dropOptionalTerms(read, (terms) => rowsWith(terms).count() > 0)
  const choices = groupAlternatives(kept)
  return {
    rows: rowsWith(kept),
    scoreOf: (row) => choices.reduce((sum, choice) => sum + bestOf(choice, row), 0),
    ignoredTerms: new Set(read.filter((own) => !kept.includes(own)).flatMap(({ term }) => term.optionalTerm ?? [])),
  }
}

type Scored = { score: WordScore }

const rowsOfAny = (sides: readonly (readonly Scored[])[]): Bitmap => joined('or', sides.map(rowsOfSide))
const rowsOfSide = (side: readonly Scored[]): Bitmap => joined('and', side.map(rowsOf))
const rowsOf = ({ score }: Scored): Bitmap => score.rows

function joined(how: 'and' | 'or', [first, ...others]: readonly Bitmap[]): Bitmap {
  if (!first || others.length === 0) return first ?? nothing.rows
  return others.reduce((rows, own) => rows[how](own), first.copy())
}

/** The best of the sides that a row matches completely. */
const bestOf = (sides: readonly (readonly Scored[])[], row: number): number =>
  sides.reduce((best, side) => Math.max(best, pointsOf(side, row)), 0)

function pointsOf(side: readonly Scored[], row: number): number {
  let best = 0
  for (const { score } of side) {
    const points = score.pointsOf(row)
    if (points === 0) return 0
    best = Math.max(best, points)
  }
  return best
}

/** What the listed stock knows about words. */
export function vocabularyOf(view: StockView): Vocabulary {
  const { table, listed } = view
  const listedWith = (word: string) =>
    table.wordIndex.entries(word).filter(({ field, code }) => (view.textCounts(field)[code] ?? 0) > 0)
  const textOf = ({ field, code }: ReturnType<typeof listedWith>[number]) =>
    table.textColumns[field].dictionary.values[code] ?? ''
  return {
    has: (word) => listedWith(word).length > 0 || table.withStockNumber(word).exact.countShared(listed.bitmap) > 0,
    fieldsOf: (word) => listedWith(word).map(({ field }) => field),
    hasPrefix: (word) =>
      [...table.wordIndex.matches(word, 'prefix')].some(([field, codes]) =>
        codes.keys().some((code) => (view.textCounts(field)[code] ?? 0) > 0),
      ),
    isOwnWord: (word) => listedWith(word).some((entry) => hasOwnWord(textOf(entry), word)),
  }
}

/** Matches the term's words as loosely as needed to find a listed vehicle. */
function matchTerm(view: StockView, { readings, mode }: QueryTerm): WordScore {
  for (const further of matchModes.slice(matchModes.indexOf(mode))) {
    const scores = readings.map((words) => matchReading(words.map((word) => matchWord(view.table, word, further))))
    const rows = new Bitmap()
    for (const score of scores) rows.or(score.rows)
    if (rows.countShared(view.listed.bitmap) > 0)
      return { rows, pointsOf: (row) => scores.reduce((best, score) => Math.max(best, score.pointsOf(row)), 0) }
  }
  return nothing
}

const nothing: WordScore = { rows: new Bitmap(), pointsOf: () => 0 }

/** A reading needs all of its words; its score is their mean. */
function matchReading(words: readonly WordScore[]): WordScore {
  const [first, ...others] = words
  if (!first || others.length === 0) return first ?? nothing
  const rows = others.reduce((both, word) => both.and(word.rows), first.rows.copy())
  const pointsOf = (row: number) =>
    rows.has(row) ? Math.floor(words.reduce((sum, word) => sum + word.pointsOf(row), 0) / words.length) : 0
  return { rows, pointsOf }
}

function matchWord(table: StockTable, word: string, mode: MatchMode): WordScore {
  const rows = new Bitmap()
  const fields = [...table.wordIndex.matches(word, mode)].map(([field, codes]) => {
    const column = table.textColumns[field]
    rows.or(column.rowsOf([...codes.keys()]))
    const points = new Int32Array(column.dictionary.values.length)
    for (const [code, own] of codes) points[code] = own * textFields[field]
    return { column, points }
  })
  const { exact, prefix } = table.withStockNumber(word)
  const canBegin = mode !== 'exact' && word.length >= minStockNumberPrefix
  rows.or(canBegin ? prefix : exact)
  const pointsOf = (row: number) => {
    if (exact.has(row)) return stockNumberPoints.exact
    let best = canBegin && prefix.has(row) ? stockNumberPoints.start : 0
    for (const { column, points } of fields) best = Math.max(best, points[column.codeAt(row)] as number)
    return best
  }
  return { rows, pointsOf }
}
