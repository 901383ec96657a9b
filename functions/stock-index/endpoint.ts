import type { IndexFailure } from '@forecourt/stock/stock-index'
import { type StockKey, stockKeySchema } from '@forecourt/stock/stock-item'
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

const imageSchema = z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) })

function keyOf(record: DynamoDBRecord): StockKey {
  const { dealership_slug, id } = imageSchema.parse(record.dynamodb?.Keys)
  return stockKeySchema.parse({ dealership_slug: dealership_slug.S, id: id.S })
}

/**
 * Indexes the vehicles that a batch of changes names, each once, however often it is named. Answers the changes that failed,
 * which the stream then tells again; the others are done.
 */
export async function indexChanges(
  event: DynamoDBStreamEvent,
  index: (keys: readonly StockKey[]) => Promise<IndexFailure[]>,
  onFailure: (failure: IndexFailure) => void,
): Promise<DynamoDBBatchResponse> {
  const changes = event.Records.map((record) => ({
    key: keyOf(record),
    sequence: record.dynamodb?.SequenceNumber ?? '',
  }))
  const failures = await index(changes.map(({ key }) => key))
  for (const failure of failures) onFailure(failure)
  const hasFailed = (key: StockKey): boolean =>
    failures.some((failure) => failure.key.id === key.id && failure.key.dealership_slug === key.dealership_slug)
  const failed = changes.filter(({ key }) => hasFailed(key))
  return { batchItemFailures: failed.map(({ sequence }) => ({ itemIdentifier: sequence })) }
}
