import { setTimeout as wait } from 'node:timers/promises'
import { getItem, putItem } from '@forecourt/lambda-kit/data/items'
import { TableClient } from '@forecourt/lambda-kit/data/table-client'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test, vi } from 'vitest'
import { duplicatePuts } from '../testing/duplicate-puts.ts'
import { lockImport } from './import-lock.ts'
import { latestImports } from './import-records.ts'

withLocalTables()

const timing = { heartbeatMs: 20, ttlMs: 60_000, maxWaitMs: 60_000 }
const lockOf = async (dealership: string) => {
  const item = await getItem('imports', { dealership_slug: `${dealership}#lock`, started_at: 'lock' })
  return item?.lock as { holder: string; held_until: number }
}

test('[IN-5] an import waits for another of its dealership, and other dealerships do not', {
  tags: 'long',
}, async () => {
  const first = await lockImport({ dealership: 'd1', file: 'a.csv' }, timing)
  const onWait = vi.fn()
  const order: string[] = []
  const second = lockImport({ dealership: 'd1', file: 'b.csv', onWait }, timing).then((lock) => {
    order.push('second')
    return lock
  })
  await (await lockImport({ dealership: 'd2', file: 'c.csv' }, timing)).release()
  const { held_until } = await lockOf('d1')
  await vi.waitFor(async () => {
    expect(onWait).toHaveBeenCalled()
    expect((await lockOf('d1')).held_until).toBeGreaterThan(held_until)
  })
  first.check()
  order.push('first ends')
  await first.release()
  await (await second).release()
  expect(order).toEqual(['first ends', 'second'])
  expect(onWait).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Another import of d1 (a.csv, begun 20'))
  expect(await latestImports('d1', 5)).toEqual([])
})

test('[IN-5] an import that waits too long reports the other one, its expiry, and what to do', async () => {
  const first = await lockImport({ dealership: 'd3', file: 'a.csv' }, timing)
  await expect(lockImport({ dealership: 'd3', file: 'b.csv' }, { ...timing, maxWaitMs: 0 })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/a\.csv.* holds it until 20.* Wait until it ends, then import again\.$/),
  })
  await first.release()
})

test('[IN-5] the lock of a suspended import is taken over, and that import stops', { tags: 'long' }, async () => {
  const frozen = await lockImport({ dealership: 'd4', file: 'a.csv' }, { ...timing, heartbeatMs: 10_000, ttlMs: 100 })
  const next = await lockImport({ dealership: 'd4', file: 'b.csv' }, timing)
  expect(() => frozen.check()).toThrow('was suspended')
  await frozen.release()
  next.check()
  await expect(lockImport({ dealership: 'd4', file: 'c.csv' }, { ...timing, maxWaitMs: 0 })).rejects.toThrow('b.csv')
  await next.release()
})

test('[IN-5] a heartbeat that arrives after its lock was released does not take it back', async () => {
  const first = await lockImport({ dealership: 'd5', file: 'a.csv' }, timing)
  const lock = await lockOf('d5')
  await first.release()
  const key = { dealership_slug: 'd5#lock', started_at: 'lock' }
  const late = { expression: '#lock.holder = :me', names: { '#lock': 'lock' }, values: { ':me': lock.holder } }
  expect(await putItem('imports', { ...key, lock }, late)).toBe(false)
  await (await lockImport({ dealership: 'd5', file: 'b.csv' }, { ...timing, maxWaitMs: 0 })).release()
})

test('[IN-5] a slow table gets one heartbeat at a time', async () => {
  const lock = await lockImport({ dealership: 'd6', file: 'a.csv' }, { ...timing, heartbeatMs: 1 })
  const { send } = TableClient.prototype
  let [beats, underWay, most] = [0, 0, 0]
  const slow = vi.spyOn(TableClient.prototype, 'send').mockImplementation(async function (this: TableClient, ...call) {
    beats++
    most = Math.max(most, ++underWay)
    await wait(20)
    return send.apply(this, call).finally(() => underWay--)
  })
  await vi.waitFor(() => expect(beats).toBeGreaterThan(2))
  slow.mockRestore()
  await lock.release()
  expect(most).toBe(1)
})

test('[IN-5] a lock whose first response was lost is held after the client’s retry', async () => {
  const lossy = duplicatePuts()
  const lock = await lockImport({ dealership: 'd7', file: 'a.csv' }, { ...timing, heartbeatMs: 60_000, maxWaitMs: 0 })
  lossy.mockRestore()
  lock.check()
  await lock.release()
})
