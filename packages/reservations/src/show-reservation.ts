import type { ShownReservation, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { advanceReservation, type Progress } from '@forecourt/domain/reservations/advance-reservation'
import { declineWords } from '@forecourt/domain/reservations/reservation-words'

/** A reservation for who has its link: nothing of the person, nor of the payment. */
export function showReservation(reservation: StoredReservation, now: Date): ShownReservation {
  const { reservation_id, car, deposit_cents, decline, payment_sent_at } = reservation
  const { state, reason, held_until, pay_by, charged }: Progress = reservation
  return {
    ...{ reservation_id, state, car, deposit_cents, pay_by },
    ...(reason && { reason }),
    ...(held_until && { held_until }),
    ...(charged && { charged }),
    ...(payment_sent_at && state === 'authorising' && { payment_sent_at }),
    ...(decline && state === 'authorising' && { decline_words: declineWords(decline) }),
    can_cancel: advanceReservation(reservation, 'cancel', now) !== undefined,
  }
}
