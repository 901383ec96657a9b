import { startLocalServer } from '@forecourt/lambda-kit/testing/local-server'
import { EngineError, errorFromStatus } from '@forecourt/stock-search/opensearch/connection/connection'
import { afterEach, expect, test, vi } from 'vitest'
import { createEngineProbe, describeEngineProblem, type EngineState, isEngineUnreachable } from './engine-state.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
})

type Answers = Record<string, object | number>

const meta = (state: string) => ({ mappings: { _meta: { forecourt: { fields: 'f', state, done: [] } } } })
const well: Answers = {
  '/_alias/stock': { 'stock-2': { aliases: { stock: {} } } },
  '/stock-2/_search': { _shards: { failed: 0 }, hits: { hits: [] } },
  '/_cluster/health': { cluster_name: 'forecourt', status: 'yellow' },
  '/_cluster/state/blocks/stock-2': { blocks: {} },
  '/stock-*/_mapping': { 'stock-1': meta('ready'), 'stock-3': meta('building') },
}

/** An OpenSearch with these responses by path: a number is a status. */
async function engine(answers: Answers) {
  const server = await startLocalServer((request, response) => {
    const answer = answers[decodeURIComponent(request.url?.split('?')[0] ?? '')] ?? 404
    response.setHeader('content-type', 'application/json')
    if (typeof answer === 'number') response.writeHead(answer).end('{"error":"no"}')
    else response.end(JSON.stringify(answer))
  })
  closing.push(server.close)
  vi.stubEnv('OPENSEARCH_URL', server.url)
  return { place: server.url, probe: await createEngineProbe() }
}

test('a working engine has its current index, and its cluster’s health', async () => {
  const { place, probe } = await engine(well)
  const state = await probe()
  expect(state).toEqual({ kind: 'answers', place, index: 'stock-2', cluster: 'forecourt', health: 'yellow' })
  expect(describeEngineProblem(state)).toBeUndefined()
})

test('a deleted index is reported by name, with the one that is kept', async () => {
  const answers = { ...well }
  const { place, probe } = await engine(answers)
  await probe()
  answers['/_alias/stock'] = 404
  const state = await probe()
  expect(state).toEqual({ kind: 'missing', place, gone: 'stock-2', kept: 'stock-1' })
  expect(describeEngineProblem(state)).toEqual({
    say: `There is no search index at ${place}: stock-2 is gone.`,
    todo: 'npx forecourt stock reindex switches to stock-1, which was kept, at once, and builds a new index from the stock table.',
  })
})

const block = (description: string, ...levels: string[]) => ({ 8: { description, levels } })

test.each([
  ['index write (api)', { indices: { 'stock-2': block('index write (api)', 'write') } }],
  ['cluster read-only (api)', { global: block('cluster read-only (api)', 'write', 'metadata_write') }],
])('an index that rejects writes is reported with the reason: %s', async (why, blocks) => {
  const { place, probe } = await engine({ ...well, '/_cluster/state/blocks/stock-2': { blocks } })
  const state = await probe()
  expect(state).toEqual({ kind: 'read-only', place, index: 'stock-2', why })
  expect(describeEngineProblem(state)?.say).toBe(`The search index stock-2 at ${place} rejects writes: ${why}.`)
})

test('a block that allows writes is ignored', async () => {
  const blocks = { indices: { 'stock-2': block('index metadata (api)', 'metadata_read', 'metadata_write') } }
  const { probe } = await engine({ ...well, '/_cluster/state/blocks/stock-2': { blocks } })
  expect(await probe()).toMatchObject({ kind: 'answers' })
})

test('an index that exists and does not answer searches counts as failing', async () => {
  const { place, probe } = await engine({ ...well, '/stock-2/_search': { _shards: { failed: 1 } } })
  const state = await probe()
  expect(state).toEqual({
    kind: 'failing',
    place,
    index: 'stock-2',
    why: 'The index answered without 1 of its shards.',
  })
  expect(describeEngineProblem(state)?.todo).toMatch(/^Wait ten minutes for the node .* reindex --accept, twice /)
})

test.each([401, 403, 503])('an engine that answers with %i is not reported as down', async (status) => {
  const { place, probe } = await engine({ '/_alias/stock': status })
  const state = await probe()
  expect(state).toEqual({ kind: 'refuses', place, why: expect.stringContaining(`The index answered ${status}: `) })
  expect(describeEngineProblem(state)?.todo).toMatch(/^It runs; /)
})

test.each([
  [403, 'refuses'],
  [503, 'failing'],
])('an index whose searches are answered with %i %s', async (status, kind) => {
  const { probe } = await engine({ ...well, '/stock-2/_search': status })
  expect(await probe()).toMatchObject({ kind })
})

test('an unreachable engine is distinguished from one that answers with an error', () => {
  expect(isEngineUnreachable(new EngineError('unreachable', 'refused'))).toBe(true)
  expect(isEngineUnreachable(errorFromStatus(503, 'no room'))).toBe(false)
})

test('an unreachable engine is reported with its address', async () => {
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
  const state = await (await createEngineProbe())()
  expect(describeEngineProblem(state)).toEqual({
    say: 'The search engine does not answer: The index at http://127.0.0.1:9 cannot be reached (connect ECONNREFUSED 127.0.0.1:9).',
    todo: 'Start it: npm run opensearch. OPENSEARCH_URL sets its address.',
  })
})

test('no requests if each process has its own engine', async () => {
  vi.stubEnv('OPENSEARCH_URL', '')
  expect(await (await createEngineProbe())()).toEqual({ kind: 'embedded' } satisfies EngineState)
})
