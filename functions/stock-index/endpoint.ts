import { forEachBounded } from '@forecourt/stock/import/for-each-bounded'
import type { IndexFailure } from '@forecourt/stock/index/stock-index'
import { type StockKey, stockChangeMessageSchema } from '@forecourt/stock/table/stock-item'
import type { DynamoDBRecord, DynamoDBStreamEvent, SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'

/** Changed items of the stock table by their keys: of its stream on one machine, of the queue behind it in AWS (docs/decisions/cloud-pipeline.md). */
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

/** What the clock says where each process has an index of its own. */
export const snapshotsEventSchema = z.object({ snapshots: z.literal('all') })

type SnapshotWork = {
  save(dealerships: readonly string[]): Promise<unknown>
  onFailure(what: string, error: unknown): void
}

/** Of each a whole stock is read and held. */
const maxConcurrentSnapshots = 4

/** Saves the stock of every site for processes that begin later, once where several show the same. One that fails holds up no other. */
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
  /** Vehicles that were brought up to date. */
  vehicles: number
  /** How long the oldest change that is in the index now took from the table to there; undefined where none says when it was written. */
  lagMs: number | undefined
}

type Work = {
  index(keys: readonly StockKey[]): Promise<IndexFailure[]>
  onFailure(what: string, error: unknown): void
  now?(): number
}

/**
 * Indexes the vehicles that a batch of changes names, each once, however often it is named. A record that names none fails alone,
 * like a vehicle that cannot be indexed. Rejects when the table or the index cannot be asked: then all of the batch failed.
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
