import type { LeadCar } from '@forecourt/contracts/leads/stored-lead'
import { type DisplayedPrice, displayedPrice, priceLine } from '@forecourt/domain/pricing/price'
import type { LeadSite } from '../compose-lead.ts'

/** The price that the shopper was asked: what the site showed of the car when the lead came. */
export const leadPrice = ({ preorder = false, ...car }: LeadCar, site: LeadSite): DisplayedPrice =>
  displayedPrice({ ...car, preorder }, site)

/** What there is to say beside its amount: what it was, that it is a week's, what it includes, or why there is none. */
export const priceRemarks = (price: DisplayedPrice): string | undefined =>
  price.amount !== undefined && priceLine(price) === price.text ? undefined : priceLine(price)
