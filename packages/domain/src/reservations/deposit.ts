import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** RS-1. Whole dollars: the car's own, or the site's. */
export const depositDollars = (
  { reserve_deposit }: Pick<Vehicle, 'reserve_deposit'>,
  site: Pick<PublicSite, 'reserve_deposit'>,
): number => reserve_deposit ?? site.reserve_deposit
