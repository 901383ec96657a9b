import * as z from 'zod/mini'

/** FQ-7. What a tab keeps of a code that was sent to a number and is not used yet; milliseconds. */
export const sentCodeSchema = z.object({
  to: z.string().check(z.maxLength(40)),
  resendAtMs: z.int(),
  /** The page was left before the answer: nobody knows whether it was sent, and `resendAtMs` is when it was asked for. */
  isUnanswered: z.optional(z.boolean()),
})
export type SentCode = z.infer<typeof sentCodeSchema>
