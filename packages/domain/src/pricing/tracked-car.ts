import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice, type Priced } from './price.ts'

/** AN-1. The car of a tracked event, and the price that the site asks for it. */
export function trackedCar(car: Priced & Pick<Vehicle, 'id'>, site: Pick<PublicSite, 'pricing' | 'copy'>) {
  const { amount } = displayedPrice(car, site)
  return { car_id: car.id, ...(amount !== undefined && { price: amount }) }
}
