import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Connection } from '../connection/connection.ts'
import { createOpenSearchSearch } from '../create-opensearch-search.ts'
import { currentIndex, deleteIndex, listIndices } from '../index/stock-indices.ts'
import { interceptCall, isAliasSwap, isWriteBlock } from '../testing/intercept-call.ts'
import { type ReindexFixture, reindexFixtures } from '../testing/reindex-fixtures.ts'
import { testEngines } from '../testing/test-engines.ts'
import { reindex } from './reindex.ts'

const { connection } = testEngines()
const { create, close } = reindexFixtures(connection)
afterAll(close)

let own: ReindexFixture
let first: string
beforeEach(async () => {
  own = create()
  await own.store('1', 1, 20_000)
  await own.store('2', 1, 30_000, { dealership_slug: 'rival' })
  first = (await reindex(own.task)).index
})

/** A write that resolved the alias before the swap, and arrives after it. */
const lateWriter = () => createOpenSearchSearch(connection, { index: first, isAtOnce: true })

test('[IN-3] a change that reaches the previous index after the swap is not lost', async () => {
  const after = async () => lateWriter().apply([await own.store('1', 2, 19_000)])
  const outcome = await reindex({ ...own.task, connection: interceptCall(connection, isAliasSwap, { after }) })
  expect(outcome).toMatchObject({ kind: 'done', previous: first })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})

test('[IN-3] a later write to the previous index fails, so that it is retried', async () => {
  const { index } = await reindex(own.task)
  const change = await own.store('1', 2, 19_000)
  await expect(lateWriter().apply([change])).rejects.toMatchObject({ name: 'EngineError', kind: 'rejected' })
  await own.search.apply([change])
  expect(await currentIndex(connection, own.alias)).toBe(index)
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})

test('[IN-3] changes that could not be copied after a swap are copied by the next run, before it compares', async () => {
  const before = async () => {
    await lateWriter().apply([await own.store('1', 2, 19_000)])
    throw new Error('The connection broke off.')
  }
  const outcome = await reindex({ ...own.task, connection: interceptCall(connection, isWriteBlock, { before }) })
  expect(own.said.at(-1)).toMatch(/may lack changes made during the swap: The connection broke off\./)
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
  expect(await reindex(own.task)).toMatchObject({ kind: 'done', previous: outcome.index })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
  expect((await listIndices(connection, own.alias)).map(({ meta }) => meta.owed)).toEqual([undefined, undefined])
})

test('[IN-3] after a partial close of the previous index, the next run copies its changes', async () => {
  const partly: Connection = async (call) => {
    if (!isWriteBlock(call)) return connection(call)
    await lateWriter().apply([await own.store('1', 2, 19_000)])
    return { acknowledged: true, shards_acknowledged: false, indices: [{ name: first, blocked: false }] }
  }
  const { index } = await reindex({ ...own.task, connection: partly })
  expect(own.said.at(-1)).toContain(`may lack changes made during the swap: ${first} still accepts writes`)
  const metaOf = async (wanted: string) =>
    (await listIndices(connection, own.alias)).find((known) => known.index === wanted)?.meta
  expect(await metaOf(index)).toMatchObject({ owed: first })
  expect(await reindex(own.task)).toMatchObject({ kind: 'done', previous: index })
  expect((await metaOf(index))?.owed).toBeUndefined()
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})

test('an index that is deleted during its build is not created again by the next write', async () => {
  const read = async function* (dealership: string) {
    const building = (await listIndices(connection, own.alias)).find(({ meta }) => meta.state === 'building')
    if (building) await deleteIndex(connection, building.index)
    yield* own.source.read(dealership)
  }
  await expect(reindex({ ...own.task, source: { ...own.source, read } })).rejects.toThrow()
  const left = await connection({ method: 'GET', path: `/${own.alias}-*/_settings` })
  expect(Object.keys(left as object)).toEqual([first])
})

test('a build can be stopped while it catches up, and resumes there', async () => {
  const stop = new AbortController()
  const task = { ...own.task, signal: stop.signal }
  const current = async (keys: Parameters<typeof own.source.current>[0]) => {
    stop.abort()
    return own.source.current(keys)
  }
  const read = async function* (dealership: string) {
    yield* own.source.read(dealership)
    await own.search.apply([await own.store('3', 1, 5000)])
  }
  const stopped = await reindex({ ...task, source: { ...own.source, read, current } })
  expect(stopped.kind).toBe('stopped')
  expect(await reindex(own.task)).toMatchObject({ kind: 'done', index: stopped.index, vehicles: 0 })
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000, 3: 5000 })
})
