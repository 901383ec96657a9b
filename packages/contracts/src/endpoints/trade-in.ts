import * as z from 'zod/mini'
import { states } from '../site/locations.ts'
import { adjustmentAnswersSchema, describedCarSchema, valuationSchema } from '../trade-in/valuation.ts'
import type { Endpoint } from './endpoint.ts'

/** The id of the lead that began a valuation: it cannot be guessed, so it is the valuation's link. */
const leadId = z.string().check(z.regex(/^[\w-]{16,64}$/, 'the id of a lead'))
const params = z.object({ lead_id: leadId })

/** TI-1. A valuation, on whatever device its link is opened. It names no person. */
export const readValuation = {
  method: 'GET',
  path: '/api/trade-in/{lead_id}',
  summary: 'A valuation of a car to trade in, by its link',
  params,
  response: valuationSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
  mayBeAbsent: true,
} as const satisfies Endpoint

const write = {
  method: 'POST',
  params,
  response: valuationSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
  maxBodyBytes: 2_000,
} as const

/** TI-2. Another plate begins again with the cars that it stands for. */
export const lookUpRego = {
  ...write,
  path: '/api/trade-in/{lead_id}/lookup',
  summary: 'Looks up the plate of a car to trade in',
  body: z.object({ rego: z.string().check(z.minLength(1), z.maxLength(20)), regoState: z.enum(states) }),
  mayAnswer: ['not_found', 'conflict', 'invalid', 'too_many', 'unavailable'],
} as const satisfies Endpoint

/** TI-1. Which of several cars it is, or one by hand. */
export const chooseVehicle = {
  ...write,
  path: '/api/trade-in/{lead_id}/vehicle',
  summary: 'Says which car is to be traded in',
  body: z.union([z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(100)) }), describedCarSchema]),
  mayAnswer: ['not_found', 'conflict'],
} as const satisfies Endpoint

/** TI-2. `id` is the car's. */
export const adjustValuation = {
  ...write,
  path: '/api/trade-in/{lead_id}/adjustments',
  summary: 'Answers what a car to trade in is worth, given its condition',
  body: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(100)),
    adjustmentAnswers: adjustmentAnswersSchema,
  }),
  mayAnswer: ['not_found', 'conflict', 'too_many', 'unavailable'],
} as const satisfies Endpoint

/** TI-2. Tells the dealership how a valuation ended. An offer that lapsed is not accepted: its valuation comes back to be answered anew. */
export const completeValuation = {
  ...write,
  path: '/api/trade-in/complete',
  summary: 'Ends a valuation: accepts its offer, or asks the dealership to call',
  params: z.object({}),
  body: z.object({
    lead_id: leadId,
    form_completed: z.literal(true),
    offer_accepted: z.boolean(),
    subcategory: z.optional(z.string().check(z.maxLength(100))),
  }),
  mayAnswer: ['not_found', 'conflict'],
} as const satisfies Endpoint

/** TI-5. Keeps a valuation for longer than an unfinished one. Its figures are the server's own, whatever the body says. */
export const saveMiscellaneous = {
  ...write,
  path: '/api/miscellaneous',
  summary: 'Saves the result of a valuation',
  params: z.object({}),
  body: z.object({
    column_name: z.literal('valuation'),
    lead_id: leadId,
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    expires_at: z.optional(z.iso.datetime()),
  }),
  response: z.object({ saved: z.literal(true) }),
  mayAnswer: ['not_found', 'conflict'],
} as const satisfies Endpoint
