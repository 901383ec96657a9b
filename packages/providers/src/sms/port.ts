import * as z from 'zod/mini'

export const smsSchema = z.object({
  /** E.164. */
  to: z.string().check(z.regex(/^\+[1-9]\d{7,14}$/)),
  /** Registered for the dealer: 3 to 11 letters and digits, one letter at least. */
  senderId: z.string().check(z.regex(/^(?=.*[A-Za-z])[A-Za-z0-9]{3,11}$/)),
  body: z.string().check(z.minLength(1), z.maxLength(800)),
  /** Seconds after which it is worth nothing any more and is not delivered. */
  validSeconds: z.int().check(z.gte(5), z.lte(259_200)),
})
export type Sms = z.infer<typeof smsSchema>

export interface SmsProvider {
  /** Sends one message at least once: after a `timeout` it may have gone out although the call failed. Throws `ProviderError`. */
  sendSms(sms: Sms): Promise<{ messageId: string }>
}
