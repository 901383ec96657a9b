import type * as z from 'zod/mini'
import type { StockChange } from '../port.ts'
import { bulkSchema } from './answers.ts'
import { type Connection, EngineError, isPassing } from './connection.ts'
import type { Counters } from './counts.ts'
import { type Write, writeOf } from './document.ts'
import { pauseBefore } from './retry.ts'
import { refresh } from './stock-indices.ts'

export type WriteOptions = { index: string; isAtOnce?: boolean; isAlias?: boolean; counters?: Counters }

/** Changes that the index did not take, and what it said of the first. All others are written. */
export class UnwrittenError extends Error {
  readonly changes: readonly StockChange[]

  constructor(changes: readonly StockChange[], message: string) {
    super(message)
    this.name = 'UnwrittenError'
    this.changes = changes
  }
}

const batchSize = 500
const mostAttempts = 5
const bulkMs = 30_000

/**
 * Writes changes with their own versions, so that doubled and late ones change nothing. What the index has no room for at the
 * moment is written again after a pause.
 * @throws UnwrittenError for what it refuses; EngineError when it cannot be reached.
 */
export async function writeChanges(
  connection: Connection,
  changes: readonly StockChange[],
  options: WriteOptions,
): Promise<void> {
  const refused: Refusal[] = []
  for (let at = 0; at < changes.length; at += batchSize)
    refused.push(...(await writeBatch(connection, changes.slice(at, at + batchSize), options)))
  if (options.isAtOnce && changes.length > 0) await refresh(connection, options.index)
  const [first] = refused
  if (first)
    throw new UnwrittenError(
      refused.map(({ change }) => change),
      first.reason,
    )
}

type Refusal = { change: StockChange; reason: string }

async function writeBatch(
  connection: Connection,
  changes: readonly StockChange[],
  options: WriteOptions,
): Promise<Refusal[]> {
  const refused: Refusal[] = []
  let left = changes
  for (let attempt = 1; left.length > 0; attempt++) {
    const isLast = attempt === mostAttempts
    const outcome = await tell(connection, left, { ...options, isLast }).catch((error: unknown) => {
      if (!isPassing(error) || isLast) throw error
      return { refused: [], busy: left }
    })
    refused.push(...outcome.refused)
    left = outcome.busy
    if (left.length === 0) break
    if (isLast) throw new EngineError('rejected', `The index did not take ${left.length} writes.`)
    options.counters?.add('retried')
    await pauseBefore(attempt)
  }
  return refused
}

type Telling = WriteOptions & { isLast: boolean }

async function tell(connection: Connection, changes: readonly StockChange[], options: Telling) {
  const { index, isAlias = false, counters, isLast } = options
  const lines = changes.map(writeOf).flatMap((write) => [actionOf(write), write.document])
  const answer = await connection({
    method: 'POST',
    path: `/${encodeURIComponent(index)}/_bulk`,
    query: { require_alias: isAlias },
    lines,
    timeoutMs: bulkMs,
  })
  const items = bulkSchema.parse(answer).items.map(({ index }) => index)
  if (items.length !== changes.length)
    throw new EngineError('unreachable', `The index answered ${items.length} of ${changes.length} writes.`)
  counters?.add('rejected', items.filter(({ status }) => status === 429).length)
  // An index that stays unknown is not there: each vehicle is told of by itself, as after any refusal.
  const isWorthAsking = (item: Item | undefined) => isBusy(item) && !(isLast && item?.status === 404)
  return {
    busy: changes.filter((_, at) => isWorthAsking(items[at])),
    refused: changes.flatMap((change, at): Refusal[] => {
      const item = items[at]
      // 409: the index knows the same or a later version already.
      if (!item || item.status < 300 || item.status === 409 || isWorthAsking(item)) return []
      return [{ change, reason: item.error?.reason ?? `status ${item.status}` }]
    }),
  }
}

type Item = z.infer<typeof bulkSchema>['items'][number]['index']

/** 404: a node that has just come back has not heard of the index yet. The vehicle is not what is wrong. */
const busyStatuses: readonly number[] = [404, 429]

/** Also of an index that was closed because another takes over: a moment later the alias leads there. */
const isBusy = (item: Item | undefined): boolean =>
  item !== undefined &&
  (busyStatuses.includes(item.status) || item.status >= 500 || item.error?.type === 'cluster_block_exception')

const actionOf = ({ id, version }: Write) => ({ index: { _id: id, version, version_type: 'external' } })
