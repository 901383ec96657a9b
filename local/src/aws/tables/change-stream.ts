import type { DynamoDBStreamEvent } from 'aws-lambda'
import * as z from 'zod/mini'

/** The keys of one item as DynamoDB writes them: every key of ours is a string. */
export type KeyImage = Record<string, { S: string }>

/** A write to an item. A put counts as a change: whether the item existed before is unknown here. */
export type Change = { keys: KeyImage; eventName: 'MODIFY' | 'REMOVE' }

/** Its result is interpreted as by Lambda: nothing, or `batchItemFailures`. */
export type StreamHandler = (event: DynamoDBStreamEvent) => Promise<unknown>

export type ChangeStream = {
  push(...changes: Change[]): void
  /** Resolves once every change pushed so far has been handled. */
  settled(): Promise<void>
  lag(): IndexLag
}

/** How far behind the table a handler is. */
export type IndexLag = {
  /** Changes that wait or are under way. */
  waiting: number
  /** How long the last batch took from the write of its first change to the end of its handler; undefined before any. */
  lastMs: number | undefined
}

/** Changes that failed every time, and why. */
export type Dropped = { keys: KeyImage[]; error: unknown }
/** Its promise is awaited. */
type OnDropped = (dropped: Dropped) => unknown

type StreamOptions = {
  /**
   * Which changes of a batch are retried: those that the handler names, as from a queue (the default), or all from the first of them on, as
   * from a table's stream.
   */
  retries?: 'named' | 'from-first-failure'
}

const batchSize = 100
const maxAttempts = 3

/**
 * A KEYS_ONLY stream for one handler: changes wait in order and go out in batches of at most 100, one batch at a time, as from
 * Lambda's event source mapping. Failed changes are retried twice, then passed to `onDropped`.
 */
export function changeStream(handler: StreamHandler, onDropped: OnDropped, options: StreamOptions = {}): ChangeStream {
  const waiting: { change: Change; at: number }[] = []
  let underWay = 0
  let lastMs: number | undefined
  let draining: Promise<void> | null = null

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, batchSize)
      underWay = batch.length
      const dropped = await deliver(
        handler,
        batch.map(({ change }) => change),
        options,
      )
      if (dropped) await onDropped(dropped)
      underWay = 0
      lastMs = performance.now() - (batch[0]?.at ?? 0)
    }
    draining = null
  }

  return {
    push(...changes) {
      // A drain without work ends before its promise is stored here, and then no other would start.
      if (changes.length === 0) return
      const at = performance.now()
      waiting.push(...changes.map((change) => ({ change, at })))
      draining ??= drain()
    },
    async settled() {
      while (draining) await draining
    },
    lag: () => ({ waiting: waiting.length + underWay, lastMs }),
  }
}

/** The changes of a batch that failed three times; undefined if none did. */
async function deliver(
  handler: StreamHandler,
  batch: Change[],
  { retries = 'named' }: StreamOptions,
): Promise<Dropped | undefined> {
  let left = batch
  let error: unknown
  for (let attempt = 1; attempt <= maxAttempts && left.length > 0; attempt++) {
    const failed = await sendBatch(handler, left)
    error = failed.error
    const named = left.filter((change) => failed.changes.has(change))
    const [first] = named
    left = retries === 'named' || !first ? named : left.slice(left.indexOf(first))
  }
  return left.length > 0 ? { keys: left.map(({ keys }) => keys), error } : undefined
}

const answerSchema = z.nullish(
  z.looseObject({ batchItemFailures: z.nullish(z.array(z.object({ itemIdentifier: z.nullish(z.string()) }))) }),
)

/** The failed changes of a batch: all if the handler rejects or names none of the batch, else those that it names. */
async function sendBatch(handler: StreamHandler, batch: Change[]): Promise<{ changes: Set<Change>; error?: unknown }> {
  try {
    const failures = answerSchema.parse(await handler(streamEvent(batch)))?.batchItemFailures ?? []
    if (failures.length === 0) return { changes: new Set() }
    const names = new Set(failures.map(({ itemIdentifier }) => itemIdentifier))
    const named = batch.filter((_, index) => names.has(String(index)))
    const changes = named.length > 0 ? named : batch
    const keys = JSON.stringify(changes.map((change) => change.keys))
    return { changes: new Set(changes), error: new Error(`The handler failed ${changes.length} changes: ${keys}`) }
  } catch (error) {
    return { changes: new Set(batch), error }
  }
}

function streamEvent(batch: Change[]): DynamoDBStreamEvent {
  return {
    Records: batch.map(({ keys: Keys, eventName }, index) => ({
      eventID: String(index),
      eventName,
      eventSource: 'aws:dynamodb',
      dynamodb: { Keys, SequenceNumber: String(index), StreamViewType: 'KEYS_ONLY' },
    })),
  }
}
