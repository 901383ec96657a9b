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

/** No node has a shard of it any more: it is known, but nothing of it is read. */
const without = (isLost: (index: string) => boolean): Connection => {
  const before = async () => {
    throw new EngineError('unreachable', 'The index answered without 1 of its shards.')
  }
  return interceptCall(connection, ({ path }) => /_m?search/.test(path) && isLost(path.split('/')[1] ?? ''), { before })
}

const inUse = () => currentIndex(connection, own.alias)

test('[IN-3] an index that is lost is replaced by what was built from the table once that is accepted, and the next run makes it whole', async () => {
  const task = { ...own.task, connection: without((index) => index === first) }
  await expect(reindex(task)).rejects.toThrow(
    /could not be compared: .* without 1 of its shards\. .* reindex --accept uses it as it is\./,
  )
  expect(await inUse()).toBe(first)
  // What is built is gone on with, so this change is told to nobody but the lost one.
  await own.store('1', 2, 19_000)
  const accepted = await reindex({ ...task, isAccepted: true })
  expect(accepted).toMatchObject({ kind: 'done', previous: first, vehicles: 0 })
  expect(own.said.join('\n')).toMatch(/That is accepted\. .* may lack what changed while it was built/)
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
  const whole = await reindex({ ...task, isAccepted: true })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
  expect((await listIndices(connection, own.alias)).map(({ index }) => index)).toEqual([accepted.index, whole.index])
})

test('[IN-3] one that does not answer by itself takes no place, whatever is accepted', async () => {
  const task = { ...own.task, connection: without((index) => index !== first), isAccepted: true }
  await expect(reindex(task)).rejects.toThrow('without 1 of its shards')
  expect(await inUse()).toBe(first)
})

test('what was rolled back to without having learnt what the lost one knew is no measure of the next', async () => {
  const { index: second } = await reindex(own.task)
  await own.search.apply([await own.store('1', 2, 19_000)])
  expect(await rollBack({ ...own.task, connection: without((index) => index === second) })).toBe(first)
  expect(own.said.join('\n')).toMatch(/could not be read: .* without 1 of its shards\./)
  expect(own.said.at(-1)).toMatch(/ lacks what changed while another served: /)
  expect(await own.prices()).toEqual({ 1: 20_000, 2: 30_000 })
  expect(await reindex({ ...own.task, connection: without((index) => index === second) })).toMatchObject({
    kind: 'done',
    previous: first,
  })
  expect(await own.prices()).toEqual({ 1: 19_000, 2: 30_000 })
})
