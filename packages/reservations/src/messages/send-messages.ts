import type {
  AnnouncedReservation,
  ReservationMessage,
  StoredReservation,
} from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import { dealershipAddresses } from '@forecourt/domain/leads/routing/lead-places'
import { reminderAt } from '@forecourt/domain/reservations/hold-times'
import type { EmailProvider } from '@forecourt/providers/email/port'
import { carHold, readHold, shopperHold } from '../store/hold-table.ts'
import { findPerson } from '../store/people-table.ts'
import { claimMessages, endClaim, messageKey } from './claim-messages.ts'
import { dealerEmail, reservationEmail } from './reservation-email.ts'

export type MessageServices = {
  email: EmailProvider
  fromAddress: string
  readSite(slug: string): Promise<Site | undefined>
  now(): Date
}

/** A person may not be found by their reservation for a moment after it began; later they had it erased. */
const settlingMs = 120_000

/** Once it is paid, or over. */
const isAnnounced = (reservation: StoredReservation): reservation is AnnouncedReservation =>
  'charged' in reservation || 'reason' in reservation

const isDue = (message: ReservationMessage, { held_until }: AnnouncedReservation, now: Date): boolean =>
  message !== 'reminder' || (held_until !== undefined && reminderAt(held_until) <= now)

/**
 * Sends what is to be said of a reservation now, unless another process does: who sends claims it first, by the version that was read.
 * Once, but for a process that stops before it notes what it sent.
 * @throws ProviderError; the reconciler sends it once the claim is over.
 */
export async function sendMessages(reservation: StoredReservation, services: MessageServices): Promise<number> {
  if (!isAnnounced(reservation)) return 0
  const now = services.now()
  const due = reservation.pending.filter((message) => isDue(message, reservation, now))
  const site = due.length > 0 ? await services.readSite(reservation.tenant) : undefined
  const person = site && (await findPerson(reservation.reservation_id))
  const isSettling = now.getTime() - Date.parse(reservation.created_at) < settlingMs
  if (!site || (!person && isSettling)) return 0
  const claimed = await claimMessages(reservation, now)
  if (!claimed) return 0
  for (const message of due) await send(message, { reservation, site, person }, services)
  await endClaim(claimed, due, services.now())
  return due.length
}

async function send(message: ReservationMessage, subject: Subject, services: MessageServices): Promise<void> {
  const { reservation, person } = subject
  const isLeftOut = await isReplaced(reservation, services.now())
  if (person && !isLeftOut) await sendOne(message, subject, services)
  if (concernsDealer(message, reservation)) await tellDealer(message, subject, services)
}

/** That a car was reserved, and that it is not any more, but for what the dealer did. */
const concernsDealer = (message: ReservationMessage, reservation: AnnouncedReservation): boolean =>
  'reason' in reservation
    ? reservation.held_until !== undefined && reservation.reason !== 'dealer'
    : message === 'receipt'

/** Whether it was never paid, and the shopper holds the same car by another. */
async function isReplaced(reservation: AnnouncedReservation, now: Date): Promise<boolean> {
  const { car, reservation_id } = reservation
  if (!('reason' in reservation) || (reservation.reason !== 'abandoned' && reservation.reason !== 'taken')) return false
  const [ofCar, ofShopper] = await Promise.all([readHold(carHold(car), now), readHold(shopperHold(reservation), now)])
  return (
    ofCar !== undefined && ofCar.reservation_id === ofShopper?.reservation_id && ofCar.reservation_id !== reservation_id
  )
}

type Subject = { reservation: AnnouncedReservation; site: Site; person: Awaited<ReturnType<typeof findPerson>> }

async function sendOne(
  message: ReservationMessage,
  { reservation, site, person }: Subject,
  { email, fromAddress, now }: MessageServices,
): Promise<void> {
  if (!person) return
  await email.sendEmail({
    from: { address: fromAddress, name: site.name },
    to: [{ address: person.email }],
    ...reservationEmail(message, reservation, site, now()),
    idempotencyKey: messageKey(message, reservation),
  })
}

async function tellDealer(
  message: ReservationMessage,
  { reservation, site, person }: Subject,
  { email, fromAddress }: MessageServices,
) {
  const { dealership_slug } = reservation.car
  const to = dealershipAddresses(site, { category: 'Vehicle Enquiry', dealership_slug, location: undefined })
  if (to.length === 0) return
  await email.sendEmail({
    from: { address: fromAddress, name: site.name },
    to: to.map((address) => ({ address })),
    ...dealerEmail(reservation, site, person ? `${person.name} (${person.phone}, ${person.email})` : 'A shopper'),
    idempotencyKey: `${messageKey(message, reservation)}/dealer`,
  })
}
