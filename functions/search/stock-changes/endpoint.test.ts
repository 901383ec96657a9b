import type { DynamoDBRecord } from 'aws-lambda'
import { expect, test } from 'vitest'
import { forwardChanges, type QueuedChange } from './endpoint.ts'

const record = (id: string, eventID = `event-${id}`, at = 1_790_000_000): DynamoDBRecord => ({
  eventID,
  eventName: 'MODIFY',
  dynamodb: {
    Keys: { dealership_slug: { S: 'north' }, id: { S: id } },
    SequenceNumber: id,
    ApproximateCreationDateTime: at,
  },
})

async function forward(...records: DynamoDBRecord[]): Promise<QueuedChange[][]> {
  const calls: QueuedChange[][] = []
  await forwardChanges({ Records: records }, async (changes) => void calls.push([...changes]))
  return calls
}

test('[IN-5] a change is queued as its key and when it was written, since the consumer reads the current item', async () => {
  const [[change] = []] = await forward(record('A'))
  expect(JSON.parse(change?.body ?? '')).toEqual({ dealership_slug: 'north', id: 'A', changed_at: 1_790_000_000 })
  expect(change?.eventId).toBe('event-A')
})

test('a change that does not say when it was written is queued all the same', async () => {
  const { dynamodb, ...others } = record('A')
  const [[change] = []] = await forward({
    ...others,
    dynamodb: { ...dynamodb, ApproximateCreationDateTime: undefined },
  })
  expect(JSON.parse(change?.body ?? '')).toEqual({ dealership_slug: 'north', id: 'A' })
})

test('changes of one vehicle share a group, so that they keep their order, and those of two do not', async () => {
  const [changes = []] = await forward(record('A', '1'), record('B', '2'), record('A', '3', 1_790_000_060))
  const [first, other, again] = changes.map(({ group }) => group)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('a group can be named after any stock number', async () => {
  const [[change] = []] = await forward(record(`Ünï code / ${'x'.repeat(300)}`))
  expect(change?.group).toMatch(/^[0-9a-f]{64}$/)
})

test('a batch goes out in calls of ten, one after the other', async () => {
  const calls = await forward(...Array.from({ length: 23 }, (_, index) => record(String(index))))
  expect(calls.map((call) => call.length)).toEqual([10, 10, 3])
  expect(calls.flat().map(({ eventId }) => eventId)).toEqual(Array.from({ length: 23 }, (_, i) => `event-${i}`))
})

test('a call that fails stops the rest, so that Lambda retries the whole batch', async () => {
  let calls = 0
  const send = async () => {
    calls++
    throw new Error('The queue is away.')
  }
  const records = Array.from({ length: 23 }, (_, index) => record(String(index)))
  await expect(forwardChanges({ Records: records }, send)).rejects.toThrow('The queue is away.')
  expect(calls).toBe(1)
})
