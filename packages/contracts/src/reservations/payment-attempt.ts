import * as z from 'zod/mini'
import { reservationIdSchema } from './reservation.ts'

/** What a tab keeps of the payment that it sent last, so that a reload knows of it. */
export const paymentAttemptSchema = z.object({
  reservation_id: reservationIdSchema,
  /** The bank may have taken it: nobody has said yet what became of it. */
  is_unanswered: z.boolean(),
  /** As the server noted it. */
  sent_at: z.optional(z.iso.datetime()),
  /** Why the card before it was declined, which says nothing of this one. */
  declined_before: z.optional(z.string().check(z.maxLength(300))),
})
export type PaymentAttempt = z.infer<typeof paymentAttemptSchema>
