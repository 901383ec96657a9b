import { createHash } from 'node:crypto'
import type { StockChangeMessage, StockKey } from '@forecourt/stock/table/stock-item'
import type { DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** `group`: keeps the order of one vehicle's changes. `eventId`: removes duplicates. */
export type QueuedChange = { eventId: string; group: string; body: string }

/** SQS's limit for one call. */
const maxBatchSize = 10

const recordSchema = z.object({
  eventID: z.string(),
  dynamodb: z.object({
    Keys: z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) }),
    // Only measures the lag: if it is invalid, the batch continues.
    ApproximateCreationDateTime: z.catch(z.optional(z.number()), undefined),
  }),
})

/** Queues which vehicles changed and when, in order. Calls are sequential to keep the order. */
export async function forwardChanges(
  event: DynamoDBStreamEvent,
  send: (changes: readonly QueuedChange[]) => Promise<void>,
): Promise<void> {
  const changes = event.Records.map(queued)
  for (let at = 0; at < changes.length; at += maxBatchSize) await send(changes.slice(at, at + maxBatchSize))
}

function queued(record: DynamoDBRecord): QueuedChange {
  const { eventID, dynamodb } = recordSchema.parse(record)
  const { Keys, ApproximateCreationDateTime: changed_at } = dynamodb
  const key: StockKey = { dealership_slug: Keys.dealership_slug.S, id: Keys.id.S }
  const news: StockChangeMessage = { ...key, ...(changed_at !== undefined && { changed_at }) }
  // A stock number may be longer than a group's name and have other characters.
  const group = createHash('sha256').update(JSON.stringify(key)).digest('hex')
  return { eventId: eventID, group, body: JSON.stringify(news) }
}
