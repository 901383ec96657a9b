import type { Vehicle } from '@forecourt/contracts/stock/vehicle'

/** By how much a price is above today's, in dollars. */
export const raise = 1000

const raised = (amount: number | undefined): number | undefined => (amount && amount >= 500 ? amount + raise : amount)

/** A vehicle as it was when it cost more. A placeholder stays one. */
export const withRaisedPrices = (vehicle: Vehicle): Vehicle => ({
  ...vehicle,
  price: raised(vehicle.price),
  offer_price: raised(vehicle.offer_price),
  subscription_price: vehicle.subscription_price && vehicle.subscription_price + raise,
})
