import { expect, test } from 'vitest'
import { type Functions, gateway, matchRoute } from './gateway.ts'

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
  const seen: unknown[] = []
  const functions = {
    vehicle: async (event) => {
      seen.push(event)
      return {
        statusCode: 201,
        headers: { 'Content-Type': 'text/plain' },
        cookies: ['c=3'],
        body: 'aGk=',
        isBase64Encoded: true,
      }
    },
  } as Partial<Functions> as Functions

  const response = await gateway(functions)(request)

  expect(seen[0]).toMatchObject({
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

test('[IN-2] whoever may read an endpoint may ask for its head', async () => {
  const functions = { search: async ({ routeKey }) => ({ body: routeKey }) } as Partial<Functions> as Functions
  const { body } = await gateway(functions)({ ...request, method: 'HEAD', path: '/api/search' })
  expect(body.toString()).toBe('HEAD /api/search')
})

test('a request that no route takes goes to the document function', async () => {
  const functions = { document: async () => ({ statusCode: 404, body: 'none' }) } as Partial<Functions> as Functions
  const response = await gateway(functions)({ ...request, method: 'POST' })
  expect(response.status).toBe(404)
})
