import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { inStockSpelling } from '@forecourt/domain/search/filters/known-values'
import { filterRow, type ListFilter, listNames, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch, isCanonical, parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/**
 * `nowSeconds` (since 1970) travels with the hits, so that server and browser judge their age alike. A search that failed in the
 * browser is data too: the page keeps the hits it has and says what happened (SR-4).
 */
export type SearchData =
  | { kind: 'result'; result: SearchResult; nowSeconds: number }
  | { kind: 'failed'; message: string }
  /** SR-5. On the way from another page. */
  | { kind: 'loading' }

/** Without the values of filters that the page does not offer: a model is only one of a make. */
function withOfferedFacets(result: SearchResult, { lists }: Pick<SearchState, 'lists'>): SearchResult {
  const isHidden = (filter: ListFilter) => {
    const { of: parent } = filterRow(filter)
    return parent !== undefined && !lists[parent] && !lists[filter]
  }
  const hidden: readonly string[] = listNames.filter(isHidden)
  const facets = Object.fromEntries(Object.entries(result.facets).filter(([filter]) => !hidden.includes(filter)))
  return { ...result, facets }
}

/** An address is corrected before it is searched. A page beyond the last leads to the last, a value to its own spelling, words that mean a filter to that filter, and an empty field nowhere. */
export async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<SearchData>> {
  const { state, problems } = parseSearch(request.query)
  try {
    const { search } = await loadEndpoints()
    // The unmodified query of the address: the prefetch used the same (remote.json).
    const result = await api.get(search, {}, problems.length > 0 ? formatSearch(state) : request.query)
    // Words that meant a filter have become one (SR-20).
    const asked = result.understood === undefined ? state : parseSearch(result.understood).state
    const spelt = inStockSpelling({ ...asked, page: Math.min(asked.page, result.pages) }, result.facets)
    if (!isCanonical(request.query, spelt)) return { kind: 'redirect', to: searchHref(request.path, spelt) }
    const nowSeconds = Math.floor(Date.now() / 1000)
    return { kind: 'found', data: { kind: 'result', result: withOfferedFacets(result, spelt), nowSeconds } }
  } catch (error) {
    // A document must not be served, and kept, as if it held results.
    if (typeof document === 'undefined' || !(error instanceof ApiError)) throw error
    return { kind: 'found', data: { kind: 'failed', message: error.message } }
  }
}
