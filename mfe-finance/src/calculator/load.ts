import { purchasePrice } from '@forecourt/domain/pricing/price'
import { siteDay } from '@forecourt/domain/site/site-day'
import { ApiError, type LoadApi, type LoadResult, type PageContext } from '@forecourt/shell-api'
import { loadEndpoints } from '../load-endpoints.ts'
import type { CalculatedCar } from './result.tsx'

export type CalculatorData = {
  /** The calculator's state, as the address holds it. */
  query: string
  /** The day at the dealer's (ISO). */
  today: string
  car?: CalculatedCar & { price?: number; slug: string }
}

/** `/finance-calculator?car_id=…`, or of no car. A car that is gone from the site is none. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<CalculatorData>> {
  const data = { query: request.query, today: siteDay(site, new Date()) }
  const id = new URLSearchParams(request.query).get('car_id')
  if (!id) return { kind: 'found', data }
  const { vehicleById } = await loadEndpoints()
  if (!vehicleById.params.safeParse({ id }).success) return { kind: 'found', data }
  try {
    const car = await api.get(vehicleById, { id })
    const price = purchasePrice(car)
    const { name, slug } = car
    return { kind: 'found', data: { ...data, car: { id: car.id, name, slug, ...(price !== undefined && { price }) } } }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return { kind: 'found', data }
    throw error
  }
}
