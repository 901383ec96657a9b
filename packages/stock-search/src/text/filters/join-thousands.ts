import { boundsAfter, boundsBefore, pricesBefore, roughly } from './bounds.ts'

const before = [...[...boundsBefore, ...pricesBefore].map(([words]) => words), roughly, 'between ', 'range '].join('|')
const after = [...boundsAfter.map(([words]) => words), ' ?to ', ' [-–] '].join('|')
const distance = ' ?(?:k(?:ms?|lms?|ilomet)|clicks)'

/**
 * Where a space separates thousands. Without words for an amount it separates a name from a number, and a single digit
 * before an amount is a model (`cx 5 200 000 km`). First match wins.
 */
const places: readonly string[] = [
  String.raw`(?<=\$|(?<![\w-])(?:${before}))\d{1,3} \d{3}`,
  // The other end of a range.
  String.raw`(?<=\d(?: ?k)? ?(?:to|and|&|[-–]) \$?)\d{2,3} \d{3}`,
  String.raw`\d{2,3} 000(?=${distance}|${after})`,
]
// A word that begins with a digit is not part of an amount, unless it is its unit: `80 000km`.
const compiled = new RegExp(
  String.raw`(?<![\w-]|\d[.,])(?:${places.join('|')})(?=${distance}|(?! ?\d|[\w-]|[.,]\d))`,
  'gi',
)

/** SR-20: joins amounts with a space between thousands: `under 50 000 km` is `under 50000 km`. */
export const joinThousands = (query: string): string => query.replace(compiled, (amount) => amount.replace(' ', ''))
