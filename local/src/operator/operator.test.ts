import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import type { EngineState } from '@forecourt/stock/index/engine-state'
import { listTenants } from '@forecourt/tenants'
import { expect, test, vi } from 'vitest'
import { operator } from './operator.ts'

const request = {
  path: '/',
  query: '',
  headers: { host: 'localhost:8080' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
}

const embedded: EngineState = { kind: 'embedded' }
const page = (engine: EngineState = embedded, since?: Date) =>
  operator(async () => ({ waiting: 0, lastMs: undefined, deadLetters: 0, engine, since }))

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])("the operator's page does not take %s", async (method) => {
  const { status, headers } = await page()({ ...request, method })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('an engine that does not answer is one problem, and every site is listed still', async () => {
  const tables = await startLocalTables()
  // Nobody listens there.
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
  const engine: EngineState = { kind: 'silent', place: 'http://127.0.0.1:9', why: 'It is down.' }
  const { body } = await page(engine, new Date(2026, 10, 21, 12, 3, 5))({ ...request, method: 'GET' })
  vi.unstubAllEnvs()
  await tables.close()
  const text = body.toString()
  expect(text).toContain('<p class="status bad">1 problem</p>')
  expect(text.match(/role="alert"/g)).toHaveLength(1)
  expect(text).toContain('The search engine does not answer: It is down. It has been so since 12:03:05.')
  expect(text).toContain(
    `${listTenants().length} demonstration dealers, embedded tables, and search by OpenSearch at http`,
  )
  expect(text.match(/vehicles cannot be counted/g)).toHaveLength(listTenants().length)
})
