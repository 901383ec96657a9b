import type { Range, RangeFilter, SearchState } from '@forecourt/domain/search-fields'
import { searchLimits } from '@forecourt/domain/search-limits'

/** What is left of the words, and what they said of prices, kilometres, years and seats. */
export type Phrases = Pick<SearchState, 'query' | 'ranges' | 'lists'>

/** `30`, `30.5`, `30,000` and `30.000`, whose full stop parts thousands as a comma does. */
const number = String.raw`(?:\d{1,3}(?:[,.]\d{3})+|\d+(?:\.\d{1,2})?)`
const thousands = 'k|grand|thousand'
const amount = String.raw`\$?${number}(?: ?(?:${thousands})\b)?`
const unit = String.raw`(?: ?(?:kms?|klms?|kilometres?|kilometers?|clicks|dollars|bucks|a week|per week|pw)\b)?`
const most = 'under|below|less than|up to|upto|max(?:imum)?|no more than|not over|cheaper than|within|before|older than'
const least = 'over|above|more than|from|at least|min(?:imum)?|after|since|newer than'

type Read = (matched: readonly (string | undefined)[]) => {
  from?: string | undefined
  to?: string | undefined
  unit?: string | undefined
}

/** First match wins; what it matched leaves the words. */
const rules: readonly (readonly [pattern: string, read: Read])[] = [
  [`between (${amount}) (?:and|to) (${amount})(${unit})`, ([, from, to, unit]) => ({ from, to, unit })],
  [`(${amount})(?: ?to ?| - )(${amount})(${unit})`, ([, from, to, unit]) => ({ from, to, unit })],
  // `1042-5531` is more likely a stock number.
  [`(${amount})-(${amount})(${unit})`, ([, from, to, unit]) => (isPlain(from, to, unit) ? {} : { from, to, unit })],
  [`(?:${most}) (${amount})(${unit})`, ([, to, unit]) => ({ to, unit })],
  [`(?:${least}) (${amount})(${unit})`, ([, from, unit]) => ({ from, unit })],
  [`(${amount})(${unit}) (?:or less|or under|or older|max(?:imum)?)`, ([, to, unit]) => ({ to, unit })],
  [`(${amount})(${unit}) (?:or more|or newer|or later|or above|onwards)`, ([, from, unit]) => ({ from, unit })],
  [String.raw`(\$${number}k?)(${unit})`, ([, to, unit]) => ({ to, unit })],
  [String.raw`(${number}k?)( ?(?:kms?|klms?|kilometres?|kilometers?)\b)`, ([, to, unit]) => ({ to, unit })],
]
const compiled = rules.map(
  ([pattern, read]) => [new RegExp(`(?<![\\w-]|\\d[.,])(?:${pattern})(?![\\w-]|[.,]\\d)`, 'gi'), read] as const,
)
const seats = /(?<![\w-])(\d)[ -]?(?:seater|seats?)(?![\w-])/i

/**
 * SR-20: numbers next to words that mean a price, kilometres or a year become filters, where `under 30k` says a price and
 * `below 80,000 km` a distance. Numbers that could be anything stay words.
 */
export function readPhrases({ query, ranges, lists }: Phrases): Phrases {
  let left = query
  let found = { ...ranges }
  for (const [pattern, read] of compiled) {
    left = left.replace(pattern, (phrase, ...groups) => {
      const said = rangeOf(read([phrase, ...groups]))
      if (!said) return phrase
      found = { ...found, [said.name]: said.range }
      return ' '
    })
  }
  const seated = seats.exec(left)
  if (seated) left = left.replace(seated[0], ' ')
  return {
    query: left.split(' ').filter(Boolean).join(' '),
    ranges: found,
    lists: seated?.[1] ? { ...lists, seats: [seated[1]] } : lists,
  }
}

function rangeOf({ from, to, unit }: ReturnType<Read>): { name: RangeFilter; range: Range } | undefined {
  const texts = [from, to].filter((end) => end !== undefined)
  const name = texts.length > 0 && meaning(texts, unit ?? '')
  if (!name) return undefined
  // `20-30k` says thousands once.
  const isThousands = texts.some((end) => saysThousands.test(end))
  const ends = [from, to].map((end) => (end === undefined ? undefined : numberOf(end, isThousands)))
  const [min, max] = ends
  if (min !== undefined && max !== undefined && min > max) return undefined
  if (ends.some((end = 0) => end > searchLimits.rangeEnd)) return undefined
  return { name, range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }
}

function numberOf(text: string, isThousands: boolean): number {
  const number = Number(text.replace(/[.,](?=\d{3})|[^\d.]/g, ''))
  return Math.round(isThousands && number < 1000 ? number * 1000 : number)
}

const saysThousands = new RegExp(thousands, 'i')
/** Whether nothing but their place says what two numbers are. */
const isPlain = (from = '', to = '', unit = ''): boolean =>
  unit === '' && ![from, to].some((end) => end.includes('$') || saysThousands.test(end)) && ![from, to].every(isYear)
const isYear = (text: string): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(text)

function meaning(ends: readonly string[], unit: string): RangeFilter | undefined {
  if (/k(?:m|lm|ilo)|clicks/i.test(unit)) return 'km'
  if (unit.trim() !== '' || ends.some((end) => end.startsWith('$'))) return 'price'
  if (ends.every(isYear)) return 'year'
  const isLarge = (end: string) => saysThousands.test(end) || numberOf(end, false) >= 1000
  return ends.some(isLarge) ? 'price' : undefined
}
