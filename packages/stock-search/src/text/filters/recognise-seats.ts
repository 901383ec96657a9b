import { type Bound, boundsAfter, boundsBefore } from './bounds.ts'
import { numberWords, parseNumber } from './number-words.ts'
import { phrasesOf, type Recogniser, type Rule } from './recognise.ts'

/** The limit of a car licence: `7 seats or more` is seven to twelve. */
const maxSeats = 12
const seatWords = numberWords.slice(0, maxSeats)
const count = String.raw`(\d{1,2}|${seatWords.join('|')})`
const noun = '[ -]?(?:seats?|seaters?)'

type Read = (matched: readonly (string | undefined)[]) => number[]

const numberOf = (text = ''): number => parseNumber(text)

function between(min: number, max: number): number[] {
  const all = seatWords.map((_, index) => index + 1)
  return all.filter((seats) => seats >= min && seats <= max)
}

const bounded =
  ({ end, isExclusive }: Bound): Read =>
  ([, text]) => {
    const beyond = isExclusive ? 1 : 0
    const seats = numberOf(text)
    if (seats > maxSeats) return []
    return end === 'from' ? between(seats + beyond, maxSeats) : between(1, seats - beyond)
  }

const betweenTwo: Read = ([, least, most]) => between(numberOf(least), numberOf(most))

/** First match wins. */
const rules: readonly (readonly [pattern: string, read: Read])[] = [
  [`(?:between|from) ${count}(?: and | ?to ?| ?[-–] ?)${count}${noun}`, betweenTwo],
  [`${count}(?: ?to ?|[-–])${count}${noun}`, betweenTwo],
  [
    `${count}(?: or | and | ?/ ?)${count}${noun}`,
    ([, one, other]) => between(1, maxSeats).filter((seats) => [one, other].map(numberOf).includes(seats)),
  ],
  ...boundsBefore.map(([words, bound]) => [`${words}${count}${noun}`, bounded(bound)] as const),
  ...boundsAfter.flatMap(([words, bound]) => [
    [`${count}${noun}${words}`, bounded(bound)] as const,
    [`${count}${words}${noun}`, bounded(bound)] as const,
  ]),
  [`${count}${noun}`, ([, text]) => [numberOf(text)].filter((seats) => seats > 0)],
]
const compiled = rules.map(
  ([pattern, read]): Rule => [
    new RegExp(String.raw`(?<![\w-]|\d[.,])(?:${pattern})(?![\w-])`, 'i'),
    (matched) => {
      const seats = read(matched)
      return seats.length > 0 ? { lists: { seats: seats.map(String).sort() } } : undefined
    },
  ],
)

/** SR-20: the seats that the words name, in the order of a URL. */
export const seats: Recogniser = (words) =>
  // As with amounts, most words need not compile the patterns.
  /seat/i.test(words) ? phrasesOf(words, compiled).slice(0, 1) : []
