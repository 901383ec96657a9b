import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Call, Connection } from './connection.ts'
import { createOpenSearchSearch } from './create-opensearch-search.ts'
import { reindex } from './reindex.ts'
import { currentIndex, deleteIndex, listIndices } from './stock-indices.ts'
import { testEngines } from './test-engines.ts'
import { type TestPlatform, testPlatforms } from './test-platforms.ts'

const { connection } = testEngines()
const { create, close } = testPlatforms(connection)
afterAll(close)

let own: TestPlatform
let first: string
beforeEach(async () => {
  own = create()
  await own.store('1', 1, 20_000)
  await own.store('2', 1, 30_000, { dealership_slug: 'rival' })
  first = (await reindex(own.task)).index
})

/** The same connection, and what befalls it at certain calls. */
const at =
  (isThen: (call: Call) => boolean, act: { before?(): Promise<void>; after?(): Promise<void> }): Connection =>
  async (call) => {
    if (isThen(call)) await act.before?.()
    const answer = await connection(call)
    if (isThen(call)) await act.after?.()
    return answer
  }
const isSwap = ({ path, body }: Call): boolean => path === '/_aliases' && JSON.stringify(body).includes('"remove"')
const isClosing = ({ path }: Call): boolean => path.endsWith('/_block/write')

/** A writer that found the index before the swap, and arrives there after it. */
const lateWriter = () => createOpenSearchSearch(connection, { index: first, isAtOnce: true })

test('[IN-3] a change that reaches the index before this one after the swap is not lost', async () => {
  const after = async () => lateWriter().apply([await own.store('1', 2, 19_000)])
  const outcome = await reindex({ ...own.task, connection: at(isSwap, { after }) })
  expect(outcome).toMatchObject({ kind: 'done', previous: first })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})

test('[IN-3] what reaches it later still is not taken, so that it is told again', async () => {
  const { index } = await reindex(own.task)
  const change = await own.store('1', 2, 19_000)
  await expect(lateWriter().apply([change])).rejects.toMatchObject({ name: 'EngineError', kind: 'rejected' })
  await own.search.apply([change])
  expect(await currentIndex(connection, own.alias)).toBe(index)
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})

test('[IN-3] what could not be brought over after a swap is brought over by the next run, before anything is compared', async () => {
  const before = async () => {
    await lateWriter().apply([await own.store('1', 2, 19_000)])
    throw new Error('The connection broke off.')
  }
  const outcome = await reindex({ ...own.task, connection: at(isClosing, { before }) })
  expect(own.said.at(-1)).toMatch(/may lack what changed in the moment of the swap: The connection broke off\./)
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
  expect(await reindex(own.task)).toMatchObject({ kind: 'done', previous: outcome.index })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
  expect((await listIndices(connection, own.alias)).map(({ meta }) => meta.owed)).toEqual([undefined, undefined])
})

test('an index that is deleted while it is built is not made anew by the next write', async () => {
  const read = async function* (dealership: string) {
    const building = (await listIndices(connection, own.alias)).find(({ meta }) => meta.state === 'building')
    if (building) await deleteIndex(connection, building.index)
    yield* own.source.read(dealership)
  }
  await expect(reindex({ ...own.task, source: { ...own.source, read } })).rejects.toThrow()
  const left = await connection({ method: 'GET', path: `/${own.alias}-*/_settings` })
  expect(Object.keys(left as object)).toEqual([first])
})

test('a build is stopped while it catches up too, and goes on from there', async () => {
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

test('whoever may no longer be the only one at it does nothing more', async () => {
  const check = () => {
    throw new Error('Another reindex has begun.')
  }
  await expect(reindex({ ...own.task, check })).rejects.toThrow('Another reindex has begun.')
  expect(await currentIndex(connection, own.alias)).toBe(first)
})
