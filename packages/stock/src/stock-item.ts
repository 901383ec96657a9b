import { vehicleSchema } from '@forecourt/contracts/vehicle'
import * as z from 'zod/mini'

/**
 * A vehicle as the stock table holds it. `version` grows by one with every write. `fingerprint` is a hash of what the feed
 * said, by which the next import knows that nothing changed; it is empty once the vehicle was withdrawn.
 */
export const stockItemSchema = z.object({
  dealership_slug: z.string(),
  id: z.string(),
  slug: z.string(),
  status: z.string(),
  version: z.int(),
  fingerprint: z.string(),
  vehicle: vehicleSchema,
})
export type StockItem = z.infer<typeof stockItemSchema>

/** What an import must know of a vehicle that is there already: enough to tell a change, and what outlives every feed. */
export const stockMarkSchema = z.object({
  ...z.pick(stockItemSchema, { id: true, slug: true, status: true, version: true, fingerprint: true }).shape,
  vehicle: z.pick(vehicleSchema, { created_at: true, updated_at: true, sold_date_timestamp: true }),
})
export type StockMark = z.infer<typeof stockMarkSchema>

export const stockKeySchema = z.object({ dealership_slug: z.string(), id: z.string() })
export type StockKey = z.infer<typeof stockKeySchema>
