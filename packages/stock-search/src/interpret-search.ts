import { emptySearch, type Filter, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { extractFilters } from './text/filters/extract-filters.ts'
import { extractPlace } from './text/filters/extract-place.ts'
import { tokenize } from './text/terms/parse-terms.ts'

/** The active filters by name, and `query` for the words. */
export type Constraint = Filter | 'query'

/**
 * A search as an engine runs it. `understood` is its URL if words of it became filters or an order (SR-20); ignored
 * words stay in that URL, so that the page can name them.
 */
export type InterpretedSearch = { state: SearchState; understood?: string; ignoredTerms: readonly string[] }

/** How an answer describes the interpretation of its words, except ignored ones. */
export function describeInterpretation(
  { state, understood, ignoredTerms }: InterpretedSearch,
  ignored: ReadonlySet<string>,
) {
  const isIgnored = (word: string) => tokenize(word).length > 0 && tokenize(word).every((own) => ignored.has(own))
  const all = [...new Set([...state.query.split(' ').filter(isIgnored), ...ignoredTerms])]
  return { ...(understood !== undefined && { understood }), ...(all.length > 0 && { ignoredTerms: all }) }
}

/** `now` is in seconds since 1970. */
export function interpretSearch(
  asked: SearchState,
  { pricing, places }: Pick<StockScope, 'pricing' | 'places'>,
  now: number,
): InterpretedSearch {
  if (asked.query === '') return { state: asked, ignoredTerms: [] }
  const found = extractPlace(asked.query, places)
  const lists = { ...asked.lists, ...found?.lists }
  const placed = found ? { ...asked, query: found.left, lists, ...(found.near && { near: found.near }) } : asked
  const {
    typed: words,
    ignoredTerms: ignoredWords,
    ...read
  } = extractFilters(placed, {
    pricing,
    thisYear: new Date(now * 1000).getUTCFullYear(),
  })
  const state = { ...placed, ...read }
  const ignoredTerms = [...ignoredWords, ...(found?.ignored ? [found.ignored] : [])]
  const typed = found?.ignored ? `${words} near ${found.ignored}`.trim() : words
  if (typed === asked.query) return { state, ignoredTerms }
  return { state, ignoredTerms, understood: formatSearch({ ...emptySearch, ...state, query: typed }) }
}
