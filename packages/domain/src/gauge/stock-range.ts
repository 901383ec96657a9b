import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { knownPrice } from '../pricing/price.ts'

/** What of a vehicle decides whether it is like another, and at which price. */
export type Compared = Pick<
  Vehicle,
  'slug' | 'make' | 'model' | 'car_type' | 'item_type' | 'year' | 'km' | 'price' | 'offer_price' | 'status'
>

export type StockRange<T> = { min: number; max: number; confidence: number; comparables: T[] }

const maxYearsApart = 2
const maxKmApart = 40_000
/** Fewer say nothing of a market; the confidence is full from ten on. */
const minComparables = 3
const fullConfidenceAt = 10
const maxListed = 12

const distance = (a: Compared, b: Compared): number =>
  Math.abs((a.year ?? 0) - (b.year ?? 0)) / maxYearsApart + Math.abs((a.km ?? 0) - (b.km ?? 0)) / maxKmApart

const isLike = (a: Compared, b: Compared): boolean =>
  a.slug !== b.slug &&
  a.make === b.make &&
  a.model === b.model &&
  a.item_type === b.item_type &&
  (a.car_type === 'new') === (b.car_type === 'new') &&
  Math.abs((a.year ?? 0) - (b.year ?? 0)) <= maxYearsApart &&
  Math.abs((a.km ?? 0) - (b.km ?? 0)) <= maxKmApart

/** A vehicle's price of today, as a market compares it. */
export const marketPrice = (vehicle: Pick<Vehicle, 'price' | 'offer_price'>): number | undefined =>
  vehicle.offer_price || knownPrice(vehicle)

/**
 * PG-6. What such vehicles cost in a dealer's own stock: the same model, within two years and 40,000 km, nearest first. Null when
 * fewer than three are for sale.
 */
export function stockRange<T extends Compared>(vehicle: Compared, stock: readonly T[]): StockRange<T> | null {
  const like = stock.filter((other) => other.status === 'in_stock' && marketPrice(other) && isLike(vehicle, other))
  if (like.length < minComparables) return null
  const prices = like.map((other) => marketPrice(other) ?? 0)
  const own = marketPrice(vehicle)
  return {
    min: Math.min(...prices),
    // The vehicle is one of the market too.
    max: Math.max(...prices, own ?? 0),
    confidence: Math.min(1, like.length / fullConfidenceAt),
    comparables: like.toSorted((a, b) => distance(vehicle, a) - distance(vehicle, b)).slice(0, maxListed),
  }
}

export const stockBasis = (model: string): string =>
  `Our own stock of the ${model}, within ${maxYearsApart} years and ${maxKmApart.toLocaleString('en-AU')} km of this one.`
