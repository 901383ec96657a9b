import type { Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice } from '../pricing/price.ts'
import { isOffered } from '../vehicle/car-status.ts'

export type GaugeTone = 'low' | 'medium' | 'high'

/** A gauge that shows. `fill` is 0 to 1; `dialFill` is what the dial draws of it. */
export type GaugeView = {
  fill: number
  dialFill: number
  label: string
  tone: GaugeTone
  price: number
  min: number
  max: number
}

type Candidate = Pick<Vehicle, 'status' | 'reserved' | 'price' | 'offer_price'>

/** PG-2. `isOn` is the site's switch. */
export const isGaugeEligible = (vehicle: Candidate, isOn: boolean): boolean =>
  isOn && isOffered(vehicle, 'gauge') && (purchasePrice(vehicle) ?? 0) > 200

/** PG-5: the least that a dial draws. */
const minDialFill = 0.2

/** PG-4. */
const toneOf = (fill: number): GaugeTone => (fill < 0.3 ? 'low' : fill < 0.6 ? 'medium' : 'high')

/** PG-1: null when a value is missing, the confidence is 0.2 or less, or the price is above the range. PG-3: the label. */
export function gaugeView(gauge: Omit<Gauge, 'comparables' | 'source'>): GaugeView | null {
  const { fill, listing_price: price, market_range_min: min, market_range_max: max, confidence, description } = gauge
  if ([fill, price, min, max, confidence].some((value) => value === undefined || !Number.isFinite(value))) return null
  const known = { fill: fill ?? 0, price: price ?? 0, min: min ?? 0, max: max ?? 0 }
  if ((confidence ?? 0) <= 0.2 || known.max < known.price) return null
  const share = Math.min(1, Math.max(0, known.fill))
  return {
    ...known,
    fill: share,
    dialFill: Math.max(minDialFill, share),
    label: description || (share < 0.65 ? 'Good Deal' : 'Great Deal'),
    tone: toneOf(share),
  }
}

/** Where in its range a price is: 1 at the lowest price of the market or below it, 0 at the highest. */
export function fillOf(price: number, { min, max }: { min: number; max: number }): number {
  if (max <= min) return price <= max ? 1 : 0
  return Math.round(Math.min(1, Math.max(0, (max - price) / (max - min))) * 1000) / 1000
}
