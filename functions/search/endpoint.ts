import type { FacetValues, HitList, Similar, Suggestions } from '@forecourt/contracts/search/list-responses'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { ApiRequest } from '@forecourt/lambda-kit/http/api-handler'
import { searchStock } from '@forecourt/stock/shop'
import * as shop from '@forecourt/stock/shop-parts'

/** SR-6. The page's own parameters, answered from the stock that the tenant may show; what the codec refuses is 400. */
export const search = ({ site, query }: ApiRequest<'search'>): Promise<SearchResult> => searchStock(site, query)

/** SR-18. */
export const list = ({ site, query }: ApiRequest<'list'>): Promise<HitList> => shop.listStock(site, query)

export const suggest = ({ site, query }: ApiRequest<'suggest'>): Promise<Suggestions> => shop.suggestStock(site, query)

export const facetValues = ({ site, params, query }: ApiRequest<'facetValues'>): Promise<FacetValues> =>
  shop.facetValues(site, params.filter, query)

/** VD-11. */
export const similar = ({ site, params }: ApiRequest<'similar'>): Promise<Similar> =>
  shop.similarStock(site, params.slug)
