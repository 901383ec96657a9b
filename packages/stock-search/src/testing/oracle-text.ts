import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { splitWords } from '@forecourt/domain/search/search-text'
import { singleValues } from '../filter-values.ts'
import { groupAlternatives } from '../text/terms/alternatives.ts'
import { dropOptionalTerms, parseTerms, tokenize } from '../text/terms/parse-terms.ts'
import type { QueryTerm } from '../text/terms/query-term.ts'
import { minStockNumberPrefix, stockNumberPoints, type TextField, textFields } from '../text/terms/text-fields.ts'
import { type MatchMode, matchPoints, valueWords } from '../text/terms/word-match.ts'

const fieldValue = (car: Vehicle, field: TextField) =>
  field === 'year' ? car.year?.toString() : singleValues[field](car)

/** Without accents and case, only letters and digits. */
const normalizeStockNumber = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The number from each place on where a letter or digit follows something that is neither. */
const numberStarts = (stocknum: string): string[] =>
  [
    ...stocknum
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu),
  ].map(({ index, input }) => normalizeStockNumber(input.slice(index)))

const matched = new Map<string, number>()

/** `matchPoints`, cached for each pair: twenty thousand queries compare few words many times. */
function pairPoints(typed: string, word: string, share: number, mode: MatchMode): number {
  const key = `${typed} ${word} ${share} ${mode}`
  const known = matched.get(key) ?? matchPoints(typed, word, share, mode)
  matched.set(key, known)
  return known
}

function wordPoints(car: Vehicle, typed: string, mode: MatchMode): number {
  const fields = Object.keys(textFields) as TextField[]
  const ofFields = fields.flatMap((field) =>
    [...valueWords(fieldValue(car, field) ?? '')].map(
      ([word, share]) => pairPoints(typed, word, share, mode) * textFields[field],
    ),
  )
  if (normalizeStockNumber(car.stocknum) === typed) return stockNumberPoints.exact
  const canBegin = mode !== 'exact' && typed.length >= minStockNumberPrefix
  const isBegun = canBegin && numberStarts(car.stocknum).some((start) => start.startsWith(typed))
  return Math.max(0, ...ofFields, isBegun ? stockNumberPoints.start : 0)
}

function readingPoints(car: Vehicle, words: readonly string[], mode: MatchMode): number {
  const points = words.map((word) => wordPoints(car, word, mode))
  return points.includes(0) ? 0 : Math.floor(points.reduce((sum, own) => sum + own, 0) / points.length)
}

const termPoints = (car: Vehicle, { readings }: QueryTerm, mode: MatchMode): number =>
  Math.max(0, ...readings.map((words) => readingPoints(car, words, mode)))

export type TextScores = { scores: ReadonlyMap<Vehicle, number>; ignoredTerms: ReadonlySet<string> }

/** What the listed cars know about words. */
export function vocabularyOf(listed: readonly Vehicle[]) {
  const fields = Object.keys(textFields) as TextField[]
  const isIn = (field: TextField, word: string) =>
    listed.some((car) => valueWords(fieldValue(car, field) ?? '').has(word))
  return {
    has: (word: string) =>
      fields.some((field) => isIn(field, word)) ||
      listed.some(({ stocknum }) => normalizeStockNumber(stocknum) === word),
    fieldsOf: (word: string) => fields.filter((field) => isIn(field, word)),
    hasPrefix: (word: string) =>
      listed.some((car) =>
        fields.some((field) =>
          [...valueWords(fieldValue(car, field) ?? '').keys()].some((own) => own.startsWith(word)),
        ),
      ),
    isOwnWord: (word: string) =>
      listed.some((car) => fields.some((field) => splitWords(fieldValue(car, field) ?? '').includes(word))),
  }
}

/** The score of each listed car for the typed words, 0 without a match; and the ignored words. */
export function textScores(listed: readonly Vehicle[], query: string): TextScores {
  const reached = parseTerms(tokenize(query), vocabularyOf(listed)).map((term) => {
    const matchModes = (['exact', 'prefix', 'fuzzy'] as const).slice(term.mode === 'prefix' ? 1 : 0)
    const mode = matchModes.find((further) => listed.some((car) => termPoints(car, term, further) > 0))
    return { term, mode, isFound: mode !== undefined }
  })
  const scoreOf = (car: Vehicle, terms: typeof reached) => {
    const pointsOf = ({ term, mode }: (typeof reached)[number]) => (mode ? termPoints(car, term, mode) : 0)
    const choices = groupAlternatives(terms).map((sides) =>
      Math.max(...sides.map((side) => (side.some((own) => pointsOf(own) === 0) ? 0 : Math.max(...side.map(pointsOf))))),
    )
    return choices.includes(0) ? 0 : choices.reduce((sum, own) => sum + own, 0)
  }
  const kept = [...dropOptionalTerms(reached, (terms) => listed.some((car) => scoreOf(car, [...terms]) > 0))]
  return {
    scores: new Map(listed.map((car) => [car, scoreOf(car, kept)])),
    ignoredTerms: new Set(reached.filter((own) => !kept.includes(own)).flatMap(({ term }) => term.optionalTerm ?? [])),
  }
}
