import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import type { Favourite } from '@forecourt/contracts/watchlist/saved-car'
import { displayedPrice } from '@forecourt/domain/pricing/price'
import { isOffered } from '@forecourt/domain/vehicle/car-status'
import { type PriceChange, priceChange } from '@forecourt/domain/watchlist/price-change'

/** A saved car in the list: `hit` is absent of one that the site no longer has, what was saved of one that only a browser kept. */
export type ListedCar = { id: string; car: Favourite; hit?: Hit; saved_at?: string; saved_price?: number }

export const isAvailable = ({ hit }: ListedCar): boolean => hit !== undefined && isOffered(hit, 'kept')

/** What became of the price since the car was saved; undefined where it is not known, or the car is gone. */
export function changeOf(listed: ListedCar, site: PublicSite): PriceChange | undefined {
  const { hit, saved_price } = listed
  return hit && isAvailable(listed) ? priceChange(saved_price, displayedPrice(hit, site).amount) : undefined
}
