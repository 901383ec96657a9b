import * as z from 'zod/mini'
import { tickTimesSchema } from '../leads/consent.ts'
import { leadAttributesSchema } from '../leads/lead.ts'
import { unavailableSchema } from '../stock/unavailable-car.ts'
import { singleLine } from '../validation/typed-text.ts'
import { creditScores, priceBounds, termBounds } from './loan-bounds.ts'

const text = (max: number) => z.string().check(z.maxLength(max))
const required = (max: number) => z.string().check(z.overwrite(singleLine), z.minLength(1), z.maxLength(max))
const vehicleNumber = z.string().check(z.regex(/^[A-Za-z0-9]{1,30}$/, 'letters and digits'))

const loanShape = {
  selfAssessedCreditScore: z.enum(creditScores),
  purchasePrice: z.int().check(z.gte(priceBounds.min), z.lte(priceBounds.max)),
  loanTerm: z.int().check(z.gte(termBounds.min), z.lte(termBounds.max)),
  year: z.optional(z.int().check(z.gte(1900), z.lte(2100))),
  vin: z.optional(vehicleNumber),
  nvic: z.optional(vehicleNumber),
}

/** FQ-4. What a quick quote depends on. */
export const quoteRequestSchema = z.object({ ...loanShape, whoIsHelping: z.optional(required(80)) })
export type QuoteRequest = z.infer<typeof quoteRequestSchema>

/** 2§3. Dollars a week, and percent a year, with the terms that these hold by: years, and dollars. */
export const quoteSchema = z.object({
  weeklyRepaymentAmount: z.number(),
  advertisedRate: z.number(),
  comparisonRate: z.number(),
  loanTerm: z.number(),
  deposit: z.number(),
  /** Due with the last repayment. */
  finalPayment: z.number(),
})
export type Quote = z.infer<typeof quoteSchema>

/** `error` where the provider gave none: 2§8's words. */
const failedSchema = z.object({ error: z.string() })

export const quoteResponseSchema = z.union([quoteSchema, failedSchema])

/** FQ-10. `phoneNumber` is the one that was verified in the session that asks. */
export const customerRequestSchema = z.object({
  data: z.object({
    ...loanShape,
    phoneNumber: required(40),
    firstName: required(100),
    lastName: required(100),
    email: z.email().check(z.maxLength(300)),
    /** Whether the form's marketing box was ticked. */
    subscribe: z._default(z.boolean(), false),
    postCode: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
  additionalData: z.object({
    car_id: z.optional(text(100)),
    dealership_slug: z.optional(text(100)),
    car_type: z.optional(text(20)),
    whoIsHelping: z.optional(required(80)),
    url: z.optional(text(500)),
    lead_attributes: z.optional(leadAttributesSchema),
  }),
  /** As the lead of the same form has them. */
  ticked_at: z.optional(tickTimesSchema),
  filled_ms: z.optional(z.int().check(z.gte(0))),
})

/** `unavailable` where the car is not for sale: the lender was not asked. */
export const customerResponseSchema = z.union([z.object({ redirectUrl: z.url() }), failedSchema, unavailableSchema])

/** FQ-13. The centre of a postcode. */
export const postcodePlaceSchema = z.object({
  postcode: z.string(),
  state: z.string(),
  locality: z.string(),
  latitude: z.number(),
  longitude: z.number(),
})
