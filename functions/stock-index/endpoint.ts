import type { StockKey } from '@forecourt/stock/stock-item'
import { stockKeySchema } from '@forecourt/stock/stock-item'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

const keysSchema = z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) })

function keyOf(record: DynamoDBRecord): StockKey {
  const keys = keysSchema.parse(record.dynamodb?.Keys)
  return stockKeySchema.parse({ dealership_slug: keys.dealership_slug.S, id: keys.id.S })
}

/**
 * Indexes each vehicle that a batch of changes names, once, however often it is named. Answers the changes that failed, which
 * the stream then tells again; the others are done.
 */
export async function indexChanges(
  event: DynamoDBStreamEvent,
  index: (key: StockKey) => Promise<void>,
  onFailure: (error: unknown) => void,
): Promise<DynamoDBBatchResponse> {
  const under = new Map<string, Promise<void>>()
  const outcomes = await Promise.allSettled(
    event.Records.map(async (record) => {
      const key = keyOf(record)
      const name = JSON.stringify([key.dealership_slug, key.id])
      const work = under.get(name) ?? index(key)
      under.set(name, work)
      await work
    }),
  )
  const failed = event.Records.filter((_, at) => {
    const outcome = outcomes[at]
    if (outcome?.status === 'rejected') onFailure(outcome.reason)
    return outcome?.status === 'rejected'
  })
  return { batchItemFailures: failed.map(({ dynamodb }) => ({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })) }
}
