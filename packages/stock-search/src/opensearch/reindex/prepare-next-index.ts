import { countOf } from '@forecourt/domain/text/numbers'
import {
  allowWrites,
  createIndex,
  currentIndex,
  deleteIndex,
  fieldsOf,
  listIndices,
  type StockIndex,
  swapAlias,
} from '../index/stock-indices.ts'
import type { IndexTask } from './cut-over-alias.ts'
import type { ReindexTask } from './reindex-task.ts'

/**
 * An earlier run's unfinished index, if it has this release's fields; else a new one. If no index is in use, the
 * previous one is restored at once, and an index that was written beside the lost one is discarded.
 */
export async function prepareNextIndex(task: ReindexTask, current: StockIndex | undefined): Promise<StockIndex> {
  const { connection, alias, isFromScratch = false, isAccepted = false, say } = task
  const known = await listIndices(connection, alias)
  const isLeft = ({ meta: { state, fields, done } }: StockIndex) =>
    fields === fieldsOf() &&
    (current !== undefined || done.length === 0) &&
    (state === 'building' || (state === 'different' && isAccepted))
  const left = isFromScratch ? undefined : known.findLast(isLeft)
  if (left) {
    say(
      `Resuming ${left.index}: ${countOf(left.meta.done.length, 'dealership')} ${left.meta.done.length === 1 ? 'is' : 'are'} complete.`,
    )
    await allowWrites(connection, left.index)
  }
  const next = left ?? (await newIndex(task, current))
  if (current === undefined) await swapAlias(connection, alias, next.index)
  return next
}

/** Deletes unused indices of earlier runs first: each is as large as the one in use. */
async function newIndex(task: ReindexTask, current: StockIndex | undefined): Promise<StockIndex> {
  const { connection, alias, options, say } = task
  const previous = current?.meta.previous
  await deleteIndices(task, ({ index, meta }) => meta.state !== 'ready' && index !== previous)
  const index = `${alias}-${new Date().toISOString().replace(/\D/g, '')}`
  const made = await createIndex(connection, index, options)
  say(`Building ${index}.`)
  return made
}

/** Deletes indices, but never the alias's current one. */
export async function deleteIndices(
  { connection, alias, check }: IndexTask,
  isOld: (own: StockIndex) => boolean,
): Promise<void> {
  for (const { index } of (await listIndices(connection, alias)).filter(isOld)) {
    const inUse = await currentIndex(connection, alias)
    check()
    if (index !== inUse) await deleteIndex(connection, index)
  }
}
