import { expect, test } from 'vitest'
import { type Change, changeStream, type Dropped } from './change-stream.ts'

const done = { batchItemFailures: [] }
const key = (id: number): Change => ({ keys: { id: { S: String(id) } }, eventName: 'MODIFY' })

test('delivers every change in order, one batch at a time, at most 100 in a batch', async () => {
  const batches: string[][] = []
  let running = 0
  const stream = changeStream(
    async (event) => {
      running++
      expect(running).toBe(1)
      await Promise.resolve()
      batches.push(event.Records.map((record) => record.dynamodb?.Keys?.id?.S ?? ''))
      running--
      return done
    },
    () => {},
  )
  for (let id = 0; id < 250; id++) stream.push(key(id))
  await stream.settled()
  expect(batches.flat()).toEqual(Array.from({ length: 250 }, (_, id) => String(id)))
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(100)
})

test('tries a failing batch three times, then reports it and continues', async () => {
  let calls = 0
  const dropped: unknown[] = []
  const stream = changeStream(
    async (event) => {
      if (event.Records[0]?.dynamodb?.Keys?.id?.S !== '1') return done
      calls++
      throw new Error('poison')
    },
    ({ error }) => dropped.push(error),
  )
  stream.push(key(1))
  stream.push(key(2))
  await stream.settled()
  expect(calls).toBe(3)
  expect(dropped).toEqual([new Error('poison')])
})

test('retries only those changes that the handler names, and drops them after the third time', async () => {
  const batches: string[][] = []
  const dropped: unknown[] = []
  const stream = changeStream(
    async ({ Records }) => {
      const ids = Records.map((record) => record.dynamodb?.Keys?.id?.S ?? '')
      batches.push(ids)
      const failed = Records.filter((_, index) => ids[index] === '2' || (ids[index] === '3' && batches.length === 1))
      return { batchItemFailures: failed.map((record) => ({ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' })) }
    },
    ({ error }) => dropped.push(error),
  )
  stream.push(key(1), key(2), key(3))
  await stream.settled()
  expect(batches).toEqual([['1', '2', '3'], ['2', '3'], ['2']])
  expect(dropped).toEqual([new Error('The handler failed 1 changes: [{"id":{"S":"2"}}]')])
})

test('reports how many changes wait, and how long the last took', async () => {
  let answer = (): void => {}
  const stream = changeStream(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(done)
      }),
    () => {},
  )
  expect(stream.lag()).toEqual({ waiting: 0, lastMs: undefined })
  stream.push(key(1), key(2))
  expect(stream.lag()).toMatchObject({ waiting: 2 })
  answer()
  await stream.settled()
  expect(stream.lag()).toEqual({ waiting: 0, lastMs: expect.any(Number) })
})

test("a table's stream sends a batch again from the first failure on", async () => {
  const sent: string[] = []
  const stream = changeStream(
    async ({ Records }) => {
      sent.push(Records.map((record) => `${record.eventName} ${record.dynamodb?.Keys?.id?.S}`).join(', '))
      return sent.length === 1 ? { batchItemFailures: [{ itemIdentifier: '1' }] } : undefined
    },
    () => {},
    { retries: 'from-first-failure' },
  )
  stream.push(key(1), key(2), { ...key(3), eventName: 'REMOVE' })
  await stream.settled()
  expect(sent).toEqual(['MODIFY 1, MODIFY 2, REMOVE 3', 'MODIFY 2, REMOVE 3'])
})

test('a failure that names nothing in its batch is a failure of the whole batch', async () => {
  const dropped: Dropped[] = []
  const failing = async () => ({ batchItemFailures: [{ itemIdentifier: 'unknown' }] })
  const stream = changeStream(failing, (each) => dropped.push(each))
  stream.push(key(1), key(2))
  await stream.settled()
  expect(dropped.map(({ keys }) => keys)).toEqual([[key(1).keys, key(2).keys]])
})

test('a push of nothing changes nothing', async () => {
  const sent: unknown[] = []
  const stream = changeStream(
    async (event) => void sent.push(event),
    () => {},
  )
  stream.push()
  await stream.settled()
  stream.push(key(1))
  await stream.settled()
  expect(sent).toHaveLength(1)
})
