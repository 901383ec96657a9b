import { forEachBounded } from '@forecourt/stock/import/for-each-bounded'
import type { IndexFailure } from '@forecourt/stock/index/stock-index'
import { type StockKey, stockChangeMessageSchema } from '@forecourt/stock/table/stock-item'
import type { DynamoDBRecord, DynamoDBStreamEvent, SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'

/** Changed items of the stock table by their keys: from its stream on one machine, from the queue behind it in AWS (docs/decisions/cloud-pipeline.md). */
export type ChangeEvent = DynamoDBStreamEvent | SQSEvent
type ChangeRecord = ChangeEvent['Records'][number]

/** A record by its source's identifier: the changed vehicle, if readable, and the time of the change, if given. */
type Change = { identifier: string; key: StockKey | undefined; changedMs?: number | undefined }

const imageSchema = z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) })

function changeOfStream({ dynamodb }: DynamoDBRecord): Change {
  const read = imageSchema.safeParse(dynamodb?.Keys)
  return {
    identifier: dynamodb?.SequenceNumber ?? '',
    key: read.success ? { dealership_slug: read.data.dealership_slug.S, id: read.data.id.S } : undefined,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function changeOfQueue({ body, messageId }: SQSRecord): Change {
  const { data } = stockChangeMessageSchema.safeParse(parsed(body))
  if (!data) return { identifier: messageId, key: undefined }
  const { changed_at, ...key } = data
  return { identifier: messageId, key, changedMs: changed_at === undefined ? undefined : changed_at * 1000 }
}

const isOfQueue = (record: ChangeRecord): record is SQSRecord => 'messageId' in record

/** The schedule's event, where each process has its own index. */
export const snapshotsEventSchema = z.object({ snapshots: z.literal('all') })

type SnapshotWork = {
  save(dealerships: readonly string[]): Promise<unknown>
  onFailure(what: string, error: unknown): void
}

/** Each holds a whole stock in memory. */
const maxConcurrentSnapshots = 4

/** Saves a snapshot of every site's stock for new processes, once for sites with the same dealerships. A failure does not stop the others. */
export async function saveSnapshots(
  sites: readonly { dealerships: readonly string[] }[],
  { save, onFailure }: SnapshotWork,
): Promise<void> {
  const stocks = new Map(sites.map(({ dealerships }) => [[...dealerships].sort().join(' '), dealerships]))
  await forEachBounded(stocks.values(), maxConcurrentSnapshots, (dealerships) =>
    save(dealerships).then(
      () => {},
      (error: unknown) => onFailure(`The stock of ${dealerships.join(', ')} was not saved`, error),
    ),
  )
}

export type Indexed = {
  /** The identifiers of the failed records, which the source retries. All others are done. */
  failed: string[]
  /** The number of updated vehicles. */
  vehicles: number
  /** The time from table to index of the oldest change; undefined without times. */
  lagMs: number | undefined
}

type Work = {
  index(keys: readonly StockKey[]): Promise<IndexFailure[]>
  onFailure(what: string, error: unknown): void
  now?(): number
}

/**
 * Indexes each vehicle of a batch of changes once. A record without a key fails alone,
 * like a vehicle that cannot be indexed. Rejects when the table or the index fails: then the whole batch failed.
 */
export async function indexChanges({ Records }: ChangeEvent, work: Work): Promise<Indexed> {
  const { index, onFailure, now = Date.now } = work
  const changes = (Records as ChangeRecord[]).map((record) =>
    isOfQueue(record) ? changeOfQueue(record) : changeOfStream(record),
  )
  const keys = new Map(changes.flatMap(({ key }) => (key ? [[nameOf(key), key] as const] : [])))
  const failures = await index([...keys.values()])
  for (const { key, error } of failures) onFailure(`${nameOf(key)} was not indexed`, error)
  const failedKeys = new Set(failures.map(({ key }) => nameOf(key)))
  const failed = changes.filter(({ key }) => !key || failedKeys.has(nameOf(key)))
  for (const { key, identifier } of failed)
    if (!key) onFailure(`The change ${identifier} names no vehicle`, new Error('Its key cannot be read.'))
  const lags = changes.flatMap((change) =>
    change.changedMs === undefined || failed.includes(change) ? [] : Math.max(0, now() - change.changedMs),
  )
  return {
    failed: failed.map(({ identifier }) => identifier),
    vehicles: keys.size - failedKeys.size,
    lagMs: lags.length > 0 ? Math.max(...lags) : undefined,
  }
}

const nameOf = ({ dealership_slug, id }: StockKey): string => `${dealership_slug}/${id}`
