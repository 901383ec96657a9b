import * as z from 'zod/mini'

/** Consent as it was given (Spam Act): what the shopper read, which version of the words, and when. Where there is none, none was given. */
export const consentSchema = z.object({ wording: z.string(), version: z.string(), at: z.iso.datetime() })
export type Consent = z.infer<typeof consentSchema>
