import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isReduced, type Priced, purchasePrice, weeklyPrice } from '../pricing/price.ts'
import { type CarStatus, carStatus } from '../vehicle/car-status.ts'

type Ranked = Omit<Priced, 'preorder'> &
  Pick<Vehicle, 'status' | 'reserved' | 'year' | 'km'> & {
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
  ['has driven little', ({ km }) => (km === undefined ? 0 : Math.round(Math.max(0, 150_000 - km) / 5000))],
]

/** The order of a search without words: higher comes first. */
export const customRank = (vehicle: Ranked): number => rules.reduce((sum, [, points]) => sum + points(vehicle), 0)
