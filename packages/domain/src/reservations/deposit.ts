import type { PublicSite } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dollars } from '../pricing/price.ts'
import { holdHours } from './hold-times.ts'

/** RS-1. Whole dollars: the car's own, or the site's. */
export const depositDollars = (
  { reserve_deposit }: Pick<Vehicle, 'reserve_deposit'>,
  site: Pick<PublicSite, 'reserve_deposit'>,
): number => reserve_deposit ?? site.reserve_deposit

/** RS-1. What a deposit does. */
export const depositText = (car: Pick<Vehicle, 'reserve_deposit'>, site: Pick<PublicSite, 'reserve_deposit'>): string =>
  `A deposit of ${dollars(depositDollars(car, site))} holds it for ${holdHours} hours while you decide. It is 100% refundable.`
