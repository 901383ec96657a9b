import * as z from 'zod/mini'

/** What a provider must know of a car: its plate and state, or its VIN, and how far it went. */
export const valuedCarSchema = z.object({
  regplate: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,9}$/))),
  state: z.optional(z.string()),
  vin: z.optional(z.string().check(z.regex(/^[A-HJ-NPR-Z0-9]{17}$/))),
  kms: z.int().check(z.gte(0)),
})
export type ValuedCar = z.infer<typeof valuedCarSchema>

/** Whole dollars. `confidence` is 0 to 1. */
export type MarketRange = { min: number; max: number; confidence: number }

export interface MarketValueProvider {
  /** Undefined for a car that the provider does not know. Throws `ProviderError`. */
  marketRange(car: ValuedCar): Promise<MarketRange | undefined>
}
