import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { purchasePrice } from '../pricing/price.ts'
import { isOffered } from '../vehicle/car-status.ts'
import { kilometres } from '../vehicle/specifications/specification-format.ts'
import { shortName } from '../vehicle/vehicle-naming.ts'

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

type Measured = Pick<Compared, 'car_type' | 'km'>

/** How far a vehicle went: a new one is at the dealer's as it was made. Undefined where the feed does not say. */
export const drivenKm = ({ car_type, km }: Measured): number | undefined => km ?? (car_type === 'new' ? 0 : undefined)

/** Infinite where one of the two is not known. */
const apart = (a: number | undefined, b: number | undefined): number =>
  a === undefined || b === undefined ? Number.POSITIVE_INFINITY : Math.abs(a - b)

const yearsApart = (a: Compared, b: Compared): number => apart(a.year, b.year)
const kmApart = (a: Compared, b: Compared): number => apart(drivenKm(a), drivenKm(b))

const distance = (a: Compared, b: Compared): number => yearsApart(a, b) / maxYearsApart + kmApart(a, b) / maxKmApart

const isLike = (a: Compared, b: Compared): boolean =>
  a.slug !== b.slug &&
  a.make === b.make &&
  a.model === b.model &&
  a.item_type === b.item_type &&
  (a.car_type === 'new') === (b.car_type === 'new') &&
  yearsApart(a, b) <= maxYearsApart &&
  kmApart(a, b) <= maxKmApart

/**
 * PG-6. What such vehicles cost in a dealer's own stock: the same model, within two years and 40,000 km, nearest first. The
 * vehicle itself is not part of it: one that costs more than all others is outside of its range (PG-1). Null when fewer than three
 * are for sale.
 */
export function stockRange<T extends Compared>(vehicle: Compared, stock: readonly T[]): StockRange<T> | null {
  const like = stock.filter((other) => isOffered(other, 'compared') && purchasePrice(other) && isLike(vehicle, other))
  if (like.length < minComparables) return null
  const prices = like.map((other) => purchasePrice(other) ?? 0)
  return {
    min: Math.min(...prices),
    max: Math.max(...prices),
    confidence: Math.min(1, like.length / fullConfidenceAt),
    comparables: like.toSorted((a, b) => distance(vehicle, a) - distance(vehicle, b)).slice(0, maxListed),
  }
}

export const stockBasis = (vehicle: Pick<Compared, 'make' | 'model'>): string =>
  `Our own stock of the ${shortName(vehicle)}, within ${maxYearsApart} years and ${kilometres(maxKmApart)} of this one.`
