import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import type { ApiRequest } from '@forecourt/lambda-kit/http/api-handler'
import { findVehicle } from '@forecourt/stock/shop'

/** One vehicle of the tenant's own stock, whole. Another tenant's is not found (TN-10). */
export const vehicle = ({ site, params }: ApiRequest<'vehicle'>): Promise<Vehicle> => findVehicle(site, params.slug)
