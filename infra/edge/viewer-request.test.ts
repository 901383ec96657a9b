import { type Endpoint, methodsOf, readsQuery } from '@forecourt/contracts/endpoints/endpoint'
import { endpoints } from '@forecourt/contracts/endpoints/endpoints'
import { errorBodySchema } from '@forecourt/contracts/errors'
import { pictureWidths } from '@forecourt/domain/media/picture-slots'
import { flagNames, listNames, rangeNames } from '@forecourt/domain/search/search-filters'
import { formatSearch } from '@forecourt/domain/search/search-url'
import { functions } from '@forecourt/functions/needs'
import { UnknownTenantError } from '@forecourt/lambda-kit/tenants/tenant-check'
import { transformSync } from 'esbuild'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadEdgeFunction, type ViewerRequest, type ViewerResponse, viewerRequestCode } from './load-edge-function.ts'

const load = loadEdgeFunction()

function run(parameters: Record<string, string>, request: Partial<ViewerRequest> = {}) {
  return load(new Map(Object.entries(parameters)))({
    version: '1.0',
    context: { requestId: 'request-1' },
    viewer: { ip: '203.0.113.9' },
    request: { method: 'GET', uri: '/', querystring: {}, headers: {}, cookies: {}, ...request },
  })
}

const headersOf = (outcome: ViewerRequest | ViewerResponse) => outcome.headers ?? {}

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
])('which host was asked, and by whom, is what CloudFront saw, whatever the browser sends: %s', async (_how, host) => {
  const forged = {
    'x-site-host': { value: 'evil.example', multiValue: [{ value: 'evil.example' }] },
    'X-Site-Host': { value: 'evil.example' },
    'x-viewer-ip': { value: '10.0.0.1' },
    'X-VIEWER-IP': { value: '10.0.0.1' },
  }
  for (const uri of ['/', '/api/leads', '/media/demo/side.avif'])
    expect(
      headersOf(await run({ tenant: 'harbourside' }, { uri, headers: { ...forged, ...(host && { host }) } })),
    ).toEqual({
      'x-tenant': { value: 'harbourside' },
      'x-viewer-ip': { value: '203.0.113.9' },
      ...(host && { host, 'x-site-host': host }),
    })
})

test("[TN-1] the edge's secret cannot be sent by the browser", async () => {
  const headers = { 'x-origin-verify': { value: 'guess' }, 'X-Origin-Verify': { value: 'guess' } }
  expect(Object.keys(headersOf(await run({ tenant: 'harbourside' }, { headers })))).toEqual(['x-tenant', 'x-viewer-ip'])
})

describe('cookies', () => {
  const cookies = { '__Host-session': { value: 'x' }, consent: { value: 'yes' } }
  const cookiesAt = async (method: string, uri: string, run = load) => {
    const outcome = await run(new Map([['tenant', 'harbourside']]))({
      version: '1.0',
      context: { requestId: 'request-1' },
      viewer: { ip: '203.0.113.9' },
      // CloudFront keeps them apart from headers; the local edge does not.
      request: { method, uri, querystring: {}, headers: { cookie: { value: 'consent=yes' } }, cookies: { ...cookies } },
    })
    return { cookies: 'cookies' in outcome ? outcome.cookies : null, header: outcome.headers?.cookie }
  }
  const all = { cookies, header: { value: 'consent=yes' } }
  const none = { cookies: {}, header: undefined }
  const addressOf = ({ path }: Endpoint) => path.replace(/\{\w+\}/g, 'x')
  const asked = endpoints.flatMap((row) => methodsOf(row).map((method) => ({ method, row })))

  test.each(asked.map(({ method, row }) => [method, row.path, row.visibility, row] as const))(
    '%s %s, which is %s, gets them only if it is private',
    async (method, _path, visibility, row) => {
      expect(await cookiesAt(method, addressOf(row))).toEqual(visibility === 'private' ? all : none)
    },
  )

  test.each([
    ['GET', '/'],
    ['POST', '/'],
    ['GET', '/stock/2021-kia-rio'],
    ['GET', '/media/demo/side.avif'],
    ['POST', '/api/search'],
    ['GET', '/api/leads'],
    ['GET', '/api/session/'],
    ['GET', '/api/session/x'],
    ['GET', '/x/api/session'],
    ['GET', '/API/session'],
    ['GET', '/api/%73ession'],
    ['GET', '/api/sessional'],
    ['GET', '/api/cars/../session'],
    ['get', '/api/session'],
    ['OPTIONS', '/api/session'],
  ])('%s %s, which is no private endpoint, gets none', async (method, uri) => {
    expect(await cookiesAt(method, uri)).toEqual(none)
  })

  test('of paths with captures each segment may be anything but a slash, and a dot is a dot', async () => {
    const row: Endpoint = {
      method: 'GET',
      path: '/api/garage/{id}/car.json',
      summary: 'A row',
      params: z.object({ id: z.string() }),
      response: z.object({}),
      visibility: 'private',
      from: 'browser',
      session: 'required',
    }
    const own = loadEdgeFunction(viewerRequestCode({ rows: [row] }))
    expect(await cookiesAt('HEAD', '/api/garage/a%2Fb-1/car.json', own)).toEqual(all)
    for (const path of ['/api/garage/a/b/car.json', '/api/garage//car.json', '/api/garage/a/carxjson'])
      expect(await cookiesAt('GET', path, own)).toEqual(none)
    expect(await cookiesAt('GET', '/api/session', own)).toEqual(none)
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

describe('the query of a page or an answer', () => {
  const ask = async (querystring: ViewerRequest['querystring']) => {
    const outcome = await run({ tenant: 'harbourside' }, { uri: '/search/used-cars/', querystring })
    return 'querystring' in outcome ? outcome.querystring : null
  }

  test('[SR-2] holds every parameter of a search, in the order in which a search is written', async () => {
    const everything = formatSearch({
      query: 'ute',
      page: 2,
      near: '3220',
      sortBy: 'newest',
      lists: Object.fromEntries(listNames.map((name) => [name, ['x']])),
      ranges: Object.fromEntries(rangeNames.map((name) => [name, { min: 1 }])),
      flags: Object.fromEntries(flagNames.map((name) => [name, true])),
    })
    const asked = [...new URLSearchParams(everything)].map(([name, value]) => [name, { value }] as const)
    const passed = await ask(Object.fromEntries([...asked].reverse()))
    expect(Object.entries(passed ?? {})).toEqual(asked)
  })

  test('loses the marks of advertisements, so that none makes another entry of the cache', async () => {
    const make = { value: 'Kia', multiValue: [{ value: 'Kia' }, { value: 'Mazda' }] }
    const marks = [
      'utm_source',
      'UTM_Campaign',
      'gclid',
      'gad_source',
      'fbclid',
      'msclkid',
      'mc_eid',
      '_gl',
      'li_fat_id',
      'results',
    ]
    const noise = Object.fromEntries(marks.map((name) => [name, { value: 'x' }]))
    expect(await ask({ ...noise, make })).toEqual({ make })
    expect(await ask(noise)).toEqual({})
  })

  const sample = (path: string) => path.replace(/\{\w+\+?\}/g, 'x')
  const read = endpoints.filter(readsQuery).map(({ path }) => path)
  const unread = [
    ...endpoints.filter((row) => !readsQuery(row)).map(({ path }) => path),
    ...Object.values(functions).flatMap(({ runs }) => (runs.paths ?? []).map(({ path }) => path)),
    '/api/unknown',
  ].filter((path) => !path.startsWith('/media/'))

  test.each([
    ...[...read, '/', '/stock/x', '/robots.txt.html'].map((path) => [path, true] as const),
    ...unread.map((path) => [path, false] as const),
  ])('reaches %s only if it reads one: %s', async (path, isRead) => {
    const querystring = { page: { value: '2' } }
    const outcome = await run({ tenant: 'harbourside' }, { uri: sample(path), querystring })
    expect(outcome).toMatchObject({ querystring: isRead ? querystring : {} })
    if (!isRead) expect(outcome).toHaveProperty('querystring', {})
  })

  test("[MF-1] holds the parameters that a remote's own pages read, after a search's and in one order", async () => {
    const own = {
      vehicle: { value: 'x' },
      deposit: { value: '5000' },
      constructor: { value: 'y' },
      mcguffin: { value: '' },
    }
    const passed = await ask({ page: { value: '2' }, ...own, make: { value: 'Kia' } })
    expect(Object.keys(passed ?? {})).toEqual(['make', 'page', 'constructor', 'deposit', 'mcguffin', 'vehicle'])
    expect(passed).toMatchObject(own)
  })
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

describe('[GA-7] the rendition of a picture', () => {
  const picture = '/media/demo/suv/red/side.avif'
  const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
  const ask = (w: ViewerRequest['querystring'], accept?: string, uri = picture) =>
    run({ tenant: 'harbourside' }, { uri, querystring: w, headers: accept ? { accept: { value: accept } } : {} })

  test.each([
    ['AVIF and WebP', chrome, 'avif'],
    ['WebP', 'image/webp,*/*', 'webp'],
    ['PNG at best', 'image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
    ['anything', '*/*', 'jpeg'],
    ['nothing at all', undefined, 'jpeg'],
  ])('for a browser that takes %s', async (_what, accept, format) => {
    expect(await ask({ w: { value: '720' } }, accept)).toMatchObject({
      uri: `${picture}/720.${format}`,
      querystring: {},
    })
  })

  test('is the same whatever else the address carries', async () => {
    const asked = { utm_source: { value: 'x' }, w: { value: '360' }, W: { value: '720' } }
    expect(await ask(asked, chrome)).toMatchObject({ uri: `${picture}/360.avif`, querystring: {} })
  })

  test('is a usual one for who asks for no width, as a crawler does', async () => {
    expect(await ask({}, '*/*')).toMatchObject({ uri: `${picture}/1280.jpeg` })
  })

  test.each(['', '0', '321', '0720', '720.0', '72e1', '-720', '720,360', '99999', 'constructor', '720/../1'])(
    'is refused at the edge for the width %j',
    async (value) => {
      expect(await ask({ w: { value } }, chrome)).toMatchObject({
        statusCode: 400,
        headers: { 'cache-control': { value: 'no-store' } },
        body: { data: 'w must be one of 200, 360, 480, 720, 960, 1280, 1920, 2560.' },
      })
    },
  )

  test('is refused for two widths at once', async () => {
    const w = { value: '720', multiValue: [{ value: '360' }, { value: '720' }] }
    expect(await ask({ w }, chrome)).toMatchObject({ statusCode: 400 })
  })

  test('is asked of no page, whatever its address says', async () => {
    const uri = '/search/media/'
    expect(await ask({ w: { value: '720' } }, chrome, uri)).toMatchObject({ uri, querystring: {} })
  })

  test('has the widths that pages offer', () => {
    const [, list = ''] = /pictureWidths = \[(.*)\]/.exec(viewerRequestCode()) ?? []
    expect(list.match(/\d+/g)).toEqual(Object.keys(pictureWidths))
  })
})

/** The JavaScript of cloudfront-js-2.0: what esbuild would rewrite or refuse for ES 5 is not there, but for these. */
const runtimeHas = { 'const-and-let': true, 'async-await': true, arrow: true, 'template-literal': true }

test('what CloudFront runs holds no syntax that it lacks, and is small enough for it', () => {
  const text = viewerRequestCode()
  const own = transformSync(text, { target: 'esnext' }).code
  expect(transformSync(text, { target: 'es5', supported: runtimeHas }).code).toBe(own)
  expect(Buffer.byteLength(text)).toBeLessThan(10_240)
  expect(text, 'regular expressions of ES 5').not.toMatch(/\(\?[<!=]/)
  expect(() => transformSync('for (const x of y) f(x)', { target: 'es5', supported: runtimeHas })).toThrow(/for-of/)
})
