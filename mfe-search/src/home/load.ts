import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { HomeSection } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { homeRow } from '@forecourt/domain/home/home-row'
import { pageSize } from '@forecourt/domain/search/pagination'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { formatSearch, parseSearch, searchHref } from '@forecourt/domain/search/search-url'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { rowQuery } from './row-query.ts'

/** What the whole stock has: enough for the search of the hero and the tiles. */
export type Stock = Pick<SearchResult, 'count' | 'facets' | 'histograms'>

/**
 * `stock` and a row are null where the search behind them failed, which costs them only; rows go by their section's query.
 * `nowSeconds` (since 1970) travels with the data, so that server and browser judge ages and the counter alike.
 */
export type HomeData = { stock: Stock | null; rows: Record<string, Hit[] | null>; nowSeconds: number }

/** The one search that every home page asks, whatever its sections: the manifest lets it start before the code. */
const wholeStock = formatSearch({ ...emptySearch, sortBy: 'newest' })

const isRow = (section: HomeSection) => section.kind === 'vehicles'

/** A search in the address is for the results; everything else there, such as a campaign's mark, is left as it is (RT-2). */
function searchOf({ request, site }: PageContext): string | null {
  const { state } = parseSearch(request.query)
  const to = searchHref(site.paths.search, state)
  if (site.home) return to === site.paths.search ? null : to
  return request.query ? `${site.paths.search}?${request.query}` : site.paths.search
}

/** A page of vehicles, of which a row shows some. */
const listed = (query: string): string => `${query}${query && '&'}limit=${pageSize}`

const rowOf = (answer: Pick<SearchResult, 'hits'> | null): Hit[] | null => answer && homeRow(answer.hits)

/** Only what the hero and the tiles read: the document carries it. Models are asked for with their make. */
function stockOf({ count, facets, histograms }: SearchResult): Stock {
  const { car_type = [], make = [], body = [], fuel = [], dealership_name } = facets
  const { price, km } = histograms
  const shownFacets = { car_type, make, body, fuel, ...(dealership_name && { dealership_name }) }
  return { count, facets: shownFacets, histograms: { ...(price && { price }), ...(km && { km }) } }
}

/** One search for the whole stock, and a list for each row of other vehicles, all at once. */
export async function load(context: PageContext, api: LoadApi): Promise<LoadResult<HomeData>> {
  const to = searchOf(context)
  if (to !== null) return { kind: 'redirect', to }
  const queries = (context.site.home?.sections ?? []).filter(isRow).map(({ query }) => rowQuery(query))
  const rowQueries = [...new Set(queries)].filter((query) => query !== wholeStock)
  const { listVehicles, search } = await loadEndpoints()
  const [whole, ...lists] = await Promise.all([
    api.get(search, {}, wholeStock).catch(() => null),
    ...rowQueries.map((query) => api.get(listVehicles, {}, listed(query)).catch(() => null)),
  ])
  const answerTo = (query: string) => (query === wholeStock ? whole : (lists[rowQueries.indexOf(query)] ?? null))
  return {
    kind: 'found',
    data: {
      stock: whole ? stockOf(whole) : null,
      rows: Object.fromEntries(queries.map((query) => [query, rowOf(answerTo(query))])),
      nowSeconds: Math.floor(Date.now() / 1000),
    },
  }
}
