import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'
import { logError } from '../observability/log.ts'

type EventName = NonNullable<DynamoDBRecord['eventName']>

type StreamWork<Name extends string> = {
  /** What the stream's items are, for the log: `webhook`. */
  item: string
  /** The attributes of an item's key: all of them texts. */
  keys: readonly Name[]
  /** Which changes count. */
  on: readonly EventName[]
  apply(key: Record<Name, string>): Promise<unknown>
}

/** Whether an event is of a table's stream; else it is a schedule's. */
export const isStreamEvent = (event: object): event is DynamoDBStreamEvent =>
  'Records' in event && Array.isArray(event.Records)

/**
 * Does the work of each changed item, one after the other, and answers which records have to come again. A record whose key is none of
 * the table's is logged and not tried again.
 */
export async function applyRecords<Name extends string>(
  { Records }: DynamoDBStreamEvent,
  { item, keys, on, apply }: StreamWork<Name>,
): Promise<DynamoDBBatchResponse> {
  const text = z.object({ S: z.string() })
  const batchItemFailures = []
  for (const { eventName, dynamodb } of Records) {
    if (eventName && !on.includes(eventName)) continue
    const parsed = keys.map((name) => [name, text.safeParse(dynamodb?.Keys?.[name]).data?.S] as const)
    if (parsed.some(([, value]) => value === undefined)) {
      logError(`A record of the stream has no key of a ${item}`, undefined)
      continue
    }
    const key = Object.fromEntries(parsed) as Record<Name, string>
    try {
      await apply(key)
    } catch (error) {
      logError(`The ${item} ${Object.values(key).join('/')} cannot be applied`, error)
      batchItemFailures.push({ itemIdentifier: dynamodb?.SequenceNumber ?? '' })
    }
  }
  return { batchItemFailures }
}
