import { catchUp } from './catch-up.ts'
import { type HandOver, handOver } from './hand-over.ts'
import { currentIndex, listIndices, openForWrites } from './stock-indices.ts'

/**
 * Lets the alias name the index before this one again, after that has learnt what came since. Nothing that it cannot learn keeps it
 * from serving: the one in use is worse. Answers its name; undefined where there is none.
 */
export async function rollBack(task: HandOver): Promise<string | undefined> {
  const { connection, alias, source, say, check } = task
  const current = await currentIndex(connection, alias)
  const known = await listIndices(connection, alias)
  const wanted = known.find(({ index }) => index === current)?.meta.previous
  const previous = known.find(({ index }) => index === wanted)
  if (current === undefined || !previous) return undefined
  check()
  await openForWrites(connection, previous.index)
  await catchUp(connection, { from: current, to: previous.index, source, say, check }).catch((error: unknown) => {
    check()
    say(`What ${current} knows could not be read: ${error instanceof Error ? error.message : error}`)
  })
  await handOver(task, current, previous)
  return previous.index
}
