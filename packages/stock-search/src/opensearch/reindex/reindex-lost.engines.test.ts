import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Connection, EngineError } from '../connection/connection.ts'
import { currentIndex, listIndices } from '../index/stock-indices.ts'
import { interceptCall } from '../testing/intercept-call.ts'
import { type ReindexFixture, reindexFixtures } from '../testing/reindex-fixtures.ts'
import { testEngines } from '../testing/test-engines.ts'
import { reindex } from './reindex.ts'
import { rollBack } from './roll-back.ts'

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

/** All its shards are lost: the index exists, but cannot be read. */
const without = (isLost: (index: string) => boolean): Connection => {
  const before = async () => {
    throw new EngineError('unreachable', 'The index answered without 1 of its shards.')
  }
  return interceptCall(connection, ({ path }) => /_m?search/.test(path) && isLost(path.split('/')[1] ?? ''), { before })
}

const inUse = () => currentIndex(connection, own.alias)

test('[IN-3] a lost index is replaced by one built from the table if that is accepted, and the next run completes it', async () => {
  const task = { ...own.task, connection: without((index) => index === first) }
  await expect(reindex(task)).rejects.toThrow(
    /could not be compared: .* without 1 of its shards\. .* reindex --accept uses it\./,
  )
  expect(await inUse()).toBe(first)
  // The build is resumed, so only the lost index received this change.
  await own.store('1', 2, 19_000)
  const accepted = await reindex({ ...task, isAccepted: true })
  expect(accepted).toMatchObject({ kind: 'done', previous: first, vehicles: 0 })
  expect(own.said.join('\n')).toMatch(/This is accepted\. .* may lack changes made during its build/)
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
  const whole = await reindex({ ...task, isAccepted: true })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
  expect((await listIndices(connection, own.alias)).map(({ index }) => index)).toEqual([accepted.index, whole.index])
})

test('[IN-3] an index that does not answer every sample is never used, even with accept', async () => {
  const task = { ...own.task, connection: without((index) => index !== first), isAccepted: true }
  await expect(reindex(task)).rejects.toThrow('without 1 of its shards')
  expect(await inUse()).toBe(first)
})

test('after a rollback without the lost index’s changes, the next build is not compared', async () => {
  const { index: second } = await reindex(own.task)
  await own.search.apply([await own.store('1', 2, 19_000)])
  expect(await rollBack({ ...own.task, connection: without((index) => index === second) })).toBe(first)
  expect(own.said.join('\n')).toMatch(/could not be read: .* without 1 of its shards\./)
  expect(own.said.at(-1)).toMatch(/ lacks the changes since it was replaced: /)
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
  expect(await reindex({ ...own.task, connection: without((index) => index === second) })).toMatchObject({
    kind: 'done',
    previous: first,
  })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})
