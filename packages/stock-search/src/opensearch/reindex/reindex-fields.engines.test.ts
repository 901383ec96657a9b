import { afterAll, beforeEach, expect, test } from 'vitest'
import { indexBody } from '../index/index-body.ts'
import { allowWrites, currentIndex, type IndexMeta, listIndices, swapAlias } from '../index/stock-indices.ts'
import { type ReindexFixture, reindexFixtures } from '../testing/reindex-fixtures.ts'
import { testEngines } from '../testing/test-engines.ts'
import { reindex } from './reindex.ts'
import { rollBack } from './roll-back.ts'

const { connection } = testEngines()
const { create, close } = reindexFixtures(connection)
afterAll(close)

let own: ReindexFixture
beforeEach(async () => {
  own = create()
  await own.store('1', 1, 20_000, { km: 9000 })
  await own.store('2', 1, 30_000, { dealership_slug: 'rival', km: 10 })
})

const older: IndexMeta = { fields: 'older', state: 'ready', done: [] }

/** An index of an earlier release: without kilometres, and without badges. */
async function olderIndex(meta: IndexMeta = older, strict: { dynamic?: 'strict' } = {}): Promise<string> {
  const index = `${own.alias}-1`
  const { settings, mappings } = indexBody()
  const { properties } = JSON.parse(JSON.stringify(mappings))
  delete properties.number.properties.km
  delete properties.raw.properties.badge
  delete properties.is.properties.badge
  const body = { settings, mappings: { ...mappings, ...strict, properties, _meta: { forecourt: meta } } }
  await connection({ method: 'PUT', path: `/${index}`, body })
  await allowWrites(connection, index)
  await swapAlias(connection, own.alias, index)
  return index
}

test('[IN-3] before a reindex, a new field is not found, and everything else is written and answered', async () => {
  await olderIndex()
  await own.search.apply([...own.stock.values()])
  expect(await own.found({ sortBy: 'km_asc' })).toHaveLength(2)
  expect(await own.found({ lists: { badge: ['GXL'] } })).toEqual([])
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
})

test('[IN-3] an index with more fields replaces one with fewer, if their common fields answer alike', async () => {
  const before = await olderIndex()
  await own.search.apply([...own.stock.values()])
  expect(await reindex(own.task)).toMatchObject({ kind: 'done', previous: before })
  expect(own.said.at(-1)).toBe('The sample searches of 1 site have equal answers for their common fields.')
  expect(await own.found({ sortBy: 'km_asc', lists: { badge: ['GXL'] } })).toEqual([
    ['2', 30_000],
    ['1', 20_000],
  ])
})

test('an index of other fields that finds other vehicles is rejected, until that is accepted', async () => {
  await olderIndex()
  await own.search.apply([...own.stock.values()])
  own.stock.delete('rival 2')
  const outcome = await reindex(own.task)
  expect(outcome).toMatchObject({ kind: 'different' })
  const accepted = await reindex({ ...own.task, isAccepted: true })
  expect(accepted).toMatchObject({ kind: 'done', index: outcome.index })
  expect(own.said.join('\n')).toContain('answers differently, which is accepted')
  expect(await own.prices()).toEqual({ 1: 20_000 })
})

test('a rejected index is rebuilt if it is not accepted', async () => {
  await olderIndex()
  await own.search.apply([...own.stock.values()])
  const gone = own.stock.get('rival 2')
  own.stock.delete('rival 2')
  const outcome = await reindex(own.task)
  if (gone) own.stock.set('rival 2', gone)
  const next = await reindex(own.task)
  expect(next).toMatchObject({ kind: 'done', vehicles: 2 })
  expect(next.index).not.toBe(outcome.index)
})

test('an unfinished first build of a release with other fields is not compared with', async () => {
  await olderIndex({ ...older, state: 'building', done: ['northgate'] })
  const [first] = own.stock.values()
  await own.search.apply(first ? [first] : [])
  expect(await reindex(own.task)).toMatchObject({ kind: 'done', vehicles: 2 })
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
})

test.each([
  { strict: {}, isCaughtUp: true },
  { strict: { dynamic: 'strict' as const }, isCaughtUp: false },
])(
  '[IN-3] a rollback to an index with fewer fields works, also if it rejects unknown fields: $strict',
  async ({ strict, isCaughtUp }) => {
    const before = await olderIndex(older, strict)
    // Changes from its own time in use.
    const known = [...own.stock.values()].map(({ version, vehicle: { id, dealership_slug: dealership } }) => ({
      ...({ kind: 'remove', id, dealership, version } as const),
    }))
    await own.search.apply(known)
    await reindex({ ...own.task, isAccepted: true })
    await own.search.apply([await own.store('1', 2, 18_000)])
    expect(await own.prices()).toEqual({ 1: 18_000, 2: 30_000 })
    expect(await rollBack(own.task)).toBe(before)
    expect(await currentIndex(connection, own.alias)).toBe(before)
    expect(await own.prices()).toEqual(isCaughtUp ? { 1: 18_000 } : {})
    const refusals = own.said.filter((line) => line.startsWith(`${before} rejected 1 vehicle `))
    expect(refusals.length > 0).toBe(!isCaughtUp)
    expect(await listIndices(connection, own.alias)).toHaveLength(2)
  },
)
