import * as z from 'zod/mini'

/** Set by the adapter or by HTTP itself. */
const reservedHeader =
  /^(?:host|connection|content-length|content-type|transfer-encoding|upgrade|expect|te|trailer|forecourt-.*)$/i

const headersSchema = z.record(
  z.string().check(
    z.regex(/^[A-Za-z0-9-]+$/),
    z.refine((name) => !reservedHeader.test(name)),
  ),
  z.string().check(z.regex(/^[\x20-\x7e]*$/)),
)

export const webhookSchema = z.object({
  url: z.string(),
  body: z.string(),
  contentType: z.string().check(z.regex(/^[\x20-\x7e]+$/)),
  /** The target's own, such as `authorization`. */
  headers: z.optional(headersSchema),
  /** Shared with the target, which checks the signature with one of them: the current one and the one before. */
  secrets: z.array(z.string().check(z.minLength(16))).check(z.minLength(1), z.maxLength(2)),
  /** The same for every attempt, so that the target can drop what it has already. */
  deliveryId: z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/)),
  /** When this attempt is made: the signature carries it. */
  timestampMs: z.number(),
})

export type Webhook = z.infer<typeof webhookSchema>

export interface WebhookProvider {
  /**
   * Posts at least once and returns the target's 2xx status. Throws `ProviderError`: `blocked` where the address is not allowed,
   * `refused` for a redirect, which is never followed.
   */
  post(webhook: Webhook): Promise<{ status: number }>
}
