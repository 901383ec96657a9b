import * as z from 'zod/mini'
import {
  customerRequestSchema,
  customerResponseSchema,
  postcodePlaceSchema,
  quoteRequestSchema,
  quoteResponseSchema,
} from '../finance/quote.ts'
import type { Endpoint } from './endpoint.ts'

const none = z.object({})

/** FQ-4. A provider that gives no quote is no failure of the request: the answer says so in `error`. */
export const quickQuote = {
  method: 'POST',
  path: '/api/youx/quote',
  summary: 'What a loan would cost a week',
  params: none,
  body: quoteRequestSchema,
  response: quoteResponseSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
  mayAnswer: ['too_many'],
} as const satisfies Endpoint

/** FQ-9, FQ-10. For the phone number that the session verified alone. The same key is the same customer, and the same `redirectUrl`. */
export const createCustomer = {
  method: 'POST',
  path: '/api/youx/create-customer',
  summary: 'Makes the shopper a customer of the finance provider',
  params: none,
  body: customerRequestSchema,
  response: customerResponseSchema,
  visibility: 'private',
  from: 'browser',
  session: 'required',
  creates: true,
  mayAnswer: ['too_many'],
} as const satisfies Endpoint

/** FQ-13. 404 `Invalid postcode` where Australia has none such. */
export const geocodePostcode = {
  method: 'GET',
  path: '/api/postcodes/{postcode}',
  summary: 'Where a postcode is',
  params: z.object({ postcode: z.string().check(z.regex(/^\d{4}$/, 'four digits')) }),
  response: postcodePlaceSchema,
  visibility: 'shared',
  from: 'browser',
  session: 'none',
  mayAnswer: ['too_many'],
} as const satisfies Endpoint
