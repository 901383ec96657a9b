import type { Endpoint } from '@forecourt/contracts/endpoints/endpoint'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { writeSite } from '../tenants/tenant-config.ts'
import { httpEvent, lambdaContext, type TestRequest } from '../testing/http-event.ts'
import { withLocalTables } from '../testing/with-local-tables.ts'
import { answers, createApiHandler } from './api-handler.ts'
import { startSession } from './session.ts'

const row = {
  method: 'POST',
  path: '/api/notes',
  summary: 'Takes a note',
  params: z.object({}),
  body: z.object({ text: z.string().check(z.maxLength(20)) }),
  response: z.object({ id: z.string() }),
  visibility: 'private',
  from: 'browser',
  session: 'none',
  creates: true,
  takesForm: true,
  maxBodyBytes: 300,
} as const satisfies Endpoint

const { body: _body, creates: _creates, takesForm: _takesForm, ...read } = row
const ownRow = { ...read, method: 'GET', path: '/api/notes/own', session: 'required' } as const satisfies Endpoint

const received: unknown[] = []
const handler = createApiHandler([
  answers(
    row,
    async ({ body, client, idempotencyKey }) => {
      if (body.text === 'too often') throw new AppError('too_many', undefined, { retryAfterSeconds: 7 })
      received.push({ ...body, ip: client.ip, idempotencyKey })
      return { id: 'one' }
    },
    {
      toBody: (fields) => ({ text: fields.get('text') }),
      nextPath: ({ id }) => `/thanks?id=${id}`,
      toErrorPage: (error, fields) => ({ statusCode: 422, body: `${error.message} ${fields.get('text')}` }),
    },
  ),
  answers(ownRow, async ({ session }) => ({ id: session?.phone ?? '' })),
])

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', dealerships: ['harbourside'] }))
  await writeSite(testSite({ slug: 'local', url: 'http://a.localhost:8080' }))
})
beforeEach(() => received.splice(0))

const key = 'a-key-of-sixteen-letters'
const ownPage = { origin: 'https://www.northgate.example', 'sec-fetch-site': 'same-origin' }

async function send(request: Partial<TestRequest> & { headers?: Record<string, string> }) {
  const { headers = {}, ...rest } = request
  const event = httpEvent({ path: row.path, route: row.path, method: 'POST', tenant: 'northgate', ...rest })
  const json = { 'content-type': 'application/json', 'idempotency-key': key, 'x-site-host': 'www.northgate.example' }
  const result = await handler(
    { ...event, headers: { ...event.headers, ...json, ...ownPage, ...headers } },
    lambdaContext(),
  )
  return { status: result.statusCode, headers: result.headers, body: result.body ?? '' }
}

test('a write is taken with its body, its key and the address of the shopper, and no cache keeps the answer', async () => {
  const { status, headers, body } = await send({ body: '{"text":"hello"}', headers: { 'x-viewer-ip': '198.51.100.9' } })
  expect([status, headers?.['cache-control'], JSON.parse(body)]).toEqual([200, 'no-store', { id: 'one' }])
  expect(received).toEqual([{ text: 'hello', ip: '198.51.100.9', idempotencyKey: key }])
})

test.each([
  ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['from a sister site', { origin: 'https://www.harbourside.example', 'sec-fetch-site': 'same-site' }, 403],
  ['from another origin that claims nothing', { origin: 'https://evil.example' }, 403],
  ['from the own host without TLS', { origin: 'http://www.northgate.example' }, 403],
  ['of a site without a host', { 'x-site-host': undefined }, 403],
  ['from an opaque origin', { origin: 'null' }, 403],
  ['of a client that is no browser', { origin: undefined, 'sec-fetch-site': undefined }, 403],
  ['without a key', { 'idempotency-key': '' }, 400],
  ['with a key that is too short', { 'idempotency-key': 'short' }, 400],
  ['as plain text', { 'content-type': 'text/plain' }, 415],
])('a write %s is refused', async (_, change, status) => {
  const headers = change as Record<string, string>
  expect((await send({ body: '{"text":"hello"}', headers })).status).toBe(status)
  expect(received).toEqual([])
})

test.each([
  ['no JSON', '{"text":', 400],
  ['another shape', '{"text":5}', 400],
  ['nothing', '', 400],
  ['too much', JSON.stringify({ text: 'x'.repeat(300) }), 413],
])('a body that is %s is refused', async (_, body, status) => {
  expect((await send({ body })).status).toBe(status)
  expect(received).toEqual([])
})

test.each(['{"text":"hello"}', ''])(
  'a body that is declared too long is refused before it is read: %j',
  async (body) => {
    expect((await send({ body, headers: { 'content-length': '301' } })).status).toBe(413)
    expect(received).toEqual([])
  },
)

test('a site without TLS, as on one machine, takes what its own pages send', async () => {
  const statusFrom = async (origin: string) =>
    (await send({ tenant: 'local', body: '{"text":"hello"}', headers: { origin, 'x-site-host': 'a.localhost:8080' } }))
      .status
  expect(await statusFrom('http://a.localhost:8080')).toBe(200)
  expect(await statusFrom('https://a.localhost:8080')).toBe(403)
})

test('a refusal says when to try again', async () => {
  const { status, headers, body } = await send({ body: '{"text":"too often"}' })
  expect(status).toBe(429)
  expect(headers).toMatchObject({ 'retry-after': '7' })
  expect(JSON.parse(body).error).toMatchObject({ code: 'too_many', retryAfterSeconds: 7 })
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('a plain form is taken too, and answered with See Other', async () => {
  const { status, headers } = await send({ body: `text=hello&idempotency_key=${key}`, headers: form })
  expect([status, headers?.location]).toEqual([303, '/thanks?id=one'])
  expect(received).toMatchObject([{ text: 'hello', idempotencyKey: key }])
})

test('a plain form that is refused keeps what was typed', async () => {
  const { status, body } = await send({ body: `text=too+often&idempotency_key=${key}`, headers: form })
  expect([status, body]).toEqual([422, 'Too many requests. Wait a moment, then try again. too often'])
})

test.each([
  ['comes from elsewhere', 'text=hello', { origin: 'https://evil.example' }],
  ['is too large', `text=hello&more=${'x'.repeat(300)}`, {}],
  ['has more fields than a form', `text=hello${'&'.repeat(200)}`, {}],
])('of a plain form that %s nothing is read, and nothing is given back', async (_, body, headers) => {
  const answer = await send({ body, headers: { ...form, ...headers } })
  expect([answer.status, answer.body]).toEqual([422, expect.stringMatching(/ null$/)])
  expect(received).toEqual([])
})

test('a session is needed where the row says so, and is of one site', async () => {
  const ask = async (tenant: string, cookie?: string) => {
    const event = httpEvent({ path: ownRow.path, route: ownRow.path, tenant })
    const result = await handler({ ...event, ...(cookie && { cookies: [cookie] }) }, lambdaContext())
    return [result.statusCode, JSON.parse(result.body ?? '').id]
  }
  const id = await startSession('northgate', '+61491570006')
  expect(await ask('northgate')).toEqual([401, undefined])
  expect(await ask('northgate', `__Host-session=${'x'.repeat(43)}`)).toEqual([401, undefined])
  expect(await ask('harbourside', `__Host-session=${id}`)).toEqual([401, undefined])
  expect(await ask('northgate', `__Host-session=${id}`)).toEqual([200, '+61491570006'])
})

test('a plain form without a key has one by its content, so that a second press creates nothing else', async () => {
  for (const text of ['hello', 'hello', 'again']) await send({ body: `text=${text}`, headers: form })
  const keys = received.map((note) => (note as { idempotencyKey: string }).idempotencyKey)
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})
