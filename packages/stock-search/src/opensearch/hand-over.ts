import { catchUp, type StockSource } from './catch-up.ts'
import type { Connection } from './connection.ts'
import { closeForWrites, openForWrites, type StockIndex, setMeta, swapAlias } from './stock-indices.ts'

export type HandOver = {
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
export async function handOver(task: HandOver, from: string, { index, meta }: StockIndex): Promise<void> {
  const { connection, alias, check } = task
  const owing = { index, meta: { ...meta, owed: from } }
  check()
  await openForWrites(connection, index)
  await setMeta(connection, index, owing.meta)
  check()
  await swapAlias(connection, alias, index, from)
  await learnRest(task, owing)
}

/** What an index may lack of the one before it, also where the process that swapped them ended in that moment. */
export async function learnRest(
  { connection, source, say, check }: HandOver,
  { index, meta }: StockIndex,
): Promise<void> {
  const { owed, ...settled } = meta
  if (owed === undefined) return
  try {
    await closeForWrites(connection, owed)
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
