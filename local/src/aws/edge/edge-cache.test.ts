import { beforeEach, expect, test, vi } from 'vitest'
import type { GatewayRequest, GatewayResponse } from '../gateway/gateway.ts'
import { edgeCache, type Origin } from './edge-cache.ts'

let nowMs = 0
let calls = 0
let answer: Partial<GatewayResponse> & { cacheControl?: string }
const onError = vi.fn()

const origin = vi.fn(async (_: GatewayRequest): Promise<GatewayResponse> => {
  const { cacheControl, ...rest } = answer
  calls++
  return {
    status: 200,
    headers: cacheControl === undefined ? {} : { 'cache-control': cacheControl },
    cookies: [],
    body: Buffer.from(`answer ${calls}`),
    ...rest,
  }
})

let ask: Origin
beforeEach(() => {
  nowMs = 0
  calls = 0
  answer = { cacheControl: 'public, max-age=0, s-maxage=5, stale-while-revalidate=60' }
  onError.mockClear()
  origin.mockClear()
  ask = edgeCache(origin, { onError, now: () => nowMs })
})

const request = (change: Partial<GatewayRequest> = {}): GatewayRequest => ({
  method: 'GET',
  path: '/api/search',
  query: '',
  headers: { 'x-tenant': 'harbourside' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
  ...change,
})

async function seen(change: Partial<GatewayRequest> = {}): Promise<string> {
  const { headers, body } = await ask(request(change))
  return [headers['x-cache'], headers.age, body.toString()].filter((part) => part !== undefined).join(' ')
}

test('a shared response is cached for its lifetime, for all clients', async () => {
  expect(await seen()).toBe('Miss answer 1')
  nowMs = 4999
  expect(await seen({ headers: { 'x-tenant': 'harbourside', cookie: 'a=1' } })).toBe('Hit 4 answer 1')
})

test('an expired answer is served while one request fetches the next', async () => {
  await seen()
  nowMs = 6000
  const fetched = Promise.withResolvers<GatewayResponse>()
  origin.mockImplementationOnce(() => fetched.promise)
  expect([await seen(), await seen()]).toEqual(['Hit 6 answer 1', 'Hit 6 answer 1'])
  expect(origin).toHaveBeenCalledTimes(2)
  fetched.resolve({ status: 200, headers: { 'cache-control': 's-maxage=5' }, cookies: [], body: Buffer.from('next') })
  await vi.waitFor(async () => expect(await seen()).toBe('Hit 0 next'))
  nowMs += 5000
  expect(await seen()).toBe('Miss answer 2')
})

test('an expired answer stays while the origin fails, no longer than it says', async () => {
  await seen()
  nowMs = 6000
  origin.mockRejectedValueOnce(new Error('down'))
  expect(await seen()).toBe('Hit 6 answer 1')
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(expect.any(String), new Error('down')))
  answer = { status: 503, cacheControl: 'public, max-age=60' }
  await seen()
  await vi.waitFor(() => expect(origin).toHaveBeenCalledTimes(3))
  expect(await seen()).toBe('Hit 6 answer 1')
})

test.each<[string | undefined, number]>([
  ['no-store', 200],
  ['no-store, max-age=60', 200],
  ['private, max-age=60', 200],
  ['no-cache', 200],
  ['max-age=0', 200],
  [undefined, 200],
  [undefined, 404],
  ['no-store', 404],
  ...[500, 501, 502, 503, 504].map((status): [string, number] => ['public, max-age=60', status]),
  ['public, max-age=60', 304],
])('never keeps an answer that says %j with status %i', async (cacheControl, status) => {
  answer = { status, ...(cacheControl !== undefined && { cacheControl }) }
  await seen()
  expect(await seen()).toBe('Miss answer 2')
})

test.each([
  [301, 'max-age=60'],
  [404, 'public, s-maxage=60'],
])('keeps status %i that says %s', async (status, cacheControl) => {
  answer = { status, cacheControl }
  await seen()
  expect(await seen()).toBe('Hit 0 answer 1')
})

test('a cookie that comes with a shared answer goes to everybody, as on AWS', async () => {
  answer.cookies = ['session=secret']
  await seen()
  expect(await ask(request())).toMatchObject({ cookies: ['session=secret'], headers: { 'x-cache': 'Hit' } })
})

test.each<Partial<GatewayRequest>>([
  { headers: { 'x-tenant': 'northgate' } },
  { path: '/api/vehicles' },
  { query: 'make=Kia' },
])('%j is another entry', async (change) => {
  await seen()
  expect(await seen(change)).toBe('Miss answer 2')
})

test('pictures are the same for every tenant', async () => {
  await seen({ path: '/media/a/360.avif' })
  expect(await seen({ path: '/media/a/360.avif', headers: { 'x-tenant': 'northgate' } })).toBe('Hit 0 answer 1')
})

test.each([
  ['/', 86_400],
  ['/api/search', 300],
])('an answer at %s is kept %i seconds at most', async (path, seconds) => {
  answer = { cacheControl: 'max-age=31536000, stale-while-revalidate=31536000' }
  await seen({ path })
  nowMs = seconds * 1000 - 1
  expect(await seen({ path })).toMatch(/^Hit/)
  nowMs++
  expect(await seen({ path })).toBe('Miss answer 2')
})

test('HEAD is answered from what GET left, and leaves nothing', async () => {
  expect(await seen({ method: 'HEAD' })).toBe('Miss answer 1')
  expect(await seen()).toBe('Miss answer 2')
  expect(await seen({ method: 'HEAD' })).toBe('Hit 0 answer 2')
})

test.each(['POST', 'PUT', 'OPTIONS'])('%s always reaches the origin', async (method) => {
  await seen()
  expect(await seen({ method })).toBe('Miss answer 2')
})

test('keeps at most 64 MB, and evicts what was not used for longest', async () => {
  answer.body = Buffer.alloc(16 * 1024 * 1024)
  const pages = ['a', 'b', 'c', 'd', 'e']
  for (const query of pages) await ask(request({ query }))
  const hits = []
  for (const query of pages.toReversed()) hits.push((await ask(request({ query }))).headers['x-cache'])
  expect(hits).toEqual(['Hit', 'Hit', 'Hit', 'Miss', 'Miss'])
})
