import type { SearchState } from '@forecourt/domain/search-fields'
import { splitWords } from '@forecourt/domain/search-text'
import { boundWords } from './bounds.ts'
import { readRanges } from './read-ranges.ts'
import { readSeats } from './read-seats.ts'
import { emptyWords } from './synonyms.ts'

/** What is left of the words, and what they said of prices, kilometres, years and seats. */
export type Phrases = Pick<SearchState, 'query' | 'ranges' | 'lists'>

/**
 * SR-20: numbers next to words that mean a price, kilometres, a year or seats become filters, where `under 30k` says a price
 * and `below 80,000 km` a distance. What a phrase takes the place of is gone; what was chosen beside it stays.
 */
export function readPhrases({ query, ranges, lists }: Phrases): Phrases {
  const ranged = readRanges(query)
  const seated = readSeats(ranged.left)
  const isRead = seated !== undefined || Object.keys(ranged.ranges).length > 0
  return {
    query: isRead ? withoutEmpty(seated?.left ?? ranged.left) : withoutGaps(query),
    ranges: { ...ranges, ...ranged.ranges },
    lists: seated ? { ...lists, seats: seated.seats } : lists,
  }
}

const withoutGaps = (words: string): string => words.split(' ').filter(Boolean).join(' ')

/** What a phrase leaves behind of itself (`or less`) would be searched for as a word. */
const withoutEmpty = (words: string): string =>
  words
    .split(' ')
    .filter((word) => !splitWords(word).every((own) => emptyWords.has(own) || boundWords.has(own)))
    .join(' ')
