import * as z from 'zod/mini'
import { maxFormFields } from '../endpoints/endpoint.ts'
import { tickTimesSchema } from './consent.ts'

/** LD-1, LD-4. What a lead is about, as dealers' systems know it. */
export const leadCategories = [
  'Vehicle Enquiry',
  'General Enquiry',
  'Careers Enquiry',
  'Test Drive',
  'Request Photos',
  'Service Booking',
  'Parts Enquiry',
  'Finance Enquiry',
  'Trade In',
] as const
export type LeadCategory = (typeof leadCategories)[number]

const text = (max: number) => z.string().check(z.maxLength(max))
const names = (max: number) =>
  z.refine<Record<string, unknown>>((record) => Object.keys(record).length <= max, `no more than ${max} names`)

/** AN-2. Which pages of the site were seen before, and the campaign parameters that led there. */
export const leadAttributesSchema = z.object({
  visited_pages: z._default(z.array(text(300)).check(z.maxLength(30)), []),
  linked_query_params: z._default(z.record(text(60), text(300)).check(names(20)), {}),
})
export type LeadAttributes = z.infer<typeof leadAttributesSchema>

export const formValueSchema = z.union([text(5000), z.boolean(), z.array(text(200)).check(z.maxLength(50))])
export type FormValue = z.infer<typeof formValueSchema>

/**
 * What a browser sends: the values of one of the site's forms (which form, and its fields by name), the car by id, and where it
 * was. What the lead says of the car is read from the site's own stock, never from here.
 */
export const leadRequestSchema = z.object({
  form: z.string().check(z.regex(/^[a-z][a-z-]{0,40}$/)),
  values: z.record(text(80), formValueSchema).check(names(maxFormFields)),
  car_id: z.optional(text(100)),
  page_id: z.optional(text(100)),
  /** The path of the page on which the form was. */
  url: z._default(text(500), '/'),
  /** Milliseconds from showing the form to sending it; people take longer than programs. Only a plain HTML form lacks it. */
  filled_ms: z.optional(z.int().check(z.gte(0))),
  ticked_at: z.optional(tickTimesSchema),
  challenge: z.optional(text(4000)),
  /** LD-7. Of a form with steps: only its last one is sent. */
  isLastStep: z.optional(z.literal(true)),
  lead_attributes: z.optional(leadAttributesSchema),
})
export type LeadRequest = z.infer<typeof leadRequestSchema>

/** RT-10. What the page that thanks for a form without scripts learns of it. */
export const sentMarkSchema = z.object({ category: z.enum(leadCategories), car_id: z.optional(text(100)) })
export type SentMark = z.infer<typeof sentMarkSchema>

export const leadResponseSchema = z.object({ lead_id: z.string() })
