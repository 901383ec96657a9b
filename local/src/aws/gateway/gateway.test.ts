import { listVehicles, search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import type { FunctionRuns } from '@forecourt/contracts/functions/needs'
import { expect, test, vi } from 'vitest'
import { testFunction } from '../../testing/test-function.ts'
import type { Handler } from '../lambda/load-functions.ts'
import { gateway, matchRoute, routesOf } from './gateway.ts'

const serve = (runs: FunctionRuns, handler: Handler) => gateway([testFunction('one', runs, handler)])

const request = {
  method: 'GET',
  path: '/api/cars/2021-kia-rio',
  query: 'make=Kia&make=Mazda',
  headers: { host: 'harbourside.localhost', cookie: 'a=1; b=2' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
}

test.each([
  ['/api/search', '/api/search', {}],
  ['/api/cars/{slug}', '/api/cars/2021-kia-rio', { slug: '2021-kia-rio' }],
  ['/api/cars/{slug}', '/api/cars/a%2Fb', { slug: 'a/b' }],
  ['/api/cars/{slug}', '/api/cars/%', { slug: '%' }],
  ['/api/cars/{slug}', '/api/cars/', null],
  ['/api/cars/{slug}', '/api/cars/a/b', null],
  ['/api/search', '/api/search/', null],
  ['/media/{rendition+}', '/media/demo/a%20b.avif/320.webp', { rendition: 'demo/a b.avif/320.webp' }],
  ['/media/{rendition+}', '/media/a', { rendition: 'a' }],
  ['/media/{rendition+}', '/media/', null],
  ['/media/{rendition+}', '/media', null],
])('matches the route %s against %s', (pattern, path, captures) => {
  expect(matchRoute(pattern, path)).toEqual(captures)
})

test('[IN-2] a request reaches its handler as an HTTP API payload 2.0 and the answer comes back whole', async () => {
  const handler = vi.fn(async (_event: unknown) => ({
    statusCode: 201,
    headers: { 'Content-Type': 'text/plain' },
    cookies: ['c=3'],
    body: 'aGk=',
    isBase64Encoded: true,
  }))

  const response = await serve({ http: [vehicle] }, handler)(request)

  expect(handler.mock.calls[0]?.[0]).toMatchObject({
    version: '2.0',
    routeKey: 'GET /api/cars/{slug}',
    rawPath: '/api/cars/2021-kia-rio',
    rawQueryString: 'make=Kia&make=Mazda',
    queryStringParameters: { make: 'Kia,Mazda' },
    pathParameters: { slug: '2021-kia-rio' },
    cookies: ['a=1', 'b=2'],
    headers: { host: 'harbourside.localhost' },
    requestContext: { http: { method: 'GET', path: '/api/cars/2021-kia-rio' } },
  })
  expect(response).toEqual({
    status: 201,
    headers: { 'content-type': 'text/plain' },
    cookies: ['c=3'],
    body: Buffer.from('hi'),
  })
})

const echoRoute: Handler = async (event) => ({ body: Object(event).routeKey })

test('[IN-2] what can be read can be asked for its head', async () => {
  const { body } = await serve({ http: [search] }, echoRoute)({ ...request, method: 'HEAD', path: '/api/search' })
  expect(body.toString()).toBe('HEAD /api/search')
})

test('a request that no route takes goes to the function of documents', async () => {
  const response = await serve({ http: [vehicle], documents: true }, echoRoute)({ ...request, method: 'POST' })
  expect(response.body.toString()).toBe('$default')
})

test('the most specific route comes first, whichever function declares it', () => {
  const paths = [
    { path: '/media/{rendition+}', methods: ['GET'] },
    { path: '/media/index', methods: ['GET'] },
  ] as const
  const functions = [
    testFunction('one', { paths }, echoRoute),
    testFunction('two', { http: [vehicle, similarVehicles, listVehicles] }, echoRoute),
  ]
  expect(routesOf(functions).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))).toEqual([
    '/media/index',
    '/api/vehicles',
    '/api/cars/{slug}',
    '/api/cars/{slug}/similar',
    '/media/{rendition+}',
  ])
})

test('a route that two functions declare is an error that names them', () => {
  const both = ['one', 'two'].map((name) => testFunction(name, { http: [vehicle] }, echoRoute))
  expect(() => routesOf(both)).toThrow('GET /api/cars/{slug} is declared by two functions: one and two.')
})

test('a function of limited concurrency works on one request at a time', async () => {
  let running = 0
  const handler = async () => {
    running++
    expect(running).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    running--
    return {}
  }
  const limited = testFunction('one', { http: [vehicle] }, handler)
  const ask = gateway([{ ...limited, needs: { ...limited.needs, maxConcurrency: { count: 9, protects: 'a test' } } }])
  await Promise.all(['a', 'b', 'c'].map((slug) => ask({ ...request, path: `/api/cars/${slug}` })))
})
