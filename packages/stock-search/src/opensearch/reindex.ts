import type { StockScope } from '@forecourt/domain/stock-scope'
import { catchUp } from './catch-up.ts'
import { compareIndices } from './compare-indices.ts'
import { type HandOver, handOver, learnRest } from './hand-over.ts'
import type { IndexOptions } from './index-body.ts'
import {
  buildAlias,
  createIndex,
  currentIndex,
  deleteIndex,
  fieldsOf,
  listIndices,
  openForWrites,
  refresh,
  type StockIndex,
  setMeta,
  swapAlias,
} from './stock-indices.ts'
import { writeChanges } from './write-changes.ts'

export type Reindex = HandOver & {
  /** The tenants whose searches are compared before the new index is used. */
  scopes: readonly StockScope[]
  /** Ends it between two pages; the next run goes on from there. */
  signal?: AbortSignal
  /** Ends it between two dealerships once this moment, in milliseconds since 1970, has passed: never before one more is in it. */
  until?: number
  /** Throws where somebody else may be at it. */
  check?(): void
  /** Whatever an earlier run left unfinished may be of another table. */
  isFromScratch?: boolean
  /** The new index is used also where it answers otherwise. */
  isAccepted?: boolean
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
  const { connection, signal } = task
  const current = await findCurrent(task)
  if (current) await learnRest(task, current)
  const next = await nextIndex(task, current)
  try {
    const vehicles = await fill(task, next)
    await refresh(connection, next.index)
    const differences = current ? await settle(task, current, next) : []
    return await (differences.length > 0 ? keepOut(task, next, differences) : use(task, { current, next, vehicles }))
  } catch (error) {
    if (error === outOfTime || (signal?.aborted && error === signal.reason))
      return { kind: 'stopped', index: next.index }
    throw error
  }
}

async function findCurrent({ connection, alias }: Reindex): Promise<StockIndex | undefined> {
  const index = await currentIndex(connection, alias)
  if (index === undefined) return undefined
  const known = await listIndices(connection, alias)
  return known.find((own) => own.index === index) ?? { index, meta: { fields: '', state: 'ready', done: [] } }
}

/** The one that an earlier run left unfinished, if it has this release's fields; else a new one. The first is in use at once. */
async function nextIndex(task: Reindex, current: StockIndex | undefined): Promise<StockIndex> {
  const { connection, alias, options, isFromScratch = false, isAccepted = false, say } = task
  const known = isFromScratch ? [] : await listIndices(connection, alias)
  const isLeft = ({ state, fields }: StockIndex['meta']) =>
    fields === fieldsOf() && (state === 'building' || (state === 'different' && isAccepted))
  const left = known.findLast(({ meta }) => isLeft(meta))
  if (left) {
    say(`Going on with ${left.index}: ${left.meta.done.length} dealerships are in it already.`)
    await openForWrites(connection, left.index)
    return left
  }
  const index = `${alias}-${new Date().toISOString().replace(/\D/g, '')}`
  const made = await createIndex(connection, index, options)
  if (current === undefined) await swapAlias(connection, alias, index)
  say(`Building ${index}.`)
  return made
}

const outOfTime = new Error('The time that was given is over.')

/** Throws where the work is to end. */
function goOn({ signal, check }: Reindex): void {
  signal?.throwIfAborted()
  check?.()
}

/** Writes every dealership that is not in it yet. Answers how many vehicles that were. */
async function fill(task: Reindex, { index, meta }: StockIndex): Promise<number> {
  const { connection, source, say, until = Number.POSITIVE_INFINITY } = task
  let vehicles = 0
  for (const dealership of await source.dealerships()) {
    if (meta.done.includes(dealership)) continue
    let own = 0
    for await (const changes of source.read(dealership)) {
      goOn(task)
      await writeChanges(connection, changes, { index: buildAlias(index), isAlias: true })
      own += changes.length
    }
    vehicles += own
    meta.done.push(dealership)
    await setMeta(connection, index, meta)
    say(`  ${dealership}: ${own.toLocaleString('en-AU')} vehicles`)
    // Also after the last: what follows wants time of its own.
    if (Date.now() > until) throw outOfTime
  }
  goOn(task)
  return vehicles
}

/** Catches up until both answer alike; what still differs after several times. One that was never whole is no measure. */
async function settle(task: Reindex, current: StockIndex, next: StockIndex): Promise<string[]> {
  const { connection, source, scopes, say } = task
  if (current.index === next.index) return []
  const isAlike = current.meta.fields === next.meta.fields
  let differences: string[] = []
  for (let round = 0; round < mostComparisons; round++) {
    const check = () => goOn(task)
    const behind = await catchUp(connection, { from: current.index, to: next.index, source, say, check })
    if (behind > 0) say(`${behind.toLocaleString('en-AU')} vehicles changed meanwhile.`)
    if (current.meta.state === 'building') return []
    await refresh(connection, next.index)
    const found = await compareIndices(connection, [current.index, next.index], { scopes, isAlike, check })
    differences = found.map(({ scope, state, part }) => `${scope.dealerships.join()} ${JSON.stringify(state)}: ${part}`)
    if (differences.length === 0) {
      say(
        `${scopes.length} sites' sample searches are answered alike${isAlike ? '' : ', as far as both keep the same'}.`,
      )
      return []
    }
  }
  if (!task.isAccepted) return differences
  say([`${next.index} answers otherwise, which is accepted:`, ...differences].join('\n  '))
  return []
}

/** What is not used now is not gone on with either, unless somebody accepts it as it is. */
async function keepOut({ connection }: Reindex, { index, meta }: StockIndex, differences: string[]) {
  await setMeta(connection, index, { ...meta, state: 'different' })
  return { kind: 'different', index, differences } as const
}

type Built = { current: StockIndex | undefined; next: StockIndex; vehicles: number }

async function use(task: Reindex, { current, next: { index, meta }, vehicles }: Built): Promise<ReindexOutcome> {
  const { connection } = task
  // The first is in use while it is built.
  const previous = current?.index === index ? undefined : current?.index
  const ready: StockIndex = { index, meta: { ...meta, state: 'ready', ...(previous !== undefined && { previous }) } }
  if (previous === undefined) await setMeta(connection, index, ready.meta)
  else {
    await handOver(task, previous, ready)
    await deleteOlder(task, [index, previous])
  }
  return { kind: 'done', index, previous, vehicles }
}

/** Keeps the one in use and the one before, for a way back. */
async function deleteOlder({ connection, alias }: Reindex, kept: readonly string[]): Promise<void> {
  for (const { index } of await listIndices(connection, alias))
    if (!kept.includes(index)) await deleteIndex(connection, index)
}
