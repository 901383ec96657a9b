import * as z from 'zod/mini'
import { states } from '../site/states.ts'
import { maxPhotoBytes, photoNumberSchema, photosSchema, photoTypes, photoUploadSchema } from '../trade-in/photos.ts'
import {
  adjustmentAnswersSchema,
  describedCarSchema,
  storedValuationSchema,
  valuationSchema,
} from '../trade-in/valuation.ts'
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

/** TI-5. On whatever device they began, the newest first. */
export const listValuations = {
  method: 'GET',
  path: '/api/trade-in',
  summary: 'The valuations of the phone number that is signed in',
  params: z.object({}),
  response: z.object({ valuations: z.array(storedValuationSchema) }),
  visibility: 'private',
  from: 'browser',
  session: 'required',
  mayAnswer: ['not_found'],
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

/** TI-2. Another plate begins again, with its own cars. */
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

const photoBody = z.object({ number: photoNumberSchema })

/** TI-1. The photos of a car to trade in, for who has the valuation's link: its shopper, and the dealership in its lead. */
export const readPhotos = {
  method: 'GET',
  path: '/api/trade-in/{lead_id}/photos',
  summary: 'Photos of a car to trade in, at addresses that are readable for some minutes',
  params,
  response: photosSchema,
  visibility: 'private',
  from: 'browser',
  session: 'none',
  mayBeAbsent: true,
} as const satisfies Endpoint

/** TI-1. Signs the upload of one photo, straight to a bucket: this type, this key and this size at most, for some minutes. */
export const offerPhotoUpload = {
  ...write,
  path: '/api/trade-in/{lead_id}/photos',
  summary: 'Signs the upload of a photo of a car to trade in',
  body: z.object({ type: z.enum(photoTypes), size: z.int().check(z.gte(1), z.lte(maxPhotoBytes)) }),
  response: photoUploadSchema,
  mayAnswer: ['not_found', 'conflict', 'too_many'],
} as const satisfies Endpoint

/** TI-1. Checks an uploaded photo and keeps it, re-encoded and without what the camera wrote into it. */
export const keepPhoto = {
  ...write,
  path: '/api/trade-in/{lead_id}/photos/keep',
  summary: 'Keeps an uploaded photo of a car to trade in',
  body: photoBody,
  response: photosSchema,
  mayAnswer: ['not_found', 'conflict', 'unreadable', 'too_many'],
} as const satisfies Endpoint

/** TI-1. One that is not there is removed already. */
export const removePhoto = {
  ...write,
  path: '/api/trade-in/{lead_id}/photos/remove',
  summary: 'Removes a photo of a car to trade in',
  body: photoBody,
  response: photosSchema,
  mayAnswer: ['not_found', 'conflict'],
} as const satisfies Endpoint
