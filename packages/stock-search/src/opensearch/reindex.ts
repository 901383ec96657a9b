import type { StockScope } from '@forecourt/domain/stock-scope'
import { catchUp, type StockSource } from './catch-up.ts'
import { compareIndices } from './compare-indices.ts'
import type { Connection } from './connection.ts'
import type { IndexOptions } from './index-body.ts'
import {
  createIndex,
  currentIndex,
  deleteIndex,
  fieldsOf,
  type IndexMeta,
  listIndices,
  refresh,
  setMeta,
  swapAlias,
} from './stock-indices.ts'
import { writeChanges } from './write-changes.ts'

export type Reindex = {
  connection: Connection
  alias: string
  source: StockSource
  /** The tenants whose searches are compared before the new index is used. */
  scopes: readonly StockScope[]
  say(line: string): void
  /** Ends it between two pages; the next run goes on from there. */
  signal?: AbortSignal
  /** Whatever an earlier run left unfinished may be of another table. */
  isFromScratch?: boolean
  options?: IndexOptions
}

export type ReindexOutcome =
  | { kind: 'done'; index: string; previous: string | undefined; vehicles: number }
  | { kind: 'stopped'; index: string }
  | { kind: 'different'; index: string; differences: string[] }

/** Changes go on arriving while two indices are compared; so often they are given another chance to be equal. */
const mostComparisons = 3

/**
 * Builds the next index from the stock itself beside the one in use, brings it up to what came meanwhile, compares the two, and lets
 * the alias name it. Versions keep any write from being undone by an older one, so that nothing has to stand still.
 */
export async function reindex(task: Reindex): Promise<ReindexOutcome> {
  const { connection, alias, source, scopes, say } = task
  const current = await currentIndex(connection, alias)
  const { index, meta } = await nextIndex(task, current)
  const vehicles = await fill(task, index, meta)
  if (vehicles === undefined) return { kind: 'stopped', index }
  await refresh(connection, index)
  // The first is in use while it is built.
  if (current === undefined || current === index) {
    await setMeta(connection, index, { ...meta, state: 'ready' })
    return { kind: 'done', index, previous: undefined, vehicles }
  }
  const differences = await settle(task, current, index)
  if (differences.length > 0) return { kind: 'different', index, differences }
  say(`${scopes.length} sites' sample searches are answered alike.`)
  await setMeta(connection, index, { ...meta, state: 'ready', previous: current })
  await swapAlias(connection, alias, index, current)
  // What was written to the old one until this moment.
  await catchUp(connection, { from: current, to: index, source })
  await deleteOlder(task, [index, current])
  return { kind: 'done', index, previous: current, vehicles }
}

/** The one that an earlier run left unfinished, if it has this release's fields; else a new one. The first is in use at once. */
async function nextIndex(task: Reindex, current: string | undefined) {
  const { connection, alias, options, isFromScratch = false, say } = task
  const known = isFromScratch ? [] : await listIndices(connection, alias)
  const unfinished = known.findLast(({ meta }) => meta.state === 'building' && meta.fields === fieldsOf())
  if (unfinished) {
    say(`Going on with ${unfinished.index}: ${unfinished.meta.done.length} dealerships are in it already.`)
    return unfinished
  }
  const index = `${alias}-${new Date().toISOString().replace(/\D/g, '')}`
  await createIndex(connection, index, options)
  if (current === undefined) await swapAlias(connection, alias, index)
  say(`Building ${index}.`)
  const meta: IndexMeta = { fields: fieldsOf(), state: 'building', done: [] }
  return { index, meta }
}

/** Writes every dealership that is not in it yet; undefined when it was told to stop. */
async function fill({ connection, source, say, signal }: Reindex, index: string, meta: IndexMeta) {
  let vehicles = 0
  for (const dealership of await source.dealerships()) {
    if (meta.done.includes(dealership)) continue
    let own = 0
    for await (const changes of source.read(dealership)) {
      if (signal?.aborted) return undefined
      await writeChanges(connection, changes, { index })
      own += changes.length
    }
    vehicles += own
    meta.done.push(dealership)
    await setMeta(connection, index, meta)
    say(`  ${dealership}: ${own.toLocaleString('en-AU')} vehicles`)
  }
  return signal?.aborted ? undefined : vehicles
}

/** Catches up until both answer alike; what still differs after several times. */
async function settle({ connection, source, scopes, say }: Reindex, current: string, index: string): Promise<string[]> {
  let differences: string[] = []
  for (let round = 0; round < mostComparisons; round++) {
    const behind = await catchUp(connection, { from: current, to: index, source })
    if (behind > 0) say(`${behind.toLocaleString('en-AU')} vehicles changed meanwhile.`)
    await refresh(connection, index)
    const found = await compareIndices(connection, [current, index], scopes)
    differences = found.map(({ scope, state, part }) => `${scope.dealerships.join()} ${JSON.stringify(state)}: ${part}`)
    if (differences.length === 0) break
  }
  return differences
}

/** Keeps the one in use and the one before, for a way back. */
async function deleteOlder({ connection, alias }: Reindex, kept: readonly string[]): Promise<void> {
  for (const { index } of await listIndices(connection, alias))
    if (!kept.includes(index)) await deleteIndex(connection, index)
}

/** Lets the alias name the index before this one again, after that has learnt what came since. Answers its name. */
export async function rollBack({ connection, alias, source }: Pick<Reindex, 'connection' | 'alias' | 'source'>) {
  const current = await currentIndex(connection, alias)
  const known = await listIndices(connection, alias)
  const previous = known.find(({ index }) => index === current)?.meta.previous
  if (current === undefined || !known.some(({ index }) => index === previous) || previous === undefined)
    return undefined
  await catchUp(connection, { from: current, to: previous, source })
  await swapAlias(connection, alias, previous, current)
  await catchUp(connection, { from: current, to: previous, source })
  return previous
}
