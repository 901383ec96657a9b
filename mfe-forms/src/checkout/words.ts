import type { ReservationState } from '@forecourt/contracts/reservations/reservation'
import type { PublicSite } from '@forecourt/contracts/site/site'
import type { ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { dollars } from '@forecourt/domain/pricing/price'
import { depositDollars, depositText } from '@forecourt/domain/reservations/deposit'
import { holdHours } from '@forecourt/domain/reservations/hold-times'
import { withNoun } from '@forecourt/domain/text/with-noun'
import { vehicleTitle } from '@forecourt/domain/vehicle/vehicle-naming'

/** RT-5, RT-6. */
export type CheckoutKind = 'reserve' | 'purchase'

export type CheckoutData = { kind: CheckoutKind; vehicle?: ShownVehicle }

export const checkoutSteps = {
  reserve: [{ title: 'Details' }, { title: 'Deposit' }, { title: 'Reserved' }],
  purchase: [{ title: 'Your purchase' }, { title: 'Deposit' }, { title: 'Reserved' }],
} as const satisfies Record<CheckoutKind, readonly { title: string }[]>

/** What a shopper sees of a reservation in each of its states. */
export const stageOf = {
  authorising: 'deposit',
  holding: 'working',
  capturing: 'working',
  reserved: 'held',
  confirmed: 'held',
  completed: 'held',
  voiding: 'over',
  refunding: 'over',
  releasing: 'over',
  ended: 'over',
} as const satisfies Record<ReservationState, string>

/** RS-1. */
export function pageWords(kind: CheckoutKind, vehicle: Vehicle | undefined, site: PublicSite) {
  if (!vehicle) {
    const intro = withNoun('Choose a car first: its page has a button that leads here.', site)
    return { heading: 'Buy online', intro }
  }
  const car = vehicleTitle(vehicle)
  const deposit = dollars(depositDollars(vehicle, site))
  return kind === 'reserve'
    ? {
        heading: `Reserve the ${car}`,
        intro: depositText(vehicle, site),
      }
    : {
        heading: `Buy the ${car} online`,
        intro: `Say how you would like to get it and pay for it, then hold it for ${holdHours} hours with a refundable deposit of ${deposit}.`,
      }
}
