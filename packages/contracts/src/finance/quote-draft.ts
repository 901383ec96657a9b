import * as z from 'zod/mini'
import { formValueSchema } from '../leads/lead.ts'
import { sentCodeSchema } from '../shoppers/sent-code.ts'
import { creditScores } from './loan-bounds.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const key = text(100)

/** https, as the provider's client allows it; http is for a sandbox on this machine. */
const redirectUrl = z
  .url({ protocol: /^https?$/ })
  .check(
    z.maxLength(2000),
    z.regex(/^(?:https:|http:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost)(?::\d+)?(?:\/|$))/i, 'an https address'),
  )

/** FQ-9. How far sending has come: what is done is not done again. */
const quoteProgressSchema = z.object({
  /** Whose lead it is, and about which car: the same one has the same key. */
  lead: z.optional(z.object({ identity: text(1000), key, isSent: z.boolean() })),
  customer: z.optional(z.object({ content: text(5000), key, redirectUrl: z.optional(redirectUrl) })),
})
export type QuoteProgress = z.infer<typeof quoteProgressSchema>

/** What a tab keeps of the finance form: a reload comes back to it. */
export const quoteDraftSchema = z.object({
  /** The car's, empty without one. */
  carId: text(100),
  /** Of the loan only what the shopper chose: an address or the car may say another one. */
  typed: z.object({
    price: z.optional(z.number()),
    term: z.optional(z.number()),
    credit: z.optional(z.enum(creditScores)),
  }),
  values: z.record(text(80), formValueSchema),
  phone: text(40),
  sent: z.optional(sentCodeSchema),
  /** Of the dialog. */
  step: z.int().check(z.gte(0), z.lte(3)),
  startedAt: z.int(),
  progress: quoteProgressSchema,
})
export type QuoteDraft = z.infer<typeof quoteDraftSchema>
