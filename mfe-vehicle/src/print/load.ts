import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { siteDay } from '@forecourt/domain/site/site-day'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

/** `today` is the day at the dealer's (ISO). */
export type PrintData = { vehicle: ShownVehicle; today: string }

/** RT-9: `/print?car_id=…`, a slug or an id of the site's own stock. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<PrintData>> {
  const { vehicleById } = await loadEndpoints()
  const asked = vehicleById.params.safeParse({ id: new URLSearchParams(request.query).get('car_id') })
  if (!asked.success) return { kind: 'notFound' }
  try {
    const vehicle = await api.get(vehicleById, asked.data)
    return { kind: 'found', data: { vehicle, today: siteDay(site, new Date()) } }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { kind: 'notFound' }
    throw error
  }
}
