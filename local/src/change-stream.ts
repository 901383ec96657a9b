import type { DynamoDBStreamEvent } from 'aws-lambda'

/** The keys of one item as DynamoDB writes them: every key of ours is a string. */
export type KeyImage = Record<string, { S: string }>

export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<unknown>

export type ChangeStream = {
  push(keys: KeyImage[]): void
  /** Resolves once every change pushed so far has been handled. */
  settled(): Promise<void>
}

const batchSize = 100

/**
 * A KEYS_ONLY stream for one handler: changes wait in order, go out in batches of at most 100, one batch at a time, as
 * Lambda's event source mapping does. A batch that fails is tried again twice, then dropped with `onDropped`: the index is
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
  const event = streamEvent(keys)
  for (let attempt = 1; ; attempt++) {
    try {
      await handler(event)
      return
    } catch (error) {
      if (attempt === 3) {
        onDropped(error)
        return
      }
    }
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
