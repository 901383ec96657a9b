import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isAboveMiddle } from '../gauge/gauge-view.ts'
import { isOffered } from '../vehicle/car-status.ts'
import { displayedPrice, dollars, type Priced, purchaseAmount, purchasePrice } from './price.ts'

type Averages = Pick<Vehicle, 'state' | 'state_average_market_price' | 'average_market_price'>
type Compared = Priced & Averages & Pick<Vehicle, 'status'>
type ComparingSite = Pick<PublicSite, 'pricing' | 'copy' | 'autograb'>

/** The minimum difference. */
const minDifferenceDollars = 499

/** What a claim holds by: the average, and where it is that of. Whole dollars. */
export type MarketEvidence = { average: number; difference: number; where: string }

/** The average of the vehicle's state or, without either, the country's, and which of them it is. One that is no price, as 0, is none. */
function averageOf(vehicle: Averages): Pick<MarketEvidence, 'average' | 'where'> | undefined {
  const { state } = vehicle
  const ofState = purchaseAmount(vehicle.state_average_market_price)
  if (state !== undefined && ofState !== undefined) return { average: ofState, where: state }
  const average = purchaseAmount(vehicle.average_market_price)
  return average === undefined ? undefined : { average, where: 'Australia' }
}

/** Only on a site with market data enabled, and never for a weekly price. */
const comparesMarket = ({ autograb, pricing }: ComparingSite): boolean => autograb && pricing !== 'subscription'

/** PR-3, BY-6. The average that a vehicle is below on a site; none for one that is gone. */
export function marketEvidence(vehicle: Compared, site: ComparingSite): MarketEvidence | undefined {
  if (!comparesMarket(site) || !isOffered(vehicle, 'show')) return undefined
  const { amount } = displayedPrice(vehicle, site)
  const [market, difference] = [averageOf(vehicle), belowBy(vehicle, amount)]
  return market && difference !== undefined ? { ...market, difference } : undefined
}

/** PR-3: `$1,240 below market`. */
export function belowMarket(vehicle: Compared, site: ComparingSite): string | undefined {
  const evidence = marketEvidence(vehicle, site)
  return evidence && `${dollars(evidence.difference)} below market`
}

/** By how much an amount is below the market, if that is worth a word. */
function belowBy(vehicle: Averages, amount: number | undefined): number | undefined {
  const { average } = averageOf(vehicle) ?? {}
  if (amount === undefined || average === undefined || average - amount <= minDifferenceDollars) return undefined
  return average - amount
}

/** The same of a vehicle that is for sale, for a filter. */
export const isBelowMarket = (vehicle: Averages & Pick<Vehicle, 'status' | 'price' | 'offer_price'>): boolean =>
  isOffered(vehicle, 'show') && belowBy(vehicle, purchasePrice(vehicle)) !== undefined

/** BY-6. Whether a range of prices says the same of a price as the market's average that the site shows; closer than the minimum difference neither says anything. */
export function agreesWithMarket(
  vehicle: Averages & Pick<Vehicle, 'price' | 'offer_price'>,
  site: ComparingSite,
  range: { min: number; max: number },
): boolean {
  const [price, average] = [purchasePrice(vehicle), averageOf(vehicle)?.average]
  if (!comparesMarket(site) || price === undefined || average === undefined) return true
  if (Math.abs(average - price) <= minDifferenceDollars) return true
  return isAboveMiddle(price, range) === price > average
}

/** How far the line of the market's place goes to either side of its average. */
const marketLine = 0.2

/**
 * BY-6. Where a price is on the market's line, 0 to 1 with the average in the middle, and in words; nothing where the site compares with no
 * market. Closer than the minimum difference it is the average's.
 */
export function marketPlace(vehicle: Compared, site: ComparingSite): { share: number; text: string } | undefined {
  if (!comparesMarket(site) || !isOffered(vehicle, 'show')) return undefined
  const { amount } = displayedPrice(vehicle, site)
  const market = averageOf(vehicle)
  if (amount === undefined || !market) return undefined
  const above = amount - market.average
  const side = Math.abs(above) <= minDifferenceDollars ? 'at' : above > 0 ? 'above' : 'below'
  const share = 0.5 + above / market.average / (2 * marketLine)
  const by = side === 'at' ? 'At' : `${dollars(Math.abs(above))} ${side}`
  return { share: Math.min(1, Math.max(0, share)), text: `${by} the average in ${market.where}` }
}
