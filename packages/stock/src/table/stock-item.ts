import { vehicleSchema } from '@forecourt/contracts/stock/vehicle'
import type { Item } from '@forecourt/lambda-kit/data/items'
import { parseStored, type StoredValue } from '@forecourt/lambda-kit/data/parse-stored'
import { logWarningOnce } from '@forecourt/lambda-kit/observability/log'
import * as z from 'zod/mini'

/**
 * A vehicle in the stock table. `version` grows by one with every write. `fingerprint` is a hash of the feed's values,
 * by which the next import detects changes; it is empty after a withdrawal.
 */
const stockItemSchema = z.object({
  dealership_slug: z.string(),
  id: z.string(),
  slug: z.string(),
  status: z.string(),
  version: z.int(),
  fingerprint: z.string(),
  /** RS-2. Held by a shopper until then; `feed_reserved` is what the feed says beside it. */
  hold: z.optional(z.object({ until: z.iso.datetime(), feed_reserved: z.boolean() })),
  vehicle: vehicleSchema,
})
export type StockItem = z.infer<typeof stockItemSchema>

/** Parses a stock item. Unknown fields of a newer release are dropped, and logged once. */
export function readStockItem(item: Item): StoredValue<StockItem> {
  const read = parseStored(stockItemSchema, item)
  if (read.success && read.unknown.length > 0)
    logWarningOnce(`${nameOf(item)} has fields that this release does not know`, read.unknown.join(', '))
  return read
}

/** The readable items. Others are logged once and dropped, so that they do not fail a site's searches or pages. */
export function readableItems(items: readonly Item[]): StockItem[] {
  return items.flatMap((item) => {
    const read = readStockItem(item)
    if (!read.success) logWarningOnce(`${nameOf(item)} is unreadable`, read.error)
    return read.success ? [read.data] : []
  })
}

const nameOf = ({ dealership_slug, id }: Item): string => `The stored vehicle ${dealership_slug}/${id}`

/** What an import needs of a stored vehicle: enough to detect a change, and values that feeds do not set. */
export const stockMarkSchema = z.object({
  ...z.pick(stockItemSchema, { id: true, slug: true, status: true, version: true, fingerprint: true, hold: true })
    .shape,
  vehicle: z.pick(vehicleSchema, { created_at: true, updated_at: true, sold_date_timestamp: true }),
})
export type StockMark = z.infer<typeof stockMarkSchema>

export const stockKeySchema = z.object({ dealership_slug: z.string(), id: z.string() })
export type StockKey = z.infer<typeof stockKeySchema>

/**
 * A change on its way to the index: its vehicle, and when it was written, in seconds since 1970 by the table's stream.
 */
export const stockChangeMessageSchema = z.object({ ...stockKeySchema.shape, changed_at: z.optional(z.number()) })
export type StockChangeMessage = z.infer<typeof stockChangeMessageSchema>
