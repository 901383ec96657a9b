import { expect, test } from 'vitest'
import { type Call, EngineError } from './connection.ts'
import { Counters } from './counters.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { backoffMs, withRetries } from './with-retries.ts'

const call: Call = { method: 'GET', path: '/' }

test('limits concurrent requests, queues as many in order, and rejects the rest', async () => {
  const counters = new Counters()
  const answers: ((value: number) => void)[] = []
  const ask = limitConcurrency(
    () => new Promise((resolve) => answers.push(resolve)),
    { maxConcurrent: 1, maxQueued: 1 },
    counters,
  )
  const [first, second, third] = [ask(call), ask(call), ask(call)]
  await expect(third).rejects.toMatchObject({ kind: 'queue full' })
  answers[0]?.(1)
  expect(await first).toBe(1)
  await Promise.resolve()
  answers[1]?.(2)
  expect(await second).toBe(2)
  expect(counters.take().maxQueued).toBe(1)
})

test('a failure frees its slot', async () => {
  const ask = limitConcurrency(
    async () => Promise.reject(new Error('no')),
    { maxConcurrent: 1, maxQueued: 0 },
    new Counters(),
  )
  await expect(ask(call)).rejects.toThrow('no')
  await expect(ask(call)).rejects.toThrow('no')
})

test('a rejection counts each time, also if a retry succeeds', async () => {
  const counters = new Counters()
  const answers: EngineError[] = [new EngineError('rejected', '429'), new EngineError('queue full', 'full')]
  const connection = async () => {
    const error = answers.shift()
    if (error) throw error
  }
  await withRetries(connection, { counters, pause: async () => {} })(call)
  expect(counters.take()).toMatchObject({ rejected: 2, retried: 2 })
})

test.each([
  ['unreachable', 3],
  ['rejected', 3],
  ['timeout', 1],
  ['refused', 1],
] as const)('%s is requested %i times in all', async (kind, times) => {
  let asked = 0
  const connection = async () => {
    asked++
    throw new EngineError(kind, 'failed')
  }
  const ask = withRetries(connection, { counters: new Counters(), pause: async () => {} })
  await expect(ask(call)).rejects.toMatchObject({ kind })
  expect(asked).toBe(times)
})

test('pauses double, with jitter in their second half, up to five seconds', () => {
  expect([1, 2, 3].map((attempt) => backoffMs(attempt, () => 1))).toEqual([100, 200, 400])
  expect(backoffMs(1, () => 0)).toBe(50)
  expect(backoffMs(30, () => 1)).toBe(5000)
})
