/** WL-9. Pages that are for shoppers who are signed in, and those that never are; which is which is the domain's. */
export const gateNames = [
  'checkout',
  'checkout-journey',
  'finance',
  'finance-page',
  'spin-to-win',
  'online-payment',
  'my-garage',
  'trade-in',
  'sell-my-car',
] as const
export type GateName = (typeof gateNames)[number]
