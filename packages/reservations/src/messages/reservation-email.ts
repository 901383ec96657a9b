import type { AnnouncedReservation, ReservationMessage } from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import { dollars } from '@forecourt/domain/pricing/price'
import { timeText } from '@forecourt/domain/reservations/held-until'
import { reservationPath } from '@forecourt/domain/reservations/reservation-link'
import { dealerEndText, endText } from '@forecourt/domain/reservations/reservation-words'
import { withNoun } from '@forecourt/domain/text/with-noun'
import type { Email } from '@forecourt/providers/email/port'
import { calendarEntry } from './calendar-entry.ts'

type MailSite = Pick<Site, 'name' | 'url' | 'phone' | 'locations' | 'copy'>
type Parts = Pick<Email, 'subject' | 'text' | 'attachments'>

const reservationUrl = ({ car, reservation_id }: AnnouncedReservation, { url }: Pick<Site, 'url'>): string =>
  new URL(reservationPath(car.slug, reservation_id), url).href

/** RS-1. What the shopper reads, in a line each: what they have, what it cost, until when, and how it ends. */
export function reservationEmail(
  message: ReservationMessage,
  reservation: AnnouncedReservation,
  site: MailSite,
  now: Date,
): Parts {
  const { car, deposit_cents, reservation_id } = reservation
  const questions = `Questions? Call ${site.name} on ${site.phone}.`
  if ('reason' in reservation)
    return {
      subject: `Your reservation of the ${car.name} is over`,
      text: [withNoun(endText(reservation), site), `Reservation ${reservation_id}`, questions].join('\n\n'),
    }
  const { held_until } = reservation
  const url = reservationUrl(reservation, site)
  const until = timeText(held_until, car.dealership_slug, site)
  const deposit = dollars(deposit_cents / 100)
  if (message === 'reminder')
    return {
      subject: `The ${car.name} is held for you until ${until}`,
      text: [
        withNoun(`After that the car is free, and your deposit of ${deposit} goes back to you.`, site),
        url,
        questions,
      ].join('\n\n'),
    }
  const text = [
    `You reserved the ${car.name}. It is held for you until ${until}.`,
    `Deposit: ${deposit}, paid by card. It is fully refundable: until the dealer confirms the sale you cancel with one button, here:`,
    url,
    `Receipt: reservation ${reservation_id}`,
    questions,
  ].join('\n\n')
  const end = new Date(held_until)
  const entry = calendarEntry({
    id: reservation_id,
    title: `${car.name} is held for you`,
    text: `Held until ${until}. ${questions}`,
    ...{ url, start: now, end, now },
  })
  const attachments = [{ filename: 'reservation.ics', contentType: 'text/calendar; charset=utf-8', content: entry }]
  return { subject: `Reserved: ${car.name}`, text, attachments }
}

/** What the dealership reads once a car is paid for, and once its reservation is over. */
export function dealerEmail(reservation: AnnouncedReservation, site: MailSite, person: string): Parts {
  const { car, deposit_cents, reservation_id } = reservation
  if ('reason' in reservation)
    return {
      subject: `Reservation over: ${car.name}`,
      text: [
        `${person} no longer holds the ${car.name} (${car.id}). ${dealerEndText(reservation)}`,
        `Reservation ${reservation_id}.`,
      ].join('\n\n'),
    }
  return {
    subject: `Reserved online: ${car.name}`,
    text: [
      `${person} reserved the ${car.name} (${car.id}) with a deposit of ${dollars(deposit_cents / 100)}.`,
      `Held until ${timeText(reservation.held_until, car.dealership_slug, site)}. Reservation ${reservation_id}.`,
    ].join('\n\n'),
  }
}
