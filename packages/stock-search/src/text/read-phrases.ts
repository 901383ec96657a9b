import type { SearchState } from '@forecourt/domain/search/search-filters'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { boundWords } from './bounds.ts'
import { readAge } from './read-age.ts'
import { readOrder } from './read-order.ts'
import { readRanges } from './read-ranges.ts'
import { readSeats } from './read-seats.ts'
import { saying } from './saying.ts'
import { emptyWords } from './synonyms.ts'

/** TN-14: what a price is the price of. */
export type Pricing = StockScope['pricing']

/** Where and when the words are said. */
type Said = { pricing: Pricing; thisYear: number }

/** What is left of the words, and what they said of prices, kilometres, years, seats and the order. */
export type Phrases = Pick<SearchState, 'query' | 'ranges' | 'lists' | 'sortBy'>

/** `typed` is as `query`, with what was left out of that: what an address says. */
type Understood = Phrases & { typed: string; leftOut: readonly string[] }

/**
 * SR-20: numbers next to words that mean a price, kilometres, a year or seats become filters, where `under 30k` says a price
 * and `below 80,000 km` a distance, and `low kms` an order. What a phrase takes the place of is gone; what was chosen beside it
 * stays, and so does an order that was chosen.
 */
export function readPhrases({ query, ranges, lists, sortBy }: Phrases, { pricing, thisYear }: Said): Understood {
  const aged = readAge(query, thisYear)
  const ranged = readRanges(aged?.left ?? query, pricing)
  const seated = readSeats(ranged.left)
  const ordered = readOrder(seated?.left ?? ranged.left)
  const own = { ...(aged && { year: aged.year }), ...ranged.ranges }
  const isRead = seated !== undefined || ordered !== undefined || Object.keys(own).length > 0
  const { leftOut } = ranged
  const left = ordered?.left ?? seated?.left ?? ranged.left
  const words = isRead || leftOut.length > 0 ? withoutEmpty(left) : withoutGaps(query)
  return {
    query: words,
    typed: isRead ? [words, ...leftOut].filter(Boolean).join(' ') : withoutGaps(query),
    leftOut,
    ranges: { ...ranges, ...own },
    lists: seated ? { ...lists, seats: seated.seats } : lists,
    sortBy: ordered && sortBy === emptySearch.sortBy ? ordered.sortBy : sortBy,
  }
}

const withoutGaps = (words: string): string => words.split(' ').filter(Boolean).join(' ')

/** `or less` is no choice between two. */
const leftChoice = new RegExp(String.raw`(?<![\w-])or (?:${[...boundWords].join('|')})(?![\w-])`, 'gi')

/** What a phrase leaves behind of itself (`or less`) would be searched for as a word. */
const withoutEmpty = (words: string): string =>
  saying(words.replace(leftChoice, ' ').split(' '), (word) =>
    splitWords(word).some((own) => !emptyWords.has(own) && !boundWords.has(own)),
  ).join(' ')
