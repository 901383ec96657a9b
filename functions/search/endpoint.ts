import type { SearchResult } from '@forecourt/contracts/search-result'
import type { ApiRequest } from '@forecourt/lambda-kit/api-handler'
import { searchStock } from '@forecourt/stock/shop'

/** SR-6. The page's own parameters, answered from the stock that the tenant may show; what the codec refuses is 400. */
export const search = ({ site, query }: ApiRequest<'search'>): Promise<SearchResult> => searchStock(site, query)
