import * as z from 'zod/mini'
import { urlSchema, vehicleSchema } from '../stock/vehicle.ts'
import { consentSchema } from './consent.ts'
import { formValueSchema, leadAttributesSchema } from './lead.ts'

/** `phone` as it was typed; `phone_e164` where it is a number that we know. */
const personSchema = z.object({
  name: z.string(),
  last_name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  phone_e164: z.optional(z.string()),
  postcode: z.optional(z.string()),
})

/** The car as the stock had it when the lead came. */
export const leadCarSchema = z.extend(
  z.pick(vehicleSchema, {
    id: true,
    slug: true,
    dealership_slug: true,
    name: true,
    year: true,
    make: true,
    model: true,
    badge: true,
    stocknum: true,
    vin: true,
    regplate: true,
    status: true,
    car_type: true,
    body: true,
    trans: true,
    price: true,
    before_price: true,
    offer_price: true,
    subscription_price: true,
    price_type: true,
    km: true,
    colour: true,
  }),
  {
    photo: z.optional(urlSchema),
    /** Absent of leads that were stored before they were kept. */
    reserved: z.optional(z.boolean()),
    preorder: z.optional(z.boolean()),
  },
)
export type LeadCar = z.infer<typeof leadCarSchema>

const deliveryStates = ['pending', 'delivered', 'failed'] as const

/** One way in which a lead goes to the dealership. */
const targetSchema = z.object({
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** When the next attempt is due; while one is under way, when it counts as lost. */
  due_at: z.optional(z.iso.datetime()),
  first_attempt_at: z.optional(z.iso.datetime()),
  delivered_at: z.optional(z.iso.datetime()),
  last_error: z.optional(z.string()),
})
export type DeliveryTarget = z.infer<typeof targetSchema>

export const targetNames = ['email', 'adf', 'webhook'] as const
export type TargetName = (typeof targetNames)[number]

/**
 * LD-1, LD-14. A lead as the table has it. `pending` with `due_at` and `failed` are the keys of sparse indexes; `fingerprint` is of
 * the request, so that an idempotency key that comes with another one is refused.
 */
export const leadSchema = z.object({
  tenant: z.string(),
  lead_id: z.string(),
  idempotency_key: z.string(),
  fingerprint: z.string(),
  version: z.int(),
  created_at: z.iso.datetime(),

  form: z.string(),
  category: z.string(),
  subcategory: z.optional(z.string()),
  /** The id of the lead that it follows: what that was given with, such as a consent, was not given again. */
  follows: z.optional(z.string()),
  /** FQ-15. */
  tags: z.optional(z.array(z.string())),
  person: personSchema,
  message: z.optional(z.string()),
  /** What else the form asked, by the names of its fields. */
  fields: z.record(z.string(), formValueSchema),
  /** The same as people read it, in the words that the form had. */
  answers: z.optional(z.array(z.object({ label: z.string(), value: z.string() }))),
  additional_services: z.array(z.string()),
  terms_conditions: z.optional(z.boolean()),
  terms_agreed_at: z.optional(z.iso.datetime()),
  /** The box that the shopper ticked. The `opt_in` of older rows is no consent, and is not read. */
  marketing: z.optional(consentSchema),

  dealership_slug: z.string(),
  location: z.optional(z.string()),
  car_id: z.optional(z.string()),
  car: z.optional(leadCarSchema),
  /** The stock could not be read when the lead came: its delivery looks the car up by `car_id`. */
  car_unread: z.optional(z.literal(true)),
  /** When its delivery read the car, or found none: not when the lead came. */
  car_read_at: z.optional(z.iso.datetime()),

  page_id: z.optional(z.string()),
  /** The whole address of the page on which the form was. */
  url: z.string(),
  source: z.literal('Website'),
  user_agent: z.string(),
  lead_attributes: leadAttributesSchema,
  /** `unchecked`: the challenge was not available. Absent where nothing was in doubt. */
  challenge: z.optional(z.enum(['passed', 'unchecked'])),

  delivery: z.object({
    email: z.optional(targetSchema),
    adf: z.optional(targetSchema),
    webhook: z.optional(targetSchema),
  }),
  pending: z.optional(z.literal('yes')),
  due_at: z.optional(z.iso.datetime()),
  failed: z.optional(z.literal('yes')),
  /** When the person was taken out of it. Nothing of it is delivered from then on. */
  erased_at: z.optional(z.iso.datetime()),
})
export type Lead = z.infer<typeof leadSchema>

export type LeadKey = Pick<Lead, 'tenant' | 'lead_id'>
