import { logError } from '@forecourt/lambda-kit/log'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import type { StockChange, StockSearch } from '@forecourt/stock-search/port'
import { batchGet } from './batch-get.ts'
import { type StockItem, type StockKey, stockItemSchema, stockKeySchema } from './stock-item.ts'
import { scanAll } from './stock-table.ts'

type Index = { search: Promise<StockSearch>; readAt: number }

let index: Index | undefined

/** In a Lambda an event reaches one process of many, so each reads the table anew once its copy is this old. */
const lambdaMaxAgeMs = 60_000
const isInLambda = (): boolean => process.env.AWS_LAMBDA_FUNCTION_NAME !== undefined

/**
 * The search engine of this process, filled from the table on first use. Where one process serves everything it is then kept
 * up to date by change events (docs/decisions/stock-index.md).
 */
export function stockSearch(): Promise<StockSearch> {
  const isStale = isInLambda() && index !== undefined && Date.now() - index.readAt > lambdaMaxAgeMs
  if (!index || isStale) index = { search: readTable(), readAt: Date.now() }
  const { search } = index
  search.catch(() => {
    if (index?.search === search) index = undefined
  })
  return search
}

async function readTable(): Promise<StockSearch> {
  const search = createEmbeddedSearch()
  const tell = (error: unknown) =>
    logError({ requestId: '', route: 'stock-index' }, 'A stored vehicle is unreadable', error)
  for await (const items of scanAll(tell)) await search.apply(items.map(changeOf))
  return search
}

/** A withdrawn vehicle is listed nowhere, so the index need not hold it; its version still outranks older news. */
function changeOf({ dealership_slug: dealership, id, status, version, vehicle }: StockItem): StockChange {
  return status === 'withdrawn' ? { kind: 'remove', dealership, id, version } : { kind: 'put', vehicle, version }
}

export type IndexFailure = { key: StockKey; error: unknown }

/**
 * Brings what the index knows of some vehicles to what their items now say, whichever changes the caller was told of: so a
 * change may be told twice, late or out of order. Answers the vehicles whose items cannot be read; rejects when the table
 * cannot. Nothing to do where readers fetch the table themselves.
 */
export async function indexVehicles(keys: readonly StockKey[]): Promise<IndexFailure[]> {
  if (isInLambda()) return []
  const search = await stockSearch()
  const changes: StockChange[] = []
  const failures: IndexFailure[] = []
  for await (const item of batchGet(keys)) {
    const parsed = stockItemSchema.safeParse(item)
    if (parsed.success) changes.push(changeOf(parsed.data))
    else failures.push({ key: stockKeySchema.parse(item), error: parsed.error })
  }
  await search.apply(changes)
  return failures
}
