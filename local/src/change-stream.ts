import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'

/** The keys of one item as DynamoDB writes them: every key of ours is a string. */
export type KeyImage = Record<string, { S: string }>

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>

export type ChangeStream = {
  push(keys: KeyImage[]): void
  /** Resolves once every change pushed so far has been handled. */
  settled(): Promise<void>
}

const batchSize = 100
const mostAttempts = 3

/**
 * A KEYS_ONLY stream for one handler: changes wait in order, go out in batches of at most 100, one batch at a time, as
 * Lambda's event source mapping does. A batch that fails, or what its handler
 * names of it (`batchItemFailures`), is tried again twice, then dropped with `onDropped`: the index is
 * rebuilt from the table at the next start, so nothing relies on an event alone.
 */
export function changeStream(handler: StreamHandler, onDropped: (error: unknown) => void): ChangeStream {
  const waiting: KeyImage[] = []
  let draining: Promise<void> | null = null

  async function drain(): Promise<void> {
    while (waiting.length > 0) await deliver(handler, waiting.splice(0, batchSize), onDropped)
    draining = null
  }

  return {
    push(keys) {
      waiting.push(...keys)
      draining ??= drain()
    },
    async settled() {
      while (draining) await draining
    },
  }
}

async function deliver(handler: StreamHandler, keys: KeyImage[], onDropped: (error: unknown) => void): Promise<void> {
  let left = keys
  for (let attempt = 1; left.length > 0; attempt++) {
    const failure = await tell(handler, left)
    if (attempt === mostAttempts && failure.keys.length > 0) onDropped(failure.error)
    left = attempt === mostAttempts ? [] : failure.keys
  }
}

/** What of a batch failed: all of it where the handler rejects, else the changes that it names. */
async function tell(handler: StreamHandler, keys: KeyImage[]): Promise<{ keys: KeyImage[]; error: unknown }> {
  try {
    const { batchItemFailures } = await handler(streamEvent(keys))
    const named = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    const failed = keys.filter((_, index) => named.has(String(index)))
    return { keys: failed, error: new Error(`The handler failed ${failed.length} changes: ${JSON.stringify(failed)}`) }
  } catch (error) {
    return { keys, error }
  }
}

function streamEvent(keys: KeyImage[]): DynamoDBStreamEvent {
  return {
    Records: keys.map((Keys, index) => ({
      eventID: String(index),
      eventName: 'MODIFY',
      eventSource: 'aws:dynamodb',
      dynamodb: { Keys, SequenceNumber: String(index), StreamViewType: 'KEYS_ONLY' },
    })),
  }
}
