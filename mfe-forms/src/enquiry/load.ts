import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'

export type EnquireData = {
  vehicle?: Vehicle
  /** A car was asked about that the site does not have. */
  isUnknownCar?: true
}

/** `/enquire?car_id=…`, or about nothing in particular. A car that is gone from the site is no reason not to write. */
export async function load({ request }: PageContext, api: LoadApi): Promise<LoadResult<EnquireData>> {
  const given = new URLSearchParams(request.query).get('car_id')
  if (!given) return { kind: 'found', data: {} }
  const { formsParts, vehicleById } = await loadEndpoints()
  const parsed = formsParts.enquiry.props.safeParse({ car_id: given })
  if (!parsed.success || parsed.data.car_id === undefined) return { kind: 'found', data: { isUnknownCar: true } }
  try {
    return { kind: 'found', data: { vehicle: await api.get(vehicleById, { id: parsed.data.car_id }) } }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { kind: 'found', data: { isUnknownCar: true } }
    throw error
  }
}
