import { paymentAttemptKey } from '@forecourt/contracts/browser/stored-keys'
import { type PaymentAttempt, paymentAttemptSchema } from '@forecourt/contracts/reservations/payment-attempt'
import { readStored, writeStored } from '@forecourt/ui/browser/stored-json'

/** The payment that this tab sent last for a reservation. */
export function readPaymentAttempt(id: string): PaymentAttempt | undefined {
  const attempt = readStored('session', paymentAttemptKey, paymentAttemptSchema)
  return attempt?.reservation_id === id ? attempt : undefined
}

export const writePaymentAttempt = (attempt: PaymentAttempt): void => writeStored('session', paymentAttemptKey, attempt)

/** The bank was asked: the server knows what became of it. */
export function answerPaymentAttempt(id: string): void {
  const attempt = readPaymentAttempt(id)
  if (attempt) writePaymentAttempt({ ...attempt, is_unanswered: false })
}

/** Nothing was charged, as the bank or the form itself said at once: why the card before was declined is over too. */
export function refusePaymentAttempt(id: string): void {
  const { declined_before: _, ...attempt } = readPaymentAttempt(id) ?? { reservation_id: id }
  writePaymentAttempt({ ...attempt, is_unanswered: false })
}
