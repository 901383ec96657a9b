import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { SearchResult } from '@forecourt/contracts/search/search-result'
import { emptySearch, type SearchState } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import { createEmbeddedSearch } from '@forecourt/stock-search/embedded/create-embedded-search'
import { batchConnection } from '@forecourt/stock-search/opensearch/connection/batch-connection'
import { type Connection, EngineError } from '@forecourt/stock-search/opensearch/connection/connection'
import { createOpenSearchSearch } from '@forecourt/stock-search/opensearch/create-opensearch-search'
import {
  createResilientSearch,
  type ResilientOpenSearch,
} from '@forecourt/stock-search/opensearch/create-resilient-search'
import { deleteIndex, listIndices, refresh } from '@forecourt/stock-search/opensearch/index/stock-indices'
import { type ReindexOutcome, reindex } from '@forecourt/stock-search/opensearch/reindex/reindex'
import type { ReindexTask } from '@forecourt/stock-search/opensearch/reindex/reindex-task'
import type { StockChange, StockSearch } from '@forecourt/stock-search/port'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Cluster, startCluster } from './cluster.ts'
import { freeClusterPort } from './ports.ts'

const nodes = 3
const vehicles = 3000
const now = 1_790_000_000
/** On a machine with three times its load. */
const minutesMs = 480_000
const dealerships = ['north', 'south']
const scope = testScope({ dealerships })

let folder: string
let cluster: Cluster
let connection: Connection

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-faults-'))
  cluster = await startCluster({ folder, nodes, port: await freeClusterPort(nodes), heapMb: 512, isShortLived: true })
  connection = batchConnection({ urls: cluster.urls })
}, minutesMs)
afterAll(async () => {
  await cluster?.stop()
  await rm(folder, { recursive: true, force: true })
}, 60_000)

const makes = ['Toyota', 'Mazda', 'Kia', 'Ford', 'Hyundai']

/** The stock after this many writes of each vehicle. */
const stock = (version: number): StockChange[] =>
  Array.from({ length: vehicles }, (_, i) => ({
    kind: 'put',
    version,
    vehicle: testVehicle({
      id: String(i),
      dealership_slug: i % 2 ? 'north' : 'south',
      make: makes[i % makes.length] ?? '',
      price: 10_000 + ((i * 7919) % 50_000) + version,
      custom_rank: i % 97,
      ...(i % 11 === 0 && { status: 'sold', sold_date_timestamp: now }),
    }),
  }))

/**
 * Searches of one msearch, with words, and, with collapsed runs of sold vehicles, of several requests in a point in
 * time.
 */
type Asked = { scope: StockScope; state: SearchState }
const questions: Asked[] = [
  ...makes.map((make) => ({ lists: { make: [make] } })),
  ...[20_000, 30_000, 40_000].map((max) => ({ ranges: { price: { max } } })),
  { sortBy: 'price_asc' as const, page: 3 },
  { query: 'mazda auto' },
].map((state) => ({ scope, state: { ...emptySearch, ...state } }))
questions.push({ scope: testScope({ dealerships, collapsesSold: true }), state: emptySearch })

/** Builds an index from the stock, with a hook before some vehicles of a dealership are written. */
const building = (alias: string, before = async (_dealership: string, _at: number) => {}): ReindexTask => ({
  connection,
  alias,
  scopes: [scope],
  say: () => {},
  check: () => {},
  options: { shards: 2 },
  source: {
    dealerships: async () => dealerships,
    async *read(dealership) {
      const own = stock(1).filter((change) => dealershipOf(change) === dealership)
      for (let at = 0; at < own.length; at += 300) {
        await before(dealership, at)
        yield own.slice(at, at + 300)
      }
    },
    current: async (keys) =>
      stock(1).filter((change) => change.kind === 'put' && keys.some(({ id }) => id === change.vehicle.id)),
  },
})

const dealershipOf = (change: StockChange): string =>
  change.kind === 'put' ? change.vehicle.dealership_slug : change.dealership

/** An index with the stock, behind its own alias, and a function's engine for it. */
async function filledIndex() {
  const alias = `faults-${Date.now()}`
  const { index } = await reindex(building(alias))
  await untilGreen(alias)
  return { alias, index, search: createResilientSearch({ urls: cluster.urls }, alias) }
}

async function untilGreen(index: string): Promise<void> {
  const query = { wait_for_status: 'green', wait_for_nodes: nodes, timeout: '60s' }
  await connection({ method: 'GET', path: `/_cluster/health/${index}`, query, timeoutMs: 61_000 })
}

/** Restores the cluster after the previous test: all nodes run, and each of them knows it. */
beforeEach(async () => {
  for (const [index, { process }] of cluster.nodes.entries())
    if (process.exitCode !== null || process.signalCode !== null) await cluster.restart(index)
    else process.kill('SIGCONT')
  await vi.waitFor(async () => expect(new Set(await statesKnown()).size).toBe(1), { timeout: 150_000, interval: 200 })
  for (const { index } of await listIndices(connection, 'faults')) await deleteIndex(connection, index)
}, minutesMs)

/** By node, its view of a complete cluster. A resumed node has an outdated view for a moment. */
const statesKnown = (): Promise<string[]> =>
  Promise.all(
    cluster.urls.map(async (url) => {
      const health = await fetch(`${url}/_cluster/health?local=true&wait_for_nodes=${nodes}&timeout=1s`)
      expect(health.ok).toBe(true)
      return (await fetch(`${url}/_cluster/state/version?local=true`)).text()
    }),
  )

/** The leader: losing it is the worst case. */
async function leader(): Promise<number> {
  const answer = await connection({ method: 'GET', path: '/_cat/cluster_manager', query: { format: 'json' } })
  const [, number = ''] = /"node":"node-(\d)"/.exec(JSON.stringify(answer)) ?? []
  return Number(number) - 1
}

const killLeader = async () => cluster.nodes[await leader()]?.process.kill('SIGKILL')

type Answers = ReadonlyMap<Asked, object>

/** The expected answer to every query. */
async function expectedAnswers(version: number): Promise<Answers> {
  const embedded = createEmbeddedSearch()
  await embedded.apply(stock(version))
  return answersOf(embedded)
}

async function answersOf(search: StockSearch): Promise<Answers> {
  const answers = new Map<Asked, object>()
  for (const question of questions) {
    const { scope, state } = question
    answers.set(question, withoutTime(await search.search(scope, state, now)))
  }
  return answers
}

/** An answer without its time and staleness: nothing changes while shoppers search. */
const withoutTime = ({ ms: _ms, stale: _stale, ...answer }: SearchResult): object => answer

/** A shopper's pause between searches. Without it cached answers would keep the process busy. */
const lookMs = 20

/** Eight shoppers who search continuously until they are stopped. */
function shoppers(search: ResilientOpenSearch, expected: Answers) {
  const tally = { asked: 0, stale: 0, failed: 0, wrong: 0, longestMs: 0 }
  const said = new Set<string>()
  /** By query, how often the index itself has answered it since the wait began. */
  const fresh = new Map<Asked, number>()
  let isOver = false
  async function ask(question: Asked, right: object): Promise<void> {
    const { scope, state } = question
    const since = performance.now()
    tally.asked++
    try {
      const answer = await search.search(scope, state, now)
      if (answer.stale) tally.stale++
      else fresh.set(question, (fresh.get(question) ?? 0) + 1)
      if (!isDeepStrictEqual(withoutTime(answer), right)) tally.wrong++
    } catch (error) {
      tally.failed++
      said.add(String(error))
    }
    tally.longestMs = Math.max(tally.longestMs, performance.now() - since)
  }
  async function shop(first: number): Promise<void> {
    const all = [...expected]
    for (let i = first; !isOver; i++) {
      await ask(...(all[i % all.length] as (typeof all)[number]))
      await wait(lookMs)
    }
  }
  const all = Promise.all(Array.from({ length: 8 }, (_, i) => shop(i)))
  return {
    /**
     * Waits until the index itself has answered every query this often. On a busy machine nodes take a while to warm
     * up.
     */
    async untilFresh(times = 10): Promise<void> {
      fresh.clear()
      const least = () => Math.min(...questions.map((question) => fresh.get(question) ?? 0))
      await vi.waitFor(() => expect(least()).toBeGreaterThanOrEqual(times), { timeout: 200_000, interval: 50 })
    },
    /** Counts from now on. */
    beginAnew: () => void Object.assign(tally, { asked: 0, stale: 0, failed: 0, wrong: 0, longestMs: 0 }),
    async stop() {
      isOver = true
      await all
      process.stdout.write(`${JSON.stringify(tally)} ${[...said].join(' ')}\n`)
      return tally
    },
  }
}

/** Repeats the command until a new leader is elected: each run resumes the previous one. */
async function reindexed(task: ReindexTask): Promise<ReindexOutcome> {
  for (;;) {
    try {
      return await reindex(task)
    } catch (error) {
      if (!(error instanceof EngineError)) throw error
      process.stdout.write(`The reindex ended early, and is resumed: ${error}\\n`)
    }
  }
}

test(
  '[IN-3] a leader is killed under search load: no wrong count, and under 1% of the searches fail',
  async () => {
    const { search } = await filledIndex()
    const load = shoppers(search, await expectedAnswers(1))
    await load.untilFresh()
    load.beginAnew()
    await killLeader()
    await load.untilFresh()
    const { asked, failed, wrong } = await load.stop()
    expect(wrong).toBe(0)
    expect(failed / asked).toBeLessThan(0.01)
  },
  minutesMs,
)

test(
  'a suspended node delays a shopper by some seconds at most: failed searches get stale answers',
  async () => {
    const { search } = await filledIndex()
    const load = shoppers(search, await expectedAnswers(1))
    await load.untilFresh()
    load.beginAnew()
    const index = await leader()
    cluster.nodes[index]?.process.kill('SIGSTOP')
    await load.untilFresh()
    cluster.nodes[index]?.process.kill('SIGCONT')
    const { asked, failed, wrong, longestMs } = await load.stop()
    expect(wrong).toBe(0)
    expect(failed / asked).toBeLessThan(0.01)
    // A search makes at most two requests, and closes its point in time.
    expect(longestMs).toBeLessThan(6500)
  },
  minutesMs,
)

test(
  '[IN-3] a leader is killed during bulk writes: every acknowledged write is there, in its last version',
  async () => {
    const { search, index } = await filledIndex()
    const changes = stock(2)
    const size = 50
    for (let at = 0; at < changes.length; at += size) {
      const batch = changes.slice(at, at + size)
      if (at === 1000) void killLeader()
      // Like the pipeline: a failed batch is retried.
      for (let isTaken = false; !isTaken; )
        isTaken = await search.apply(batch).then(
          () => true,
          () => false,
        )
    }
    await refresh(connection, index)
    const patient = createOpenSearchSearch(connection, { index })
    expect(await answersOf(patient)).toEqual(await expectedAnswers(2))
  },
  minutesMs,
)

test(
  '[IN-3] a leader is killed during a reindex: it resumes, the new index lacks no vehicle, and meanwhile no count is wrong',
  async () => {
    const { search, alias, index } = await filledIndex()
    const expected = await expectedAnswers(1)
    const load = shoppers(search, expected)
    await load.untilFresh()
    load.beginAnew()
    // Once only: two nodes of three that are gone are no cluster.
    let isKilled = false
    const task = building(alias, async (dealership, at) => {
      if (isKilled || dealership !== 'south' || at < 600) return
      isKilled = true
      await killLeader()
    })
    const outcome = await reindexed(task)
    await load.untilFresh()
    const { failed, asked, wrong } = await load.stop()
    expect(outcome).toMatchObject({ kind: 'done', previous: index })
    expect(wrong).toBe(0)
    expect(failed / asked).toBeLessThan(0.01)
    const patient = createOpenSearchSearch(connection, { index: outcome.index })
    expect(await answersOf(patient)).toEqual(expected)
  },
  minutesMs,
)
