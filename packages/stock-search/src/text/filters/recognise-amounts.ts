import type { Range, RangeFilter } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'
import { type Bound, boundsAfter, boundsBefore, pricesBefore, roughly } from './bounds.ts'
import type { Pricing } from './pricing.ts'
import { phrasesOf, type Recogniser, type Rule } from './recognise.ts'

/** `30`, `30.5`, `30,000` and `30.000`, whose full stop separates thousands like a comma. */
const number = String.raw`(?:\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d{1,2})?)`
/** Words for thousands and millions: `2019 Grand Cherokee` is not an amount. */
const few = String.raw`\d{1,3}(?:\.\d{1,2})?`
const millions = 'million|mill?'
const plain = String.raw`(?:${few} ?(?:grand|thousand|${millions})\b|${number}(?: ?k\b)?)`
/** `m` is a million of dollars only, and without a space: a caravan is 6m long, and a BMW an M3. */
const dollars = String.raw`\$(?:${few}m\b|${plain})`
const amount = `(?:${dollars}|${plain})`
const week = '(?:a|per|each) (?:week|wk)|/ ?(?:week|wk)|weekly|pw'
const distance = 'kms?|klms?|kilometres?|kilometers?|clicks'
const unitWord = String.raw` ?(?:${distance}|dollars|bucks|${week})\b`
const unit = `(?:${unitWord})?`
/**
 * `kms < 80,000` has its unit first, unless that belongs to a number before it (`50,000 km < 30k`) or an order (`low
 * kms`).
 */
const unitBefore = String.raw`(?:(?<!(?:\d(?: ?(?:k|grand|thousand|${millions}))?|\blow\w*)[ -]?)(${distance}) ?)?`

type Ends = {
  from?: string | undefined
  to?: string | undefined
  unit?: string | undefined
  isExclusive?: boolean
  /** Only a year is possible: `pre-1500` is a Ram. */
  isOfYears?: boolean | undefined
  /** The number is approximate. */
  isRough?: boolean
  /** Reversed ends are exchanged: only one range is possible. */
  maySwap?: boolean
}
type Read = (matched: readonly (string | undefined)[]) => Ends

const two = (join: string) => `(${amount})(${unit})(?:${join})(${amount})(${unit})`
const both: Read = ([, from, unit, to, unitOfTo]) => ({ from, to, unit: unitOfTo || unit })
const bounded =
  ({ end, isExclusive, isOfYears }: Bound): Read =>
  ([, text, unit]) => ({ [end]: text, unit, isExclusive, isOfYears })
const upTo: Read = ([, to, unit]) => ({ to, unit })
const priced =
  (read: Read): Read =>
  (matched) => {
    const ends = read(matched)
    return { ...ends, unit: ends.unit || 'dollars' }
  }

/** First match wins; the matched words are removed. */
const rules: readonly (readonly [pattern: string, read: Read])[] = [
  [
    `(?:between|from|price range(?: of| is)?) ${two(' (?:and|&) | ?(?:up )?to ?| ?[-–] ?')}`,
    (matched) => ({ ...both(matched), maySwap: true }),
  ],
  [two(' ?to ?| [-–] '), both],
  // `1042-5531` is more likely a stock number.
  [two('[-–]'), (matched) => (isPlain(both(matched)) ? {} : both(matched))],
  ...boundsBefore.map(([words, bound]) => [`${words}(${amount})(${unit})`, bounded(bound)] as const),
  ...pricesBefore.map(([words, bound]) => [`${words}(${amount})(${unit})`, priced(bounded(bound))] as const),
  [`${roughly}(${amount})(${unit})`, ([, text, unit]) => ({ from: text, to: text, unit, isRough: true })],
  ...boundsAfter.map(([words, bound]) => [`(${amount})(${unit})${words}`, bounded(bound)] as const),
  [`(${dollars})(${unit})`, upTo],
  [`(${amount})(${unitWord})`, upTo],
  // Thousands without other words are a maximum price. No space: a `C 200 K` is a car.
  [`(${number}k|${few} ?(?:thousand|million))(${unit})`, upTo],
  // `grand` with a word after it begins a name (`Mazda 3 Grand Touring`), but no car is called by two digits and that.
  [String.raw`(\d\d(?:\.\d{1,2})? ?grand|${few} ?grand(?! *\w))(${unit})`, upTo],
]
const compiled = rules.map(
  ([pattern, read]) =>
    [
      new RegExp(`(?<![\\w-]|\\d[.,/])${unitBefore}(?:${pattern})(?![\\w-]|[.,]\\d| (?:${millions})\\b)`, 'gi'),
      read,
    ] as const,
)

/** How far away a place may be that was not recognised: it is not what a vehicle has driven. */
const radius = new RegExp(
  String.raw`(?<![\w-])with ?in \d{1,3} ?(?:${distance})(?: (?:of|from|around))?(?![\w-])`,
  'gi',
)

/**
 * SR-20: the prices, kilometres and years that the words name. Ambiguous numbers stay words. A
 * weekly payment is not the price of a whole vehicle, and is ignored where prices are of whole vehicles (TN-14).
 */
export const amounts: Recogniser = (words, { pricing }) => {
  // Most words contain no number. Compiling the large patterns takes about 20 ms in a new process.
  if (!/\d/.test(words)) return []
  const rules = compiled.map(
    ([pattern, read]): Rule => [
      pattern,
      ([phrase, before, ...groups]) => {
        const ends = read([phrase, ...groups])
        if (pricing === 'purchase' && weekPattern.test(ends.unit ?? '')) return { isIgnored: true }
        const named = rangeOf({ ...ends, unit: ends.unit || before }, pricing)
        return named && { ranges: { [named.name]: named.range } }
      },
    ],
  )
  return phrasesOf(words, [[radius, () => ({ isIgnored: true })], ...rules])
}

type NamedRange = { name: RangeFilter; range: Range }

function rangeOf({ from, to, unit, ...ends }: Ends, pricing: Pricing): NamedRange | undefined {
  const { isExclusive, isOfYears, isRough, maySwap } = ends
  const texts = [from, to].filter((end) => end !== undefined)
  const name = texts.length > 0 && meaning(texts, unit ?? '', pricing)
  if (!name || (isOfYears && name !== 'year')) return undefined
  // `20-30k` names thousands once.
  const scale = Math.max(...texts.map(scaleOf))
  const isWhole = pricing === 'purchase' && !weekPattern.test(unit ?? '')
  if (scale === 1 && isWhole && texts.some((end) => isFraction.test(end))) return undefined
  // Years are discrete: before 2015 is 2014. For amounts the limit itself is included.
  const beyond = isExclusive && name === 'year' ? 1 : 0
  const slack = (number: number) => (isRough ? roughBy(name, number) : 0) - beyond
  const [least, most] = [from, to].map((end) => (end === undefined ? undefined : numberOf(end, scale)))
  const min = least === undefined ? undefined : least - slack(least)
  const max = most === undefined ? undefined : most + slack(most)
  const isSwapped = min !== undefined && max !== undefined && min > max
  if (isSwapped && !maySwap) return undefined
  if ([min, max].some((end = 0) => end > searchLimits.rangeEnd)) return undefined
  if (isSwapped) return { name, range: { min: max, max: min } }
  return { name, range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }
}

/** Tolerance of an approximate number: a tenth, and one for years. */
const roughBy = (name: RangeFilter, number: number): number => (name === 'year' ? 1 : Math.round(number / 10))

/** The field of an amount, by its words. First match wins. */
const scales: readonly (readonly [word: RegExp, scale: number])[] = [
  [/k|grand|thousand/i, 1000],
  [/m/i, 1_000_000],
]
const scaleOf = (text: string): number => scales.find(([word]) => word.test(text))?.[1] ?? 1

/** One end may carry the unit of both: `20-30k`, but `900k to 1.2 million`. */
function numberOf(text: string, scale: number): number {
  const number = Number(text.replace(/[.,](?=\d{3})|[^\d.]/g, ''))
  const own = scaleOf(text)
  return Math.round(number < 1000 ? number * (own > 1 ? own : scale) : number)
}

const weekPattern = new RegExp(week, 'i')
/** No whole vehicle has such a price in cents: `$1.5` was meant in a unit that was not recognised. */
const isFraction = /^\$?\d{1,2}\.\d{1,2}$/
/** Whether only their position indicates the meaning of two numbers. */
const isPlain = ({ from = '', to = '', unit = '' }: Ends): boolean =>
  unit === '' && ![from, to].some((end) => end.includes('$') || scaleOf(end) > 1) && ![from, to].every(isYear)
const isYear = (text: string): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(text)

/** What a vehicle costs a week, where prices are by the week: `under 250`. */
const isWeekly = (amount: number): boolean => amount >= 50 && amount < 1000

function meaning(ends: readonly string[], unit: string, pricing: Pricing): RangeFilter | undefined {
  if (/k(?:m|lm|ilo)|clicks/i.test(unit)) return 'km'
  if (unit.trim() !== '' || ends.some((end) => end.startsWith('$'))) return 'price'
  if (ends.every(isYear)) return 'year'
  const isLarge = (end: string) =>
    scaleOf(end) > 1 || numberOf(end, 1) >= 1000 || (pricing === 'subscription' && isWeekly(numberOf(end, 1)))
  return ends.some(isLarge) ? 'price' : undefined
}
