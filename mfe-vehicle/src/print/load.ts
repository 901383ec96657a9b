import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { isLongGone } from '@forecourt/domain/vehicle/long-gone'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import { momentAt } from '../vehicle/load.ts'

/** `today` is the day at the dealer's (ISO). */
export type PrintData = { vehicle: ShownVehicle; today: string }

/** RT-9: `/print?car_id=…`, a slug or an id of the site's own stock. 410 for one that is long gone, as its own page. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<PrintData>> {
  const { vehicleById } = await loadEndpoints()
  const asked = vehicleById.params.safeParse({ id: new URLSearchParams(request.query).get('car_id') })
  if (!asked.success) return { kind: 'notFound', what: 'vehicle' }
  try {
    const vehicle = await api.get(vehicleById, asked.data)
    const { today, nowSeconds } = momentAt(site)
    return { kind: 'found', data: { vehicle, today }, gone: isLongGone(vehicle, site, nowSeconds) }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { kind: 'notFound', what: 'vehicle' }
    throw error
  }
}
