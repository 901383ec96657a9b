import type { Vehicle } from '@forecourt/contracts/vehicle'
import { siteDay } from '@forecourt/domain/site-day'
import { type Api, ApiError, type LoadResult, type PageContext } from '@forecourt/shell-api'

/** `nowSeconds` (since 1970) and `today` (ISO, at the dealer's) travel with the vehicle, so that server and browser judge dates alike. */
export type VehicleData = { vehicle: Vehicle; nowSeconds: number; today: string }

/** A slug that could never be one is as unknown as one that no vehicle has. */
const unknown = new Set(['not_found', 'bad_request'])

export async function load({ request, site }: PageContext, api: Api): Promise<LoadResult<VehicleData>> {
  const { slug = '' } = request.params
  // No slug has a capital: an address that somebody typed or shouted leads to the one that there is.
  const own = slug.toLowerCase()
  try {
    const vehicle = await api.get('vehicle', { slug: own })
    if (slug !== own) return { kind: 'redirect', to: `/cars/${own}`, permanent: true }
    const now = new Date()
    return { kind: 'found', data: { vehicle, nowSeconds: Math.floor(now.getTime() / 1000), today: siteDay(site, now) } }
  } catch (error) {
    if (error instanceof ApiError && unknown.has(error.code)) return { kind: 'notFound' }
    throw error
  }
}
