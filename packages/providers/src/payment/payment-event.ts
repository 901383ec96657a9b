import { parseJson } from '../parse-json.ts'
import { verifySignature } from '../webhook/signature.ts'
import type { PaymentEvent } from './port.ts'
import { eventSchema } from './stripe-schemas.ts'

type SignedWebhook = {
  /** `stripe-signature` */
  signature: string | undefined
  /** As received, before any parsing. */
  body: string
  secret: string
  now: Date
}

/**
 * A webhook that Stripe signed (`t=…,v1=…`, HMAC-SHA256 of `<t>.<body>`, five minutes at most); undefined for any other, `foreign` for a
 * signed one that is about no reservation.
 */
export function parsePaymentEvent({
  signature,
  body,
  secret,
  now,
}: SignedWebhook): PaymentEvent | 'foreign' | undefined {
  if (!verifySignature({ header: signature, body, secret, nowMs: now.getTime() })) return undefined
  const { data } = eventSchema.safeParse(parseJson(body))
  const { tenant, reservation_id: reservationId } = data?.data.object.metadata ?? {}
  return data && tenant && reservationId ? { id: data.id, type: data.type, tenant, reservationId } : 'foreign'
}

/** The secret key, and what webhooks are signed with: the same on one machine. */
export function paymentKeys(secret: string): { apiKey: string; signingSecret: string } {
  const [apiKey = '', signingSecret = apiKey] = secret.split(' ')
  return { apiKey, signingSecret }
}
