import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startLocalServer } from '@forecourt/lambda-kit/testing/local-server'
import { writeRunFile } from '@forecourt/local/process/run-file'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { localDeployment } from './local-deployment.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'this-machine-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** A running platform with the doctor's requests; this process has no engine configured. */
async function running(status: object) {
  const server = await startLocalServer((_, response) => response.end(JSON.stringify(status)))
  await writeRunFile(folder, { pid: process.pid, port: Number(new URL(server.url).port), tableEndpoint: server.url })
  return server
}

const missing = { kind: 'missing', place: 'http://127.0.0.1:9200', gone: 'stock-2' }

test.each([
  { waiting: 3, deadLetters: 260, expected: 3 },
  { waiting: 0, deadLetters: 0, expected: 0 },
  { waiting: 0, deadLetters: 260, expected: null },
])(
  'changes that the index rejected are reported once, as a queue, and it is not up to date: %j',
  { tags: 'long' },
  async (row) => {
    const server = await running({ ...row, engine: { kind: 'embedded' } })
    const { indexWaiting } = await localDeployment(folder)
    expect(await indexWaiting()).toBe(row.expected)
    server.close()
  },
)

test('the engine is the running platform’s', async () => {
  const server = await running({ waiting: 3, lastMs: 12, deadLetters: 0, engine: missing, since: '2026-11-22' })
  vi.stubEnv('OPENSEARCH_URL', '')
  const deployment = await localDeployment(folder)
  expect(await deployment.search()).toEqual({
    say: 'There is no search index at http://127.0.0.1:9200: stock-2 is gone.',
    todo: 'npx forecourt stock reindex builds a new index from the stock table.',
  })
  vi.unstubAllEnvs()
  server.close()
})

test('an index that rejects writes is a problem', async () => {
  const engine = { kind: 'read-only', place: 'http://here', index: 'stock-2', why: 'index write (api)' }
  const server = await running({ waiting: 0, deadLetters: 1, engine })
  expect(await (await localDeployment(folder)).search()).toMatchObject({
    say: 'The search index stock-2 at http://here rejects writes: index write (api).',
  })
  server.close()
})

test('an unreachable engine is reported with its address and the reason, also while the platform is stopped', {
  tags: 'long',
}, async () => {
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
  const deployment = await localDeployment(folder)
  expect(await deployment.indexWaiting()).toBeNull()
  expect(await deployment.search()).toMatchObject({
    say: 'The search engine does not answer: The index at http://127.0.0.1:9 cannot be reached (connect ECONNREFUSED 127.0.0.1:9).',
  })
  vi.stubEnv('OPENSEARCH_URL', '')
  expect(await deployment.search()).toBeNull()
  vi.unstubAllEnvs()
})
