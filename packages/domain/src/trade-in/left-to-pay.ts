import type { TradeInOffer, Valuation } from '@forecourt/contracts/trade-in/valuation'
import { dollars } from '../pricing/price.ts'

type Traded = Pick<TradeInOffer, 'min' | 'max'> & Pick<Valuation, 'owes'>

export type LeftToPay = {
  /** "$20,000 to $22,000 to pay", the least first. */
  amount: string
  /** What comes on top, where the shopper owes money on the car that they trade in or has not said. */
  owed?: string
  /** Where the trade-in is worth more than the car, or may be. */
  surplus?: string
}

const rangeOf = (least: number, most: number): string =>
  least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`

const ask = 'Talk to us about the difference.'

/** TI-6. What is left to pay for a car with a trade-in; and what comes back where that is worth more. */
export function leftToPay(price: number, { min, max, owes }: Traded): LeftToPay {
  const owed = owes === false ? undefined : `${owes ? 'what' : 'anything'} you owe on your car`
  const plus = owed && { owed: `plus ${owed}` }
  if (max <= price) return { amount: `${rangeOf(price - max, price - min)} to pay`, ...plus }
  if (min < price) {
    const surplus = `Your trade-in may be worth more: up to ${dollars(max - price)} comes back to you. ${ask}`
    return { amount: `up to ${dollars(price - min)} to pay`, ...plus, surplus }
  }
  const back = `${rangeOf(min - price, max - price)} comes back to you${owed ? `, less ${owed}` : ''}`
  return { amount: 'nothing to pay', surplus: `Your trade-in is worth more: ${back}. ${ask}` }
}
