import { expect, test, vi } from 'vitest'
import { expectLogs } from '../testing/expect-logs.ts'
import { applyRecords, isStreamEvent } from './stream-records.ts'

const record = (keys: Record<string, string>, eventName: 'INSERT' | 'MODIFY' | 'REMOVE' = 'INSERT') => ({
  eventName,
  dynamodb: {
    Keys: Object.fromEntries(Object.entries(keys).map(([name, S]) => [name, { S }])),
    SequenceNumber: `of ${keys.id}`,
  },
})

test('the work of each item is done in order, and what fails comes again, alone', async () => {
  expectLogs(/The car north\/2 cannot be applied/)
  const apply = vi.fn(async ({ id }: { id: string }) => {
    if (id === '2') throw new Error('no')
  })
  const Records = ['1', '2', '3'].map((id) => record({ yard: 'north', id }))
  expect(await applyRecords({ Records }, { item: 'car', keys: ['yard', 'id'], on: ['INSERT'], apply })).toEqual({
    batchItemFailures: [{ itemIdentifier: 'of 2' }],
  })
  expect(apply.mock.calls.map(([key]) => key)).toEqual(['1', '2', '3'].map((id) => ({ yard: 'north', id })))
})

test('other changes are passed over, and a record with another key is logged once and not tried again', async () => {
  expectLogs(/no key of a car/)
  const apply = vi.fn()
  const Records = [record({ yard: 'north', id: '1' }, 'REMOVE'), record({ tenant: 'a' })]
  expect(
    await applyRecords({ Records }, { item: 'car', keys: ['yard', 'id'], on: ['INSERT', 'MODIFY'], apply }),
  ).toEqual({ batchItemFailures: [] })
  expect(apply).not.toHaveBeenCalled()
})

test('a schedule’s event is none of a stream', () => {
  expect([isStreamEvent({}), isStreamEvent({ Records: [] })]).toEqual([false, true])
})
