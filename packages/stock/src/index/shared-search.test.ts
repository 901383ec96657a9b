import { startLocalServer } from '@forecourt/lambda-kit/testing/local-server'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { afterEach, expect, test, vi } from 'vitest'
import { openSearchAddress, sharedSearch } from './shared-search.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test('a process that only writes to the shared index logs its metrics every minute too', async () => {
  const server = await startLocalServer((_, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ items: [{ index: { _id: 'northgate/1', status: 201 } }] }))
  })
  vi.stubEnv('OPENSEARCH_URL', server.url)
  vi.stubEnv('STAGE', 'prod')
  const lines: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  const search = await sharedSearch()
  const change = { kind: 'put', version: 1, vehicle: testVehicle() } as const
  await search?.apply([change])
  expect(lines).toEqual([])
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  await search?.apply([change])
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    {
      _aws: { CloudWatchMetrics: [{ Namespace: 'Forecourt/Search', Dimensions: [['engine', 'stage']] }] },
      engine: 'opensearch',
      stage: 'prod',
      leftHeld: 0,
      unreadableHits: 0,
      rejected: 0,
      retried: 0,
    },
  ])
  server.close()
})

test.each(['nonsense', '127.0.0.1:9200', 'localhost:9200', 'http://127.0.0.1:9200,'])(
  'OPENSEARCH_URL %s is rejected, with valid forms',
  (url) => {
    vi.stubEnv('OPENSEARCH_URL', url)
    expect(openSearchAddress).toThrow(`OPENSEARCH_URL is "${url}": it must be OpenSearch's address, like http://127.0.`)
  },
)

test('several nodes are separated by commas', () => {
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9200, http://127.0.0.1:9201')
  expect(openSearchAddress()?.urls).toEqual(['http://127.0.0.1:9200', 'http://127.0.0.1:9201'])
})
