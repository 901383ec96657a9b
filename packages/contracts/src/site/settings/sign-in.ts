import * as z from 'zod/mini'
import { gateNames } from '../gate-names.ts'
import type { SiteSlice } from '../slice.ts'

const senderId = z
  .string()
  .check(z.regex(/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/, '3 to 11 letters and digits, with a letter among them'))

const signInSchema = z.strictObject({
  /** WL-9. Open gates: pages that need no signing in on this site. A checkout and the draw need a phone number all the same. */
  open: z._default(z.array(z.enum(gateNames)), []),
})

export const signInSettings = {
  public: { sign_in: z._default(signInSchema, { open: [] }) },
  private: {
    /** WL-8. What codes and messages to shoppers come from. Since July 2026 a sender ID is registered; a site without one sends none. */
    sms: z._default(z.strictObject({ sender_id: z.optional(senderId) }), {}),
  },
} satisfies SiteSlice
