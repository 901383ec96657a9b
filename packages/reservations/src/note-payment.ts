import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { isSentLongAgo } from '@forecourt/domain/reservations/payment-attempt'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { readReservation, saveReservation } from './store/reservation-table.ts'

const maxTries = 5

/**
 * Notes that a card is on its way to the bank, or not any more. Whatever is past paying stays as it is.
 * @throws AppError `conflict` when others changed it each time.
 */
export async function notePayment(
  reservation: StoredReservation,
  isSent: boolean,
  now: Date,
): Promise<StoredReservation> {
  let current = reservation
  for (let tries = 0; tries < maxTries; tries += 1) {
    if (current.state !== 'authorising') return current
    const { payment_sent_at: _, ...rest } = current
    const saved = await saveReservation(current, isSent ? { ...rest, payment_sent_at: now.toISOString() } : rest, now)
    if (saved) return saved
    current = (await readReservation(current)) ?? current
  }
  throw new AppError('conflict')
}

/** Of a reservation whose provider knows of no payment. */
export const forgetLostPayment = (reservation: StoredReservation, now: Date): Promise<StoredReservation> =>
  isSentLongAgo(reservation, now) ? notePayment(reservation, false, now) : Promise.resolve(reservation)
