import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Call } from '../connection/connection.ts'
import { createIndex, currentIndex, listIndices, swapAlias } from '../index/stock-indices.ts'
import { interceptCall, isAliasSwap, isWriteBlock } from '../testing/intercept-call.ts'
import { type ReindexFixture, reindexFixtures } from '../testing/reindex-fixtures.ts'
import { testEngines } from '../testing/test-engines.ts'
import { deleteIndices } from './prepare-next-index.ts'
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
  first = (await reindex(own.task)).index
})

const inUse = () => currentIndex(connection, own.alias)
const known = async () => (await listIndices(connection, own.alias)).map(({ index }) => index)

/** A run that is suspended at some step, for so long that another may have begun. */
function standingStill(isThen: (call: Call) => boolean, meanwhile = async () => {}) {
  let isLate = false
  const after = async () => {
    if (isLate) return
    await meanwhile()
    isLate = true
  }
  const check = () => {
    if (isLate) throw new Error('Another reindex may have begun.')
  }
  return { ...own.task, connection: interceptCall(connection, isThen, { after }), check }
}
/** Discards its messages. */
async function isStopped(work: Promise<unknown>): Promise<void> {
  await expect(work).rejects.toThrow('Another reindex may have begun.')
  expect(own.said.filter((line) => line.includes('Another'))).toEqual([])
}
const isNotingWhatIsOwed = ({ path, body }: Call) =>
  path.endsWith('/_mapping') && JSON.stringify(body ?? {}).includes('"owed"')

test('a run that may have lost its lease stops', async () => {
  await isStopped(reindex(standingStill(({ path }) => path.endsWith('/_bulk'))))
  expect(await inUse()).toBe(first)
})

test('a run that is suspended just before its swap does not swap', async () => {
  await isStopped(reindex(standingStill(isNotingWhatIsOwed)))
  expect(await inUse()).toBe(first)
})

test.each([
  ['its swap', isAliasSwap],
  ['it closed the previous index', isWriteBlock],
])('a run that is suspended after %s deletes no index of a later run', async (_, isThen) => {
  let others = ''
  const meanwhile = async () => {
    others = (await reindex(own.task)).index
  }
  await isStopped(reindex(standingStill(isThen, meanwhile)))
  expect(await inUse()).toBe(others)
  expect(await own.prices()).toEqual({ 1: 20_000 })
})

test('a run that is suspended while it deletes old indices deletes no more', async () => {
  await reindex(own.task)
  const before = await known()
  const isLooking = ({ path, method }: Call) => method === 'GET' && path === `/_alias/${own.alias}`
  let looks = 0
  // It checks once when it begins, and then before each deletion.
  await isStopped(reindex(standingStill((call) => isLooking(call) && ++looks === 2)))
  expect(await known()).toEqual([...before, await inUse()])
})

test('a suspended rollback does not switch indices', async () => {
  const { index } = await reindex(own.task)
  await isStopped(rollBack(standingStill(({ path }) => path.endsWith('/_refresh'))))
  expect(await inUse()).toBe(index)
})

test('an index in use is never deleted', async () => {
  const { index } = await reindex(own.task)
  await deleteIndices(own.task, () => true)
  expect(await known()).toEqual([index])
})

test('an alias that points at another index by now is not changed, and a swap with a lost response is complete', async () => {
  const { index: second } = await reindex(own.task)
  const { index: third } = await reindex(own.task)
  const other = await createIndex(connection, `${own.alias}-0`)
  await expect(swapAlias(connection, own.alias, other.index, second)).rejects.toMatchObject({ status: 404 })
  expect(await inUse()).toBe(third)
  await swapAlias(connection, own.alias, third, second)
  expect(await inUse()).toBe(third)
})
