import type { PaymentAttempt } from '@forecourt/contracts/reservations/payment-attempt'
import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'

/** Whether a payment is on its way that the server does not know of yet: it may still be paid by it. */
export const isPaymentSent = (
  { state, pay_by }: Pick<ShownReservation, 'state' | 'pay_by'>,
  attempt: PaymentAttempt | undefined,
  now: Date,
): boolean => state === 'authorising' && attempt?.is_unanswered === true && now.getTime() < Date.parse(pay_by)

/** Without the decline of the card before the last one: a shopper would read it as of the last. */
export function withoutEarlierDecline(
  reservation: ShownReservation,
  attempt: PaymentAttempt | undefined,
): ShownReservation {
  const { decline_words, ...rest } = reservation
  return decline_words !== undefined && decline_words === attempt?.declined_before ? rest : reservation
}
