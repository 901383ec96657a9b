import { setTimeout as wait } from 'node:timers/promises'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { lockImports } from './import-lock.ts'
import { latestImports } from './import-records.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const timing = { beatMs: 50, lifeMs: 400, patienceMs: 1500 }

test('[IN-5] an import waits for the other of its dealership, and no other dealership does', async () => {
  const first = await lockImports({ dealership: 'd1', file: 'a.csv' }, timing)
  const onWait = vi.fn()
  const order: string[] = []
  const second = lockImports({ dealership: 'd1', file: 'b.csv', onWait }, timing).then((lock) => {
    order.push('second')
    return lock
  })
  await (await lockImports({ dealership: 'd2', file: 'c.csv' }, timing)).release()
  await wait(800)
  first.check()
  order.push('first ends')
  await first.release()
  await (await second).release()
  expect(order).toEqual(['first ends', 'second'])
  expect(onWait).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Another import of d1 (a.csv, begun 20'))
  expect(await latestImports('d1', 5)).toEqual([])
})

test('[IN-5] an import that waits too long says for what, until when, and what to do', async () => {
  const first = await lockImports({ dealership: 'd3', file: 'a.csv' }, timing)
  await expect(lockImports({ dealership: 'd3', file: 'b.csv' }, { ...timing, patienceMs: 0 })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/a\.csv.* holds it until 20.* Wait for its end, then import again\.$/),
  })
  await first.release()
})

test('[IN-5] an import that stood still is taken over from, and stops itself', async () => {
  const frozen = await lockImports({ dealership: 'd4', file: 'a.csv' }, { ...timing, beatMs: 10_000 })
  const next = await lockImports({ dealership: 'd4', file: 'b.csv' }, timing)
  expect(() => frozen.check()).toThrow('stood still')
  await frozen.release()
  next.check()
  await expect(lockImports({ dealership: 'd4', file: 'c.csv' }, { ...timing, patienceMs: 0 })).rejects.toThrow('b.csv')
  await next.release()
})
