import { countOf } from '@forecourt/domain/text/numbers'
import type * as z from 'zod/mini'
import type { StockChange } from '../../port.ts'
import { type Connection, EngineError, isTransient } from '../connection/connection.ts'
import type { Counters } from '../connection/counters.ts'
import { bulkSchema } from '../connection/response-schemas.ts'
import { backOff } from '../connection/with-retries.ts'
import { type Write, writeOf } from './document.ts'
import { refresh } from './stock-indices.ts'

export type WriteOptions = { index: string; isAtOnce?: boolean; isAlias?: boolean; counters?: Counters }

/** Changes that the index rejected, with the reason of the first. All others are written. */
export class UnwrittenError extends Error {
  readonly changes: readonly StockChange[]

  constructor(changes: readonly StockChange[], message: string) {
    super(message)
    this.name = 'UnwrittenError'
    this.changes = changes
  }
}

const batchSize = 500
const maxAttempts = 5
const bulkMs = 30_000

/**
 * Writes changes with their own versions, so that duplicate and late ones have no effect. Writes rejected as busy are
 * retried after a pause.
 * @throws UnwrittenError for rejected changes; EngineError if the index is unreachable.
 */
export async function writeChanges(
  connection: Connection,
  changes: readonly StockChange[],
  options: WriteOptions,
): Promise<void> {
  const refused: RejectedChange[] = []
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

/** A change that failed, with the reason. `isBusy`: a retry may succeed. */
type RejectedChange = { change: StockChange; reason: string; isBusy: boolean }

async function writeBatch(
  connection: Connection,
  changes: readonly StockChange[],
  options: WriteOptions,
): Promise<RejectedChange[]> {
  const refused: RejectedChange[] = []
  let left = changes
  for (let attempt = 1; left.length > 0; attempt++) {
    const isLast = attempt === maxAttempts
    const untaken = await sendBulk(connection, left, { ...options, isLast }).catch((error: unknown) => {
      if (!isTransient(error) || isLast) throw error
      return left.map((change): RejectedChange => ({ change, reason: error.message, isBusy: true }))
    })
    refused.push(...untaken.filter(({ isBusy }) => !isBusy))
    const busy = untaken.filter(({ isBusy }) => isBusy)
    if (busy.length === 0) break
    if (isLast) throw new EngineError('rejected', rejectionMessage(options.index, busy))
    left = busy.map(({ change }) => change)
    options.counters?.add('retried')
    await backOff(attempt)
  }
  return refused
}

const maxNamed = 3

/** The log must name the cause and the affected vehicles. */
function rejectionMessage(index: string, untaken: readonly RejectedChange[]): string {
  const named = untaken.slice(0, maxNamed).map(({ change }) => writeOf(change).id)
  const more = untaken.length > named.length ? ` and ${untaken.length - named.length} more` : ''
  return `The index ${index} rejected ${countOf(untaken.length, 'write')} (${named.join(', ')}${more}): ${untaken[0]?.reason}`
}

type BulkOptions = WriteOptions & { isLast: boolean }

async function sendBulk(
  connection: Connection,
  changes: readonly StockChange[],
  options: BulkOptions,
): Promise<RejectedChange[]> {
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
  return changes.flatMap((change, at): RejectedChange[] => {
    const item = items[at]
    // 409: the index has the same or a later version already.
    if (!item || item.status < 300 || item.status === 409) return []
    // If the index stays unknown, it does not exist: every vehicle is reported, as after any error.
    return [{ change, reason: reasonOf(item), isBusy: isBusy(item) && !(isLast && item.status === 404) }]
  })
}

type Item = z.infer<typeof bulkSchema>['items'][number]['index']

/** 404: a restarted node does not know the index yet. The vehicle is not the cause. */
const busyStatuses: readonly number[] = [404, 429]

/** Also for an index that a cut-over has closed: the alias soon points at the next one. */
const isBusy = ({ status, error }: Item): boolean =>
  busyStatuses.includes(status) || status >= 500 || error?.type === 'cluster_block_exception'

/** In the index's words: `cluster_block_exception: index [stock-2] blocked by: [FORBIDDEN/8/index write (api)];`. */
const reasonOf = ({ status, error }: Item): string =>
  [error?.type, error?.reason].filter(Boolean).join(': ') || `status ${status}`

const actionOf = ({ id, version }: Write) => ({ index: { _id: id, version, version_type: 'external' } })
