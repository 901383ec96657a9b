import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { testVehicle } from '../../testing/test-vehicle.ts'
import type { Connection } from '../connection/connection.ts'
import { createIndex, currentIndex, deleteIndex, listIndices, refresh, setMeta } from '../index/stock-indices.ts'
import { type ReindexFixture, reindexFixtures } from '../testing/reindex-fixtures.ts'
import { testEngines } from '../testing/test-engines.ts'
import { reindex } from './reindex.ts'
import { rollBack } from './roll-back.ts'

const { connection } = testEngines()
const { create, close } = reindexFixtures(connection)
afterAll(close)

let own: ReindexFixture
beforeEach(() => {
  own = create()
})

test('the first index is in use while it is built; the next takes over and keeps it, and the one before that goes', async () => {
  const { task, store, prices, alias } = own
  await store('1', 1, 20_000)
  await store('2', 1, 30_000, { dealership_slug: 'rival' })
  const first = await reindex(task)
  expect(first).toMatchObject({ kind: 'done', previous: undefined, vehicles: 2 })
  expect(await prices()).toEqual({ 1: 20_000, 2: 30_000 })
  const second = await reindex(task)
  expect(second).toMatchObject({ kind: 'done', previous: first.index })
  const third = await reindex(task)
  expect(await currentIndex(connection, alias)).toBe(third.index)
  expect((await listIndices(connection, alias)).map(({ index }) => index)).toEqual([second.index, third.index])
  expect(await prices()).toEqual({ 1: 20_000, 2: 30_000 })
})

test('a change that arrives while the next index is built is in it, also where its old state was read already', async () => {
  const { task, store, search, prices, source } = own
  await search.apply([])
  await store('1', 1, 20_000)
  await store('2', 1, 30_000, { dealership_slug: 'rival' })
  await reindex(task)
  const read = async function* (dealership: string) {
    yield* source.read(dealership)
    // The page is on its way; now the vehicle changes, a new one comes, and another goes, in the index that is in use.
    if (dealership !== 'rival') return
    await search.apply([await store('1', 2, 19_000), await store('3', 1, 5000)])
    await search.apply([{ kind: 'remove', dealership: 'rival', id: '2', version: 2 }])
  }
  const outcome = await reindex({
    ...task,
    source: {
      ...source,
      read,
      current: async (keys) =>
        (await source.current(keys)).map((change) =>
          change.vehicle.id === '2' ? { kind: 'remove', dealership: 'rival', id: '2', version: 2 } : change,
        ),
    },
  })
  expect(outcome.kind).toBe('done')
  await search.apply([])
  expect(await prices()).toEqual({ 1: 19_000, 3: 5000 })
  // Old news of the removed one changes nothing in the new index either.
  await search.apply([{ kind: 'put', version: 1, vehicle: testVehicle({ id: '2', dealership_slug: 'rival' }) }])
  expect(await prices()).toEqual({ 1: 19_000, 3: 5000 })
})

test('a build that was stopped goes on where it was, and until then nothing is swapped', async () => {
  const { task, store, source, said, alias } = own
  await store('1', 1, 20_000)
  await store('2', 1, 30_000, { dealership_slug: 'rival' })
  const first = await reindex(task)
  const stop = new AbortController()
  const read = async function* (dealership: string) {
    if (dealership === 'rival') stop.abort()
    yield* source.read(dealership)
  }
  const stopped = await reindex({ ...task, source: { ...source, read }, signal: stop.signal })
  expect(stopped.kind).toBe('stopped')
  expect(await currentIndex(connection, alias)).toBe(first.index)
  said.length = 0
  const finished = await reindex(task)
  expect(finished).toMatchObject({ kind: 'done', index: stopped.index, vehicles: 1 })
  expect(said[0]).toBe(`Going on with ${stopped.index}: 1 dealership is in it already.`)
})

test('an index of another table leaves nothing behind that refuses the vehicles of this one', async () => {
  const { task, store, search, prices } = own
  // A first seeding was stopped halfway, and its table thrown away.
  await store('1', 1, 20_000)
  await reindex(task)
  own.stock.clear()
  await reindex({ ...task, scopes: [], isFromScratch: true })
  expect(await prices()).toEqual({})
  await search.apply([await store('1', 1, 21_000), await store('2', 1, 30_000)])
  expect(await prices()).toEqual({ 1: 21_000, 2: 30_000 })
})

test('where it is told so, a build begins anew beside one that is unfinished', async () => {
  const { task, store, source, said } = own
  await store('1', 1, 20_000)
  await reindex(task)
  const stop = new AbortController()
  const read = async function* (dealership: string) {
    if (dealership === 'rival') stop.abort()
    yield* source.read(dealership)
  }
  const stopped = await reindex({ ...task, source: { ...source, read }, signal: stop.signal })
  const finished = await reindex({ ...task, isFromScratch: true })
  expect(finished.kind).toBe('done')
  expect(finished.index).not.toBe(stopped.index)
  expect(said.filter((line) => line.startsWith('Going on'))).toEqual([])
})

test('an index that answers otherwise than the one in use is not swapped in', async () => {
  const { task, store, search, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  // The index has what the table has not.
  await search.apply([{ kind: 'put', version: 1, vehicle: testVehicle({ id: 'ghost' }) }])
  const outcome = await reindex(task)
  expect(outcome).toMatchObject({ kind: 'different' })
  expect(await currentIndex(connection, alias)).toBe(first.index)
})

test('[IN-3] changes that go on arriving while answers are compared keep no new index out', async () => {
  const { task, store, search, prices, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  let asked = 0
  const busy: Connection = async (call) => {
    // Every fourth time the one in use has just been told something else when it is asked; words are asked for three times.
    if (call.path === `/${first.index}/_msearch` && asked++ % 4 === 0)
      await search.apply([await store('1', 1 + asked, 20_000 + asked)])
    return connection(call)
  }
  expect(await reindex({ ...task, connection: busy })).toMatchObject({ kind: 'done', previous: first.index })
  expect(asked).toBeGreaterThan(10)
  expect(await currentIndex(connection, alias)).not.toBe(first.index)
  await search.apply([])
  expect(await prices()).toEqual({ 1: 20_000 + asked - ((asked - 1) % 4) })
})

test('what runs before left behind goes when the next build begins, so that there are never more than three', async () => {
  const { task, store, stock, search, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  const second = await reindex(task)
  await search.apply([{ kind: 'put', version: 1, vehicle: testVehicle({ id: 'ghost' }) }])
  const known = async () => (await listIndices(connection, alias)).map(({ index, meta: { state } }) => [index, state])
  for (let time = 0; time < 3; time++) {
    const { kind, index } = await reindex(task)
    expect(kind).toBe('different')
    // Another release's unfinished one too.
    const unusable = await createIndex(connection, `${alias}-0`)
    await setMeta(connection, unusable.index, { ...unusable.meta, fields: 'older' })
    expect(await known()).toEqual([
      [unusable.index, 'building'],
      [first.index, 'ready'],
      [second.index, 'ready'],
      [index, 'different'],
    ])
  }
  stock.set('northgate ghost', { kind: 'put', version: 1, vehicle: testVehicle({ id: 'ghost' }) })
  const last = await reindex(task)
  expect(await known()).toEqual([
    [second.index, 'ready'],
    [last.index, 'ready'],
  ])
})

test('a first index that was made, and not named yet when the process ended, is named and filled by the next run', async () => {
  const { task, store, prices, alias } = own
  await store('1', 1, 20_000)
  const { index } = await createIndex(connection, `${alias}-1`)
  expect(await reindex(task)).toMatchObject({ kind: 'done', index })
  expect(await prices()).toEqual({ 1: 20_000 })
})

test('what was written into an index beside one that is gone counts for nothing, also where none is kept', async () => {
  const { task, store, prices, alias } = own
  await store('1', 1, 20_000)
  const begun = await createIndex(connection, `${alias}-1`)
  await setMeta(connection, begun.index, { ...begun.meta, done: ['northgate'] })
  expect((await reindex(task)).index).not.toBe(begun.index)
  expect(await prices()).toEqual({ 1: 20_000 })
  expect(await listIndices(connection, alias)).toHaveLength(1)
})

test('a roll back lets the index before serve again, with what came since', async () => {
  const { task, store, search, prices, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  await reindex(task)
  await search.apply([await store('1', 2, 18_000)])
  expect(await rollBack(task)).toBe(first.index)
  expect(await currentIndex(connection, alias)).toBe(first.index)
  await search.apply([])
  expect(await prices()).toEqual({ 1: 18_000 })
  expect(await rollBack(task)).toBeUndefined()
})

describe('where the index in use is gone', () => {
  let kept: string
  beforeEach(async () => {
    const { task, store, search } = own
    await store('1', 1, 20_000)
    kept = (await reindex(task)).index
    const { index } = await reindex(task)
    await search.apply([await store('1', 2, 18_000)])
    await store('2', 1, 30_000, { dealership_slug: 'rival' })
    // One that was never built to its end is no way back.
    await createIndex(connection, `${own.alias}-9`)
    await deleteIndex(connection, index)
  })

  test('[IN-3] the next build lets the one that is kept serve meanwhile, and takes its place with what the stock says now', async () => {
    const { task, source, prices, said, alias } = own
    const served: unknown[] = []
    const read = async function* (dealership: string) {
      served.push(await prices())
      yield* source.read(dealership)
    }
    const outcome = await reindex({ ...task, source: { ...source, read } })
    expect(served).toEqual([{ 1: 20_000 }, { 1: 20_000 }])
    expect(outcome).toMatchObject({ kind: 'done', previous: kept, vehicles: 2 })
    expect(said).toContain(`The index in use is gone. ${kept}, which was kept, serves as it was.`)
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
    expect(await listIndices(connection, alias)).toHaveLength(2)
    // The way back leads to one that has learnt all.
    expect(await rollBack(task)).toBe(kept)
    await refresh(connection, kept)
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
    expect((await listIndices(connection, alias))[0]).toMatchObject({ index: kept, meta: { isBehind: false } })
  })

  test('[IN-3] such a build that was stopped is gone on with, and what was begun beside the lost one is not', async () => {
    const { task, prices, said, alias } = own
    const [lost] = (await listIndices(connection, alias)).filter(({ meta }) => meta.state === 'building')
    if (lost) await setMeta(connection, lost.index, { ...lost.meta, done: ['northgate', 'rival'] })
    const stopped = await reindex({ ...task, until: 0 })
    expect(stopped.kind).toBe('stopped')
    expect(stopped.index).not.toBe(lost?.index)
    expect(await currentIndex(connection, alias)).toBe(kept)
    said.length = 0
    expect(await reindex(task)).toMatchObject({ kind: 'done', index: stopped.index, previous: kept, vehicles: 1 })
    expect(said[0]).toBe(`Going on with ${stopped.index}: 1 dealership is in it already.`)
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
  })

  test('a roll back lets the one that is kept serve as it was, says each time that it is behind, and the next build is not held against it', async () => {
    const { task, prices, said } = own
    const isBehind = `${kept} lacks what changed while another served: forecourt stock reindex builds the next from the stock table.`
    for (let time = 0; time < 2; time++) {
      expect(await rollBack(task)).toBe(kept)
      expect(said.at(-1)).toBe(isBehind)
      expect(await prices()).toEqual({ 1: 20_000 })
    }
    expect(await reindex(task)).toMatchObject({ kind: 'done', previous: kept })
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
  })
})
