import * as z from 'zod/mini'
import type { PaymentStatus } from './port.ts'

const code = z.nullish(z.string())

/** What we read of a PaymentIntent, with `latest_charge` expanded. */
export const intentSchema = z.object({
  id: z.string().check(z.regex(/^pi_\w{1,100}$/)),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'canceled',
    'succeeded',
  ]),
  amount: z.int(),
  client_secret: z.nullish(z.string()),
  last_payment_error: z.nullish(z.object({ code, decline_code: code })),
  latest_charge: z.nullish(z.union([z.string(), z.object({ refunded: z.boolean(), disputed: z.boolean() })])),
})
export type Intent = z.infer<typeof intentSchema>

export const stripeErrorSchema = z.object({ error: z.object({ code }) })

export const eventSchema = z.object({
  id: z.string().check(z.regex(/^evt_\w{1,100}$/)),
  type: z.string().check(z.regex(/^[\w.]{1,100}$/)),
  data: z.object({ object: z.object({ metadata: z.nullish(z.record(z.string(), z.string())) }) }),
})

/** A charge that was disputed is the bank's, whatever else it is. */
export function statusOf({ status, last_payment_error, latest_charge }: Intent): PaymentStatus {
  const charge = typeof latest_charge === 'object' ? latest_charge : undefined
  if (status === 'succeeded') return charge?.disputed ? 'disputed' : charge?.refunded ? 'refunded' : 'captured'
  if (status === 'requires_capture') return 'authorised'
  if (status === 'canceled') return 'voided'
  return status === 'requires_payment_method' && last_payment_error ? 'declined' : 'pending'
}
