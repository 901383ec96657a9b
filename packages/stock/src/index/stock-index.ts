import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { UnwrittenError } from '@forecourt/stock-search/opensearch/index/write-changes'
import type { StockChange, StockSearch } from '@forecourt/stock-search/port'
import { batchGet } from '../table/batch-get.ts'
import { readStockItem, type StockKey, stockKeySchema } from '../table/stock-item.ts'
import { toStockChange } from './load-stock.ts'
import { sharedSearch } from './shared-search.ts'
import { StockCopy } from './stock-copy.ts'

const copies = new Map<string, StockCopy>()

/**
 * How many vehicles one process holds, those that are being read anew beside their old copy included; the stock that was asked
 * for longest ago goes first. They take 395 MB by the measure of docs/decisions/stock-search-engine.md. Only the stock that
 * was asked for last stays whatever its size, so one of 500,000 takes twice that while it is read anew: a function has 1,769 MB.
 */
const maxVehicles = 500_000

/**
 * The search engine with the stock of a scope's dealerships, filled from the table on first use, and from no other
 * dealership. Where one process serves everything it is then kept up to date by change events (docs/decisions/stock-index.md).
 * Where all processes share an engine, it is that one.
 * @throws AppError `unavailable` in a Lambda, while a stock that is too large for one turn is read for the first time.
 */
export function stockSearch({ dealerships }: StockScope, now = Date.now()): Promise<StockSearch> {
  const shared = sharedSearch()
  if (shared) return shared
  const key = [...dealerships].sort().join(' ')
  const copy = copies.get(key) ?? new StockCopy(dealerships, () => evictLru(copies, maxVehicles))
  copies.delete(key)
  copies.set(key, copy)
  return copy.engine(now)
}

/** Lets go of the first until what is left holds few enough vehicles. The last always stays: somebody asks for it now. */
export function evictLru(held: Map<string, { readonly vehicles: number }>, most: number): void {
  let vehicles = [...held.values()].reduce((sum, copy) => sum + copy.vehicles, 0)
  for (const [key, copy] of [...held].slice(0, -1)) {
    if (vehicles <= most) return
    held.delete(key)
    vehicles -= copy.vehicles
  }
}

export type IndexFailure = { key: StockKey; error: unknown }

/**
 * Brings what the index knows of some vehicles to what their items now say, whichever changes the caller was told of: so a
 * change may be told twice, late or out of order. Answers the vehicles whose items cannot be read; rejects when the table
 * cannot. Only for a process that serves every search itself: no other would hear of the change.
 */
export async function indexVehicles(keys: readonly StockKey[]): Promise<IndexFailure[]> {
  const changes: StockChange[] = []
  const failures: IndexFailure[] = []
  for await (const item of batchGet(keys)) {
    const read = readStockItem(item)
    if (read.success) changes.push(toStockChange(read.data))
    else failures.push({ key: stockKeySchema.parse(item), error: read.error })
  }
  const shared = await sharedSearch()
  if (shared) return [...failures, ...(await unwrittenFailures(shared, changes))]
  await Promise.all([...copies.values()].map((copy) => applyTo(copy, changes)))
  return failures
}

/** Writes to the shared engine; what it refuses is answered like an item that cannot be read. */
async function unwrittenFailures(shared: StockSearch, changes: readonly StockChange[]): Promise<IndexFailure[]> {
  try {
    await shared.apply(changes)
    return []
  } catch (error) {
    if (!(error instanceof UnwrittenError)) throw error
    return error.changes.map((change) => ({ key: keyOf(change), error }))
  }
}

const keyOf = (change: StockChange): StockKey => ({
  dealership_slug: dealershipOf(change),
  id: change.kind === 'put' ? change.vehicle.id : change.id,
})

/** Also to a copy that is being read: what it reads later of an older version changes nothing any more. */
async function applyTo({ dealerships, engines }: StockCopy, changes: readonly StockChange[]): Promise<void> {
  const own = changes.filter((change) => dealerships.includes(dealershipOf(change)))
  if (own.length > 0) await Promise.all(engines.map((engine) => engine.apply(own)))
}

const dealershipOf = (change: StockChange): string =>
  change.kind === 'put' ? change.vehicle.dealership_slug : change.dealership
