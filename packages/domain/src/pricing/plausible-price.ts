import type { DisplayedPrice } from './price.ts'

/** Dollars. No vehicle is sold for less: a smaller price in a feed holds the place of one that is not known yet. */
const leastPlausiblePrice = 500

/** Whether a price may be quoted away from its vehicle, as the lowest of a model or to search engines. One per week may be small. */
export const isPlausiblePrice = ({ kind, amount = 0 }: DisplayedPrice): boolean =>
  amount >= (kind === 'subscription' ? 1 : leastPlausiblePrice)
