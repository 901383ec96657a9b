import { allowWrites, listIndices, type StockIndex, setMeta, swapAlias } from '../index/stock-indices.ts'
import type { IndexTask } from './cut-over-alias.ts'
import { deleteIndices } from './prepare-next-index.ts'

/**
 * The one in use is gone, and with it what a kept one has not heard of: the latest that was built to its end serves at once as it
 * is, and notes that it is behind. Answers it; undefined where none is kept.
 */
export async function restoreRetainedIndex(task: IndexTask): Promise<StockIndex | undefined> {
  const { connection, alias, say, check } = task
  const kept = (await listIndices(connection, alias)).findLast(({ meta }) => meta.state === 'ready')
  if (!kept) return undefined
  const { index } = kept
  const meta = { ...kept.meta, isBehind: true }
  // What was built beside the one that is gone lacks what that was told, which nobody knows any more.
  await deleteIndices(task, (own) => own.meta.state !== 'ready')
  check()
  await allowWrites(connection, index)
  await setMeta(connection, index, meta)
  check()
  await swapAlias(connection, alias, index)
  say(`The index in use is gone. ${index}, which was kept, serves as it was.`)
  return { index, meta }
}
