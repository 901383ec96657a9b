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

test('the first index is in use during its build; the next replaces and keeps it, and the previous one is deleted', async () => {
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

test('a change during the build of the next index is included, also if its old state was read already', async () => {
  const { task, store, search, prices, source } = own
  await search.apply([])
  await store('1', 1, 20_000)
  await store('2', 1, 30_000, { dealership_slug: 'rival' })
  await reindex(task)
  const read = async function* (dealership: string) {
    yield* source.read(dealership)
    // The page was read; now a vehicle changes, one is added, and one removed, in the index in use.
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
  // An older change of the removed vehicle has no effect in the new index either.
  await search.apply([{ kind: 'put', version: 1, vehicle: testVehicle({ id: '2', dealership_slug: 'rival' }) }])
  expect(await prices()).toEqual({ 1: 19_000, 3: 5000 })
})

test('a stopped build resumes, and nothing is swapped before it is complete', async () => {
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
  expect(said[0]).toBe(`Resuming ${stopped.index}: 1 dealership is complete.`)
})

test('an index of another table leaves no versions that block the vehicles of this one', async () => {
  const { task, store, search, prices } = own
  // A first seeding was stopped halfway, and its table deleted.
  await store('1', 1, 20_000)
  await reindex(task)
  own.stock.clear()
  await reindex({ ...task, scopes: [], isFromScratch: true })
  expect(await prices()).toEqual({})
  await search.apply([await store('1', 1, 21_000), await store('2', 1, 30_000)])
  expect(await prices()).toEqual({ 1: 21_000, 2: 30_000 })
})

test('with the option, a new build starts beside an unfinished one', async () => {
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
  expect(said.filter((line) => line.startsWith('Resuming'))).toEqual([])
})

test('an index that answers differently from the one in use is not swapped in', async () => {
  const { task, store, search, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  // The index has a vehicle that is missing from the table.
  await search.apply([{ kind: 'put', version: 1, vehicle: testVehicle({ id: 'ghost' }) }])
  const outcome = await reindex(task)
  expect(outcome).toMatchObject({ kind: 'different' })
  expect(await currentIndex(connection, alias)).toBe(first.index)
})

test('[IN-3] continuous changes during the comparison do not reject the new index', async () => {
  const { task, store, search, prices, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  let asked = 0
  const busy: Connection = async (call) => {
    // Every fourth time the index in use receives a change just before a search; a search with words needs three.
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

test('the next build deletes what earlier runs left, so that there are at most three indices', async () => {
  const { task, store, stock, search, alias } = own
  await store('1', 1, 20_000)
  const first = await reindex(task)
  const second = await reindex(task)
  await search.apply([{ kind: 'put', version: 1, vehicle: testVehicle({ id: 'ghost' }) }])
  const known = async () => (await listIndices(connection, alias)).map(({ index, meta: { state } }) => [index, state])
  for (let time = 0; time < 3; time++) {
    const { kind, index } = await reindex(task)
    expect(kind).toBe('different')
    // Another release's unfinished index too.
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

test('a first index that exists without its alias, after a process ended, gets it in the next run', async () => {
  const { task, store, prices, alias } = own
  await store('1', 1, 20_000)
  const { index } = await createIndex(connection, `${alias}-1`)
  expect(await reindex(task)).toMatchObject({ kind: 'done', index })
  expect(await prices()).toEqual({ 1: 20_000 })
})

test('writes to an index beside a lost one are discarded, also if no other is kept', async () => {
  const { task, store, prices, alias } = own
  await store('1', 1, 20_000)
  const begun = await createIndex(connection, `${alias}-1`)
  await setMeta(connection, begun.index, { ...begun.meta, done: ['northgate'] })
  expect((await reindex(task)).index).not.toBe(begun.index)
  expect(await prices()).toEqual({ 1: 20_000 })
  expect(await listIndices(connection, alias)).toHaveLength(1)
})

test('a rollback restores the previous index with the changes since', async () => {
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

describe('with the index in use deleted', () => {
  let kept: string
  beforeEach(async () => {
    const { task, store, search } = own
    await store('1', 1, 20_000)
    kept = (await reindex(task)).index
    const { index } = await reindex(task)
    await search.apply([await store('1', 2, 18_000)])
    await store('2', 1, 30_000, { dealership_slug: 'rival' })
    // An unfinished index is not used for a rollback.
    await createIndex(connection, `${own.alias}-9`)
    await deleteIndex(connection, index)
  })

  test('[IN-3] the next build restores the previous index meanwhile, and replaces it with the current stock', async () => {
    const { task, source, prices, said, alias } = own
    const served: unknown[] = []
    const read = async function* (dealership: string) {
      served.push(await prices())
      yield* source.read(dealership)
    }
    const outcome = await reindex({ ...task, source: { ...source, read } })
    expect(served).toEqual([{ 1: 20_000 }, { 1: 20_000 }])
    expect(outcome).toMatchObject({ kind: 'done', previous: kept, vehicles: 2 })
    expect(said).toContain(`The index in use is gone. ${kept}, which was kept, is in use again, without later changes.`)
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
    expect(await listIndices(connection, alias)).toHaveLength(2)
    // A rollback leads to an index with all changes.
    expect(await rollBack(task)).toBe(kept)
    await refresh(connection, kept)
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
    expect((await listIndices(connection, alias))[0]).toMatchObject({ index: kept, meta: { isBehind: false } })
  })

  test('[IN-3] such a stopped build is resumed, and one begun beside the lost index is not', async () => {
    const { task, prices, said, alias } = own
    const [lost] = (await listIndices(connection, alias)).filter(({ meta }) => meta.state === 'building')
    if (lost) await setMeta(connection, lost.index, { ...lost.meta, done: ['northgate', 'rival'] })
    const stopped = await reindex({ ...task, until: 0 })
    expect(stopped.kind).toBe('stopped')
    expect(stopped.index).not.toBe(lost?.index)
    expect(await currentIndex(connection, alias)).toBe(kept)
    said.length = 0
    expect(await reindex(task)).toMatchObject({ kind: 'done', index: stopped.index, previous: kept, vehicles: 1 })
    expect(said[0]).toBe(`Resuming ${stopped.index}: 1 dealership is complete.`)
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
  })

  test('a rollback restores the previous index as it was, reports that it is behind, and the next build is not compared with it', async () => {
    const { task, prices, said } = own
    const isBehind = `${kept} lacks the changes since it was replaced: run forecourt stock reindex to build the next index from the stock table.`
    for (let time = 0; time < 2; time++) {
      expect(await rollBack(task)).toBe(kept)
      expect(said.at(-1)).toBe(isBehind)
      expect(await prices()).toEqual({ 1: 20_000 })
    }
    expect(await reindex(task)).toMatchObject({ kind: 'done', previous: kept })
    expect(await prices()).toEqual({ 1: 18_000, 2: 30_000 })
  })
})
