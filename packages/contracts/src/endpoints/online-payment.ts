import * as z from 'zod/mini'
import { leadRequestSchema } from '../leads/lead.ts'
import type { Endpoint } from './endpoint.ts'

const shopper = {
  method: 'POST',
  params: z.object({}),
  visibility: 'private',
  from: 'browser',
  session: 'optional',
} as const

/** RT-21. 401 without a verified phone number, where the site's page is gated. 422 with the field that is wrong, 503 while the dealer's system does not answer. */
export const confirmInvoice = {
  ...shopper,
  path: '/api/online-payment/invoice',
  summary: 'Asks the dealer’s system whether an invoice is open, with this amount',
  body: z.object({
    reference: z.string().check(z.minLength(1), z.maxLength(60)),
    amount: z.string().check(z.minLength(1), z.maxLength(20)),
    /** Whose invoice it is, on a site of several; the form says it in one of the two ways. */
    dealership_slug: z.optional(z.string().check(z.maxLength(100))),
    location: z.optional(z.string().check(z.maxLength(100))),
  }),
  response: z.object({ reference: z.string(), amount_cents: z.int() }),
  maxBodyBytes: 1_000,
  mayAnswer: ['unauthenticated', 'not_found', 'invalid', 'too_many', 'unavailable'],
} as const satisfies Endpoint

/** RT-21. Asks the dealer's system again, and tells the dealership who wants to pay it. */
export const requestPayment = {
  ...shopper,
  path: '/api/online-payment',
  summary: 'Asks the dealership for a way to pay an invoice that its system confirms',
  body: leadRequestSchema,
  response: z.object({ lead_id: z.string() }),
  creates: true,
  maxBodyBytes: 20_000,
  mayAnswer: ['unauthenticated', 'not_found', 'invalid', 'too_many', 'unavailable', 'conflict'],
} as const satisfies Endpoint
