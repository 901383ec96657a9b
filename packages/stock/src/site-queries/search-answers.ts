import { siteMenu } from '@forecourt/contracts/endpoints/content'
import * as searchRows from '@forecourt/contracts/endpoints/search'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { searchStock } from './search-stock.ts'
import { siteMenuOf } from './site-menu.ts'
import { facetValues, listStock, similarStock, suggestStock } from './site-queries.ts'

/** The search endpoints of a site's stock, for the function and for pages. Invalid parameters are 400. */
export const searchAnswers: readonly Answer[] = [
  answers(searchRows.search, ({ site, query }) => searchStock(site, query)),
  answers(searchRows.listVehicles, ({ site, query }) => listStock(site, query)),
  answers(searchRows.suggest, ({ site, query }) => suggestStock(site, query)),
  answers(searchRows.facetValues, ({ site, params, query }) => facetValues(site, params.filter, query)),
  answers(siteMenu, ({ site }) => siteMenuOf(site)),
  answers(searchRows.similarVehicles, ({ site, params }) => similarStock(site, params.slug)),
]
