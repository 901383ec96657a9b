/** The meaning of words beside a number: an end of a range, and whether it excludes the number itself. */
export type Bound = { end: 'from' | 'to'; isExclusive: boolean; isOfYears?: true }

type Row = readonly [words: string, bound: Bound]

const from: Bound = { end: 'from', isExclusive: false }
const to: Bound = { end: 'to', isExclusive: false }
const above: Bound = { end: 'from', isExclusive: true }
const below: Bound = { end: 'to', isExclusive: true }

/** Words before a number. First match wins: negated phrases contain the same words. */
const wordsBefore: readonly Row[] = [
  ['not? (?:less|fewer|older|earlier) than|not (?:under|below|before)', from],
  ['not? (?:more|newer|later) than|not (?:over|above|after)', to],
  ['under|below|sub|(?:less|fewer|cheaper|older|earlier) than|before', below],
  ['over|above|(?:more|newer|later) than|after', above],
  ['pre', { ...below, isOfYears: true }],
  ['post', { ...above, isOfYears: true }],
  ['up to|upto|max(?:imum)?|within', to],
  ['from|at least|min(?:imum)?|since', from],
]

/** Signs do not need the space. */
const signsBefore: readonly Row[] = [
  ['<=', to],
  ['>=', from],
  ['<|sub-', below],
  ['>', above],
  ['pre-', { ...below, isOfYears: true }],
  ['post-', { ...above, isOfYears: true }],
]

/** Filler between other words and their number: `under a 30k`, `up to about 30k`. */
const between = '(?: (?:an?|the|about|around))?'

/** A word before a number, up to the number. */
export const boundsBefore: readonly Row[] = [
  ...wordsBefore.map(([words, bound]): Row => [`(?:${words})${between} `, bound]),
  ...signsBefore.map(([sign, bound]): Row => [`(?:${sign}) ?`, bound]),
]

const price = '(?:price[ds]?|budget|cost(?:s|ing)?)(?: (?:of|is|at))?'
/** `price of a 2019 hilux` does not name a price. */
const priceOfYear = String.raw`(?:price|cost) of${between} (?:19[5-9]|20[0-3])\d \w`

/** The same for words that name a price, so that the number is one, even if it could be a year (`max price 2018`). */
export const pricesBefore: readonly Row[] = [
  [`min(?:imum)? ${price}${between} `, from],
  [`max(?:imum)? ${price}${between} `, to],
  [`(?!${priceOfYear})${price}${between} `, to],
]

/** Words before an approximate number. */
export const roughly = '(?:about|around|approx|approximately|roughly|circa) '

/** Words after a number. */
export const boundsAfter: readonly Row[] = [
  [' (?:(?:or|and) (?:less|fewer|under|below|older|earlier)|max(?:imum)?)', to],
  [String.raw`(?: (?:(?:or|and) (?:more|newer|later|above|over|up)|onwards?|plus|min(?:imum)?)| ?\+)`, from],
]

/** Filler once a number beside it has been read: `priced`, `or less`. */
export const boundWords: ReadonlySet<string> = new Set(
  'about around between budget built cost costing costs earlier fewer from later less more newer older onward onwards over price priced prices than under year years'.split(
    ' ',
  ),
)
