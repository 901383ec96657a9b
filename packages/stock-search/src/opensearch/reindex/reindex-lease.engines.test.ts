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

/** A run that stands still at some moment, for so long that somebody else may be at it. */
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
/** And says nothing of what it could not do. */
async function isStopped(work: Promise<unknown>): Promise<void> {
  await expect(work).rejects.toThrow('Another reindex may have begun.')
  expect(own.said.filter((line) => line.includes('Another'))).toEqual([])
}
const isNotingWhatIsOwed = ({ path, body }: Call) =>
  path.endsWith('/_mapping') && JSON.stringify(body ?? {}).includes('"owed"')

test('whoever may no longer be the only one at it does nothing more', async () => {
  await isStopped(reindex(standingStill(({ path }) => path.endsWith('/_bulk'))))
  expect(await inUse()).toBe(first)
})

test('a run that stands still just before its swap swaps nothing', async () => {
  await isStopped(reindex(standingStill(isNotingWhatIsOwed)))
  expect(await inUse()).toBe(first)
})

test.each([
  ['its swap', isAliasSwap],
  ['it closed the index before', isWriteBlock],
])('a run that stands still after %s deletes nothing of the run that came meanwhile', async (_, isThen) => {
  let others = ''
  const meanwhile = async () => {
    others = (await reindex(own.task)).index
  }
  await isStopped(reindex(standingStill(isThen, meanwhile)))
  expect(await inUse()).toBe(others)
  expect(await own.prices()).toEqual({ 1: 20_000 })
})

test('a run that stands still while it deletes old ones deletes no more', async () => {
  await reindex(own.task)
  const before = await known()
  const isLooking = ({ path, method }: Call) => method === 'GET' && path === `/_alias/${own.alias}`
  let looks = 0
  // It looks once which it begins with, and then before each that it deletes.
  await isStopped(reindex(standingStill((call) => isLooking(call) && ++looks === 2)))
  expect(await known()).toEqual([...before, await inUse()])
})

test('a roll back that stands still lets nothing serve again', async () => {
  const { index } = await reindex(own.task)
  await isStopped(rollBack(standingStill(({ path }) => path.endsWith('/_refresh'))))
  expect(await inUse()).toBe(index)
})

test('an index that is in use is never deleted, whoever thinks it old', async () => {
  const { index } = await reindex(own.task)
  await deleteIndices(own.task, () => true)
  expect(await known()).toEqual([index])
})

test('an alias that names another index by now is not changed, and a swap whose answer was lost is done', async () => {
  const { index: second } = await reindex(own.task)
  const { index: third } = await reindex(own.task)
  const other = await createIndex(connection, `${own.alias}-0`)
  await expect(swapAlias(connection, own.alias, other.index, second)).rejects.toMatchObject({ status: 404 })
  expect(await inUse()).toBe(third)
  await swapAlias(connection, own.alias, third, second)
  expect(await inUse()).toBe(third)
})
