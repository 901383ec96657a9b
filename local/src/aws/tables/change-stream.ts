import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda'

/** The keys of one item as DynamoDB writes them: every key of ours is a string. */
export type KeyImage = Record<string, { S: string }>

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<DynamoDBBatchResponse>

export type ChangeStream = {
  push(keys: KeyImage[]): void
  /** Resolves once every change pushed so far has been handled. */
  settled(): Promise<void>
  lag(): IndexLag
}

/** How far behind the table the index is. */
export type IndexLag = {
  /** Changes that wait or are under way. */
  waiting: number
  /** How long the last batch took from the write of its first change to the index; undefined before any. */
  lastMs: number | undefined
}

/** A change that failed every time, and why. */
export type Dropped = { keys: KeyImage[]; error: unknown }
/** What it answers is waited for. */
type OnDropped = (dropped: Dropped) => unknown

const batchSize = 100
const maxAttempts = 3

/**
 * A KEYS_ONLY stream for one handler: changes wait in order, go out in batches of at most 100, one batch at a time, as
 * Lambda's event source mapping does. A batch that fails, or what its handler
 * names of it (`batchItemFailures`), is tried again twice, then given to `onDropped`, which keeps it
 * for `forecourt stock redrive`.
 */
export function changeStream(handler: StreamHandler, onDropped: OnDropped): ChangeStream {
  const waiting: { key: KeyImage; at: number }[] = []
  let underWay = 0
  let lastMs: number | undefined
  let draining: Promise<void> | null = null

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      underWay = batch.length
      await deliver(
        handler,
        batch.map(({ key }) => key),
        onDropped,
      )
      underWay = 0
      lastMs = performance.now() - (batch[0]?.at ?? 0)
    }
    draining = null
  }

  return {
    push(keys) {
      const at = performance.now()
      waiting.push(...keys.map((key) => ({ key, at })))
      draining ??= drain()
    },
    async settled() {
      while (draining) await draining
    },
    lag: () => ({ waiting: waiting.length + underWay, lastMs }),
  }
}

async function deliver(handler: StreamHandler, keys: KeyImage[], onDropped: OnDropped): Promise<void> {
  let left = keys
  for (let attempt = 1; left.length > 0; attempt++) {
    const failure = await sendBatch(handler, left)
    if (attempt === maxAttempts && failure.keys.length > 0) await onDropped(failure)
    left = attempt === maxAttempts ? [] : failure.keys
  }
}

/** What of a batch failed: all of it where the handler rejects, else the changes that it names. */
async function sendBatch(handler: StreamHandler, keys: KeyImage[]): Promise<Dropped> {
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
