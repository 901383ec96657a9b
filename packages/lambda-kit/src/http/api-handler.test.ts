import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { registry as registryRow } from '@forecourt/contracts/endpoints/platform'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { errorBodySchema } from '@forecourt/contracts/errors'
import { directCallsMetric } from '@forecourt/contracts/platform/direct-calls'
import { registrySchema } from '@forecourt/contracts/releases/release'
import { parseSite } from '@forecourt/contracts/site/validation/parse-site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { AppError } from '../app-error.ts'
import { AwsError, TimeoutError } from '../aws/request/aws-error.ts'
import { putItem } from '../data/items.ts'
import { writeSite } from '../tenants/tenant-config.ts'
import { httpEvent, lambdaContext, type TestRequest } from '../testing/http-event.ts'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { answers, createApiHandler } from './api-handler.ts'
import type { HttpHandler } from './http-request.ts'

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
})
afterEach(() => vi.restoreAllMocks())

const shared = { ...registryRow, visibility: 'shared' } as const satisfies Endpoint
const registry = createApiHandler([
  answers(shared, async ({ site, query }) => ({ etag: `${site.name}?${query}`, remotes: {} })),
])

async function ask(handler: HttpHandler, request: Partial<TestRequest> = {}) {
  const { statusCode, headers, body } = await handler(
    httpEvent({ path: '/api/registry', tenant: 'northgate', ...request }),
    lambdaContext(),
  )
  return { status: statusCode, headers, body: JSON.parse(body ?? '') }
}

test('the site that tests use is a valid one', () => {
  expect(parseSite(testSite())).toMatchObject({ ok: true })
})

test('[IN-2] a request through the edge gets the endpoint’s answer as JSON, cacheable for a moment', async () => {
  const { status, headers, body } = await ask(registry, { query: 'make=Kia&make=MG' })
  expect(status).toBe(200)
  expect(headers).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=2',
  })
  expect(registrySchema.parse(body).etag).toBe('Northgate Motors?make=Kia&make=MG')
})

test('[IN-2] a HEAD request gets the same without the body', async () => {
  const event = httpEvent({ path: '/api/registry', tenant: 'northgate', method: 'HEAD' })
  const { statusCode, headers, body } = await registry(event, lambdaContext())
  expect([statusCode, headers?.['content-type'], body]).toEqual([200, 'application/json; charset=utf-8', ''])
})

describe('[TN-1] a tenant is believed only from the edge', () => {
  test.each([null, '', 'wrong', 'the-edge-secret-of-test'])('the secret %j is refused', async (secret) => {
    const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    const { status, body } = await ask(registry, { secret })
    expect(status).toBe(403)
    expect(errorBodySchema.parse(body).error).toMatchObject({ code: 'forbidden', requestId: 'request-1' })
    // For the alarm.
    expect(JSON.parse(String(log.mock.lastCall?.[0]))).toMatchObject({ [directCallsMetric]: 1 })
    log.mockRestore()
  })

  test.each([undefined, '', 'nobody', 'North Gate', '../northgate', 'x'.repeat(5000)])(
    'the tenant %j is 404',
    async (tenant) => {
      const { status, headers, body } = await ask(registry, { tenant })
      expect(status).toBe(404)
      expect(headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(errorBodySchema.parse(body).error.code).toBe('not_found')
    },
  )
})

test('an answer for those who know a parameter is not cached', async () => {
  const handler = createApiHandler([
    answers({ ...shared, notCachedWith: ['preview'] }, async () => ({ etag: '', remotes: {} })),
  ])
  const cacheOf = async (query: string) => (await ask(handler, { query })).headers?.['cache-control']
  expect(await cacheOf('path=/a')).toMatch(/^public/)
  expect(await cacheOf('path=/a&preview=')).toBe('no-store')
})

test('[IN-2] a parameter that does not fit is 400 and says which, what was found and what is allowed', async () => {
  const handler = createApiHandler([answers(vehicle, () => Promise.reject(new Error('not reached')))])
  const { status, body } = await ask(handler, { params: { slug: 'A B' } })
  expect(status).toBe(400)
  expect(body.error.message).toBe(
    'This is not an address of /api/cars/{slug}: slug is "A B", allowed: lower-case letters, digits and hyphens.',
  )
})

test('[IN-2] an error of ours answers with its own code and words', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const handler = createApiHandler([answers(shared, () => Promise.reject(new AppError('conflict')))])
  const { status, body } = await ask(handler)
  expect(status).toBe(409)
  expect(body.error.message).toBe('This has changed in the meantime. Read it again, then retry.')
  expect(write).not.toHaveBeenCalled()
})

test('[IN-2] an unknown error says only "Internal server error" and is one JSON log line with request, tenant, route, release, trace and stack', async () => {
  vi.stubEnv('RELEASE', 'platform-7')
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const handler = createApiHandler([
    answers(shared, () => Promise.reject(new Error('password: hunter2', { cause: new Error('socket closed') }))),
  ])
  const { status, body } = await ask(handler)
  expect(status).toBe(500)
  expect(body).toEqual({ error: { code: 'internal', message: 'Internal server error', requestId: 'request-1' } })
  const lines = write.mock.calls.map(([line]) => String(line))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.match(/\n/g)).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    message: 'password: hunter2',
    requestId: 'request-1',
    tenant: 'northgate',
    route: 'GET /api/registry',
    release: 'platform-7',
    trace: '1-5759e988-bd862e3fe1be46a994272793',
    stack: expect.stringMatching(/api-handler\.test\.ts(.|\n)*Caused by: Error: socket closed/),
  })
})

test.each([
  ['is throttled', new AwsError('ThrottlingException', 'Rate exceeded', 400)],
  ['fails', new AwsError('InternalServerError', 'It failed', 500)],
  ['is late', new TimeoutError('AWS did not answer within 1000 ms.')],
  ['takes no connection', Object.assign(new Error('connect ECONNREFUSED'), { syscall: 'connect' })],
])('[IN-2] where a service of AWS %s the answer is to come back later, and the log says why', async (_, fault) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const handler = createApiHandler([answers(shared, () => Promise.reject(fault))])
  const { status, body } = await ask(handler)
  expect(status).toBe(503)
  expect(body.error).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(JSON.stringify(body)).not.toContain(fault.message)
  expect(String(write.mock.calls)).toContain(fault.message)
})

test('[IN-2] a request that AWS refuses for what it says is our fault', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const refused = new AwsError('ValidationException', 'One or more parameter values were invalid', 400)
  const { status } = await ask(createApiHandler([answers(shared, () => Promise.reject(refused))]))
  expect(status).toBe(500)
})

test('[IN-2] a stored configuration that is not valid is our fault, and shows nothing of itself', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await putItem('config', { tenant: 'broken', site: testSite({ slug: 'broken', phone: 'secret nonsense' }) })
  const { status, body } = await ask(registry, { tenant: 'broken' })
  expect(status).toBe(500)
  expect(JSON.stringify(body)).not.toContain('nonsense')
})
