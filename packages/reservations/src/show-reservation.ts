import type { ShownReservation, StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { advanceReservation } from '@forecourt/domain/reservations/advance-reservation'
import { declineWords } from '@forecourt/domain/reservations/reservation-words'

/** A reservation for who has its link: nothing of the person, nor of the payment. */
export function showReservation(reservation: StoredReservation, now: Date): ShownReservation {
  const { reservation_id, state, reason, car, deposit_cents, held_until, pay_by, decline, charged } = reservation
  return {
    ...{ reservation_id, state, car, deposit_cents, pay_by },
    ...(reason && { reason }),
    ...(held_until && { held_until }),
    ...(charged && { charged }),
    ...(decline && state === 'authorising' && { decline_words: declineWords(decline) }),
    can_cancel: advanceReservation(reservation, 'cancel', now) !== undefined,
  }
}
