import * as z from 'zod/mini'

/** Consent as it was given (Spam Act): what the shopper read, which version of the words, and when. Where there is none, none was given. */
export const consentSchema = z.object({ wording: z.string(), version: z.string(), at: z.iso.datetime() })
export type Consent = z.infer<typeof consentSchema>

const maxBoxes = 10

/** When boxes were ticked, by their names: the browser's word for it, which the server bounds. */
export const tickTimesSchema = z
  .record(z.string().check(z.maxLength(80)), z.iso.datetime())
  .check(z.refine((times) => Object.keys(times).length <= maxBoxes, `no more than ${maxBoxes} names`))
export type TickTimes = z.infer<typeof tickTimesSchema>
