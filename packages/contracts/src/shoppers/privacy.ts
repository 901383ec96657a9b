import * as z from 'zod/mini'
import { consentSchema } from '../leads/consent.ts'

/** A session as its shopper sees it. `id` ends it and opens nothing. */
export const listedSessionSchema = z.object({
  id: z.string(),
  started_at: z.iso.datetime(),
  /** "Chrome on Android"; null where the browser did not say. */
  device: z.nullable(z.string()),
  is_current: z.boolean(),
})
export type ListedSession = z.infer<typeof listedSessionSchema>

export const sessionIdSchema = z.string().check(z.regex(/^[\w-]{43}$/))

/** A form that names the shopper's phone number: what it was about, and never who typed it. */
const sentFormSchema = z.object({
  lead_id: z.string(),
  category: z.string(),
  created_at: z.iso.datetime(),
  car: z.nullable(z.string()),
})

const itemSchema = z.record(z.string(), z.unknown())

/** All that is stored about a shopper on a site. `stored` has the items of each table by its name. */
export const privacySchema = z.object({
  phone_number: z.string(),
  site: z.string(),
  sessions: z.array(listedSessionSchema),
  forms: z.array(sentFormSchema),
  /** To offers, from forms, and to messages about prices. */
  consents: z.array(consentSchema),
  stored: z.record(z.string(), z.array(itemSchema)),
})
export type Privacy = z.infer<typeof privacySchema>
