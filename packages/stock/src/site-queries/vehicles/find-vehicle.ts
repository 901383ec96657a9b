import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isInScope, stockScope } from '@forecourt/domain/stock/stock-scope'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { findById, findBySlug } from '../../table/stock-table.ts'

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
