import type { PublicSite } from '@forecourt/contracts/site/site'
import type { PriceType, Vehicle } from '@forecourt/contracts/stock/vehicle'

export type Priced = Pick<
  Vehicle,
  'price' | 'before_price' | 'offer_price' | 'subscription_price' | 'price_type' | 'preorder'
>

/** `amount` is in whole dollars; absent if a text replaces the price. All texts are ready to show. */
export type DisplayedPrice = {
  kind: 'subscription' | 'offer' | 'normal' | 'preorder' | 'none'
  text: string
  amount?: number
  /** The suffix of the amount: `/week`. */
  per?: string
  was?: string
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

/** The normal price, if there is one: 0 to 10 dollars in a feed mean no price (PR-1). */
export const knownPrice = ({ price = 0 }: Pick<Vehicle, 'price'>): number | undefined =>
  price > 10 ? price : undefined

const thousands = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

/** `$38,990`: no cents (look.md). */
export const dollars = (amount: number): string => `$${thousands.format(amount)}`

type AmountRule = {
  kind: 'subscription' | 'offer' | 'normal'
  amount(vehicle: Pick<Priced, 'price' | 'offer_price' | 'subscription_price'>): number | false | undefined
}

/** PR-1, first match wins. A subscription site uses only the first (TN-14): a purchase price is not its price. */
const amountRules: readonly AmountRule[] = [
  { kind: 'subscription', amount: ({ subscription_price }) => subscription_price },
  { kind: 'offer', amount: ({ offer_price, price }) => offer_price !== price && offer_price },
  { kind: 'normal', amount: knownPrice },
]

/** PR-2: the earlier price, or the price before an offer, if it exceeds the current one. */
function wasPrice(vehicle: Priced, kind: DisplayedPrice['kind'], amount: number): Pick<DisplayedPrice, 'was' | 'off'> {
  const earlier = earlierPrice(vehicle)
  if (kind === 'subscription' || earlier <= amount) return {}
  return { was: dollars(earlier), off: `${dollars(earlier - amount)} off` }
}

const earlierPrice = ({ before_price, price = 0 }: Pick<Priced, 'before_price' | 'price'>): number =>
  before_price ?? price

/** What a vehicle costs to buy, by the first rule that has an amount. */
export const purchasePrice = (vehicle: Pick<Priced, 'price' | 'offer_price'>): number | undefined =>
  amountRules.flatMap(({ kind, amount }) => (kind !== 'subscription' && amount(vehicle)) || [])[0]

/** Whether the price is below an earlier one. Without a price it is not reduced. */
export function isReduced(vehicle: Pick<Priced, 'price' | 'offer_price' | 'before_price'>): boolean {
  const amount = purchasePrice(vehicle)
  return amount !== undefined && earlierPrice(vehicle) > amount
}

/** A vehicle's price, as a site shows it everywhere (PR-1, PR-2, PR-4). */
export function displayedPrice(
  vehicle: Priced,
  { pricing, copy }: Pick<PublicSite, 'pricing' | 'copy'>,
): DisplayedPrice {
  for (const { kind, amount: amountOf } of amountRules) {
    if (pricing === 'subscription' && kind !== 'subscription') continue
    const amount = amountOf(vehicle)
    if (!amount) continue
    const per = kind === 'subscription' ? '/week' : undefined
    const type = vehicle.price_type && priceTypeTexts[vehicle.price_type]
    const includes = kind === 'subscription' ? copy.price_note : type
    return { kind, amount, text: dollars(amount), per, ...wasPrice(vehicle, kind, amount), type: includes }
  }
  return vehicle.preorder ? { kind: 'preorder', text: 'PREORDER' } : { kind: 'none', text: copy.no_price }
}
