import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { isOffered } from './car-status.ts'

const daySeconds = 86_400

type Dated = Pick<Vehicle, 'status' | 'sold_date_timestamp' | 'updated_at'>

/**
 * Whether a vehicle has been sold, or withdrawn, for longer than the site lists it: its page then tells search engines to forget it.
 * `nowSeconds` is since 1970.
 */
export function isLongGone(
  vehicle: Dated,
  { sold_window_days }: Pick<PublicSite, 'sold_window_days'>,
  nowSeconds: number,
): boolean {
  if (isOffered(vehicle, 'show')) return false
  const since = vehicle.sold_date_timestamp ?? Date.parse(vehicle.updated_at) / 1000
  return nowSeconds - since > sold_window_days * daySeconds
}
