import type { Range, RangeFilter, SearchState } from '@forecourt/domain/search-fields'

/** What is left of the words, and what they said of prices, kilometres, years and seats. */
export type Phrases = Pick<SearchState, 'query' | 'ranges' | 'lists'>

const amount = String.raw`\$?\d+(?:[,.]\d+)*(?: ?(?:k|grand|thousand)\b)?`
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
  [`(${amount}) ?(?:-|to) ?(${amount})(${unit})`, ([, from, to, unit]) => ({ from, to, unit })],
  [`(?:${most}) (${amount})(${unit})`, ([, to, unit]) => ({ to, unit })],
  [`(?:${least}) (${amount})(${unit})`, ([, from, unit]) => ({ from, unit })],
  [`(${amount})(${unit}) (?:or less|or under|or older|max(?:imum)?)`, ([, to, unit]) => ({ to, unit })],
  [`(${amount})(${unit}) (?:or more|or newer|or later|or above|onwards)`, ([, from, unit]) => ({ from, unit })],
  [String.raw`(\$\d+(?:[,.]\d+)*k?)(${unit})`, ([, to, unit]) => ({ to, unit })],
  [String.raw`(\d+(?:[,.]\d+)*k?)( ?(?:kms?|klms?|kilometres?|kilometers?)\b)`, ([, to, unit]) => ({ to, unit })],
]
const compiled = rules.map(
  ([pattern, read]) => [new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'gi'), read] as const,
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
  const name = meaning(texts, unit ?? '')
  if (!name) return undefined
  // `20-30k` says thousands once.
  const isThousands = texts.some((end) => /k|grand|thousand/i.test(end))
  const ends = [from, to].map((end) => (end === undefined ? undefined : numberOf(end, isThousands)))
  const [min, max] = ends
  if (min !== undefined && max !== undefined && min > max) return undefined
  return { name, range: { ...(min !== undefined && { min }), ...(max !== undefined && { max }) } }
}

function numberOf(text: string, isThousands: boolean): number {
  const number = Number(text.replace(/,|[^\d.]/g, ''))
  return Math.round(isThousands && number < 1000 ? number * 1000 : number)
}

const isYear = (text: string): boolean => /^(?:19[5-9]|20[0-3])\d$/.test(text)

function meaning(ends: readonly string[], unit: string): RangeFilter | undefined {
  if (/k(?:m|lm|ilo)|clicks/i.test(unit)) return 'km'
  if (unit.trim() !== '' || ends.some((end) => end.startsWith('$'))) return 'price'
  if (ends.every(isYear)) return 'year'
  const isLarge = (end: string) => /k|grand|thousand/i.test(end) || numberOf(end, false) >= 1000
  return ends.some(isLarge) ? 'price' : undefined
}
