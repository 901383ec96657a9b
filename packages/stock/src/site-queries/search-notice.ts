import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import { areaOf } from '@forecourt/domain/locations/postcodes'
import { listNames, type SearchState, searchFilters } from '@forecourt/domain/search/search-filters'
import { searchLimits } from '@forecourt/domain/search/search-limits'

const { valuesPerFilter, queryLength } = searchLimits

type NoticeInput = {
  site: Pick<Site, 'copy'>
  state: SearchState
  /** The ignored words. */
  ignoredTerms: readonly string[]
  result: Pick<SearchResult, 'stale'>
}

const either = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** The notices of an answer, in this order. */
const sentences: readonly ((asked: NoticeInput) => string | false)[] = [
  ({ site, result }) =>
    result.stale === true &&
    `Our search is slow to answer just now. These results are from a little earlier, so a ${site.copy.noun[0]} may have sold since.`,
  ({ site, ignoredTerms }) =>
    ignoredTerms.length > 0 &&
    `No ${site.copy.noun[0]} here has ${either.format(ignoredTerms.map((word) => `“${word}”`))}, so these results are without ${ignoredTerms.length > 1 ? 'them' : 'it'}.`,
  ({ state: { near } }) =>
    near !== undefined && !areaOf(near) && `There is no postcode ${near}, so distance has no part in the order.`,
  ({ state: { lists } }) => {
    const full = listNames.filter((name) => (lists[name]?.length ?? 0) >= valuesPerFilter)
    const names = full.map((name) => `“${searchFilters[name].label}”`).join(' and ')
    return full.length > 0 && `Only ${valuesPerFilter} values of ${names} fit in one search. Any more were left out.`
  },
  // A query that was truncated between two words is a space shorter.
  ({ state: { query } }) =>
    [...query].length >= queryLength - 1 && `Only ${queryLength} letters fit in one search. Any more were left out.`,
]

/**
 * The notice above the results. A page truncates a URL that exceeds a limit and redirects to the rest, so its notice
 * follows from that alone: a search at a limit may have been truncated. If truncated words became a filter (SR-20), the
 * new URL is below the limit, without a notice. Ignored words stay in the URL, so that the page can name them.
 */
export function searchNotice(asked: NoticeInput): Pick<SearchResult, 'notice'> {
  const notices = sentences.map((sentence) => sentence(asked)).filter((text) => text !== false)
  return notices.length > 0 ? { notice: notices.join(' ') } : {}
}
