import type { SearchState } from '@forecourt/domain/search/search-filters'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import { removeStopWords } from '../terms/remove-stop-words.ts'
import { stopWords } from '../terms/synonyms.ts'
import { boundWords } from './bounds.ts'
import { extractAge } from './extract-age.ts'
import { extractMeasures } from './extract-measures.ts'
import { extractRanges } from './extract-ranges.ts'
import { extractSeats } from './extract-seats.ts'
import { extractSortOrder } from './extract-sort-order.ts'
import type { Pricing } from './pricing.ts'

/** The site's pricing, the current time, and whether the site sells what one sleeps in. */
type PhraseContext = { pricing: Pricing; thisYear: number; hasBerths?: boolean }

/** The remaining words, and the filters and the order that the others set. */
export type SearchParts = Pick<SearchState, 'query' | 'ranges' | 'lists' | 'flags' | 'sortBy'>

/** `typed` is like `query`, but with the ignored words: the text for the URL. */
type ExtractedFilters = SearchParts & { typed: string; ignoredTerms: readonly string[] }

/**
 * SR-20: numbers next to words for a price, kilometres, a year, seats, berths, a mass or a length become filters: `under 30k` is a price, `below
 * 80,000 km` a distance, and `low kms` an order. A phrase replaces the filter that it names; other filters and a chosen
 * order stay.
 */
export function extractFilters(
  { query, ranges, lists, flags, sortBy }: SearchParts,
  { pricing, thisYear, hasBerths = true }: PhraseContext,
): ExtractedFilters {
  const measured = extractMeasures(query, { hasBerths })
  const aged = extractAge(measured?.left ?? query, thisYear)
  const ranged = extractRanges(aged?.left ?? measured?.left ?? query, pricing)
  const seated = extractSeats(ranged.left)
  const ordered = extractSortOrder(seated?.left ?? ranged.left)
  const own = { ...measured?.ranges, ...(aged && { year: aged.year }), ...ranged.ranges }
  const isRead = measured !== undefined || seated !== undefined || ordered !== undefined || Object.keys(own).length > 0
  const { ignoredTerms } = ranged
  const left = ordered?.left ?? seated?.left ?? ranged.left
  const words = isRead || ignoredTerms.length > 0 ? dropLeftovers(left) : collapseSpaces(query)
  return {
    query: words,
    typed: isRead ? [words, ...ignoredTerms].filter(Boolean).join(' ') : collapseSpaces(query),
    ignoredTerms,
    ranges: { ...ranges, ...own },
    lists: { ...lists, ...measured?.lists, ...(seated && { seats: seated.seats }) },
    flags: { ...flags, ...measured?.flags },
    sortBy: ordered && sortBy === emptySearch.sortBy ? ordered.sortBy : sortBy,
  }
}

const collapseSpaces = (words: string): string => words.split(' ').filter(Boolean).join(' ')

/** `or less` is not a choice between two. */
const leftChoice = new RegExp(String.raw`(?<![\w-])or (?:${[...boundWords].join('|')})(?![\w-])`, 'gi')

/** The rest of a phrase (`or less`) would be searched for as a word. */
const dropLeftovers = (words: string): string =>
  removeStopWords(words.replace(leftChoice, ' ').split(' '), (word) =>
    splitWords(word).some((own) => !stopWords.has(own) && !boundWords.has(own)),
  ).join(' ')
