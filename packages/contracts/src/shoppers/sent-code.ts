import * as z from 'zod/mini'

/** FQ-7. What a tab keeps of a code that was sent to a number and is not used yet; milliseconds. */
export const sentCodeSchema = z.object({ to: z.string().check(z.maxLength(40)), resendAtMs: z.int() })
export type SentCode = z.infer<typeof sentCodeSchema>
