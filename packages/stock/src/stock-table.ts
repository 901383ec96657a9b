import { type AttributeValue, BatchGetItemCommand, QueryCommand, ScanCommand } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { dynamodb } from '@forecourt/lambda-kit/dynamodb'
import { tableName } from '@forecourt/lambda-kit/environment'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/items'
import {
  type StockItem,
  type StockKey,
  type StockMark,
  stockItemSchema,
  stockKeySchema,
  stockMarkSchema,
} from './stock-item.ts'

/** The item as it now stands (strongly consistent); undefined when there is none. */
export async function getVehicle(dealership: string, id: string): Promise<StockItem | undefined> {
  const item = await getItem('stock', { dealership_slug: dealership, id })
  return item && stockItemSchema.parse(item)
}

/** Every vehicle at an address, of whatever dealership: the caller picks by its scope. The index itself may lag by moments. */
export async function findBySlug(slug: string): Promise<StockItem[]> {
  const keys: StockKey[] = []
  for await (const key of queryItems('stock', slug, { index: 'by_slug', limit: 20 }))
    keys.push(stockKeySchema.parse(key))
  const items = await Promise.all(keys.map((key) => getVehicle(key.dealership_slug, key.id)))
  return items.filter((item) => item !== undefined)
}

/**
 * Writes a whole vehicle if its item still has the version that the writer saw (undefined: there is no item yet). False when
 * it has not: somebody else wrote first, and nothing was written.
 */
export async function putVehicle(item: Omit<StockItem, 'version'>, seen: number | undefined): Promise<boolean> {
  if (seen === undefined)
    return putItem('stock', { ...item, version: 1 }, { expression: 'attribute_not_exists(version)' })
  return putItem('stock', { ...item, version: seen + 1 }, { expression: 'version = :seen', values: { ':seen': seen } })
}

/** The longest list of keys that DynamoDB reads at once. */
export const mostKeys = 100

const markNames = { '#id': 'id', '#slug': 'slug', '#status': 'status', '#version': 'version' }
const markProjection = '#id, #slug, #status, #version, fingerprint, vehicle.created_at, vehicle.sold_date_timestamp'

/** The marks of those vehicles that exist, by id; at most `mostKeys` ids. Keys that DynamoDB left over are asked for again. */
export async function readMarks(dealership: string, ids: readonly string[]): Promise<Map<string, StockMark>> {
  const table = tableName('stock')
  const marks = new Map<string, StockMark>()
  let keys = ids.map((id) => marshall({ dealership_slug: dealership, id }))
  for (let pauseMs = 50; keys.length > 0; pauseMs = Math.min(pauseMs * 2, 2000)) {
    const request = {
      Keys: keys,
      ConsistentRead: true,
      ProjectionExpression: markProjection,
      ExpressionAttributeNames: markNames,
    }
    const reply = await dynamodb().send(new BatchGetItemCommand({ RequestItems: { [table]: request } }))
    for (const attributes of reply.Responses?.[table] ?? []) {
      const mark = stockMarkSchema.parse(unmarshall(attributes))
      marks.set(mark.id, mark)
    }
    keys = (reply.UnprocessedKeys?.[table]?.Keys as typeof keys | undefined) ?? []
    if (keys.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  return marks
}

/** The marks of all vehicles of a dealership, in the order of their ids, a page at a time (strongly consistent). */
export async function* streamDealership(dealership: string): AsyncGenerator<StockMark> {
  let from: Record<string, AttributeValue> | undefined
  const page = () =>
    dynamodb().send(
      new QueryCommand({
        TableName: tableName('stock'),
        KeyConditionExpression: 'dealership_slug = :dealership',
        ExpressionAttributeValues: marshall({ ':dealership': dealership }),
        ProjectionExpression: markProjection,
        ExpressionAttributeNames: markNames,
        ConsistentRead: true,
        ExclusiveStartKey: from,
      }),
    )
  do {
    const { Items = [], LastEvaluatedKey } = await page()
    for (const attributes of Items) yield stockMarkSchema.parse(unmarshall(attributes))
    from = LastEvaluatedKey
  } while (from)
}

/** Everything in the table, a page at a time, for an index that is built anew (strongly consistent). */
export async function* scanAll(): AsyncGenerator<StockItem[]> {
  let from: Record<string, AttributeValue> | undefined
  const page = () =>
    dynamodb().send(new ScanCommand({ TableName: tableName('stock'), ConsistentRead: true, ExclusiveStartKey: from }))
  do {
    const { Items = [], LastEvaluatedKey } = await page()
    yield Items.map((attributes) => stockItemSchema.parse(unmarshall(attributes)))
    from = LastEvaluatedKey
  } while (from)
}
