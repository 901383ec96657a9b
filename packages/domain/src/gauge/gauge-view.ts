import type { Gauge } from '@forecourt/contracts/endpoints/vehicle'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dollars, purchasePrice } from '../pricing/price.ts'
import { isOffered } from '../vehicle/car-status.ts'

export type GaugeTone = 'low' | 'medium' | 'high'

type Range = { min: number; max: number }

/** A gauge that shows. All of it follows from the price's place in the range: `fill` is 0 to 1, `dialFill` the share of the dial that is painted. */
export type GaugeView = Range & {
  price: number
  middle: number
  fill: number
  dialFill: number
  label: string
  /** Where the price is of the middle, in words. */
  note: string
  tone: GaugeTone
  /** BY-6: no deal, so it has no colour. */
  isAboveMiddle: boolean
}

type Candidate = Pick<Vehicle, 'status' | 'reserved' | 'price' | 'offer_price'>

/** PG-2. `isOn` is the site's switch. */
export const isGaugeEligible = (vehicle: Candidate, isOn: boolean): boolean =>
  isOn && isOffered(vehicle, 'gauge') && (purchasePrice(vehicle) ?? 0) > 200

/** PG-5. */
const minDialFill = 0.2

/** The dial is painted between the middle of the range and the price: what the note says in dollars. */
const dialFillOf = (fill: number): number => Math.max(minDialFill, Math.abs(fill - 0.5))

/** PG-4. */
const toneOf = (fill: number): GaugeTone => (fill < 0.3 ? 'low' : fill < 0.6 ? 'medium' : 'high')

const middleOf = ({ min, max }: Range): number => Math.round((min + max) / 2)

/** BY-6. Whether a price is above the middle of a range: no deal, whatever else is said of it. */
export const isAboveMiddle = (price: number, range: Range): boolean => price > middleOf(range)

/** BY-6. What takes the place of a deal's name (PG-3). `things` are the tenant's own: `cars`. */
export const gaugeDescription = (price: number, range: Range, things: string): string | undefined =>
  isAboveMiddle(price, range) ? `Above similar ${things}` : undefined

function noteOf(price: number, middle: number): string {
  if (price === middle) return 'In the middle of the range'
  return `${dollars(Math.abs(middle - price))} ${price < middle ? 'below' : 'above'} the middle of the range`
}

/**
 * PG-1: null when a value is missing, the confidence is 0.2 or less, or the price is above the range. PG-3: the label. The fill is
 * worked out of the price and the range, which are on the axis beside it: one of another scale would contradict them (BY-6). `things` are the tenant's own: `cars`.
 */
export function gaugeView(gauge: Omit<Gauge, 'comparables' | 'source'>, things: string): GaugeView | null {
  const { fill, listing_price, market_range_min, market_range_max, confidence, description } = gauge
  const [price, min, max] = [listing_price, market_range_min, market_range_max]
  if (!isNumber(fill) || !isNumber(price) || !isNumber(min) || !isNumber(max) || !isNumber(confidence)) return null
  if (confidence <= 0.2 || max < price) return null
  const range = { min, max }
  const share = fillOf(price, range)
  return {
    ...range,
    price,
    middle: middleOf(range),
    fill: share,
    dialFill: dialFillOf(share),
    label: description || (gaugeDescription(price, range, things) ?? (share < 0.65 ? 'Good Deal' : 'Great Deal')),
    note: noteOf(price, middleOf(range)),
    tone: toneOf(share),
    isAboveMiddle: isAboveMiddle(price, range),
  }
}

const isNumber = (value: number | undefined): value is number => value !== undefined && Number.isFinite(value)

/** Where in its range a price is: 1 at the lowest price of the market or below it, 0 at the highest. */
export function fillOf(price: number, { min, max }: Range): number {
  if (max <= min) return price <= max ? 1 : 0
  return Math.round(Math.min(1, Math.max(0, (max - price) / (max - min))) * 1000) / 1000
}
