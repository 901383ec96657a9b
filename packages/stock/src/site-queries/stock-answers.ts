import { siteMenu } from '@forecourt/contracts/endpoints/content'
import * as financeRows from '@forecourt/contracts/endpoints/finance'
import * as searchRows from '@forecourt/contracts/endpoints/search'
import * as vehicleRows from '@forecourt/contracts/endpoints/vehicle'
import { shownLenders } from '@forecourt/domain/finance/lenders/lenders'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type Answer, answers } from '@forecourt/lambda-kit/http/api-handler'
import { findVehicle, findVehicleById, searchStock } from './search-stock.ts'
import { shownVehicle } from './shown-vehicles.ts'
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

/** One complete vehicle of the tenant's own stock. Another tenant's is not found (TN-10). */
export const vehicleAnswers: readonly Answer[] = [
  answers(vehicleRows.vehicle, async ({ site, params }) => shownVehicle(await findVehicle(site, params.slug), site)),
  answers(vehicleRows.vehicleById, async ({ site, params }) =>
    shownVehicle(await findVehicleById(site, params.id), site),
  ),
]

/** FE-6. What lenders offer for one of those vehicles. */
export const financeAnswers: readonly Answer[] = [
  answers(financeRows.lenders, async ({ site, params }) => {
    const vehicle = await findVehicleById(site, params.slug)
    return { lenders: isOffered(vehicle, 'estimate') ? shownLenders(vehicle.finance_lenders) : [] }
  }),
]
