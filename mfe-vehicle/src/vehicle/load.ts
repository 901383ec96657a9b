import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { siteDay } from '@forecourt/domain/site/site-day'
import { isLongGone } from '@forecourt/domain/vehicle/long-gone'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** Since 1970, and the day at the dealer's (ISO): they travel with the vehicle, so that server and browser judge dates alike. */
type Moment = { nowSeconds: number; today: string }

/** In a preview the vehicle is only what its card knew, and the first of its photos. */
export type VehicleData = Moment & { vehicle: ShownVehicle; preview?: { photosCount: number } }

export function momentAt(site: PublicSite): Moment {
  const now = new Date()
  return { nowSeconds: Math.floor(now.getTime() / 1000), today: siteDay(site, now) }
}

/** A slug that could never be one is as unknown as one that no vehicle has. */
const unknown = new Set(['not_found', 'bad_request'])

export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<VehicleData>> {
  const { slug = '' } = request.params
  // No slug has a capital: an address with capitals redirects to the canonical one.
  const own = slug.toLowerCase()
  try {
    const endpoints = await loadEndpoints()
    const vehicle = await api.get(endpoints.vehicle, { slug: own })
    if (slug !== own) return { kind: 'redirect', to: `/cars/${own}`, permanent: true }
    const moment = momentAt(site)
    return { kind: 'found', data: { vehicle, ...moment }, gone: isLongGone(vehicle, site, moment.nowSeconds) }
  } catch (error) {
    if (error instanceof ApiError && unknown.has(error.code)) return { kind: 'notFound', what: 'vehicle' }
    throw error
  }
}
