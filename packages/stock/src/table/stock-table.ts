import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { dynamodb } from '@forecourt/lambda-kit/data/dynamodb'
import { getItem, type Item, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { tableName } from '@forecourt/lambda-kit/environment'
import * as z from 'zod/mini'
import { batchGet, type Projection } from './batch-get.ts'
import {
  readableItems,
  readStockItem,
  type StockItem,
  type StockKey,
  type StockMark,
  stockKeySchema,
  stockMarkSchema,
} from './stock-item.ts'

/** The current item (strongly consistent); undefined if there is none. */
export async function getVehicle(dealership: string, id: string): Promise<StockItem | undefined> {
  const item = await getItem('stock', { dealership_slug: dealership, id })
  const read = item && readStockItem(item)
  if (read && !read.success) throw read.error
  return read?.data
}

/**
 * Every readable vehicle of some dealerships at an address. Others are not requested: the caller's role may not read
 * them (TN-10). The index itself may lag by moments.
 */
export async function findBySlug(slug: string, dealerships: readonly string[]): Promise<StockItem[]> {
  const keys: StockKey[] = []
  for await (const found of queryItems('stock', slug, { index: 'by_slug', limit: 20 })) {
    const key = stockKeySchema.parse(found)
    if (dealerships.includes(key.dealership_slug)) keys.push(key)
  }
  const items = await Promise.all(keys.map((key) => getItem('stock', key)))
  return readableItems(items.filter((item) => item !== undefined))
}

/** VD-20. Every readable vehicle of some dealerships with an id (strongly consistent). */
export const findById = (id: string, dealerships: readonly string[]): Promise<StockItem[]> =>
  findByIds([id], dealerships)

/** Every readable vehicle of some dealerships with one of some ids (strongly consistent). */
export async function findByIds(ids: readonly string[], dealerships: readonly string[]): Promise<StockItem[]> {
  const keys = ids.flatMap((id) => dealerships.map((dealership_slug) => ({ dealership_slug, id })))
  const items: Item[] = []
  for await (const item of batchGet(keys)) items.push(item)
  return readableItems(items)
}

/**
 * Writes a complete vehicle if its item still has the version that the writer read (undefined: no item yet). False
 * after a conflict: nothing was written.
 */
export async function putVehicle(item: Omit<StockItem, 'version'>, seen: number | undefined): Promise<boolean> {
  if (seen === undefined)
    return putItem('stock', { ...item, version: 1 }, { expression: 'attribute_not_exists(version)' })
  return putItem('stock', { ...item, version: seen + 1 }, { expression: 'version = :seen', values: { ':seen': seen } })
}

const markProjection: Projection = {
  expression:
    '#id, #slug, #status, #version, fingerprint, #hold, vehicle.created_at, vehicle.updated_at, vehicle.sold_date_timestamp',
  names: { '#id': 'id', '#slug': 'slug', '#status': 'status', '#version': 'version', '#hold': 'hold' },
}

/** A vehicle's item before an import overwrites it. Unreadable ones have no mark. */
export type SeenItem = { version: number; mark: StockMark | undefined }

const writableSchema = z.object({ id: z.string(), version: z.int() })

/** The existing marks of those vehicles of a dealership, by id. */
export async function readMarks(dealership: string, ids: readonly string[]): Promise<Map<string, SeenItem>> {
  const keys = ids.map((id) => ({ dealership_slug: dealership, id }))
  const marks = new Map<string, SeenItem>()
  for await (const item of batchGet(keys, markProjection)) {
    const { id, version } = writableSchema.parse(item)
    marks.set(id, { version, mark: stockMarkSchema.safeParse(item).data })
  }
  return marks
}

/**
 * The marks of all vehicles of a dealership, ordered by id, page by page (strongly consistent). Unreadable items are
 * passed to `onUnreadable`.
 */
export async function* streamDealership(
  dealership: string,
  onUnreadable: (id: string) => void = () => {},
): AsyncGenerator<StockMark> {
  for await (const page of queryPages(dealership, markProjection))
    for (const item of page) {
      const parsed = stockMarkSchema.safeParse(item)
      if (parsed.success) yield parsed.data
      else onUnreadable(String(item.id))
    }
}

/** All readable vehicles of a dealership, page by page, for building an index (strongly consistent). */
export async function* readDealership(dealership: string): AsyncGenerator<StockItem[]> {
  for await (const page of queryPages(dealership)) yield readableItems(page)
}

async function* queryPages(dealership: string, projection?: Projection): AsyncGenerator<Item[]> {
  let from: Record<string, AttributeValue> | undefined
  const page = () =>
    dynamodb('stock').send('Query', {
      TableName: tableName('stock'),
      KeyConditionExpression: 'dealership_slug = :dealership',
      ExpressionAttributeValues: marshall({ ':dealership': dealership }),
      ...(projection && {
        ProjectionExpression: projection.expression,
        ExpressionAttributeNames: projection.names,
      }),
      ConsistentRead: true,
      ExclusiveStartKey: from,
    })
  do {
    const { Items = [], LastEvaluatedKey } = await page()
    yield Items.map((attributes) => unmarshall(attributes))
    from = LastEvaluatedKey
  } while (from)
}
