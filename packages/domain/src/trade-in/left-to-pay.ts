import type { TradeInOffer } from '@forecourt/contracts/trade-in/valuation'
import { dollars } from '../pricing/price.ts'

/**
 * What is left to pay for a car with a trade-in, as a range in words; the least first. Undefined where the trade-in covers it all, or
 * may: then there is nothing to say in one figure.
 */
export function leftToPay(price: number, { min, max }: Pick<TradeInOffer, 'min' | 'max'>): string | undefined {
  if (max >= price) return undefined
  return min === max ? dollars(price - max) : `${dollars(price - max)} to ${dollars(price - min)}`
}
