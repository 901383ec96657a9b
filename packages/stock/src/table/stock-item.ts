import { vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import type { Item } from '@forecourt/lambda-kit/data/items'
import { parseStored, type StoredValue } from '@forecourt/lambda-kit/data/parse-stored'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import * as z from 'zod/mini'

/**
 * A vehicle as the stock table holds it. `version` grows by one with every write. `fingerprint` is a hash of what the feed
 * said, by which the next import knows that nothing changed; it is empty once the vehicle was withdrawn.
 */
const stockItemSchema = z.object({
  dealership_slug: z.string(),
  id: z.string(),
  slug: z.string(),
  status: z.string(),
  version: z.int(),
  fingerprint: z.string(),
  vehicle: vehicleSchema,
})
export type StockItem = z.infer<typeof stockItemSchema>

/** A stock item as it stands in the table, but for what a newer release wrote in its vehicle, which is logged once. */
export function readStockItem(item: Item): StoredValue<StockItem> {
  const read = parseStored(stockItemSchema, item)
  if (read.success && read.unknown.length > 0)
    logWarningOnce(`${nameOf(item)} holds what this release does not know`, read.unknown.join(', '))
  return read
}

/** The items that can be read. Any other is logged once and left out: it must not take a site's search or a page down. */
export function readableItems(items: readonly Item[]): StockItem[] {
  return items.flatMap((item) => {
    const read = readStockItem(item)
    if (!read.success) logWarningOnce(`${nameOf(item)} is unreadable`, read.error)
    return read.success ? [read.data] : []
  })
}

const nameOf = ({ dealership_slug, id }: Item): string => `The stored vehicle ${dealership_slug}/${id}`

/** What an import must know of a vehicle that is there already: enough to tell a change, and what outlives every feed. */
export const stockMarkSchema = z.object({
  ...z.pick(stockItemSchema, { id: true, slug: true, status: true, version: true, fingerprint: true }).shape,
  vehicle: z.pick(vehicleSchema, { created_at: true, updated_at: true, sold_date_timestamp: true }),
})
export type StockMark = z.infer<typeof stockMarkSchema>

export const stockKeySchema = z.object({ dealership_slug: z.string(), id: z.string() })
export type StockKey = z.infer<typeof stockKeySchema>

/** A change on its way to the index: whose, and when it was written, in seconds since 1970 as the table's stream tells it. */
export const stockChangeMessageSchema = z.object({ ...stockKeySchema.shape, changed_at: z.optional(z.number()) })
export type StockChangeMessage = z.infer<typeof stockChangeMessageSchema>
