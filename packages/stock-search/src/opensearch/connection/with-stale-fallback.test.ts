import { emptySearch } from '@forecourt/domain/search/search-filters'
import { expect, test } from 'vitest'
import { createEmbeddedSearch } from '../../embedded/create-embedded-search.ts'
import { testScope } from '../../testing/test-scope.ts'
import { testVehicle } from '../../testing/test-vehicle.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { EngineError } from './connection.ts'
import { Counters } from './counters.ts'
import { StaleCache } from './stale-cache.ts'
import { withStaleFallback } from './with-stale-fallback.ts'

/** An engine with one vehicle that can be made to fail, and a fake clock. */
async function engine() {
  const inner = createEmbeddedSearch()
  await inner.apply([{ kind: 'put', vehicle: testVehicle(), version: 1 }])
  const state = { error: undefined as Error | undefined, asked: 0, now: 0 }
  const counters = new Counters()
  const circuit = new CircuitBreaker({ maxFailures: 3, failureWindowMs: 10, openMs: 1000, now: () => state.now })
  const search = withStaleFallback(
    {
      ...inner,
      async search(...question) {
        state.asked++
        if (state.error) throw state.error
        return inner.search(...question)
      },
    },
    { counters, circuit, cache: new StaleCache(10_000) },
  )
  const ask = (query = '', scope = testScope()) => search.search(scope, { ...emptySearch, query })
  return { state, counters, ask }
}

const down = new EngineError('unreachable', 'down')

test('while the index is down, a search gets its last answer, marked stale', async () => {
  const { state, counters, ask } = await engine()
  const good = await ask()
  expect(good).not.toHaveProperty('stale')
  state.error = down
  expect(await ask()).toEqual({ ...good, stale: true })
  await expect(ask('never asked')).rejects.toThrow(down)
  expect(counters.take()).toMatchObject({ answered: 1, stale: 1, failed: 1 })
  expect(counters.take()).toMatchObject({ answered: 0, stale: 0, failed: 0 })
})

test('a crawler of one site evicts no earlier answers of another', { tags: 'long' }, async () => {
  const { state, ask } = await engine()
  const scope = testScope({ dealerships: ['harbourside'] })
  const good = await ask('', scope)
  for (let i = 0; i < 100; i++) await ask(`word ${i}`)
  state.error = down
  expect(await ask('', scope)).toEqual({ ...good, stale: true })
  await expect(ask('word 1')).rejects.toThrow(down)
})

test('answers from before a change of the site’s settings are evicted first', async () => {
  const { state, ask } = await engine()
  const savedAs = (settings: number) => testScope({ dealerships: ['harbourside'], minimumAgeSeconds: settings })
  for (let settings = 0; settings < 10; settings++) await ask('', savedAs(settings))
  const now = ['', 'one', 'two', 'three']
  for (const query of now) await ask(query, savedAs(10))
  state.error = down
  for (const query of now) expect((await ask(query, savedAs(10))).stale, query).toBe(true)
  await expect(ask('', savedAs(0))).rejects.toThrow(down)
})

test.each(['unreachable', 'timeout', 'rejected', 'missing'] as const)(
  'a search that fails as %s gets its last answer: also after a partial failure, and for a missing index',
  async (kind) => {
    const { state, ask } = await engine()
    const good = await ask()
    state.error = new EngineError(kind, 'failed')
    expect(await ask()).toEqual({ ...good, stale: true })
  },
)

test('three failures open the circuit; then one request tries, and success closes it', async () => {
  const { state, counters, ask } = await engine()
  await ask()
  state.error = down
  for (state.now = 0; state.now < 50; state.now += 10) await ask()
  expect(state.asked).toBe(4)
  state.now = 1020
  await ask()
  await ask()
  expect(state.asked).toBe(5)
  state.error = undefined
  state.now = 2020
  expect(await ask()).not.toHaveProperty('stale')
  expect(counters.take()).toMatchObject({ circuitOpened: 1, stale: 7 })
})

test('concurrent failures count as one: the requests of one shopper’s typing do not open the circuit', async () => {
  const { state, counters, ask } = await engine()
  await ask()
  state.error = down
  await Promise.all(Array.from({ length: 10 }, () => ask()))
  state.error = undefined
  expect(await ask()).not.toHaveProperty('stale')
  expect(counters.take()).toMatchObject({ stale: 10, circuitOpened: 0 })
})

test('a rejection by our own queue does not count as a failure of the index', async () => {
  const { state, counters, ask } = await engine()
  await ask()
  state.error = new EngineError('queue full', 'too many')
  for (state.now = 0; state.now < 50; state.now += 10) expect(await ask()).toHaveProperty('stale', true)
  state.error = undefined
  expect(await ask()).not.toHaveProperty('stale')
  expect(counters.take()).toMatchObject({ circuitOpened: 0 })
})

test('a permanent error does not open the circuit and gets no stale answer', async () => {
  const { state, ask } = await engine()
  await ask()
  state.error = new EngineError('refused', 'no such field', { status: 400 })
  for (let i = 0; i < 5; i++) await expect(ask()).rejects.toThrow('no such field')
  state.error = undefined
  expect(await ask()).not.toHaveProperty('stale')
})

/** An engine of thirty vehicles whose pages from the second on can be made to fail, and whose names can change. */
async function pagedEngine() {
  const inner = createEmbeddedSearch()
  const name = async (name: string) =>
    inner.apply(
      Array.from({ length: 30 }, (_, i) => ({
        kind: 'put',
        vehicle: testVehicle({ id: String(100 + i), slug: `s${i}`, name }),
        version: ++version,
      })),
    )
  let version = 0
  await name('then')
  const state = { failsFromPage: Number.POSITIVE_INFINITY }
  const search = withStaleFallback(
    {
      ...inner,
      async search(scope, asked, now) {
        if (asked.page >= state.failsFromPage) throw down
        return inner.search(scope, asked, now)
      },
      async facetValues(...question) {
        if (state.failsFromPage === 1) throw down
        return inner.facetValues(...question)
      },
    },
    { counters: new Counters() },
  )
  return { state, search, name }
}

test('a list with one failed page is the last good one, complete and marked stale: it never mixes pages of different ages', async () => {
  const { state, search, name } = await pagedEngine()
  const list = () => search.list(testScope(), emptySearch, 30)
  const good = await list()
  expect(good).not.toHaveProperty('stale')
  expect(good.hits).toHaveLength(30)
  // Its second page was also requested as a page.
  await search.search(testScope(), { ...emptySearch, page: 2 })
  await name('now')
  state.failsFromPage = 2
  expect(await list()).toEqual({ ...good, stale: true })
  await expect(search.list(testScope(), emptySearch, 29)).rejects.toThrow(down)
  state.failsFromPage = Number.POSITIVE_INFINITY
  const { hits, ...others } = await list()
  expect([new Set(hits.map((hit) => hit.name)), others]).toEqual([new Set(['now']), {}])
})

test('queries beside searches are marked stale too', async () => {
  const { state, search } = await pagedEngine()
  const questions = {
    facetValues: () => search.facetValues(testScope(), emptySearch, { filter: 'make', text: '' }),
    similar: () => search.similar(testScope(), testVehicle({ slug: 's0' })),
    suggest: () => search.suggest(testScope(), emptySearch, 'toy'),
  }
  for (const [name, ask] of Object.entries(questions)) {
    state.failsFromPage = Number.POSITIVE_INFINITY
    const good = await ask()
    expect(good, name).not.toHaveProperty('stale')
    state.failsFromPage = 1
    expect(await ask(), name).toEqual({ ...good, stale: true })
  }
  await expect(search.suggest(testScope(), emptySearch, 'never asked')).rejects.toThrow(down)
})
