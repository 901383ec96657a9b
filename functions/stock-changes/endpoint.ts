import { createHash } from 'node:crypto'
import { type StockKey, stockKeySchema } from '@forecourt/stock/stock-item'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** `group`: changes of one vehicle follow each other. `eventId`: the same change is queued once. */
export type QueuedChange = { eventId: string; group: string; body: string }

/** SQS takes so many in one call. */
const mostInOneCall = 10

const recordSchema = z.object({
  eventID: z.string(),
  dynamodb: z.object({
    Keys: z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) }),
  }),
})

/** Sends the keys of changed vehicles on, in their order. Calls follow each other, or the order would be lost between them. */
export async function forwardChanges(
  event: DynamoDBStreamEvent,
  send: (changes: readonly QueuedChange[]) => Promise<void>,
): Promise<void> {
  const changes = event.Records.map(queued)
  for (let at = 0; at < changes.length; at += mostInOneCall) await send(changes.slice(at, at + mostInOneCall))
}

function queued(record: DynamoDBRecord): QueuedChange {
  const { eventID, dynamodb } = recordSchema.parse(record)
  const { dealership_slug, id } = dynamodb.Keys
  const body = JSON.stringify(stockKeySchema.parse({ dealership_slug: dealership_slug.S, id: id.S }) satisfies StockKey)
  // A dealer's stock number may hold what a group's name may not, and be longer.
  return { eventId: eventID, group: createHash('sha256').update(body).digest('hex'), body }
}
