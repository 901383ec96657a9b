import type { ReservationMessage, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import { dealershipAddresses } from '@forecourt/domain/leads/lead-places'
import { reminderAt } from '@forecourt/domain/reservations/hold-times'
import type { EmailProvider } from '@forecourt/providers/email/port'
import { findPerson } from '../store/people-table.ts'
import { saveReservation } from '../store/reservation-table.ts'
import { dealerEmail, reservationEmail } from './reservation-email.ts'

export type MessageServices = {
  email: EmailProvider
  fromAddress: string
  readSite(slug: string): Promise<Site | undefined>
  now(): Date
}

/** A person may not be found by their reservation for a moment after it began; later they had it erased. */
const settlingMs = 120_000

const isDue = (message: ReservationMessage, { held_until }: StoredReservation, now: Date): boolean =>
  message !== 'reminder' || (held_until !== undefined && reminderAt(held_until) <= now)

/**
 * Sends what is to be said of a reservation now. At least once: what was sent is noted afterwards.
 * @throws ProviderError; the next run sends it.
 */
export async function sendMessages(reservation: StoredReservation, services: MessageServices): Promise<number> {
  const now = services.now()
  const due = reservation.pending.filter((message) => isDue(message, reservation, now))
  const site = due.length > 0 ? await services.readSite(reservation.tenant) : undefined
  const person = site && (await findPerson(reservation.reservation_id))
  const isSettling = now.getTime() - Date.parse(reservation.created_at) < settlingMs
  if (!site || (!person && isSettling)) return 0
  for (const message of due) {
    if (person) await sendOne(message, { reservation, site, person }, services)
    if (message === 'receipt') await tellDealer({ reservation, site, person }, services)
  }
  const pending = reservation.pending.filter((message) => !due.includes(message))
  await saveReservation(reservation, { ...reservation, pending }, now)
  return due.length
}

type Subject = { reservation: StoredReservation; site: Site; person: Awaited<ReturnType<typeof findPerson>> }

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
    idempotencyKey: `${reservation.reservation_id}/${message}`,
  })
}

async function tellDealer({ reservation, site, person }: Subject, { email, fromAddress }: MessageServices) {
  const { dealership_slug } = reservation.car
  const to = dealershipAddresses(site, { category: 'Vehicle Enquiry', dealership_slug, location: undefined })
  if (to.length === 0) return
  await email.sendEmail({
    from: { address: fromAddress, name: site.name },
    to: to.map((address) => ({ address })),
    ...dealerEmail(reservation, site, person ? `${person.name} (${person.phone}, ${person.email})` : 'A shopper'),
    idempotencyKey: `${reservation.reservation_id}/dealer`,
  })
}
