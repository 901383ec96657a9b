import * as z from 'zod/mini'

/** Line breaks in a header would start another header. */
const headerText = z.string().check(z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u))

/** SES takes ASCII addresses only; the name may be in any script. */
export const mailboxSchema = z.object({ address: z.email(), name: z.optional(headerText) })

export const emailSchema = z.object({
  from: mailboxSchema,
  to: z.array(mailboxSchema).check(z.minLength(1), z.maxLength(50)),
  replyTo: z.optional(mailboxSchema),
  subject: headerText,
  /** Left out where a machine reads the message: ADF readers take a plain text body alone. */
  html: z.optional(z.string()),
  text: z.string(),
  attachments: z.optional(
    z.array(
      z.object({
        filename: headerText,
        contentType: headerText,
        content: z.union([z.string(), z.instanceof(Uint8Array)]),
      }),
    ),
  ),
  /** The same for every attempt to send this message. It travels as the header `x-forecourt-delivery`. */
  idempotencyKey: headerText,
})

export type Mailbox = z.infer<typeof mailboxSchema>
export type Email = z.infer<typeof emailSchema>

export interface EmailProvider {
  /**
   * Sends one message at least once: after a `timeout` or a `malformed` answer it may have gone out although the call failed.
   * Throws `ProviderError`.
   */
  sendEmail(email: Email): Promise<{ messageId: string }>
}
