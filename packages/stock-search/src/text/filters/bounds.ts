/** What words beside a number make of it: an end of a range, and whether the number itself lies outside. */
export type Bound = { end: 'from' | 'to'; isExclusive: boolean; isOfYears?: true }

type Row = readonly [words: string, bound: Bound]

const from: Bound = { end: 'from', isExclusive: false }
const to: Bound = { end: 'to', isExclusive: false }
const above: Bound = { end: 'from', isExclusive: true }
const below: Bound = { end: 'to', isExclusive: true }

/** Words before a number. First match wins: what is denied holds the same words as what is not. */
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

/** Words that say nothing between others and their number: `under a 30k`, `up to about 30k`. */
const between = '(?: (?:an?|the|about|around))?'

/** What stands before a number, up to it. */
export const boundsBefore: readonly Row[] = [
  ...wordsBefore.map(([words, bound]): Row => [`(?:${words})${between} `, bound]),
  ...signsBefore.map(([sign, bound]): Row => [`(?:${sign}) ?`, bound]),
]

const price = '(?:price[ds]?|budget|cost(?:s|ing)?)(?: (?:of|is|at))?'
/** Whoever asks for the `price of a 2019 hilux` names no price. */
const priceOfYear = String.raw`(?:price|cost) of${between} (?:19[5-9]|20[0-3])\d \w`

/** The same of words that name a price, so that the number is one, even one that could be a year (`max price 2018`). */
export const pricesBefore: readonly Row[] = [
  [`min(?:imum)? ${price}${between} `, from],
  [`max(?:imum)? ${price}${between} `, to],
  [`(?!${priceOfYear})${price}${between} `, to],
]

/** Words before a number that is meant roughly. */
export const roughly = '(?:about|around|approx|approximately|roughly|circa) '

/** Words after a number. */
export const boundsAfter: readonly Row[] = [
  [' (?:(?:or|and) (?:less|fewer|under|below|older|earlier)|max(?:imum)?)', to],
  [String.raw`(?: (?:(?:or|and) (?:more|newer|later|above|over|up)|onwards?|plus|min(?:imum)?)| ?\+)`, from],
]

/** Words that say nothing once a number beside them has been read: `priced`, `or less`. */
export const boundWords: ReadonlySet<string> = new Set(
  'about around between budget built cost costing costs earlier fewer from later less more newer older onward onwards over price priced prices than under year years'.split(
    ' ',
  ),
)
