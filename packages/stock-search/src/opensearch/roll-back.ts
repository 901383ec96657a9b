import { catchUp } from './catch-up.ts'
import { type HandOver, handOver } from './hand-over.ts'
import { serveKept } from './serve-kept.ts'
import { currentIndex, listIndices, openForWrites } from './stock-indices.ts'

/**
 * Lets the alias name the index before this one again, after that has learnt what came since. Nothing that it cannot learn keeps it
 * from serving: the one in use is worse, or gone. Answers its name; undefined where there is none.
 */
export async function rollBack(task: HandOver): Promise<string | undefined> {
  const { connection, alias, source, say, check } = task
  const current = await currentIndex(connection, alias)
  if (current === undefined) return toldBehind(task, (await serveKept(task))?.index)
  const known = await listIndices(connection, alias)
  const { previous: wanted, isBehind = false } = known.find(({ index }) => index === current)?.meta ?? {}
  const previous = known.find(({ index }) => index === wanted)
  // An earlier roll back may have named it already.
  if (!previous) return isBehind ? toldBehind(task, current) : undefined
  check()
  await openForWrites(connection, previous.index)
  const isLearnt = await catchUp(connection, { from: current, to: previous.index, source, say, check }).then(
    () => true,
    (error: unknown) => {
      check()
      say(`What ${current} knows could not be read: ${error instanceof Error ? error.message : error}`)
      return false
    },
  )
  const meta = { ...previous.meta, isBehind: isBehind || !isLearnt }
  await handOver(task, current, { index: previous.index, meta })
  return meta.isBehind ? toldBehind(task, previous.index) : previous.index
}

function toldBehind({ say }: HandOver, index: string | undefined): string | undefined {
  if (index !== undefined)
    say(
      `${index} lacks what changed while another served: forecourt stock reindex builds the next from the stock table.`,
    )
  return index
}
