import type { ReservationMessage, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import type { Progress } from '@forecourt/domain/reservations/advance-reservation'
import { AppError } from '@forecourt/lambda-kit/app-error'
import { readReservation, saveReservation } from '../store/reservation-table.ts'

/** Longer than the e-mails of a reservation take. What failed is sent after it: a write would wake the stream of changes at once. */
const claimMs = 60_000

/** Whoever sends the messages of a reservation has them first; undefined where another has, or the reservation changed meanwhile. */
export async function claimMessages(reservation: StoredReservation, now: Date): Promise<StoredReservation | undefined> {
  const { sending_until } = reservation
  if (sending_until !== undefined && Date.parse(sending_until) > now.getTime()) return undefined
  return saveReservation(
    reservation,
    { ...reservation, sending_until: new Date(now.getTime() + claimMs).toISOString() },
    now,
  )
}

/** More than what happens to a reservation while its messages are sent. */
const maxTries = 5

/**
 * Notes what was sent, on the reservation as it is by then: it may have gone on.
 * @throws AppError `conflict` when others changed it each time.
 */
export async function endClaim(
  claimed: StoredReservation,
  sent: readonly ReservationMessage[],
  now: Date,
): Promise<void> {
  const keys = sent.map((message) => messageKey(message, claimed))
  let current: StoredReservation | undefined = claimed
  for (let tries = 0; tries < maxTries; tries += 1) {
    // Another has it, who found this claim over.
    if (!current || current.sending_until !== claimed.sending_until) return
    const { sending_until: _, ...rest } = current
    const pending = current.pending.filter((message) => !keys.includes(messageKey(message, rest)))
    if (await saveReservation(current, { ...rest, pending }, now)) return
    current = await readReservation(claimed)
  }
  throw new AppError('conflict')
}

/** An end that a late charge corrects is another message. */
export const messageKey = (
  message: ReservationMessage,
  { reservation_id, charged }: Pick<StoredReservation, 'reservation_id'> & Pick<Progress, 'charged'>,
): string => `${reservation_id}/${message}${message === 'ended' && charged ? '/charged' : ''}`
