import type { PublicSite } from '@forecourt/contracts/site/site'
import type { PriceType, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { numberText } from '../text/numbers.ts'

type Pricing = PublicSite['pricing']

type Amounts = Pick<Vehicle, 'price' | 'offer_price' | 'subscription_price'>

export type Priced = Amounts & Pick<Vehicle, 'before_price' | 'price_type' | 'preorder'>

/** What a shopper is asked, in whole dollars: to buy, or for a week. */
type AskedPrice = { kind: 'subscription' | 'offer' | 'normal'; amount: number }

/** `amount` is in whole dollars; absent if a text replaces the price. All texts are ready to show. */
export type DisplayedPrice = {
  kind: AskedPrice['kind'] | 'preorder' | 'none'
  text: string
  amount?: number
  /** The suffix of the amount: `/week`. */
  per?: string
  was?: string
  /** The same in whole dollars. */
  wasAmount?: number
  /** What it costs less than that: `$1,000 off`. */
  off?: string
  /** What the price includes: `Drive away`, or the site's text for a weekly price. */
  type?: string
}

/** PR-4. */
const priceTypeTexts = {
  drive_away: 'Drive away',
  excl_govt_charges: 'Excl. govt charges',
  rrp: 'RRP',
} as const satisfies Record<PriceType, string>

/** PR-1: such an amount in a feed says that there is none. The stock keeps any other as the dealer wrote it. */
export const isEmptyPrice = (dollars = 0): boolean => dollars <= 10

/**
 * Dollars. No vehicle is sold for less: a feed that has `$11` holds the place of a price that is not known yet, and so it shows, sorts
 * and counts as none (docs/decisions/prices.md).
 */
const minPurchasePrice = 500

/** Whole dollars, where they are a vehicle's price. */
export const purchaseAmount = (dollars: number | undefined): number | undefined =>
  dollars !== undefined && dollars >= minPurchasePrice ? dollars : undefined

/** `$38,990`: no cents. */
export const dollars = (amount: number): string => `$${numberText(amount)}`

type AmountRule = { kind: AskedPrice['kind']; amount(vehicle: Amounts): number | undefined }

/** PR-1, first match wins. A weekly price is that of subscription sites (1§4), which have no other (TN-14). */
const amountRules: Record<Pricing, readonly AmountRule[]> = {
  subscription: [{ kind: 'subscription', amount: ({ subscription_price }) => subscription_price || undefined }],
  purchase: [
    {
      kind: 'offer',
      amount: ({ offer_price, price }) => (offer_price === price ? undefined : purchaseAmount(offer_price)),
    },
    { kind: 'normal', amount: ({ price }) => purchaseAmount(price) },
  ],
}

/** The price that a site asks for a vehicle. Whatever shows, compares, sorts or sends a price has it from here. */
function askedPrice(vehicle: Amounts, pricing: Pricing): AskedPrice | undefined {
  for (const { kind, amount: amountOf } of amountRules[pricing]) {
    const amount = amountOf(vehicle)
    if (amount !== undefined) return { kind, amount }
  }
  return undefined
}

/** What a vehicle costs to buy: its offer, or its normal price. */
export const purchasePrice = (vehicle: Omit<Amounts, 'subscription_price'>): number | undefined =>
  askedPrice(vehicle, 'purchase')?.amount

/** What is lent for a vehicle: nothing where the site asks for it by the week. */
export const lentPrice = (
  vehicle: Omit<Amounts, 'subscription_price'>,
  { pricing }: { pricing: Pricing },
): number | undefined => (pricing === 'subscription' ? undefined : purchasePrice(vehicle))

/** What it costs a week. */
export const weeklyPrice = (vehicle: Pick<Amounts, 'subscription_price'>): number | undefined =>
  askedPrice(vehicle, 'subscription')?.amount

/** PR-2: the earlier price, or the price before an offer, if it exceeds the current one. */
function earlierPrice({ before_price, price }: Pick<Priced, 'before_price' | 'price'>, now: number) {
  const earlier = purchaseAmount(before_price) ?? purchaseAmount(price)
  return earlier !== undefined && earlier > now ? earlier : undefined
}

/** Whether the price is below an earlier one. Without a price it is not reduced. */
export function isReduced(vehicle: Pick<Priced, 'price' | 'offer_price' | 'before_price'>): boolean {
  const amount = purchasePrice(vehicle)
  return amount !== undefined && earlierPrice(vehicle, amount) !== undefined
}

/** A vehicle's price, as a site shows it everywhere (PR-1, PR-2, PR-4). */
export function displayedPrice(
  vehicle: Priced,
  { pricing, copy }: Pick<PublicSite, 'pricing' | 'copy'>,
): DisplayedPrice {
  const asked = askedPrice(vehicle, pricing)
  if (!asked) return vehicle.preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'none', text: copy.no_price }
  const text = dollars(asked.amount)
  if (asked.kind === 'subscription') return { ...asked, text, per: '/week', type: copy.price_note }
  const earlier = earlierPrice(vehicle, asked.amount)
  return {
    ...asked,
    text,
    ...(earlier && { was: dollars(earlier), wasAmount: earlier, off: `${dollars(earlier - asked.amount)} off` }),
    type: vehicle.price_type && priceTypeTexts[vehicle.price_type],
  }
}

/** `$444/week`. */
export const priceWithUnit = ({ text, per = '' }: DisplayedPrice): string => text + per

/** All that a site says of a price, in one line: `$21,990 (was $22,990), Drive away`. */
export const priceLine = (price: DisplayedPrice): string =>
  [[priceWithUnit(price), price.was && `(was ${price.was})`].filter(Boolean).join(' '), price.type]
    .filter(Boolean)
    .join(', ')
