import { forEachBounded } from '@forecourt/stock/bounded'
import type { IndexFailure } from '@forecourt/stock/stock-index'
import { type StockKey, stockKeySchema } from '@forecourt/stock/stock-item'
import type { DynamoDBRecord, DynamoDBStreamEvent, SQSEvent, SQSRecord } from 'aws-lambda'
import * as z from 'zod/mini'

/** Changed items of the stock table by their keys: of its stream on one machine, of the queue behind it in AWS (docs/decisions/cloud-pipeline.md). */
export type ChangeEvent = DynamoDBStreamEvent | SQSEvent
type ChangeRecord = ChangeEvent['Records'][number]

/** A record, by what its source calls it: whose vehicle changed, unless nobody can tell, and since when that waits. */
type Change = { identifier: string; key: StockKey | undefined; since: number | undefined }

const imageSchema = z.object({ dealership_slug: z.object({ S: z.string() }), id: z.object({ S: z.string() }) })

function changeOfStream({ dynamodb }: DynamoDBRecord): Change {
  const read = imageSchema.safeParse(dynamodb?.Keys)
  const { ApproximateCreationDateTime: seconds, SequenceNumber: identifier = '' } = dynamodb ?? {}
  return {
    identifier,
    key: read.success ? { dealership_slug: read.data.dealership_slug.S, id: read.data.id.S } : undefined,
    since: seconds === undefined ? undefined : seconds * 1000,
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function changeOfQueue({ body, messageId, attributes }: SQSRecord): Change {
  const read = stockKeySchema.safeParse(parsed(body))
  return {
    identifier: messageId,
    key: read.success ? read.data : undefined,
    since: Number(attributes.SentTimestamp) || undefined,
  }
}

const isOfQueue = (record: ChangeRecord): record is SQSRecord => 'messageId' in record

/** What the clock says where each process has an index of its own. */
export const snapshotsEventSchema = z.object({ snapshots: z.literal('all') })

type SnapshotWork = {
  save(dealerships: readonly string[]): Promise<unknown>
  onFailure(what: string, error: unknown): void
}

/** Of each a whole stock is read and held. */
const mostSnapshotsAtOnce = 4

/** Saves the stock of every site for processes that begin later, once where several show the same. One that fails holds up no other. */
export async function saveSnapshots(
  sites: readonly { dealerships: readonly string[] }[],
  { save, onFailure }: SnapshotWork,
): Promise<void> {
  const stocks = new Map(sites.map(({ dealerships }) => [[...dealerships].sort().join(' '), dealerships]))
  await forEachBounded(stocks.values(), mostSnapshotsAtOnce, (dealerships) =>
    save(dealerships).then(
      () => {},
      (error: unknown) => onFailure(`The stock of ${dealerships.join(', ')} was not saved`, error),
    ),
  )
}

export type Indexed = {
  /** The records that failed, by what their source calls them: it tells them again. All others are done. */
  failed: string[]
  /** Vehicles that were brought up to date. */
  vehicles: number
  /** How long the oldest change of the batch waited until it was in the index. */
  lagMs: number
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
  const waits = changes.map(({ since }) => (since === undefined ? 0 : now() - since))
  return {
    failed: failed.map(({ identifier }) => identifier),
    vehicles: keys.size - failedKeys.size,
    lagMs: Math.max(0, ...waits),
  }
}

const nameOf = ({ dealership_slug, id }: StockKey): string => `${dealership_slug}/${id}`
