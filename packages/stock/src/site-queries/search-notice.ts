import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { listNames, type SearchState, searchFilters } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'

const { valuesPerFilter, queryLength } = searchLimits

type NoticeInput = {
  site: Pick<Site, 'copy'>
  state: SearchState
  /** What of the words the answer is without. */
  ignoredTerms: readonly string[]
  result: Pick<SearchResult, 'stale'>
}

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** What may be said of an answer, in this order. */
const sentences: readonly ((asked: NoticeInput) => string | false)[] = [
  ({ site, result }) =>
    result.stale === true &&
    `Our search is slow to answer just now. These results are from a little earlier, so a ${site.copy.noun[0]} may have sold since.`,
  ({ site, ignoredTerms }) =>
    ignoredTerms.length > 0 &&
    `No ${site.copy.noun[0]} here has ${either.format(ignoredTerms.map((word) => `“${word}”`))}, so these results are without ${ignoredTerms.length > 1 ? 'them' : 'it'}.`,
  ({ state: { lists } }) => {
    const full = listNames.filter((name) => (lists[name]?.length ?? 0) >= valuesPerFilter)
    const names = full.map((name) => `“${searchFilters[name].label}”`).join(' and ')
    return full.length > 0 && `Only ${valuesPerFilter} values of ${names} fit in one search. Any more were left out.`
  },
  // One that was cut between two words is a space shorter.
  ({ state: { query } }) =>
    [...query].length >= queryLength - 1 && `Only ${queryLength} letters fit in one search. Any more were left out.`,
]

/**
 * What a shopper is told above the results. A page cuts an address that asks for too much and leads to what is left, so what is
 * said of that follows from it alone: a search that is full may have been cut. Of words that were cut nothing is said where
 * some of those left became a filter (SR-20): the address that a page then leads to is not full any more. Words that no vehicle has
 * stay in the address, so that the page can name what it is without.
 */
export function searchNotice(asked: NoticeInput): Pick<SearchResult, 'notice'> {
  const notices = sentences.map((sentence) => sentence(asked)).filter((text) => text !== false)
  return notices.length > 0 ? { notice: notices.join(' ') } : {}
}
