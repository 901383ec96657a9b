import { allowWrites, listIndices, type StockIndex, setMeta, swapAlias } from '../index/stock-indices.ts'
import type { IndexTask } from './cut-over-alias.ts'
import { deleteIndices } from './prepare-next-index.ts'

/**
 * Restores the latest complete index when the one in use is gone, and marks it as behind, since it lacks later changes.
 * Returns it; undefined if none is kept.
 */
export async function restoreRetainedIndex(task: IndexTask): Promise<StockIndex | undefined> {
  const { connection, alias, say, check } = task
  const kept = (await listIndices(connection, alias)).findLast(({ meta }) => meta.state === 'ready')
  if (!kept) return undefined
  const { index } = kept
  const meta = { ...kept.meta, isBehind: true }
  // A build beside the lost index lacks changes that only that received.
  await deleteIndices(task, (own) => own.meta.state !== 'ready')
  check()
  await allowWrites(connection, index)
  await setMeta(connection, index, meta)
  check()
  await swapAlias(connection, alias, index)
  say(`The index in use is gone. ${index}, which was kept, is in use again, without later changes.`)
  return { index, meta }
}
