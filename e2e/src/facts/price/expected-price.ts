import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** What a site must say of a vehicle's price, everywhere. */
export type ExpectedPrice = { amount?: number; was?: number; text: string }

export const money = (dollars: number): string => `$${dollars.toLocaleString('en-AU')}`

const isPrice = (dollars: number | undefined): dollars is number => dollars !== undefined && dollars >= 500

/** PR-1, PR-2 and TN-14 once more, in the plainest words: the product's own function must not be its own proof. */
export function expectedPrice(vehicle: Vehicle, { pricing, copy }: Pick<Site, 'pricing' | 'copy'>): ExpectedPrice {
  const { price, offer_price, before_price, subscription_price } = vehicle
  const none = { text: vehicle.preorder ? 'PREORDER' : copy.no_price }
  if (pricing === 'subscription')
    return subscription_price ? { amount: subscription_price, text: `${money(subscription_price)}/week` } : none
  const amount = [offer_price, price].find(isPrice)
  if (amount === undefined) return none
  const was = [before_price, price].find(isPrice)
  return { amount, text: money(amount), ...(was !== undefined && was > amount && { was }) }
}

/**
 * What a surface says: all its text, or the amount alone. `showsWas`: it has to say what the vehicle cost before. `hides`: it keeps
 * this for another day, when the price may be another, so no price may be in it.
 */
export type Said = { text: string; showsWas?: true } | { asks: number | undefined } | { hides: string }

const isIn = (text: string, amount: string): boolean => {
  const after = text.split(amount).slice(1)
  return after.some((rest) => !/^,?\d/.test(rest))
}

const isKept = (text: string, amount: number): boolean =>
  isIn(text, money(amount)) || new RegExp(`(?<![\\w-])${amount}(?![\\w-])`).test(text)

/** What is wrong with what a surface says of a vehicle. */
export function priceFaults(said: Said, vehicle: Vehicle, expected: ExpectedPrice): string[] {
  if ('asks' in said) return said.asks === expected.amount ? [] : [`asks ${said.asks}, not ${expected.amount}`]
  const { price, offer_price, before_price, subscription_price } = vehicle
  const amounts = [price, offer_price, before_price, subscription_price]
  if ('hides' in said)
    return amounts.flatMap((amount) => (amount !== undefined && isKept(said.hides, amount) ? [`keeps ${amount}`] : []))
  const { text, showsWas } = said
  const others = amounts.filter((other) => other !== undefined && other !== expected.amount && other !== expected.was)
  return [
    ...(isIn(text, expected.text) ? [] : [`does not say ${expected.text}`]),
    ...(showsWas && expected.was !== undefined && !isIn(text, money(expected.was))
      ? [`does not say that it was ${money(expected.was)}`]
      : []),
    ...others.flatMap((other = 0) => (isIn(text, money(other)) ? [`says ${money(other)}`] : [])),
  ]
}
