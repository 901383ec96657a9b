import { emptySearch, type Range, type SearchState } from '@forecourt/domain/search/search-filters'
import { splitWords } from '@forecourt/domain/search/search-text'
import { removeStopWords } from '../terms/remove-stop-words.ts'
import { stopWords } from '../terms/synonyms.ts'
import { boundWords } from './bounds.ts'
import { joinThousands } from './join-thousands.ts'
import { wordsToDigits } from './number-words.ts'
import { type Phrase, type PhraseContext, type Recogniser, recognise } from './recognise.ts'
import { ages } from './recognise-ages.ts'
import { amounts } from './recognise-amounts.ts'
import { measures } from './recognise-measures.ts'
import { seats } from './recognise-seats.ts'
import { sortWords } from './recognise-sort-order.ts'
import { unfilteredPhrases } from './recognise-unfiltered.ts'

/** The remaining words, and the filters and the order that the others set. */
export type SearchParts = Pick<SearchState, 'query' | 'ranges' | 'lists' | 'flags' | 'sortBy'>

/** `typed` is like `query`, but with the ignored words: the text for the URL. */
type ExtractedFilters = SearchParts & { typed: string; ignoredTerms: readonly string[] }

const others: readonly Recogniser[] = [unfilteredPhrases, measures, ages, seats, sortWords]
const all: readonly Recogniser[] = [...others, amounts]

/** Amounts are written in many ways; without one the words stay as typed. */
function phrasesIn(query: string, context: PhraseContext) {
  const digits = wordsToDigits(query)
  // Most words contain no number and need not compile the pattern.
  const written = /\d/.test(digits) ? joinThousands(digits) : query
  const found = recognise(written, all, context)
  const hasAmount = written === query || amounts(written, context).length > 0
  return hasAmount ? found : recognise(query, others, context)
}

/**
 * SR-20: numbers next to words for a price, kilometres, a year, seats, berths, a mass or a length become filters: `under 30k` is a price, `below
 * 80,000 km` a distance, and `low kms` an order. A phrase replaces the filter that it names; other filters and a chosen
 * order stay.
 */
export function extractFilters(
  { query, ranges, lists, flags, sortBy }: SearchParts,
  { hasBerths = true, ...context }: Omit<PhraseContext, 'hasBerths'> & { hasBerths?: boolean },
): ExtractedFilters {
  const { phrases, left } = phrasesIn(query, { ...context, hasBerths })
  const ignoredTerms = phrases.filter(({ said }) => said.isIgnored).map(({ text }) => text)
  const isRead = phrases.length > ignoredTerms.length
  const words = phrases.length > 0 ? dropLeftovers(left) : collapseSpaces(query)
  return {
    query: words,
    typed: isRead ? [words, ...ignoredTerms].filter(Boolean).join(' ') : collapseSpaces(query),
    ignoredTerms,
    ranges: { ...ranges, ...rangesOf(phrases) },
    lists: { ...lists, ...Object.assign({}, ...phrases.map(({ said }) => said.lists).reverse()) },
    flags: { ...flags, ...Object.assign({}, ...phrases.map(({ said }) => said.flags)) },
    sortBy: sortBy === emptySearch.sortBy ? (orderOf(phrases) ?? sortBy) : sortBy,
  }
}

function rangesOf(phrases: readonly Phrase[]): SearchState['ranges'] {
  const ranges: SearchState['ranges'] = {}
  // The table's own names.
  for (const { said } of phrases)
    for (const [name, range] of Object.entries(said.ranges ?? {}) as [keyof typeof ranges, Range][])
      ranges[name] = joined(ranges[name], range)
  return ranges
}

/**
 * `over 20k under 30k` is one range, and so is `over 30k under 20k`, whose ends are exchanged; of other exclusive
 * ranges the later counts.
 */
function joined(earlier: Range | undefined, later: Range): Range {
  const range = { ...earlier, ...later }
  const { min = -Infinity, max = Infinity } = range
  if (min <= max) return range
  const isOfEnds = [earlier, later].every((own) => own?.min === undefined || own.max === undefined)
  return isOfEnds ? { min: max, max: min } : later
}

/** The first order that the words name. */
const orderOf = (phrases: readonly Phrase[]): SearchState['sortBy'] | undefined =>
  phrases.toSorted((a, b) => a.at - b.at).find(({ said }) => said.sortBy)?.said.sortBy

const collapseSpaces = (words: string): string => words.split(' ').filter(Boolean).join(' ')

/** `or less` is not a choice between two. */
const leftChoice = new RegExp(String.raw`(?<![\w-])or (?:${[...boundWords].join('|')})(?![\w-])`, 'gi')

/** The rest of a phrase (`or less`) would be searched for as a word. */
const dropLeftovers = (words: string): string =>
  removeStopWords(words.replace(leftChoice, ' ').split(' '), (word) =>
    splitWords(word).some((own) => !stopWords.has(own) && !boundWords.has(own)),
  ).join(' ')
