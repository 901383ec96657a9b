import { countOf } from '@forecourt/domain/text/numbers'
import { buildAlias, currentIndex, listIndices, refresh, type StockIndex, setMeta } from '../index/stock-indices.ts'
import { writeChanges } from '../index/write-changes.ts'
import { cutOverAlias, drainOldIndex } from './cut-over-alias.ts'
import { deleteIndices, prepareNextIndex } from './prepare-next-index.ts'
import { type ReindexTask, throwIfStopped } from './reindex-task.ts'
import { restoreRetainedIndex } from './restore-retained-index.ts'
import { verifyIndex } from './verify-index.ts'

export type ReindexOutcome =
  | { kind: 'done'; index: string; previous: string | undefined; vehicles: number }
  | { kind: 'stopped'; index: string }
  | { kind: 'different'; index: string; differences: string[] }

/**
 * Builds the next index from the stock table beside the one in use, catches up with the changes meanwhile, compares the
 * two, and moves the alias. Versions prevent older writes from replacing newer ones, so writes continue. If the index
 * in use is gone, the previous one is restored meanwhile.
 */
export async function reindex(task: ReindexTask): Promise<ReindexOutcome> {
  const { connection, signal } = task
  const named = await findCurrent(task)
  if (named) await drainOldIndex(task, named)
  const current = named ?? (await restoreRetainedIndex(task))
  const next = await prepareNextIndex(task, current)
  try {
    const vehicles = await fill(task, next)
    await refresh(connection, next.index)
    const differences = current ? await verifyIndex(task, current, next) : []
    task.check()
    return await (differences.length > 0
      ? markDifferent(task, next, differences)
      : use(task, { current, next, vehicles }))
  } catch (error) {
    if (error === outOfTime || (signal?.aborted && error === signal.reason))
      return { kind: 'stopped', index: next.index }
    throw error
  }
}

async function findCurrent({ connection, alias }: ReindexTask): Promise<StockIndex | undefined> {
  const index = await currentIndex(connection, alias)
  if (index === undefined) return undefined
  const known = await listIndices(connection, alias)
  return known.find((own) => own.index === index) ?? { index, meta: { fields: '', state: 'ready', done: [] } }
}

const outOfTime = new Error('The time limit is reached.')

/** Writes every dealership that is not complete. Returns the number of vehicles. */
async function fill(task: ReindexTask, { index, meta }: StockIndex): Promise<number> {
  const { connection, source, say, until = Number.POSITIVE_INFINITY } = task
  let vehicles = 0
  for (const dealership of await source.dealerships()) {
    if (meta.done.includes(dealership)) continue
    let own = 0
    for await (const changes of source.read(dealership)) {
      throwIfStopped(task)
      await writeChanges(connection, changes, { index: buildAlias(index), isAlias: true })
      own += changes.length
    }
    vehicles += own
    meta.done.push(dealership)
    task.check()
    await setMeta(connection, index, meta)
    say(`  ${dealership}: ${countOf(own, 'vehicle')}`)
    // Also after the last: the next steps need time of their own.
    if (Date.now() > until) throw outOfTime
  }
  throwIfStopped(task)
  return vehicles
}

/** An index that is not used now is not resumed either, unless an operator accepts it. */
async function markDifferent({ connection }: ReindexTask, { index, meta }: StockIndex, differences: string[]) {
  await setMeta(connection, index, { ...meta, state: 'different' })
  return { kind: 'different', index, differences } as const
}

type Built = { current: StockIndex | undefined; next: StockIndex; vehicles: number }

async function use(task: ReindexTask, { current, next: { index, meta }, vehicles }: Built): Promise<ReindexOutcome> {
  // The first index is in use during its build.
  const previous = current?.index === index ? undefined : current?.index
  const ready: StockIndex = { index, meta: { ...meta, state: 'ready', ...(previous !== undefined && { previous }) } }
  if (previous === undefined) await setMeta(task.connection, index, ready.meta)
  else {
    await cutOverAlias(task, previous, ready)
    // The previous index is kept for a rollback.
    await deleteIndices(task, (own) => ![index, previous].includes(own.index))
  }
  return { kind: 'done', index, previous, vehicles }
}
