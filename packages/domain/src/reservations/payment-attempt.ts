import type { PaymentAttempt } from '@forecourt/contracts/reservations/payment-attempt'
import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'

/** Longer than a bank takes to answer, or to ask its customer. */
const answeredWithinMs = 2 * 60_000

type Sent = Pick<ShownReservation, 'payment_sent_at'>

/** Whether what was sent would have arrived by now: a provider that knows of no payment then is right. */
export const isSentLongAgo = ({ payment_sent_at }: Sent, now: Date): boolean =>
  payment_sent_at !== undefined && now.getTime() - Date.parse(payment_sent_at) >= answeredWithinMs

/** Whether another tab or device sent the last payment. */
export const isSentElsewhere = ({ payment_sent_at }: Sent, attempt: PaymentAttempt | undefined): boolean =>
  payment_sent_at !== undefined && payment_sent_at !== attempt?.sent_at

/** Whether a payment is on its way, by this tab or another: nobody has said yet what became of it. */
export const isPaymentSent = (
  reservation: Pick<ShownReservation, 'state' | 'pay_by' | 'payment_sent_at'>,
  attempt: PaymentAttempt | undefined,
  now: Date,
): boolean =>
  reservation.state === 'authorising' &&
  (attempt?.is_unanswered === true || isSentElsewhere(reservation, attempt)) &&
  now.getTime() < Date.parse(reservation.pay_by)

/** Without the decline of the card before the last one: a shopper would read it as of the last. */
export function withoutEarlierDecline(
  reservation: ShownReservation,
  attempt: PaymentAttempt | undefined,
): ShownReservation {
  const { decline_words, ...rest } = reservation
  return decline_words !== undefined && decline_words === attempt?.declined_before ? rest : reservation
}
