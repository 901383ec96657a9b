import type { OfferedOn } from '@forecourt/contracts/site/settings/watchlist'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { displayedPrice, type Priced } from '../pricing/price.ts'
import { isOffered } from '../vehicle/car-status.ts'

type Car = Pick<Hit, 'status' | 'car_type'> & Partial<Priced> & { images: readonly unknown[] }
type ControlSite = Pick<PublicSite, 'watchlist' | 'pricing' | 'copy'>

const conditions: Record<OfferedOn, (car: Car, site: ControlSite) => boolean> = {
  used: ({ car_type }) => car_type === 'used',
  priced: (car, site) => (displayedPrice({ preorder: false, ...car }, site).amount ?? 0) > 0,
  pictured: ({ images }) => images.length > 0,
}

/** VC-4. Whether a car can be saved and compared: it is in stock, and what the site asks for beside that. */
export const offersControls = (car: Car, site: ControlSite): boolean =>
  isOffered(car, 'keep') && site.watchlist.offered_on.every((name) => conditions[name](car, site))

/** WL-5. Save stays on a car that is saved, sold or not, so that it can be removed. */
export const showsSave = (car: Car, site: ControlSite, isSaved: boolean): boolean =>
  isSaved || offersControls(car, site)
