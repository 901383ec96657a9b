import type { SearchState } from '@forecourt/domain/search/search-filters'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import { removeStopWords } from '../terms/remove-stop-words.ts'
import { stopWords } from '../terms/synonyms.ts'
import { boundWords } from './bounds.ts'
import { extractAge } from './extract-age.ts'
import { extractRanges } from './extract-ranges.ts'
import { extractSeats } from './extract-seats.ts'
import { extractSortOrder } from './extract-sort-order.ts'
import type { Pricing } from './pricing.ts'

/** Where and when the words are said. */
type PhraseContext = { pricing: Pricing; thisYear: number }

/** What is left of the words, and what they said of prices, kilometres, years, seats and the order. */
export type SearchParts = Pick<SearchState, 'query' | 'ranges' | 'lists' | 'sortBy'>

/** `typed` is as `query`, with what was left out of that: what an address says. */
type ExtractedFilters = SearchParts & { typed: string; ignoredTerms: readonly string[] }

/**
 * SR-20: numbers next to words that mean a price, kilometres, a year or seats become filters, where `under 30k` says a price
 * and `below 80,000 km` a distance, and `low kms` an order. What a phrase takes the place of is gone; what was chosen beside it
 * stays, and so does an order that was chosen.
 */
export function extractFilters(
  { query, ranges, lists, sortBy }: SearchParts,
  { pricing, thisYear }: PhraseContext,
): ExtractedFilters {
  const aged = extractAge(query, thisYear)
  const ranged = extractRanges(aged?.left ?? query, pricing)
  const seated = extractSeats(ranged.left)
  const ordered = extractSortOrder(seated?.left ?? ranged.left)
  const own = { ...(aged && { year: aged.year }), ...ranged.ranges }
  const isRead = seated !== undefined || ordered !== undefined || Object.keys(own).length > 0
  const { ignoredTerms } = ranged
  const left = ordered?.left ?? seated?.left ?? ranged.left
  const words = isRead || ignoredTerms.length > 0 ? dropLeftovers(left) : collapseSpaces(query)
  return {
    query: words,
    typed: isRead ? [words, ...ignoredTerms].filter(Boolean).join(' ') : collapseSpaces(query),
    ignoredTerms,
    ranges: { ...ranges, ...own },
    lists: seated ? { ...lists, seats: seated.seats } : lists,
    sortBy: ordered && sortBy === emptySearch.sortBy ? ordered.sortBy : sortBy,
  }
}

const collapseSpaces = (words: string): string => words.split(' ').filter(Boolean).join(' ')

/** `or less` is no choice between two. */
const leftChoice = new RegExp(String.raw`(?<![\w-])or (?:${[...boundWords].join('|')})(?![\w-])`, 'gi')

/** What a phrase leaves behind of itself (`or less`) would be searched for as a word. */
const dropLeftovers = (words: string): string =>
  removeStopWords(words.replace(leftChoice, ' ').split(' '), (word) =>
    splitWords(word).some((own) => !stopWords.has(own) && !boundWords.has(own)),
  ).join(' ')
