import { catchUp } from './catch-up.ts'
import { type HandOver, handOver } from './hand-over.ts'
import { currentIndex, listIndices, openForWrites, type StockIndex, swapAlias } from './stock-indices.ts'
import { writeDealership } from './write-dealership.ts'

/**
 * Lets the alias name the index before this one again, after that has learnt what came since. Nothing that it cannot learn keeps it
 * from serving: the one in use is worse, or gone. Answers its name; undefined where there is none.
 */
export async function rollBack(task: HandOver): Promise<string | undefined> {
  const { connection, alias, source, say, check } = task
  const current = await currentIndex(connection, alias)
  const known = await listIndices(connection, alias)
  if (current === undefined) return serveKept(task, known)
  const wanted = known.find(({ index }) => index === current)?.meta.previous
  const previous = known.find(({ index }) => index === wanted)
  if (!previous) return undefined
  check()
  await openForWrites(connection, previous.index)
  await catchUp(connection, { from: current, to: previous.index, source, say, check }).catch((error: unknown) => {
    check()
    say(`What ${current} knows could not be read: ${error instanceof Error ? error.message : error}`)
  })
  await handOver(task, current, previous)
  return previous.index
}

/** The one in use is gone, and with it what the kept one has not heard of: that serves at once, and learns the rest from the stock itself. */
async function serveKept(task: HandOver, known: readonly StockIndex[]): Promise<string | undefined> {
  const { connection, alias, source, say, check } = task
  const kept = known.findLast(({ meta }) => meta.state === 'ready')
  if (!kept) return undefined
  const { index } = kept
  check()
  await openForWrites(connection, index)
  check()
  await swapAlias(connection, alias, index)
  say(`The index in use is gone. ${index} serves, and learns from the stock what has changed since.`)
  for (const dealership of await source.dealerships())
    await writeDealership(connection, { index, source, dealership, check }).catch((error: unknown) => {
      check()
      say(
        `What ${dealership} has could not be written: ${error instanceof Error ? error.message : error} Run forecourt stock reindex.`,
      )
    })
  return index
}
