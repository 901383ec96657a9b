import * as z from 'zod/mini'

/** What a provider must know of a car: its plate and state, or its VIN, and how far it went. */
export const valuedCarSchema = z.object({
  regplate: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,9}$/))),
  state: z.optional(z.string()),
  vin: z.optional(z.string().check(z.regex(/^[A-HJ-NPR-Z0-9]{17}$/))),
  kms: z.int().check(z.gte(0)),
})
export type ValuedCar = z.infer<typeof valuedCarSchema>

/** A plate in its state, without spaces. */
export const plateSchema = z.object({
  regplate: z.string().check(z.regex(/^[A-Z0-9]{1,9}$/)),
  state: z.string().check(z.regex(/^[A-Z]{2,3}$/)),
})
export type Plate = z.infer<typeof plateSchema>

/** A car that a plate may be of; `id` is the provider's. */
export type PlateMatch = { id: string; year: number; make: string; model: string; badge?: string }

/** A car by its id, and in what state it is, from 1 (poor) to 5. */
export const knownCarSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  kms: z.int().check(z.gte(0)),
  conditionScore: z.int().check(z.gte(1), z.lte(5)),
})
export type KnownCar = z.infer<typeof knownCarSchema>

/** Whole dollars. `confidence` is 0 to 1. */
export type MarketRange = { min: number; max: number; confidence: number }

export interface MarketValueProvider {
  /** Undefined for a car that the provider does not know. Throws `ProviderError`. */
  marketRange(car: ValuedCar): Promise<MarketRange | undefined>
  /** The cars that a plate may be of: none where it is not known, several where it is not known which. Throws `ProviderError`. */
  lookupPlate(plate: Plate): Promise<PlateMatch[]>
  /** Undefined for a car that the provider does not know. Throws `ProviderError`. */
  value(car: KnownCar): Promise<MarketRange | undefined>
}
