import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from '../vehicle/car-status.ts'
import { displayedPrice, dollars, type Priced, purchasePrice } from './price.ts'

type Compared = Priced & Pick<Vehicle, 'status' | 'state_average_market_price' | 'average_market_price'>
type Averages = Pick<Vehicle, 'state_average_market_price' | 'average_market_price'>
type ComparingSite = Pick<PublicSite, 'pricing' | 'copy' | 'autograb'>

/** The minimum difference. */
const minDifferenceDollars = 499

/**
 * PR-3: `$1,240 below market`, by the state's average or, without one, the country's. Only on a site with market data
 * enabled, and never for a weekly price or a vehicle that is gone.
 */
export function belowMarket(vehicle: Compared, site: ComparingSite): string | undefined {
  if (!site.autograb || site.pricing === 'subscription' || !isOffered(vehicle, 'show')) return undefined
  const { amount } = displayedPrice(vehicle, site)
  const difference = belowBy(vehicle, amount)
  return difference === undefined ? undefined : `${dollars(difference)} below market`
}

/** By how much an amount is below the market, if that is worth a word. */
function belowBy(vehicle: Averages, amount: number | undefined): number | undefined {
  const average = vehicle.state_average_market_price ?? vehicle.average_market_price
  if (amount === undefined || average === undefined || average - amount <= minDifferenceDollars) return undefined
  return average - amount
}

/** The same of a vehicle that is for sale, for a filter. */
export const isBelowMarket = (vehicle: Averages & Pick<Vehicle, 'status' | 'price' | 'offer_price'>): boolean =>
  isOffered(vehicle, 'show') && belowBy(vehicle, purchasePrice(vehicle)) !== undefined
