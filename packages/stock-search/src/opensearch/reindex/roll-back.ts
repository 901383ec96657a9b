import { allowWrites, currentIndex, listIndices } from '../index/stock-indices.ts'
import { catchUp } from './catch-up.ts'
import { cutOverAlias, type IndexTask } from './cut-over-alias.ts'
import { restoreRetainedIndex } from './restore-retained-index.ts'

/**
 * Points the alias at the previous index after copying the changes since. Failures to copy do not stop it: the index in
 * use is worse, or gone. Returns its name; undefined if there is none.
 */
export async function rollBack(task: IndexTask): Promise<string | undefined> {
  const { connection, alias, source, say, check } = task
  const current = await currentIndex(connection, alias)
  if (current === undefined) return reportBehind(task, (await restoreRetainedIndex(task))?.index)
  const known = await listIndices(connection, alias)
  const { previous: wanted, isBehind = false } = known.find(({ index }) => index === current)?.meta ?? {}
  const previous = known.find(({ index }) => index === wanted)
  // An earlier rollback may have moved the alias already.
  if (!previous) return isBehind ? reportBehind(task, current) : undefined
  check()
  await allowWrites(connection, previous.index)
  const isCaughtUp = await catchUp(connection, { from: current, to: previous.index, source, say, check }).then(
    () => true,
    (error: unknown) => {
      check()
      say(`${current} could not be read: ${error instanceof Error ? error.message : error}`)
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
      `${index} lacks the changes since it was replaced: run forecourt stock reindex to build the next index from the stock table.`,
    )
  return index
}
