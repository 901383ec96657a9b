import type { PriceType, Vehicle } from '@forecourt/contracts/stock/vehicle'

type Typed = Pick<Vehicle, 'price_type'>

/** PR-4. What is added to a price, where something is. */
const added: Partial<Record<PriceType, string>> = {
  excl_govt_charges: 'Stamp duty, registration and compulsory third party insurance are added.',
  rrp: 'The maker’s recommended price: government charges and dealer delivery are added.',
}

/** What is added to a vehicle's price, in a sentence beside it. */
export const addedCharges = ({ price_type }: Typed): string | undefined => price_type && added[price_type]

/** What is in a vehicle's price or is added to it; nothing where the feed does not say. */
export const priceConditions = (vehicle: Typed): string | undefined =>
  vehicle.price_type === 'drive_away'
    ? 'Drive away: government charges and dealer delivery are in this price.'
    : addedCharges(vehicle)
