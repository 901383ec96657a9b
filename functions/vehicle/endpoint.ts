import type { Vehicle } from '@forecourt/contracts/vehicle'
import type { ApiRequest } from '@forecourt/lambda-kit/api-handler'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { findVehicle } from '@forecourt/stock/shop'

/** One vehicle of the tenant's own stock, whole. Another tenant's is not found (TN-10). */
export async function vehicle({ site, params }: ApiRequest<'vehicle'>): Promise<Vehicle> {
  const found = await findVehicle(site, params.slug)
  if (!found) throw new AppError('not_found', 'No vehicle of this site has this address.')
  return found
}
