import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import type { StockChange, StockSearch } from '../port.ts'
import { edgeCaseNow, edgeCaseVehicle } from './edge-case-stock.ts'
import { oracle } from './oracle.ts'
import { type Random, randomFrom } from './random.ts'
import { randomSearch } from './random-search.ts'

type Options = {
  questions: number
  vehicles: number
  seed?: number
  /** Concurrent queries. */
  atOnce?: number
  timeoutMs?: number
}

/** Runs random queries on edge-case stock while it changes, and compares every complete answer with the oracle's. */
export function differentialTests(
  create: () => Promise<StockSearch>,
  { questions, vehicles, seed = 1, atOnce = 1, timeoutMs = 240_000 }: Options,
): void {
  test(`[SR-6] [SR-7] [SR-8] [SR-11] ${questions} random queries equal a plain scan’s answers`, {
    tags: 'long',
    timeout: timeoutMs,
  }, async () => {
    const random = randomFrom(seed)
    const search = await create()
    const history = randomHistory(random, vehicles)
    const stock = new Map<string, StockChange>()
    const rounds = 20
    for (let round = 0; round < rounds; round++) {
      const changes = history.splice(0, Math.ceil(history.length / (rounds - round)))
      await search.apply(disturb(random, changes))
      for (const change of changes) keepLatest(stock, change)
      const cars = [...stock.values()].flatMap((change) => (change.kind === 'put' ? change.vehicle : []))
      for (let i = 0; i < questions / rounds; i += atOnce)
        await Promise.all(Array.from({ length: atOnce }, () => compare(search, cars, random)))
    }
  })
}

async function compare(search: StockSearch, cars: Vehicle[], random: Random): Promise<void> {
  const { scope, state } = randomSearch(random)
  const { ms: _ms, ...found } = await search.search(scope, state, edgeCaseNow)
  const expected = oracle(cars, scope, state, edgeCaseNow)
  expect(found, JSON.stringify({ scope, state })).toEqual(expected)
}

/** Writes and removals of vehicles with few ids, so that most change several times. */
function randomHistory(random: Random, vehicles: number): StockChange[] {
  return Array.from({ length: vehicles * 3 }, (_, version): StockChange => {
    const vehicle = edgeCaseVehicle(random, `id-${random.below(vehicles)}`)
    if (random.chance(0.85)) return { kind: 'put', vehicle, version }
    return { kind: 'remove', dealership: vehicle.dealership_slug, id: vehicle.id, version }
  })
}

/** The same changes as a stream may deliver them: some duplicated, in any order. */
function disturb(random: Random, changes: readonly StockChange[]): StockChange[] {
  return random.shuffle([...changes, ...random.some(changes, 0.3)])
}

function keepLatest(stock: Map<string, StockChange>, change: StockChange): void {
  const [dealership, id] =
    change.kind === 'put' ? [change.vehicle.dealership_slug, change.vehicle.id] : [change.dealership, change.id]
  const key = `${dealership} ${id}`
  if ((stock.get(key)?.version ?? -1) < change.version) stock.set(key, change)
}
