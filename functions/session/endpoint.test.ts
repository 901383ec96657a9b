import { testSite } from '@forecourt/contracts/testing/test-site'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
  await writeSite(testSite())
})
afterAll(() => tables.close())

async function ask(method: 'GET' | 'POST', path: string, id?: string) {
  const event = httpEvent({ path, route: path, method, tenant: 'northgate', ...(method === 'POST' && { body: '{}' }) })
  const own = { 'content-type': 'application/json', origin: 'https://own.example', 'x-site-host': 'own.example' }
  const cookies = id === undefined ? [] : [`__Host-session=${id}`]
  const result = await handler({ ...event, headers: { ...event.headers, ...own }, cookies }, lambdaContext())
  return { status: result.statusCode, body: JSON.parse(result.body ?? '') }
}

test('a session is returned to the client with its cookie, until it is ended', async () => {
  const id = await startSession('northgate', '+61491570006')
  expect(await ask('GET', '/api/session', id)).toMatchObject({ status: 200, body: { phone: '+61491570006' } })
  expect(await ask('POST', '/api/session/end', id)).toEqual({ status: 200, body: { ended: true } })
  expect((await ask('GET', '/api/session', id)).status).toBe(401)
})

test('without a session there is none to answer or to end', async () => {
  expect((await ask('GET', '/api/session')).status).toBe(401)
  expect(await ask('POST', '/api/session/end')).toEqual({ status: 200, body: { ended: false } })
})
