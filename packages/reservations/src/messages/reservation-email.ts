import type { ReservationMessage, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Site } from '@forecourt/contracts/site/site'
import { clockText } from '@forecourt/domain/locations/hours/clock-text'
import { localTime } from '@forecourt/domain/locations/hours/local-time'
import { dollars } from '@forecourt/domain/pricing/price'
import { endWords } from '@forecourt/domain/reservations/reservation-words'
import { longDayText } from '@forecourt/domain/text/date'
import type { Email } from '@forecourt/providers/email/port'
import { calendarEntry } from './calendar-entry.ts'

type MailSite = Pick<Site, 'name' | 'url' | 'phone' | 'locations'>
type Parts = Pick<Email, 'subject' | 'text' | 'attachments'>

/** By the clock of the place that sells the car. */
function timeText(time: string, dealership: string, { locations }: Pick<Site, 'locations'>): string {
  const place = locations.find(({ dealership_slug }) => dealership_slug === dealership) ?? locations[0]
  const { day, minute } = place ? localTime(place, new Date(time)) : { day: time.slice(0, 10), minute: 0 }
  return `${longDayText(day)}, ${clockText(minute)}`
}

const reservationUrl = ({ car, reservation_id }: StoredReservation, { url }: Pick<Site, 'url'>): string =>
  new URL(`/cars/${car.slug}/checkout?reservation=${reservation_id}`, url).href

/** RS-1. What the shopper reads, in a line each: what they have, what it cost, until when, and how it ends. */
export function reservationEmail(
  message: ReservationMessage,
  reservation: StoredReservation,
  site: MailSite,
  now: Date,
): Parts {
  const { car, deposit_cents, held_until = '', reason, reservation_id } = reservation
  const url = reservationUrl(reservation, site)
  const until = held_until && timeText(held_until, car.dealership_slug, site)
  const deposit = dollars(deposit_cents / 100)
  const questions = `Questions? Call ${site.name} on ${site.phone}.`
  if (message === 'ended')
    return {
      subject: `Your reservation of the ${car.name} is over`,
      text: [endWords[reason ?? 'cancelled'], `Reservation ${reservation_id}`, questions].join('\n\n'),
    }
  if (message === 'reminder')
    return {
      subject: `The ${car.name} is held for you until ${until}`,
      text: [`After that the car is free, and your deposit of ${deposit} goes back to you.`, url, questions].join(
        '\n\n',
      ),
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

/** What the dealership reads once a car is paid for. */
export function dealerEmail(reservation: StoredReservation, site: MailSite, person: string): Parts {
  const { car, deposit_cents, held_until = '', reservation_id } = reservation
  return {
    subject: `Reserved online: ${car.name}`,
    text: [
      `${person} reserved the ${car.name} (${car.id}) with a deposit of ${dollars(deposit_cents / 100)}.`,
      `Held until ${timeText(held_until, car.dealership_slug, site)}. Reservation ${reservation_id}.`,
    ].join('\n\n'),
  }
}
