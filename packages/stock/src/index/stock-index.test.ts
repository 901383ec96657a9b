import { emptySearch } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { TableClient } from '@forecourt/lambda-kit/data/table-client'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterEach, expect, test, vi } from 'vitest'
import { putVehicle } from '../table/stock-table.ts'
import { StockCopy } from './stock-copy.ts'
import { evictLru, stockSearch } from './stock-index.ts'

withLocalTables()
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const scope = (...dealerships: string[]): StockScope => testScope({ dealerships, carTypes: ['used'] })

async function store(dealership_slug: string, id: string): Promise<void> {
  const vehicle = testVehicle({
    id,
    slug: `${dealership_slug}-${id}`,
    dealership_slug,
    car_type: 'used',
    status: 'in_stock',
  })
  const { slug, status } = vehicle
  await putVehicle({ dealership_slug, id, slug, status, fingerprint: 'f', vehicle }, undefined)
}

async function found(of: StockScope, now: number): Promise<string[]> {
  const { hits } = await (await stockSearch(of, now)).search(of, emptySearch)
  return hits.map(({ id }) => id).sort()
}

/** Records which dealerships are read from the table, once per page, by a clock that only a page moves. */
function reads({ vehiclesAPage, pageMs }: { vehiclesAPage?: number; pageMs?: () => number } = {}): string[] {
  const read: string[] = []
  let clockMs = 0
  if (pageMs) vi.spyOn(performance, 'now').mockImplementation(() => clockMs)
  const { send } = TableClient.prototype
  vi.spyOn(TableClient.prototype, 'send').mockImplementation(function (this: TableClient, operation, input) {
    if ('KeyConditionExpression' in input) {
      read.push(input.ExpressionAttributeValues?.[':dealership']?.S ?? '')
      input.Limit = vehiclesAPage
      clockMs += pageMs?.() ?? 0
    }
    return send.call(this, operation, input)
  })
  return read
}

test('[TN-10] a search reads the stock of its own dealerships, once, and no other', async () => {
  await store('north', 'N')
  await store('south', 'S')
  await store('west', 'W')
  const read = reads()
  expect(await found(scope('north'), 0)).toEqual(['N'])
  expect(await found(scope('north', 'south'), 0)).toEqual(['N', 'S'])
  expect(await found(scope('south', 'north'), 0)).toEqual(['N', 'S'])
  expect(read).toEqual(['north', 'north', 'south'])
})

test.each([
  [
    [40, 60],
    ['A', 'B'],
  ],
  [
    [40, 60, 1],
    ['B', 'C'],
  ],
  [
    [1, 1, 99],
    ['B', 'C'],
  ],
  [[60, 60, 60], ['C']],
  [[1, 500], ['B']],
  [[101], ['A']],
])(
  'of stocks of %j vehicles, used in this order, with a maximum of 100, %j stay: the last one whatever its size',
  (sizes, left) => {
    const held = new Map(sizes.map((vehicles, index) => ['ABC'.charAt(index), { vehicles }]))
    evictLru(held, 100)
    expect([...held.keys()]).toEqual(left)
  },
)

test('in Lambda a search reloads a copy older than a minute before it answers, and leaves nothing pending', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  const of = scope('east')
  await store('east', 'E1')
  expect(await found(of, 0)).toEqual(['E1'])
  await store('east', 'E2')
  const read = reads()
  expect(await found(of, 60_000)).toEqual(['E1'])
  expect(read).toEqual([])
  expect(await Promise.all([found(of, 60_001), found(of, 60_001)])).toEqual([
    ['E1', 'E2'],
    ['E1', 'E2'],
  ])
  expect(await found(of, 60_002)).toEqual(['E1', 'E2'])
  expect(read).toEqual(['east'])
})

test('a stock too large for one step is reloaded by later searches, which use the old copy until it is complete', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  const of = scope('coast')
  for (const id of ['C1', 'C2', 'C3']) await store('coast', id)
  expect(await found(of, 0)).toEqual(['C1', 'C2', 'C3'])
  await store('coast', 'C0')
  const read = reads({ vehiclesAPage: 3, pageMs: () => 150 })
  expect(await found(of, 70_000)).toEqual(['C1', 'C2', 'C3'])
  expect(read).toEqual(['coast'])
  expect(await found(of, 75_000)).toEqual(['C1', 'C2', 'C3'])
  expect(read).toEqual(['coast', 'coast'])
  expect(await found(of, 80_000)).toEqual(['C0', 'C1', 'C2', 'C3'])
  const whole = read.length
  // Its age counts from its first page: the next search finds later writes.
  expect(await found(of, 130_000)).toEqual(['C0', 'C1', 'C2', 'C3'])
  expect(read.length).toBe(whole)
  await found(of, 130_001)
  expect(read.length).toBe(whole + 1)
})

test('a stock too large for the first step is loaded by later searches, which fail as unavailable until it is complete', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  const of = scope('plains')
  for (const id of ['P1', 'P2', 'P3']) await store('plains', id)
  let pageMs = 400
  const read = reads({ vehiclesAPage: 1, pageMs: () => pageMs })
  await expect(found(of, 0)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('Try again'),
  })
  expect(read).toEqual(['plains', 'plains', 'plains'])
  expect(await found(of, 1000)).toEqual(['P1', 'P2', 'P3'])
  const whole = read.length
  pageMs = 50
  // Its age counts from its first page.
  await found(of, 60_000)
  expect(read).toHaveLength(whole)
  await found(of, 60_001)
  expect(read.length).toBeGreaterThan(whole)
})

test('pages that were read ten minutes ago, before the process was frozen, are read again', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  const of = scope('river')
  for (const id of ['R1', 'R2', 'R3']) await store('river', id)
  let pageMs = 600
  reads({ vehiclesAPage: 1, pageMs: () => pageMs })
  await expect(found(of, 0)).rejects.toMatchObject({ code: 'unavailable' })
  await store('river', 'R0')
  pageMs = 0
  expect(await found(of, 600_001)).toEqual(['R0', 'R1', 'R2', 'R3'])
})

test('a first search waits at most a second and a half for a table that does not answer', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  vi.spyOn(TableClient.prototype, 'send').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers()
  const answer = expect(found(scope('desert'), 0)).rejects.toMatchObject({ code: 'unavailable' })
  await vi.advanceTimersByTimeAsync(1500)
  await answer
})

test('the vehicles of a reload count in addition to those that they will replace', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  for (const id of ['M1', 'M2', 'M3']) await store('marsh', id)
  const held: number[] = []
  const copy = new StockCopy(['marsh'], () => held.push(copy.vehicles))
  await copy.engine(0)
  expect(copy.vehicles).toBe(3)
  reads({ vehiclesAPage: 2 })
  await copy.engine(60_001)
  expect(held.slice(-3)).toEqual([5, 6, 6])
  expect(copy.vehicles).toBe(3)
})

test('a search waits at most half a second for a table that does not answer', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  const of = scope('hills')
  await store('hills', 'H')
  await found(of, 0)
  vi.spyOn(TableClient.prototype, 'send').mockReturnValue(new Promise(() => {}))
  vi.useFakeTimers()
  const answer = found(of, 70_000)
  await vi.advanceTimersByTimeAsync(500)
  expect(await answer).toEqual(['H'])
})

test('a copy that cannot be reloaded is used until it is ten minutes old', async () => {
  vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'search')
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const of = scope('lake')
  await store('lake', 'L')
  await found(of, 0)
  const send = vi.spyOn(TableClient.prototype, 'send').mockRejectedValue(new Error('Throttled'))
  expect(await found(of, 70_000)).toEqual(['L'])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('The stock could not be reloaded'))
  expect(await found(of, 79_999)).toEqual(['L'])
  expect(send).toHaveBeenCalledTimes(1)
  expect(await found(of, 80_000)).toEqual(['L'])
  expect(send).toHaveBeenCalledTimes(2)
  await expect(found(of, 600_001)).rejects.toThrow('Throttled')
  vi.restoreAllMocks()
  expect(await found(of, 600_002)).toEqual(['L'])
})
