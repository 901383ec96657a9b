import type { ReservationState, ShownReservation } from '@forecourt/contracts/reservations/reservation'
import type { PublicSite } from '@forecourt/contracts/site/site'
import { dollars } from '../pricing/price.ts'
import { withNoun } from '../text/with-noun.ts'
import { timeOfDayText, timeText } from './held-until.ts'
import { reservationPath } from './reservation-link.ts'
import { askingWords, endText } from './reservation-words.ts'

const ownStates: ReadonlySet<ReservationState> = new Set(['holding', 'capturing', 'reserved', 'confirmed'])

/** Whether a car is its shopper's now, and nobody else's. */
export const isHeld = ({ state }: Pick<ShownReservation, 'state'>): boolean => ownStates.has(state)

/** Of a reservation that is held: what is in the place of "reserved" for who has it. */
export function heldText({ state, held_until, car }: ShownReservation, site: PublicSite): string {
  const until = state === 'reserved' && held_until ? ` until ${timeText(held_until, car.dealership_slug, site)}` : ''
  return `${withNoun('You hold this car', site)}${until}`
}

/** Where its shopper sees it. */
export const reservationLink = ({ car, reservation_id }: ShownReservation): { link: string; href: string } => ({
  link: 'See your reservation',
  href: reservationPath(car.slug, reservation_id),
})

/** As a page shows it: `is_payment_sent` where the shopper paid, here or elsewhere, and nobody knows yet what became of it. */
export type OwnReservation = ShownReservation & { is_payment_sent?: boolean }

/** Where a shopper's reservation is, in a line; and what its link is called. */
export function ownReservation(
  reservation: OwnReservation,
  site: PublicSite,
): { text: string; link: string; href: string } {
  const { state, car, pay_by } = reservation
  const there = reservationLink(reservation)
  if (reservation.is_payment_sent) return { ...there, text: askingWords }
  if (state === 'authorising') {
    const time = timeOfDayText(pay_by, car.dealership_slug, site)
    return { ...there, text: `Not paid yet: pay by ${time}`, link: 'Pay the deposit' }
  }
  if (state === 'confirmed' || state === 'completed')
    return { ...there, text: 'The dealer has confirmed. Your deposit is a part of the price.' }
  return { ...there, text: isHeld(reservation) ? heldText(reservation, site) : withNoun(endText(reservation), site) }
}

/** What deleting the shopper's data leaves of a reservation that is not over: it names nobody, so one that is paid stays. */
export function liveWords({ state, deposit_cents }: ShownReservation, site: PublicSite): string {
  const deposit = dollars(deposit_cents / 100)
  if (state === 'authorising') return 'It is not paid: deleting ends it. Nothing is charged.'
  if (state === 'confirmed')
    return `The dealer has confirmed it: your deposit of ${deposit} is a part of the price. To have it back, call the dealer.`
  const ends = withNoun(
    `Deleting does not cancel it: the car stays held, and your deposit of ${deposit} goes back to your card when the hold ends, unless the dealer confirms the sale.`,
    site,
  )
  return `${ends} No e-mail tells you. To have it back at once, cancel at its link, which works afterwards too: keep it.`
}
