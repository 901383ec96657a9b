import * as z from 'zod/mini'
import { maxPhotos, photoNumberSchema } from './photos.ts'

/** TI-1. Where a valuation is. `referred` has no online estimate: the dealership values the car in person. */
export const tradeInStates = ['lead', 'rego-lookup', 'adjustments', 'offer', 'referred', 'accepted', 'closed'] as const
export type TradeInState = (typeof tradeInStates)[number]

/** Why there is no online estimate: TI-4's limits, a car that was described by hand, or a market that says too little. */
export const referralReasons = ['age', 'kms', 'by-hand', 'unsure'] as const
export type ReferralReason = (typeof referralReasons)[number]

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const dollars = z.int().check(z.gte(0), z.lte(10_000_000))

export const maxKms = 2_000_000
const years = z.int().check(z.gte(1950), z.lte(2100))

/** The id of a car that the shopper described. */
export const byHandId = 'by-hand'

/** The shopper's car: as the provider knows it, or as it was described by hand. */
export const tradedCarSchema = z.object({
  id: text(100),
  year: years,
  make: text(60),
  model: text(80),
  badge: z.optional(text(120)),
})
export type TradedCar = z.infer<typeof tradedCarSchema>

/** A car by hand. */
export const describedCarSchema = z.strictObject({
  year: years,
  make: text(60),
  model: text(80),
  badge: z.optional(text(120)),
})

/** TI-2. What the shopper says of the car's state; the domain has the words and what each answer is worth. */
export const adjustmentAnswersSchema = z.strictObject({
  condition: z.enum(['excellent', 'good', 'fair', 'poor']),
  service_history: z.enum(['full', 'part', 'none']),
  damage: z.enum(['none', 'marks', 'repairs']),
  keys: z.enum(['two', 'one']),
})
export type AdjustmentAnswers = z.infer<typeof adjustmentAnswersSchema>

/** A range in whole dollars, why it is that, what would change it, and until when it holds. */
export const tradeInOfferSchema = z.object({
  min: dollars,
  max: dollars,
  /** The steps from the market's price to the middle of the range. */
  reasons: z.array(z.object({ label: z.string(), amount: z.int() })),
  changes: z.array(z.string()),
  offered_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})
export type TradeInOffer = z.infer<typeof tradeInOfferSchema>

/** The days for which a valuation is stored at most, from when it began; a photo is stored as long, from when it came. */
export const maxValuationDays = 180

/** A valuation as its shopper sees it. It names no person: anybody with its link can open it. */
export const valuationSchema = z.object({
  lead_id: z.string(),
  state: z.enum(tradeInStates),
  rego: z.optional(z.string()),
  regoState: z.optional(z.string()),
  kms: z.int(),
  /** Whether the shopper owes money on the car; absent where they did not say. */
  owes: z.optional(z.boolean()),
  /** The cars that the plate may be of: several where it is not known which. */
  matches: z.array(tradedCarSchema),
  car: z.optional(tradedCarSchema),
  answers: z.optional(adjustmentAnswersSchema),
  offer: z.optional(tradeInOfferSchema),
  referred: z.optional(z.enum(referralReasons)),
  /** The numbers of its photos. */
  photos: z.optional(z.array(photoNumberSchema).check(z.maxLength(maxPhotos))),
  /** The site's car that it is to pay for in part. */
  car_id: z.optional(z.string()),
  /** TI-5. */
  saved_at: z.optional(z.iso.datetime()),
})
export type Valuation = z.infer<typeof valuationSchema>

/** WL-11. What a browser keeps of its shopper's valuation: enough to say what is left to pay, and to open it again. */
export const storedValuationSchema = z.object({
  lead_id: text(100),
  car: z.string().check(z.maxLength(300)),
  state: z.optional(z.enum(tradeInStates)),
  min: z.optional(dollars),
  max: z.optional(dollars),
  expires_at: z.optional(z.iso.datetime()),
  /** As in the valuation. */
  owes: z.optional(z.boolean()),
})
export type StoredValuation = z.infer<typeof storedValuationSchema>
