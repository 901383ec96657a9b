import { allowWrites, currentIndex, listIndices } from '../index/stock-indices.ts'
import { catchUp } from './catch-up.ts'
import { cutOverAlias, type IndexTask } from './cut-over-alias.ts'
import { restoreRetainedIndex } from './restore-retained-index.ts'

/**
 * Lets the alias name the index before this one again, after that has learnt what came since. Nothing that it cannot learn keeps it
 * from serving: the one in use is worse, or gone. Answers its name; undefined where there is none.
 */
export async function rollBack(task: IndexTask): Promise<string | undefined> {
  const { connection, alias, source, say, check } = task
  const current = await currentIndex(connection, alias)
  if (current === undefined) return reportBehind(task, (await restoreRetainedIndex(task))?.index)
  const known = await listIndices(connection, alias)
  const { previous: wanted, isBehind = false } = known.find(({ index }) => index === current)?.meta ?? {}
  const previous = known.find(({ index }) => index === wanted)
  // An earlier roll back may have named it already.
  if (!previous) return isBehind ? reportBehind(task, current) : undefined
  check()
  await allowWrites(connection, previous.index)
  const isCaughtUp = await catchUp(connection, { from: current, to: previous.index, source, say, check }).then(
    () => true,
    (error: unknown) => {
      check()
      say(`What ${current} knows could not be read: ${error instanceof Error ? error.message : error}`)
      return false
    },
  )
  const meta = { ...previous.meta, isBehind: isBehind || !isCaughtUp }
  await cutOverAlias(task, current, { index: previous.index, meta })
  return meta.isBehind ? reportBehind(task, previous.index) : previous.index
}

function reportBehind({ say }: IndexTask, index: string | undefined): string | undefined {
  if (index !== undefined)
    say(
      `${index} lacks what changed while another served: forecourt stock reindex builds the next from the stock table.`,
    )
  return index
}
