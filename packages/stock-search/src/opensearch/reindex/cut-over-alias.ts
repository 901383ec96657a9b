import type { Connection } from '../connection/connection.ts'
import { allowWrites, blockWrites, type StockIndex, setMeta, swapAlias } from '../index/stock-indices.ts'
import { catchUp, type StockSource } from './catch-up.ts'

export type IndexTask = {
  connection: Connection
  alias: string
  source: StockSource
  say(line: string): void
  /** Throws where somebody else may be at it. */
  check(): void
}

/**
 * Lets the alias name another index, and brings to that whatever the one before is still told: a write that found it by the alias
 * may take half a minute to arrive there. The one before is closed then, and writes that come too late are told again.
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

/** What an index may lack of the one before it, also where the process that swapped them ended in that moment. */
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
      `${index} serves, but may lack what changed in the moment of the swap: ${error instanceof Error ? error.message : error} Run forecourt stock reindex.`,
    )
  }
}
