import type { StockScope } from '@forecourt/domain/stock-scope'
import { withDeadline } from '@forecourt/lambda-kit/deadline'
import { logError } from '@forecourt/lambda-kit/log'
import type { StockChange, StockSearch } from '@forecourt/stock-search/port'
import { batchGet } from './batch-get.ts'
import { readStockItem, type StockKey, stockKeySchema } from './stock-item.ts'
import { changeOf, readToTheEnd, type StockReading, startReading } from './stock-reading.ts'

/** An engine with the stock of the dealerships that one scope asks for. */
type Copy = {
  dealerships: readonly string[]
  engine: Promise<StockSearch>
  /** How many it holds; 0 until they are read. */
  vehicles: number
  readAt: number
  renewal?: Renewal
  /** After a renewal failed, the next begins at this moment. */
  renewFrom: number
}

/** A reading that will take a copy's place, and the turn that is under way. */
type Renewal = { reading: StockReading; startedAt: number; turn?: Promise<void> }

const copies = new Map<string, Copy>()

/**
 * How many vehicles one process holds; the stock that was asked for longest ago goes first. They take 435 MB by the measure
 * of docs/decisions/stock-search-engine.md, and a function of 1,769 MB has room to read the largest anew beside them.
 */
const mostVehicles = 500_000
/** In a Lambda no change event would reach each of many processes, so each reads the stock anew once its copy is this old … */
const freshMs = 60_000
/** … and answers from the old copy meanwhile, unless the process slept so long that the copy is older than this. */
const oldestMs = 600_000
/** How long a search reads for a renewal. Nothing runs between two requests of a Lambda, so no other time is sure. */
const turnMs = 150
/** How long it waits at most, for the page that it began last: a page that is left under way is frozen with the process. */
const patienceMs = 500
/** A table that fails is not asked again by every search. */
const pauseMs = 10_000
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
  if (copy === known && ageMs > freshMs && now >= copy.renewFrom) await renew(copy, now)
  return copy.engine
}

function firstCopy(key: string, dealerships: readonly string[], now: number): Copy {
  const reading = startReading(dealerships)
  const read = readToTheEnd(reading)
  const engine = read.then(() => reading.engine)
  const copy: Copy = { dealerships, engine, vehicles: 0, readAt: now, renewFrom: 0 }
  read.then(
    () => {
      copy.vehicles = reading.vehicles
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

/**
 * Gives a renewal its turn, and waits for its end: a small dealer's stock is read within the first, so
 * this very search finds what is new; a large one's is read on by the searches that follow. Searches of one moment share a turn.
 */
async function renew(copy: Copy, now: number): Promise<void> {
  copy.renewal ??= { reading: startReading(copy.dealerships), startedAt: now }
  copy.renewal.turn ??= takeTurn(copy, copy.renewal, now)
  // A turn never fails: what it meets it logs.
  await withDeadline(copy.renewal.turn, patienceMs, 'A turn').catch(() => {})
}

/** Reads on until the time is up, and puts what was read in the copy's place at the end. A failure leaves the old one. */
async function takeTurn(copy: Copy, renewal: Renewal, now: number): Promise<void> {
  const { reading, startedAt } = renewal
  const until = performance.now() + turnMs
  try {
    let isRead = false
    while (!isRead && performance.now() < until) isRead = await reading.readPages()
    renewal.turn = undefined
    if (!isRead) return
    copy.engine = Promise.resolve(reading.engine)
    copy.vehicles = reading.vehicles
    copy.readAt = startedAt
    letGo(copies, mostVehicles)
  } catch (error) {
    logError({ route: 'stock-index' }, 'The stock was not read anew', error)
    copy.renewFrom = now + pauseMs
  }
  copy.renewal = undefined
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
    if (read.success) changes.push(changeOf(read.data))
    else failures.push({ key: stockKeySchema.parse(item), error: read.error })
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
