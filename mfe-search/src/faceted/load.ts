import { facetedSegment, modelSegment } from '@forecourt/domain/search/address/faceted-path'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import { formatSearch, parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/**
 * RT-3. `/search/kia`, `/search/toyota/corolla`, `/search/suv`, `/search/used-cars` and `/search/{dealership}` lead to the results with
 * these filters, beside those of the query; what names nothing of the stock is no page.
 */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<null>> {
  const { state } = parseSearch(request.query)
  const [first = '', model, ...more] = (request.params.facets ?? '').split('/').filter(Boolean)
  if (more.length > 0) return { kind: 'notFound' }
  const { search } = await loadEndpoints()
  const facetsOf = async (lists: SearchState['lists']) =>
    (await api.get(search, {}, formatSearch({ ...emptySearch, lists }))).facets
  const lists = first === '' ? {} : facetedSegment(first, site, await facetsOf({}))
  if (lists === null) return { kind: 'notFound' }
  const asked = { ...state, lists: { ...state.lists, ...lists } }
  if (model === undefined) return { kind: 'redirect', to: searchHref(site.paths.search, asked), permanent: true }
  const found = lists.make && modelSegment(model, await facetsOf(lists))
  if (!found) return { kind: 'notFound' }
  const withModel = { ...asked, lists: { ...asked.lists, model: [found] } }
  return { kind: 'redirect', to: searchHref(site.paths.search, withModel), permanent: true }
}
