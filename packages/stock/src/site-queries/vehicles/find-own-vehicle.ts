import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { findVehicleById } from './find-vehicle.ts'

/** A vehicle of the site's own stock by its id or slug; undefined where there is none. Rejects while the stock cannot be read. */
export async function findOwnVehicle(site: Site, id: string): Promise<Vehicle | undefined> {
  try {
    return await findVehicleById(site, id)
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
