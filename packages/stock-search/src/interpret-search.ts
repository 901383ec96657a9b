import { emptySearch, type Filter, type ListFilter, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { extractFilters } from './text/filters/extract-filters.ts'
import type { StockWords } from './text/places/bare-place.ts'
import { type Elsewhere, type ExtractedPlace, extractPlace, extractPostcode } from './text/places/extract-place.ts'
import { tokenize } from './text/terms/parse-terms.ts'

/** The active filters by name, and `query` for the words. */
export type Constraint = Filter | 'query'

/**
 * A search as an engine runs it. `understood` is its URL if words of it became filters or an order (SR-20); ignored
 * words stay in that URL, so that the page can name them.
 */
export type InterpretedSearch = {
  state: SearchState
  understood?: string
  ignoredTerms: readonly string[]
  /** A place of the words where the site has no stock. */
  elsewhere?: Elsewhere
  /** The filters that a place of the words set, and what to be near to if they find nothing. */
  placed?: { lists: readonly ListFilter[]; near: string }
}

/** How an answer describes the interpretation of its words, except ignored ones. */
export function describeInterpretation(
  { state, understood, ignoredTerms, elsewhere, placed }: InterpretedSearch,
  ignored: ReadonlySet<string>,
) {
  const isIgnored = (word: string) => tokenize(word).length > 0 && tokenize(word).every((own) => ignored.has(own))
  const all = [...new Set([...state.query.split(' ').filter(isIgnored), ...ignoredTerms])]
  return {
    ...(understood !== undefined && { understood }),
    ...(all.length > 0 && { ignoredTerms: all }),
    ...(elsewhere && { elsewhere }),
    ...(placed && { placed }),
  }
}

type Interpretation = {
  /** What the listed stock knows of words: a place must not be one of them. */
  stock: StockWords
  /** In seconds since 1970. */
  now: number
  /** The last word is still being typed. */
  isUnfinished?: boolean
}

export function interpretSearch(
  asked: SearchState,
  { pricing, places }: Pick<StockScope, 'pricing' | 'places'>,
  { stock, now, isUnfinished = false }: Interpretation,
): InterpretedSearch {
  if (asked.query === '') return { state: asked, ignoredTerms: [] }
  const thisYear = new Date(now * 1000).getUTCFullYear()
  const named = extractPlace(asked.query, { places, stock, isUnfinished })
  const rest = withPlace(asked, named)
  const { typed, ignoredTerms, ...read } = extractFilters(rest, { pricing, thisYear })
  const postcode = named ? undefined : extractPostcode(read.query, { places, stock, thisYear })
  const place = named ?? postcode
  const state = withPlace({ ...rest, ...read }, postcode)
  const words = postcode ? [state.query, ...ignoredTerms].filter(Boolean).join(' ') : typed
  const { elsewhere } = place ?? {}
  const shown = elsewhere ? `${words} ${elsewhere.typed}`.trim() : words
  return {
    state,
    ignoredTerms,
    ...(elsewhere && { elsewhere }),
    ...placedBy(place),
    ...(shown !== asked.query && { understood: formatSearch({ ...emptySearch, ...state, query: shown }) }),
  }
}

const withPlace = (state: SearchState, found: ExtractedPlace | undefined): SearchState => {
  if (!found) return state
  const lists = { ...state.lists, ...found.lists }
  const isFiltered = Object.keys(found.lists).length > 0
  return { ...state, query: found.left, lists, ...(found.near && !isFiltered && { near: found.near }) }
}

function placedBy(found: ExtractedPlace | undefined): Pick<InterpretedSearch, 'placed'> {
  // The table's own names of lists.
  const lists = Object.keys(found?.lists ?? {}) as ListFilter[]
  return found?.near && lists.length > 0 ? { placed: { lists, near: found.near } } : {}
}
