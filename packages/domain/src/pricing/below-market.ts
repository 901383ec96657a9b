import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { availability } from '../vehicle/availability.ts'
import { displayedPrice, dollars, type Priced } from './price.ts'

type Compared = Priced & Pick<Vehicle, 'status' | 'state_average_market_price' | 'average_market_price'>
type ComparingSite = Pick<PublicSite, 'pricing' | 'copy' | 'autograb'>

/** The minimum difference. */
const minDifferenceDollars = 499

/**
 * PR-3: `$1,240 below market`, by the state's average or, without one, the country's. Only on a site with market data
 * enabled, and never for a weekly price or a vehicle that is gone.
 */
export function belowMarket(vehicle: Compared, site: ComparingSite): string | undefined {
  if (!site.autograb || site.pricing === 'subscription' || !availability(vehicle).isAvailable) return undefined
  const { amount } = displayedPrice(vehicle, site)
  const average = vehicle.state_average_market_price ?? vehicle.average_market_price
  if (amount === undefined || average === undefined || average - amount <= minDifferenceDollars) return undefined
  return `${dollars(average - amount)} below market`
}
