import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { addKnownSite } from '@forecourt/lambda-kit/tenants/known-sites'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { importStock } from '@forecourt/stock/import/import-stock'
import { stockSearch } from '@forecourt/stock/index/stock-index'
import { loadSnapshot } from '@forecourt/stock/index/stock-snapshots'
import { testScope } from '@forecourt/stock-search/testing/test-scope'
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { saveSnapshots } from './endpoint.ts'
import { handler } from './index.ts'

withLocalTables()

const scope = testScope({ dealerships: ['d'], carTypes: ['used'] })

const event = (...ids: string[]): DynamoDBStreamEvent => ({
  Records: ids.map((id, index) => ({
    dynamodb: {
      Keys: { dealership_slug: { S: id === 'bad' ? 'other' : 'd' }, id: { S: id } },
      SequenceNumber: String(index),
    },
  })),
})

async function store(...ids: string[]): Promise<void> {
  const text = ['stocknum,make,model,car_type', ...ids.map((id) => `${id},Kia,Rio,used`), ''].join('\n')
  async function* source() {
    yield Buffer.from(text)
  }
  await importStock({
    source: source(),
    format: 'csv',
    dealership: 'd',
    file: 'd.csv',
    now: new Date('2026-11-01T00:00:00Z'),
    allowShrink: true,
  })
}

async function found(): Promise<string[]> {
  const { hits } = await (await stockSearch(scope)).search(scope, emptySearch)
  return hits.map(({ id }) => id).sort()
}

test('the index follows the table: what is there at start, what changes later, and what is withdrawn', async () => {
  await store('A', 'B')
  expect(await found()).toEqual(['A', 'B'])
  await store('A', 'B', 'C')
  expect(await found()).toEqual(['A', 'B'])
  expect(await handler(event('C'))).toEqual({ batchItemFailures: [] })
  expect(await found()).toEqual(['A', 'B', 'C'])
  await store('A', 'C')
  await handler(event('A', 'B', 'C'))
  expect(await found()).toEqual(['A', 'C'])
})

test('a repeated change, in one batch or in two, or of a vehicle that is not there, changes nothing', async () => {
  const before = await found()
  await handler(event('A', 'A', 'never'))
  await handler(event('A'))
  expect(await found()).toEqual(before)
})

test('a vehicle whose item cannot be read is answered as failed; the others are done', async () => {
  expectLogs(/other\/bad was not indexed/)
  await putItem('stock', { dealership_slug: 'other', id: 'bad', slug: 'bad', version: 1 })
  await store('A', 'C', 'E')
  expect(await handler(event('bad', 'E'))).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
  expect(await found()).toContain('E')
})

/** The same as the queue brings it in AWS. */
const queued = (...bodies: string[]) =>
  ({
    Records: bodies.map((body, index) => ({
      messageId: `message-${index}`,
      body,
      attributes: { SentTimestamp: String(Date.now()) },
    })),
  }) as SQSEvent
const keyOf = (id: string, changed_at?: number) =>
  JSON.stringify({ dealership_slug: id === 'bad' ? 'other' : 'd', id, changed_at })
const secondsAgo = (seconds: number) => Date.now() / 1000 - seconds

test('[IN-3] a batch of the queue is done but for what cannot be indexed, which is answered by its message', async () => {
  await store('A', 'C', 'E', 'F')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const answer = await handler(queued(keyOf('F'), keyOf('bad'), 'no JSON', '{}', keyOf('F')), lambdaContext())
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  expect(answer.batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual([
    'message-1',
    'message-2',
    'message-3',
  ])
  expect(await found()).toContain('F')
  expect(lines.find((line) => '_aws' in line)).toMatchObject({ indexed: 1, unindexed: 3, function: 'stock-index' })
  expect(lines.find((line) => '_aws' in line)).not.toHaveProperty('lagMs')
  expect(lines.filter(({ level }) => level === 'error')).toHaveLength(3)
})

test('the lag is that of the oldest change that is in the index now, since it was written to the table', async () => {
  await store('A', 'C')
  const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await handler(
    queued(keyOf('A', secondsAgo(4)), keyOf('C', secondsAgo(3600)), keyOf('bad', secondsAgo(86_400))),
    lambdaContext(),
  )
  const lines = written.mock.calls.map(([line]) => JSON.parse(String(line)))
  written.mockRestore()
  const { lagMs } = lines.find((line) => '_aws' in line)
  expect(lagMs).toBeGreaterThanOrEqual(3_600_000)
  expect(lagMs).toBeLessThan(3_700_000)
})

test('a record of the stream without a key fails alone', async () => {
  expectLogs(/The change 9 names no vehicle/)
  const { Records } = event('A', 'C')
  expect(await handler({ Records: [...Records, { dynamodb: { SequenceNumber: '9' } }] })).toEqual({
    batchItemFailures: [{ itemIdentifier: '9' }],
  })
})

describe('run by the schedule', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'snapshots-'))
    vi.stubEnv('SNAPSHOTS_DIR', folder)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })

  test('[IN-3] saves the stock of every site, once where two show the same', async () => {
    await addKnownSite({ slug: 'one', dealerships: ['d', 'e'] })
    await addKnownSite({ slug: 'two', dealerships: ['e', 'd'] })
    await addKnownSite({ slug: 'three', dealerships: ['d'] })
    await handler({ snapshots: 'all' })
    expect(await readdir(folder)).toHaveLength(2)
    expect((await loadSnapshot(['d']))?.engine.size()).toBeGreaterThan(0)
  })

  test('an event of no kind that there is fails', async () => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    await expect(handler({ snapshots: 'some' })).rejects.toThrow()
    vi.restoreAllMocks()
  })

  test('one stock that cannot be saved holds up no other', async () => {
    const saved: string[] = []
    const failed: string[] = []
    await saveSnapshots([{ dealerships: ['bad'] }, { dealerships: ['good'] }], {
      save: async ([dealership = '']) => {
        if (dealership === 'bad') throw new Error('no')
        saved.push(dealership)
      },
      onFailure: (what) => void failed.push(what),
    })
    expect({ saved, failed }).toEqual({ saved: ['good'], failed: ['The stock of bad was not saved'] })
  })
})
