import type { StockScope } from '@forecourt/domain/stock-scope'
import { logError } from '@forecourt/lambda-kit/log'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import type { StockChange, StockSearch } from '@forecourt/stock-search/port'
import { batchGet } from './batch-get.ts'
import { type StockItem, type StockKey, stockItemSchema, stockKeySchema } from './stock-item.ts'
import { readDealership } from './stock-table.ts'

/** An engine with the stock of the dealerships that one scope asks for. */
type Copy = {
  dealerships: readonly string[]
  engine: Promise<StockSearch>
  /** How many it holds; 0 until they are read. */
  vehicles: number
  readAt: number
  next?: Promise<void>
}

const copies = new Map<string, Copy>()

/**
 * How many vehicles one process holds; the stock that was asked for longest ago goes first. They take 435 MB by the measure
 * of docs/decisions/embedded-search.md, and a function of 1,769 MB has room to read the largest anew beside them.
 */
const mostVehicles = 500_000
/** In a Lambda no change event would reach each of many processes, so each reads the stock anew once its copy is this old … */
const freshMs = 60_000
/** … and answers from the old copy meanwhile, unless the process slept so long that the copy is older than this. */
const oldestMs = 600_000
const isInLambda = (): boolean => process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined

/**
 * The search engine with the stock of a scope's dealerships, filled from the table on first use, and from no other
 * dealership. Where one process serves everything it is then kept up to date by change events (docs/decisions/stock-index.md).
 */
export async function stockSearch({ dealerships }: StockScope, now = Date.now()): Promise<StockSearch> {
  const key = [...dealerships].sort().join(' ')
  const known = copies.get(key)
  const ageMs = known && isInLambda() ? now - known.readAt : 0
  const copy = known && ageMs <= oldestMs ? known : firstCopy(key, dealerships, now)
  copies.delete(key)
  copies.set(key, copy)
  if (ageMs > freshMs) copy.next ??= renew(copy, now)
  return copy.engine
}

function firstCopy(key: string, dealerships: readonly string[], now: number): Copy {
  const reading = readStock(dealerships)
  const copy: Copy = { dealerships, engine: reading.then(({ engine }) => engine), vehicles: 0, readAt: now }
  reading.then(
    ({ vehicles }) => {
      copy.vehicles = vehicles
      letGo(copies, mostVehicles)
    },
    () => {
      if (copies.get(key) === copy) copies.delete(key)
    },
  )
  return copy
}

/** Lets go of the first until what is left holds few enough vehicles. The last always stays: somebody asks for it now. */
export function letGo(held: Map<string, { vehicles: number }>, most: number): void {
  let vehicles = [...held.values()].reduce((sum, copy) => sum + copy.vehicles, 0)
  for (const [key, copy] of [...held].slice(0, -1)) {
    if (vehicles <= most) return
    held.delete(key)
    vehicles -= copy.vehicles
  }
}

/** Reads the stock beside the copy that still answers, and then puts it in its place. A failure leaves the old one. */
async function renew(copy: Copy, now: number): Promise<void> {
  try {
    const { engine, vehicles } = await readStock(copy.dealerships)
    copy.engine = Promise.resolve(engine)
    copy.vehicles = vehicles
    copy.readAt = now
    letGo(copies, mostVehicles)
  } catch (error) {
    logError({ route: 'stock-index' }, 'The stock was not read anew', error)
  } finally {
    copy.next = undefined
  }
}

async function readStock(dealerships: readonly string[]): Promise<{ engine: StockSearch; vehicles: number }> {
  const engine = createEmbeddedSearch()
  let vehicles = 0
  const tell = (error: unknown) => logError({ route: 'stock-index' }, 'A stored vehicle is unreadable', error)
  await Promise.all(
    dealerships.map(async (dealership) => {
      for await (const items of readDealership(dealership, tell)) {
        vehicles += items.length
        await engine.apply(items.map(changeOf))
      }
    }),
  )
  return { engine, vehicles }
}

/** A withdrawn vehicle is listed nowhere, so the index need not hold it; its version still outranks older news. */
function changeOf({ dealership_slug: dealership, id, status, version, vehicle }: StockItem): StockChange {
  return status === 'withdrawn' ? { kind: 'remove', dealership, id, version } : { kind: 'put', vehicle, version }
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
    const parsed = stockItemSchema.safeParse(item)
    if (parsed.success) changes.push(changeOf(parsed.data))
    else failures.push({ key: stockKeySchema.parse(item), error: parsed.error })
  }
  await Promise.all([...copies.values()].map((copy) => applyTo(copy, changes)))
  return failures
}

/** A copy that cannot be read is dropped by whoever asked for it; the next one holds the change already. */
async function applyTo({ dealerships, engine }: Copy, changes: readonly StockChange[]): Promise<void> {
  const own = changes.filter((change) => dealerships.includes(dealershipOf(change)))
  const search = own.length > 0 ? await engine.catch(() => undefined) : undefined
  await search?.apply(own)
}

const dealershipOf = (change: StockChange): string =>
  change.kind === 'put' ? change.vehicle.dealership_slug : change.dealership
