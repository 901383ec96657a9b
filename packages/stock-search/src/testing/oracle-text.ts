import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { splitWords } from '@forecourt/domain/search/search-text'
import { oneValue } from '../filter-values.ts'
import { choicesOf } from '../text/choices.ts'
import { stockNumberPoints, stockNumberStart, type TextField, textFields } from '../text/fields.ts'
import { readWords, typedWords, type Unit, withoutSpare } from '../text/read-words.ts'
import { matchPoints, type Reach, valueWords } from '../text/word-match.ts'

const fieldValue = (car: Vehicle, field: TextField) => (field === 'year' ? car.year?.toString() : oneValue[field](car))

/** Without accents, case and all but letters and digits. */
const plainNumber = (text: string) =>
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
  ].map(({ index, input }) => plainNumber(input.slice(index)))

const matched = new Map<string, number>()

/** The same as `matchPoints`, once for each pair: twenty thousand questions compare few words many times. */
function pairPoints(typed: string, word: string, share: number, reach: Reach): number {
  const key = `${typed} ${word} ${share} ${reach}`
  const known = matched.get(key) ?? matchPoints(typed, word, share, reach)
  matched.set(key, known)
  return known
}

function wordPoints(car: Vehicle, typed: string, reach: Reach): number {
  const fields = Object.keys(textFields) as TextField[]
  const ofFields = fields.flatMap((field) =>
    [...valueWords(fieldValue(car, field) ?? '')].map(
      ([word, share]) => pairPoints(typed, word, share, reach) * textFields[field],
    ),
  )
  if (plainNumber(car.stocknum) === typed) return stockNumberPoints.exact
  const canBegin = reach !== 'exact' && typed.length >= stockNumberStart
  const isBegun = canBegin && numberStarts(car.stocknum).some((start) => start.startsWith(typed))
  return Math.max(0, ...ofFields, isBegun ? stockNumberPoints.start : 0)
}

function readingPoints(car: Vehicle, words: readonly string[], reach: Reach): number {
  const points = words.map((word) => wordPoints(car, word, reach))
  return points.includes(0) ? 0 : Math.floor(points.reduce((sum, own) => sum + own, 0) / points.length)
}

const unitPoints = (car: Vehicle, { readings }: Unit, reach: Reach): number =>
  Math.max(0, ...readings.map((words) => readingPoints(car, words, reach)))

export type TextScores = { scores: ReadonlyMap<Vehicle, number>; leftOut: ReadonlySet<string> }

/** The score of each listed car for the words that were typed, 0 for those that are not found; and the words that were left out. */
export function textScores(listed: readonly Vehicle[], query: string): TextScores {
  const fields = Object.keys(textFields) as TextField[]
  const isIn = (field: TextField, word: string) =>
    listed.some((car) => valueWords(fieldValue(car, field) ?? '').has(word))
  const known = {
    has: (word: string) =>
      fields.some((field) => isIn(field, word)) || listed.some(({ stocknum }) => plainNumber(stocknum) === word),
    fieldsOf: (word: string) => fields.filter((field) => isIn(field, word)),
    begins: (word: string) =>
      listed.some((car) =>
        fields.some((field) =>
          [...valueWords(fieldValue(car, field) ?? '').keys()].some((own) => own.startsWith(word)),
        ),
      ),
    isOwn: (word: string) =>
      listed.some((car) => fields.some((field) => splitWords(fieldValue(car, field) ?? '').includes(word))),
  }
  const reached = readWords(typedWords(query), known).map((unit) => {
    const reaches = (['exact', 'start', 'near'] as const).slice(unit.reach === 'start' ? 1 : 0)
    const reach = reaches.find((further) => listed.some((car) => unitPoints(car, unit, further) > 0))
    return { unit, reach, isFound: reach !== undefined }
  })
  const scoreOf = (car: Vehicle, units: typeof reached) => {
    const pointsOf = ({ unit, reach }: (typeof reached)[number]) => (reach ? unitPoints(car, unit, reach) : 0)
    const choices = choicesOf(units).map((sides) =>
      Math.max(...sides.map((side) => (side.some((own) => pointsOf(own) === 0) ? 0 : Math.max(...side.map(pointsOf))))),
    )
    return choices.includes(0) ? 0 : choices.reduce((sum, own) => sum + own, 0)
  }
  const kept = [...withoutSpare(reached, (units) => listed.some((car) => scoreOf(car, [...units]) > 0))]
  return {
    scores: new Map(listed.map((car) => [car, scoreOf(car, kept)])),
    leftOut: new Set(reached.filter((own) => !kept.includes(own)).flatMap(({ unit }) => unit.spare ?? [])),
  }
}
