import * as z from 'zod/mini'

/** Where the link of a message leads: `<path>/<token>`. The path itself is a page of the dealer's own. */
export const unsubscribePath = '/pages/unsubscribe'

/** An encrypted and authenticated phone number (base64url). */
export const unsubscribeTokenSchema = z.string().check(z.regex(/^[\w-]{40,120}$/))
