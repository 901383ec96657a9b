import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isReduced, type Priced, purchasePrice, weeklyPrice } from '../pricing/price.ts'
import { type CarStatus, carStatus } from '../vehicle/car-status.ts'
import { isTowed } from './towed.ts'

type Ranked = Omit<Priced, 'preorder'> &
  Pick<Vehicle, 'status' | 'reserved' | 'year' | 'km' | 'item_type'> & {
    images: readonly unknown[]
  }

const pointsOfStatus = {
  in_stock: 1000,
  reserved: 800,
  coming_soon: 700,
  sold: 0,
  withdrawn: 0,
  gone: 0,
} as const satisfies Record<CarStatus, number>

const maxKm = 150_000

/** What is towed has no odometer, and ranks as if it stood still; of others no distance is the worst that may be. */
const drivenKm = (km: number | undefined, itemType: string): number => km ?? (isTowed(itemType) ? 0 : maxKm)

/**
 * SR-8: points for what shoppers prefer to see first. None depends on the day, so that importing the same feed tomorrow
 * changes nothing.
 */
const rules: readonly (readonly [why: string, points: (vehicle: Ranked) => number])[] = [
  ['can be bought today, else soon', (vehicle) => pointsOfStatus[carStatus(vehicle)]],
  ['has photos', ({ images }) => (images.length > 0 ? 150 : 0) + Math.min(images.length, 10) * 5],
  ['has a price', (vehicle) => (purchasePrice(vehicle) || weeklyPrice(vehicle) ? 100 : 0)],
  ['is reduced', (vehicle) => (isReduced(vehicle) ? 25 : 0)],
  ['is young', ({ year }) => Math.max(0, Math.min(30, (year ?? 0) - 2000))],
  ['has driven little', ({ km, item_type }) => Math.round(Math.max(0, maxKm - drivenKm(km, item_type)) / 5000)],
]

/** The order of a search without words: higher comes first. */
export const customRank = (vehicle: Ranked): number => rules.reduce((sum, [, points]) => sum + points(vehicle), 0)
