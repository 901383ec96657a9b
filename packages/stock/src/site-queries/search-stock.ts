import type { SearchResult } from '@forecourt/contracts/search/search-result'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { parameterProblemText } from '@forecourt/domain/search/address/parameter-problems'
import type { SearchState } from '@forecourt/domain/search/search-filters'
import { parseSearch } from '@forecourt/domain/search/search-url'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { stockSearch } from '../index/stock-index.ts'
import { findById, findBySlug } from '../table/stock-table.ts'
import { siteAnswer } from './site-answer.ts'

/**
 * The answer to a site's search by its query string. The scope comes from the site alone (TN-10).
 * @throws AppError `bad_request` for a query that the codec would have to correct, `unavailable` if the engine cannot
 * answer.
 */
export async function searchStock(site: Site, query: string): Promise<SearchResult> {
  const state = readSearch(query)
  const { scope, search } = await stockSearchOf(site)
  return siteAnswer(site, state, await search.search(scope, state))
}

/** The stock that a site's shoppers may see, in its engine. */
export async function stockSearchOf(site: Site) {
  const scope = stockScope(site)
  return { scope, search: await stockSearch(scope) }
}

/** @throws AppError `bad_request` for a query that the codec would have to correct. */
export function readSearch(query: string): SearchState {
  const { state, problems } = parseSearch(query)
  if (problems.length > 0) throw new AppError('bad_request', problems.map(parameterProblemText).join(' '))
  return state
}

/**
 * The complete vehicle at an address, if the site shows it. A sold or withdrawn one is found: its page says so and
 * shows similar ones (VD-14). One of another dealership, or of a kind that the site does not sell, is not (TN-7,
 * TN-10).
 * @throws AppError `not_found`.
 */
export async function findVehicle(site: Site, slug: string): Promise<Vehicle> {
  return firstInScope(site, await findBySlug(slug, stockScope(site).dealerships), 'address')
}

/**
 * VD-20. By its id, or by a slug in its place.
 * @throws AppError `not_found`.
 */
export async function findVehicleById(site: Site, id: string): Promise<Vehicle> {
  const { dealerships } = stockScope(site)
  const byId = await findById(id, dealerships)
  return firstInScope(site, byId.length > 0 ? byId : await findBySlug(id, dealerships), 'id')
}

function firstInScope(site: Site, candidates: readonly { vehicle: Vehicle }[], by: 'address' | 'id'): Vehicle {
  const scope = stockScope(site)
  const found = candidates.find(({ vehicle }) => isInScope(scope, vehicle))
  if (!found) throw new AppError('not_found', `No vehicle of this site has this ${by}.`)
  return found.vehicle
}
