import type { LeadCar } from '@forecourt/contracts/leads/stored-lead'
import { type DisplayedPrice, displayedPrice, priceLine, priceWithUnit } from '@forecourt/domain/pricing/price'
import { unavailableLabel } from '@forecourt/domain/vehicle/unavailable-words'
import type { LeadSite } from '../compose-lead.ts'

/** The price that the shopper was asked: what the site showed of the car when the lead came. One that was not for sale has none. */
export function leadPrice({ preorder = false, ...car }: LeadCar, site: LeadSite): DisplayedPrice {
  const price = displayedPrice({ ...car, preorder }, site)
  const gone = unavailableLabel(car, 'show')
  if (!gone) return price
  const last = price.amount !== undefined && `last price ${priceWithUnit(price)}`
  return { kind: 'none', text: [gone, last].filter(Boolean).join(', ') }
}

/** What there is to say beside its amount: what it was, that it is a week's, what it includes, or why there is none. */
export const priceRemarks = (price: DisplayedPrice): string | undefined =>
  price.amount !== undefined && priceLine(price) === price.text ? undefined : priceLine(price)
