import type { AttributeValue } from '@aws-sdk/client-dynamodb'
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb'
import { dynamodb } from '@forecourt/lambda-kit/data/dynamodb'
import type { Item } from '@forecourt/lambda-kit/data/items'
import { tableName } from '@forecourt/lambda-kit/environment'
import type { StockKey } from './stock-item.ts'

/** A projection expression; absent means all attributes. */
export type Projection = { expression: string; names: Record<string, string> }

/** DynamoDB's maximum number of keys per request. */
const maxKeys = 100
const firstPauseMs = 50
const maxPauseMs = 2000

/** The existing items of those keys, in any order, strongly consistent. Unprocessed keys are requested again. */
export async function* batchGet(keys: readonly StockKey[], projection?: Projection): AsyncGenerator<Item> {
  const unique = [...new Map(keys.map((key) => [JSON.stringify([key.dealership_slug, key.id]), key])).values()]
  for (let at = 0; at < unique.length; at += maxKeys) yield* readPage(unique.slice(at, at + maxKeys), projection)
}

async function* readPage(keys: readonly StockKey[], projection: Projection | undefined): AsyncGenerator<Item> {
  const table = tableName('stock')
  let left: Record<string, AttributeValue>[] = keys.map(({ dealership_slug, id }) => marshall({ dealership_slug, id }))
  for (let pauseMs = firstPauseMs; left.length > 0; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
    const request = {
      Keys: left,
      ConsistentRead: true,
      ...(projection && {
        ProjectionExpression: projection.expression,
        ExpressionAttributeNames: projection.names,
      }),
    }
    const reply = await dynamodb('stock').send('BatchGetItem', { RequestItems: { [table]: request } })
    for (const attributes of reply.Responses?.[table] ?? []) yield unmarshall(attributes)
    left = reply.UnprocessedKeys?.[table]?.Keys ?? []
    if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
