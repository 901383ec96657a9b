import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { lentPrice } from '@forecourt/domain/pricing/price'
import { siteDay } from '@forecourt/domain/site/site-day'
import { statusNote } from '@forecourt/domain/vehicle/actions/status-note'
import type { UnavailableCar } from '@forecourt/domain/vehicle/unavailable-words'
import type { LoadApi, LoadResult, PageContext } from '@forecourt/shell-api'
import { loadAskedCar } from '../car/load-asked-car.ts'
import type { CalculatedCar } from './use-calculator.ts'

export type CalculatorData = {
  /** The calculator's state, as the address holds it. */
  query: string
  /** The day at the dealer's (ISO). */
  today: string
  car?: CalculatedCar &
    Pick<ShownVehicle, 'slug' | 'dealership_slug' | 'finance_estimate'> & { price?: number; note?: string }
  unavailable?: UnavailableCar
}

/** `/finance-calculator?car_id=…`, or of no car. Of one that is not for sale it says so, and has no price. */
export async function load({ request, site }: PageContext, api: LoadApi): Promise<LoadResult<CalculatorData>> {
  const data = { query: request.query, today: siteDay(site, new Date()) }
  const { vehicle, unavailable } = await loadAskedCar(api, new URLSearchParams(request.query).get('car_id'))
  if (!vehicle) return { kind: 'found', data: { ...data, ...(unavailable && { unavailable }) } }
  const price = lentPrice(vehicle, site)
  const note = statusNote(vehicle)
  const { id, name, slug, dealership_slug, finance_estimate } = vehicle
  const said = {
    ...(price !== undefined && { price }),
    ...(note && { note }),
    ...(finance_estimate && { finance_estimate }),
  }
  const car = { id, name, slug, dealership_slug, ...said }
  return { kind: 'found', data: { ...data, car } }
}
