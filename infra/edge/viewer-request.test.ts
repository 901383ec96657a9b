import { type Endpoint, methodsOf } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { errorBodySchema } from '@forecourt/contracts/errors'
import { UnknownTenantError } from '@forecourt/lambda-kit/tenants/tenant-check'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type ViewerRequest, type ViewerResponse, viewerRequestCode } from './load-edge-function.ts'
import { askEdge, engines } from './testing/edge-engines.ts'

const headersOf = (outcome: ViewerRequest | ViewerResponse) => outcome.headers ?? {}

describe.each(engines)('in $name', (engine) => {
  describe.skipIf(engine.isMissing)('the edge', { tags: engine.tags }, () => {
    const run = (parameters: Record<string, string>, request?: Partial<ViewerRequest>) =>
      askEdge(engine, parameters, request)
    test("[TN-1] the tenant is the distribution tenant's parameter", async () => {
      const outcome = await run({ tenant: 'harbourside' }, { headers: { host: { value: 'www.harbourside.example' } } })
      expect(headersOf(outcome)).toEqual({
        host: { value: 'www.harbourside.example' },
        'x-tenant': { value: 'harbourside' },
        'x-site-host': { value: 'www.harbourside.example' },
        'x-viewer-ip': { value: '203.0.113.9' },
      })
    })

    test.each([
      ['as it is', { 'x-tenant': { value: 'northgate' } }],
      ['in another spelling', { 'X-Tenant': { value: 'northgate' }, 'X-TENANT': { value: 'northgate' } }],
      ['several times', { 'x-tenant': { value: 'northgate', multiValue: [{ value: 'northgate' }, { value: 'x' }] } }],
      ['empty', { 'x-tenant': { value: '' } }],
    ])('[TN-1] a tenant that the browser sends %s is dropped', async (_how, headers) => {
      expect(headersOf(await run({ tenant: 'harbourside' }, { headers }))).toEqual({
        'x-tenant': { value: 'harbourside' },
        'x-viewer-ip': { value: '203.0.113.9' },
      })
    })

    test.each([
      ['without a host', undefined],
      ['with a host', { value: 'www.harbourside.example' }],
    ])(
      'which host was asked, and by whom, is what CloudFront saw, whatever the browser sends: %s',
      async (_how, host) => {
        const forged = {
          'x-site-host': { value: 'evil.example', multiValue: [{ value: 'evil.example' }] },
          'X-Site-Host': { value: 'evil.example' },
          'x-viewer-ip': { value: '10.0.0.1' },
          'X-VIEWER-IP': { value: '10.0.0.1' },
        }
        for (const uri of ['/', '/api/search', '/media/demo/side.avif'])
          expect(
            headersOf(await run({ tenant: 'harbourside' }, { uri, headers: { ...forged, ...(host && { host }) } })),
          ).toEqual({
            'x-tenant': { value: 'harbourside' },
            'x-viewer-ip': { value: '203.0.113.9' },
            ...(host && { host, 'x-site-host': host }),
          })
      },
    )

    test("[TN-1] the edge's secret cannot be sent by the browser", async () => {
      const headers = { 'x-origin-verify': { value: 'guess' }, 'X-Origin-Verify': { value: 'guess' } }
      expect(Object.keys(headersOf(await run({ tenant: 'harbourside' }, { headers })))).toEqual([
        'x-tenant',
        'x-viewer-ip',
      ])
    })

    describe('cookies', () => {
      const cookies = { '__Host-session': { value: 'x' }, consent: { value: 'yes' } }
      const passedAt = async (method: string, uri: string, text?: string) => {
        // CloudFront keeps cookies apart from headers; the local edge does not.
        const headers = { cookie: { value: 'consent=yes' } }
        const outcome = await askEdge(
          engine,
          { tenant: 'harbourside' },
          { method, uri, headers, cookies: { ...cookies } },
          text,
        )
        const { cookie: header, 'x-private': key } = outcome.headers ?? {}
        return { cookies: 'cookies' in outcome ? outcome.cookies : null, header, key }
      }
      const whole = { cookies, header: { value: 'consent=yes' }, key: { value: 'request-1' } }
      const shared = { cookies: {}, header: undefined, key: undefined }
      const addressOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, 'x')
      const asked = endpoints.flatMap((row) => methodsOf(row).map((method) => ({ method, row })))

      test.each(asked.map(({ method, row }) => [method, row.path, row.visibility, row] as const))(
        '%s %s, which is %s, gets them, and an answer of its own, only if it is private',
        async (method, _path, visibility, row) => {
          expect(await passedAt(method, addressOf(row))).toEqual(visibility === 'private' ? whole : shared)
        },
      )

      test.each([
        ['GET', '/'],
        ['POST', '/'],
        ['GET', '/stock/2021-kia-rio'],
        ['GET', '/media/demo/side.avif'],
        ['GET', '/x/api/session'],
        ['GET', '/API/session'],
        ['POST', '/api/beacons'],
      ])('%s %s, which is everybody’s, gets none', async (method, uri) => {
        expect(await passedAt(method, uri)).toEqual(shared)
      })

      test.each([
        ['GET', '/api/trade-in/valuation'],
        ['POST', '/api/search'],
        ['GET', '/api/leads'],
        ['GET', '/api/session/x'],
        ['GET', '/api/%73earch'],
        ['GET', '/api/searches'],
        ['GET', '/api/cars/../search'],
        ['get', '/api/search'],
        ['OPTIONS', '/api/session'],
      ])('%s %s, which the edge does not know, passes with them and is kept for nobody', async (method, uri) => {
        expect(await passedAt(method, uri)).toEqual(whole)
      })

      test('a browser cannot say with whom it shares an answer', async () => {
        const headers = { 'x-private': { value: 'guess' }, 'X-Private': { value: 'guess' } }
        const ask = async (uri: string) =>
          headersOf(await run({ tenant: 'harbourside' }, { uri, headers: { ...headers } }))
        expect(await ask('/api/session')).toMatchObject({ 'x-private': { value: 'request-1' } })
        expect(Object.keys(await ask('/api/search'))).toEqual(['x-tenant', 'x-viewer-ip'])
      })

      test('of paths with captures each segment may be anything but a slash, and a dot is a dot', async () => {
        const row: Endpoint = {
          method: 'GET',
          path: '/api/garage/{id}/car.json',
          summary: 'A row',
          params: z.object({ id: z.string() }),
          response: z.object({}),
          visibility: 'shared',
          from: 'load',
          session: 'none',
        }
        const own = viewerRequestCode({ rows: [row] })
        expect(await passedAt('HEAD', '/api/garage/a%2Fb-1/car.json', own)).toEqual(shared)
        for (const path of [
          '/api/garage/a/b/car.json',
          '/api/garage//car.json',
          '/api/garage/a/carxjson',
          '/api/search',
        ])
          expect(await passedAt('GET', path, own)).toEqual(whole)
      })
    })

    test('everything else of the request passes as it came', async () => {
      const request: ViewerRequest = {
        method: 'POST',
        uri: '/search/used-cars/',
        querystring: { make: { value: 'Mazda', multiValue: [{ value: 'Mazda' }, { value: 'Kia' }] } },
        headers: { accept: { value: 'text/html', multiValue: [{ value: 'text/html' }, { value: '*/*' }] } },
        cookies: {},
      }
      const expected = structuredClone(request)
      expected.headers['x-tenant'] = { value: 'harbourside' }
      expected.headers['x-viewer-ip'] = { value: '203.0.113.9' }
      expect(await run({ tenant: 'harbourside' }, request)).toEqual(expected)
    })

    test.each([
      ['no parameters', {}],
      ['an empty tenant', { tenant: '' }],
    ])("[TN-2] a host with %s gets the platform's own 404, whatever the browser sends", async (_what, parameters) => {
      const outcome = await run(parameters, { headers: { 'x-tenant': { value: 'northgate' } } })
      expect(outcome).toMatchObject({
        statusCode: 404,
        headers: { 'content-type': { value: 'text/html; charset=utf-8' }, 'cache-control': { value: 'no-store' } },
        body: { encoding: 'text', data: expect.stringContaining('There is no site here') },
      })
      expect(JSON.stringify(outcome)).not.toContain('northgate')
    })

    test('[TN-2] a host without a tenant is answered as the API does where the API is asked', async () => {
      const outcome = await run({}, { uri: '/api/search' })
      expect(outcome).toMatchObject({ statusCode: 404, headers: { 'cache-control': { value: 'no-store' } } })
      const { error } = errorBodySchema.parse(JSON.parse('body' in outcome ? (outcome.body?.data ?? '') : ''))
      expect(error).toEqual({ code: 'not_found', message: new UnknownTenantError().message, requestId: 'request-1' })
    })
  })
})

/** The JavaScript of cloudfront-js-2.0: what esbuild would rewrite or refuse for ES 5 is not there, but for these. */
const runtimeHas = { 'const-and-let': true, 'async-await': true, arrow: true, 'template-literal': true }

test('what CloudFront runs holds no syntax that it lacks, and is small enough for it', { tags: 'long' }, () => {
  const text = viewerRequestCode()
  const own = transformSync(text, { target: 'esnext' }).code
  expect(transformSync(text, { target: 'es5', supported: runtimeHas }).code).toBe(own)
  expect(Buffer.byteLength(text)).toBeLessThan(10_240)
  expect(text, 'regular expressions of ES 5').not.toMatch(/\(\?[<!=]/)
  expect(() => transformSync('for (const x of y) f(x)', { target: 'es5', supported: runtimeHas })).toThrow(/for-of/)
})
