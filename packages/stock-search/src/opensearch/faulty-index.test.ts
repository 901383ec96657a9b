import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { emptySearch } from '@forecourt/domain/search/search-filters'
import { afterEach, expect, test } from 'vitest'
import type { StockChange } from '../port.ts'
import { testScope } from '../testing/test-scope.ts'
import { testVehicle } from '../testing/test-vehicle.ts'
import { connect } from './connection/connect.ts'
import { Counters } from './connection/counters.ts'
import { withRetries } from './connection/with-retries.ts'
import { createOpenSearchSearch } from './create-opensearch-search.ts'

type Answer = (sent: string, response: ServerResponse) => void

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** An index that answers its first requests with these responses, and all later ones with the last. */
async function indexAnswering(...answers: Answer[]) {
  const sent: string[] = []
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = await text(request)
    sent.push(body)
    response.setHeader('content-type', 'application/json')
    const answer = answers[Math.min(sent.length, answers.length) - 1]
    answer?.(body, response)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const counters = new Counters()
  const connection = withRetries(connect({ urls: [`http://127.0.0.1:${port}`], timeoutMs: 200 }), {
    counters,
    pause: async () => {},
  })
  return { sent, counters, search: createOpenSearchSearch(connection, { index: 'stock', counters }) }
}

const idsIn = (bulk: string): string[] =>
  bulk.split('\n').flatMap((line) => (line.startsWith('{"index"') ? [JSON.parse(line).index._id] : []))

/** Answers a bulk request: each document with its given status, else as written. */
const writes =
  (statusOf: Record<string, number> = {}): Answer =>
  (sent, response) => {
    const items = idsIn(sent).map((_id) => {
      const status = statusOf[_id] ?? 201
      return { index: { _id, status, ...(status >= 300 && { error: { type: 'busy', reason: `said ${status}` } }) } }
    })
    response.end(JSON.stringify({ items }))
  }
const status =
  (code: number): Answer =>
  (_, response) =>
    response.writeHead(code).end('{"error":"no"}')
const never: Answer = () => {}
const answers =
  (body: object): Answer =>
  (_, response) =>
    response.end(JSON.stringify(body))
const breaksOff: Answer = (_, response) => response.socket?.destroy()

const change = (id: string): StockChange => ({ kind: 'put', version: 1, vehicle: testVehicle({ id }) })
const three = ['1', '2', '3'].map(change)
const all = ['northgate/1', 'northgate/2', 'northgate/3']

test.each<[string, Answer]>([
  ['429', status(429)],
  ['503', status(503)],
  ['a connection that breaks off', breaksOff],
])('a bulk request answered with %s is sent again completely, and nothing is lost', async (_, fault) => {
  const { sent, search } = await indexAnswering(fault, fault, writes())
  await search.apply(three)
  expect(sent.map(idsIn)).toEqual([all, all, all])
})

test('only the documents of a bulk request that got 429 or 503 are sent again', { tags: 'long' }, async () => {
  const busy = { 'northgate/1': 429, 'northgate/3': 503 }
  const { sent, search } = await indexAnswering(writes(busy), writes({ 'northgate/3': 429 }), writes())
  await search.apply(three)
  expect(sent.map(idsIn)).toEqual([all, ['northgate/1', 'northgate/3'], ['northgate/3']])
})

test('every write that the index rejects as busy is counted, also if a retry succeeds', { tags: 'long' }, async () => {
  const busy = { 'northgate/1': 429, 'northgate/3': 429 }
  const { counters, search } = await indexAnswering(status(429), writes(busy), writes({ 'northgate/3': 429 }), writes())
  await search.apply(three)
  expect(counters.take()).toMatchObject({ rejected: 4, retried: 3 })
})

test('an index that a node does not know yet is retried, and fails if it stays unknown', { tags: 'long' }, async () => {
  const unknown = { 'northgate/1': 404 }
  const late = await indexAnswering(writes(unknown), writes())
  await late.search.apply(three)
  expect(late.sent.map(idsIn)).toEqual([all, ['northgate/1']])
  const never = await indexAnswering(writes(unknown))
  await expect(never.search.apply(three)).rejects.toMatchObject({ name: 'UnwrittenError', changes: [three[0]] })
})

test('a rejected document is named, a known version is not an error, and the rest of the bulk is written', async () => {
  const { sent, search } = await indexAnswering(writes({ 'northgate/1': 400, 'northgate/2': 409 }))
  await expect(search.apply(three)).rejects.toMatchObject({
    name: 'UnwrittenError',
    message: 'busy: said 400',
    changes: [three[0]],
  })
  expect(sent).toHaveLength(1)
})

test('a permanent write error has the index’s message and the first affected vehicles', { tags: 'long' }, async () => {
  const reason = 'index [stock-2] blocked by: [FORBIDDEN/8/index write (api)];'
  const blocked = { status: 403, error: { type: 'cluster_block_exception', reason } }
  const { search } = await indexAnswering((sent, response) => {
    const statusOf = (_id: string) => (_id === 'northgate/2' ? { status: 201 } : blocked)
    response.end(JSON.stringify({ items: idsIn(sent).map((_id) => ({ index: { _id, ...statusOf(_id) } })) }))
  })
  await expect(search.apply(['1', '2', '3', '4', '5'].map(change))).rejects.toMatchObject({
    name: 'EngineError',
    message: `The index stock rejected 4 writes (northgate/1, northgate/3, northgate/4 and 1 more): cluster_block_exception: ${reason}`,
  })
})

const forgets =
  (id: string): Answer =>
  (sent, response) => {
    const others = idsIn(sent).filter((own) => own !== id)
    response.end(JSON.stringify({ items: others.map((_id) => ({ index: { _id, status: 201 } })) }))
  }

test('a bulk response that omits a document is sent again: that document may not be written', async () => {
  const { sent, search } = await indexAnswering(forgets('northgate/2'), writes())
  await search.apply(three)
  expect(sent.map(idsIn)).toEqual([all, all])
})

test.each<{ how: string; fault: Answer; kind: string; attempts: number }>([
  { how: 'with 429', fault: status(429), kind: 'rejected', attempts: 3 },
  { how: 'with 503', fault: status(503), kind: 'unreachable', attempts: 3 },
  { how: 'by breaking off', fault: breaksOff, kind: 'unreachable', attempts: 3 },
  { how: 'not in time', fault: never, kind: 'timeout', attempts: 1 },
  { how: 'with 400', fault: status(400), kind: 'refused', attempts: 1 },
  { how: 'with 404', fault: status(404), kind: 'missing', attempts: 1 },
  {
    how: 'by a search of several whose index is gone',
    fault: answers({ responses: [{ error: { type: 'index_not_found_exception' }, status: 404 }] }),
    kind: 'missing',
    attempts: 1,
  },
  {
    how: 'without a shard',
    fault: answers({ responses: [{ _shards: { failed: 1 }, hits: { total: { value: 7 }, hits: [] } }] }),
    kind: 'unreachable',
    attempts: 3,
  },
  {
    how: 'by a search of several that failed',
    fault: answers({ responses: [{ error: 'no', status: 503 }] }),
    kind: 'unreachable',
    attempts: 3,
  },
  { how: 'with a part in time', fault: answers({ responses: [{ timed_out: true }] }), kind: 'timeout', attempts: 1 },
])('a search answered $how fails as $kind after $attempts attempts', async ({ fault, kind, attempts }) => {
  const { sent, search } = await indexAnswering(fault)
  await expect(search.search(testScope(), emptySearch)).rejects.toMatchObject({ name: 'EngineError', kind })
  expect(sent).toHaveLength(attempts)
})

test('the error for an unreachable index has its address without credentials, and the reason', async () => {
  const connection = connect({ urls: ['http://me:secret@127.0.0.1:9'] })
  await expect(connection({ method: 'GET', path: '/' })).rejects.toThrow(
    /^The index at http:\/\/127\.0\.0\.1:9 cannot be reached \(connect ECONNREFUSED 127\.0\.0\.1:9\)\.$/,
  )
})
