import * as z from 'zod/mini'
import { singleLine } from '../validation/typed-text.ts'

const typedLine = (max: number) => z.string().check(z.maxLength(max), z.overwrite(singleLine))
const text = (max: number) => z.string().check(z.maxLength(max))

/** A phone number as it was typed: the API normalises it (FQ-6). */
const typedPhoneSchema = text(40)

/** FQ-7. What a code is longer or shorter than: exactly six digits. */
const codeSchema = z.string().check(z.regex(/^\d{6}$/, 'Code must be 6 digits.'))

/** FQ-11. What a code was sent for: signing in by `sms`, or verifying the phone number of a form. */
const verificationTypes = ['sms', 'verify'] as const
const verificationTypeSchema = z.enum(verificationTypes)
export type VerificationType = z.infer<typeof verificationTypeSchema>

export const sendVerificationRequestSchema = z.object({
  phone_number: typedPhoneSchema,
  verification_type: z._default(verificationTypeSchema, 'sms'),
  /** The challenge's token, once the site asked for it: FQ-8. */
  challenge: z.optional(text(4000)),
})

export const sentVerificationSchema = z.object({
  /** E.164. */
  phone_number: z.string(),
  resend_after_seconds: z.int(),
  expires_in_seconds: z.int(),
})
export type SentVerification = z.infer<typeof sentVerificationSchema>

/** WL-8. What a shopper says of themselves with the code, where a form has asked it. */
export const checkVerificationRequestSchema = z.object({
  phone_number: typedPhoneSchema,
  code: codeSchema,
  verification_type: z._default(verificationTypeSchema, 'sms'),
  first_name: z.optional(typedLine(100)),
  last_name: z.optional(typedLine(100)),
  email: z.optional(z.email().check(z.maxLength(300))),
  dealership_slug: z.optional(text(100)),
})
export type CheckVerificationRequest = z.infer<typeof checkVerificationRequestSchema>

/** Once it is answered, the shopper is signed in with that phone number. */
export const checkedVerificationSchema = z.object({ phone_number: z.string() })

/** FQ-8. */
export const rateLimitRequestSchema = z.object({ phone: typedPhoneSchema })
export const rateLimitResponseSchema = z.object({ allowed: z.literal(true) })

/** FQ-12. `data` is null unless the phone number was verified in the session that asks. */
export const contactExistsSchema = z.object({
  data: z.nullable(z.object({ exists: z.boolean() })),
  error: z.nullable(z.string()),
})
