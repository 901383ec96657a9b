import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTables } from '@forecourt/lambda-kit/data/create-tables'
import { deleteItem, putItem, updateItem } from '@forecourt/lambda-kit/data/items'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { testFunction } from '../../testing/test-function.ts'
import { hostTables, type TableHost, type TableWrite } from '../tables/table-host.ts'
import { setFunctionEnvironment } from './function-environment.ts'
import { type FunctionStream, pushToStreams, startFunctionStreams } from './function-streams.ts'

let folder: string
let host: TableHost
let streams: FunctionStream[] = []
let writes: TableWrite[] = []
const handler = vi.fn(async (_event: unknown): Promise<unknown> => undefined)
const onError = vi.fn()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'streams-'))
  host = await hostTables(join(folder, 'tables'), (write) => {
    writes.push(write)
    pushToStreams(streams, write)
  })
  setFunctionEnvironment({ tableEndpoint: host.endpoint, secrets: {}, releasesDir: '', feedsDir: '', mediaDir: '' })
  await createTables(host.endpoint)
})
afterAll(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => {
  writes = []
  handler.mockReset().mockResolvedValue(undefined)
  onError.mockClear()
})

const start = () => {
  streams = startFunctionStreams([testFunction('delivery', { streamOf: 'leads' }, handler)], folder, onError)
}
const settled = () => Promise.all(streams.map(({ stream }) => stream.settled()))
const key = (lead_id: string) => ({ tenant: 'harbourside', lead_id })
const image = (lead_id: string) => ({ tenant: { S: 'harbourside' }, lead_id: { S: lead_id } })
const received = () =>
  handler.mock.calls.flatMap(([event]) =>
    (event as DynamoDBStreamEvent).Records.map(({ eventName, dynamodb }) => [eventName, dynamodb?.Keys]),
  )

test('[LD-14] every write that succeeded reaches the function, and no other', async () => {
  start()
  const isNew = { expression: 'attribute_not_exists(lead_id)' }
  await putItem('leads', key('1'), isNew)
  expect(await putItem('leads', key('1'), isNew)).toBe(false)
  await updateItem('leads', key('1'), { set: { pending: 'yes' } })
  expect(await updateItem('leads', key('1'), { set: { pending: 'no' } }, isNew)).toBe(null)
  await deleteItem('leads', key('1'))
  await putItem('config', { tenant: 'harbourside' })
  await vi.waitFor(() => expect(writes).toHaveLength(3))
  await settled()
  expect(received()).toEqual([
    ['MODIFY', image('1')],
    ['MODIFY', image('1')],
    ['REMOVE', image('1')],
  ])
})

test('what a function fails to take three times waits in dead letters, and is sent again at the next start', async () => {
  start()
  handler.mockRejectedValue(new Error('down'))
  await putItem('leads', key('2'))
  await vi.waitFor(async () => expect(await streams[0]?.countDeadLetters()).toBe(1))
  expect(handler).toHaveBeenCalledTimes(3)
  expect(onError).toHaveBeenCalledWith('delivery failed to take 1 changes of leads', new Error('down'))
  handler.mockReset().mockResolvedValue(undefined)
  start()
  await vi.waitFor(() => expect(received()).toEqual([['MODIFY', image('2')]]))
  await vi.waitFor(async () => expect(await streams[0]?.countDeadLetters()).toBe(0))
})
