import type { Connection } from '../connection/connection.ts'
import { allowWrites, blockWrites, type StockIndex, setMeta, swapAlias } from '../index/stock-indices.ts'
import { catchUp, type StockSource } from './catch-up.ts'

export type IndexTask = {
  connection: Connection
  alias: string
  source: StockSource
  say(line: string): void
  /** Throws if another run may be active. */
  check(): void
}

/**
 * Points the alias at another index, then copies changes that still reached the previous one: a write through the alias
 * may arrive half a minute later. The previous index is closed first, so later writes fail and are retried.
 */
export async function cutOverAlias(task: IndexTask, from: string, { index, meta }: StockIndex): Promise<void> {
  const { connection, alias, check } = task
  const owing = { index, meta: { ...meta, owed: from } }
  check()
  await allowWrites(connection, index)
  await setMeta(connection, index, owing.meta)
  check()
  await swapAlias(connection, alias, index, from)
  await drainOldIndex(task, owing)
}

/** Copies the changes that an index may lack, also after a process that ended during the swap. */
export async function drainOldIndex(
  { connection, source, say, check }: IndexTask,
  { index, meta }: StockIndex,
): Promise<void> {
  const { owed, ...settled } = meta
  if (owed === undefined) return
  try {
    await blockWrites(connection, owed)
    await catchUp(connection, { from: owed, to: index, source, say, check })
    check()
    await setMeta(connection, index, settled)
  } catch (error) {
    check()
    say(
      `${index} is in use, but may lack changes made during the swap: ${error instanceof Error ? error.message : error} Run forecourt stock reindex.`,
    )
  }
}
