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
 * Maximum vehicles in a process, including both copies during a reload; the least recently used stock is evicted. They
 * take 395 MB, as measured in docs/decisions/stock-search-engine.md. The most recently used stock always stays, so one
 * of 500,000 takes twice that during its reload: a function has 1,769 MB.
 */
const maxVehicles = 500_000

/**
 * The search engine with the stock of a scope's dealerships, filled from the table on first use. A process that serves
 * everything then keeps it current with change events (docs/decisions/stock-index.md). With a shared engine, it is that
 * one.
 * @throws AppError `unavailable` in Lambda, while a stock that is too large for one step loads for the first time.
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

/** Evicts the least recently used until the rest is within the limit. The most recently used always stays. */
export function evictLru(held: Map<string, { readonly vehicles: number }>, max: number): void {
  let vehicles = [...held.values()].reduce((sum, copy) => sum + copy.vehicles, 0)
  for (const [key, copy] of [...held].slice(0, -1)) {
    if (vehicles <= max) return
    held.delete(key)
    vehicles -= copy.vehicles
  }
}

export type IndexFailure = { key: StockKey; error: unknown }

/**
 * Updates the index to the current items of some vehicles, so a change may arrive twice, late or out of order. Returns
 * the vehicles with unreadable items; rejects if the table fails. Only for a process that serves every search itself:
 * no other receives the change.
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

/** Writes to the shared engine; rejected vehicles are returned like unreadable ones. */
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

/** Also to a copy that is loading: older versions that it reads later have no effect. */
async function applyTo({ dealerships, engines }: StockCopy, changes: readonly StockChange[]): Promise<void> {
  const own = changes.filter((change) => dealerships.includes(dealershipOf(change)))
  if (own.length > 0) await Promise.all(engines.map((engine) => engine.apply(own)))
}

const dealershipOf = (change: StockChange): string =>
  change.kind === 'put' ? change.vehicle.dealership_slug : change.dealership
