import { once } from 'node:events'
import { createServer, get, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { noSitePage } from '@forecourt/functions/error-page'
import { withEdgeHeaders } from '@forecourt/infra/edge/security-headers'
import { loadEdgeFunction } from '@forecourt/infra/load-edge-function'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { GatewayRequest, GatewayResponse } from '../gateway/gateway.ts'
import { edge } from './edge.ts'
import { edgeCache } from './edge-cache.ts'

const reply: GatewayResponse = { status: 200, headers: {}, cookies: [], body: Buffer.from('ok') }
const origin = vi.fn(async (_: GatewayRequest) => reply)
let tenant: string | null = null
const tenantOf = vi.fn((_: string) => tenant)
const operator = vi.fn(async (_: GatewayRequest) => reply)

const server = createServer(
  edge({
    viewerRequest: loadEdgeFunction(),
    tenantOf,
    originSecret: 'secret',
    origin: edgeCache(origin, { onError: () => {} }),
    statics: [{ prefix: '/assets/', folder: '/nowhere', cache: 'immutable' }],
    compress: async (body) => ({ body, encoding: null }),
    operator,
    log: () => {},
  }),
)
beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  server.close()
})

async function send(path: string, headers: Record<string, string>) {
  const { port } = server.address() as AddressInfo
  const [response] = await once(get({ port, path, headers }), 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

async function ask(query = '', host = 'site.localhost'): Promise<{ status?: number; body: string }> {
  const { status, body } = await send(`/${query}`, { host })
  return { status, body }
}

beforeEach(() => {
  origin.mockClear()
})

test("[TN-2] a host without a tenant gets the document function's page for one whose tenant is unknown", async () => {
  tenant = null
  expect(await ask()).toEqual({ status: 404, body: noSitePage })
})

test.each([
  ['', ''],
  [
    '?utm_source=x&page=2&make=Kia&gclid=y&make=Land+Rover&query=a%2Bb%E0',
    'make=Kia&make=Land+Rover&page=2&query=a%2Bb%E0',
  ],
  ['?make&price=1:=&&=x', 'make=&price=1:='],
])('the query %j reaches the origin as %j, as the distribution would send it', async (asked, passed) => {
  tenant = 'harbourside'
  await ask(asked)
  expect(origin).toHaveBeenLastCalledWith(expect.objectContaining({ query: passed }))
})

test.each(['site.localhost', 'site.localhost:8080', 'SITE.localhost.', 'site.localhost.:8080'])(
  'the host %s is that of the site',
  async (host) => {
    tenant = 'harbourside'
    await ask('', host)
    expect(tenantOf).toHaveBeenLastCalledWith('site.localhost')
  },
)

test.each(['localhost', 'localhost.:8080', '127.0.0.1:8080', '[::1]', '[::1]:8080'])(
  "the host %s gets the operator's page",
  async (host) => {
    await ask('', host)
    expect(operator).toHaveBeenLastCalledWith(expect.objectContaining({ headers: expect.objectContaining({ host }) }))
  },
)

test('[TN-1] the origin gets the address of the site, the viewer and the secret of the edge from the edge alone', async () => {
  tenant = 'harbourside'
  const forged = { 'x-site-host': 'evil.example', 'x-viewer-ip': '203.0.113.9', 'x-origin-verify': 'guess' }
  await send('/forged', { host: 'site.localhost:8080', ...forged })
  expect(origin.mock.lastCall?.[0].headers).toMatchObject({
    'x-tenant': 'harbourside',
    'x-site-host': 'site.localhost:8080',
    'x-viewer-ip': '127.0.0.1',
    'x-origin-verify': 'secret',
  })
})

test.each(['/', '/api/search', '/assets/none.js', '/media/a/side.avif?w=720'])(
  'an answer of %s has the headers of the distribution, after its own',
  async (path) => {
    tenant = 'harbourside'
    const [asked = ''] = path.split('?')
    origin.mockImplementation(async () => ({ ...reply, headers: { 'referrer-policy': 'origin' } }))
    const { headers } = await send(path, { host: 'site.localhost' })
    const isFile = asked.startsWith('/assets/')
    expect(headers).toMatchObject(withEdgeHeaders(asked, isFile ? {} : { 'referrer-policy': 'origin' }))
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    origin.mockImplementation(async () => reply)
  },
)

test('a body that is declared longer than its endpoint takes is not waited for', async () => {
  tenant = 'harbourside'
  const { port } = server.address() as AddressInfo
  const headers = { host: 'site.localhost', 'content-length': '50001' }
  // The body never comes.
  const asked = request({ port, path: '/api/leads', method: 'POST', headers })
  asked.flushHeaders()
  const [response] = await once(asked, 'response')
  expect(response.statusCode).toBe(200)
  expect(origin.mock.lastCall?.[0]).toMatchObject({
    body: Buffer.alloc(0),
    headers: { 'content-length': '50001' },
  })
  asked.destroy()
})

test('a private answer is asked for each time, with its cookie; a shared one is kept, and made without', async () => {
  tenant = 'harbourside'
  origin.mockImplementation(async ({ path, headers }) => ({
    ...reply,
    headers: { 'cache-control': path === '/api/session' ? 'no-store' : 'public, s-maxage=5' },
    body: Buffer.from(headers.cookie ?? 'no cookie'),
  }))
  const bodies = async (path: string) => {
    const first = await send(path, { host: 'site.localhost', cookie: 'session=first; other=1' })
    const second = await send(path, { host: 'site.localhost', cookie: 'session=second' })
    return [first.body, second.body, second.headers['x-cache']]
  }
  expect(await bodies('/api/session')).toEqual(['session=first; other=1', 'session=second', 'Miss'])
  expect(await bodies('/api/search')).toEqual(['no cookie', 'no cookie', 'Hit'])
  // An endpoint of a team that deployed since: private to the edge, whatever its answer says.
  expect(await bodies('/api/trade-in')).toEqual(['session=first; other=1', 'session=second', 'Miss'])
  origin.mockImplementation(async () => reply)
})
