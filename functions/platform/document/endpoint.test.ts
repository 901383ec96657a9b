import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changedFilesMetric } from '@forecourt/contracts/releases/release'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { httpEvent, lambdaContext, type TestRequest } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { readCounts } from '@forecourt/releases/rollout/trial-counts'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

/** A shell that does with its services what the query asks, and answers what came of it. */
const shell = `
  const row = (path) => ({ method: 'GET', path })
  const outcome = async (promise) => promise.catch((error) => ({ failed: error.message, code: error.code }))
  const acts = {
    site: async ({ site }) => site.name,
    registry: async ({ registry }) => Object.keys(registry.remotes),
    found: ({ call }, query) => outcome(call(row('/api/cars/{slug}'), { slug: query.get('slug') })),
    search: ({ call }, query) => outcome(call(row('/api/search'), {}, query.get('q') ?? undefined)),
    remote: (services, query) => outcome(services.loadRemote(query.get('name'), '1.0.0').then(({ get }) => get('./page'))),
    serving: async ({ registry, loadRemote }) => {
      const { name, version } = registry.remotes.restored ?? {}
      return outcome(loadRemote(name, version).then(({ get }) => get('./page')))
    },
    style: ({ readStyle }, query) => outcome(readStyle(query.get('url'))),
    fault: async ({ logError }) => logError('A part failed', new Error('inner')),
    record: async ({ recordPageOutcome }, query) => query.get('as').split(',').map((outcome) => recordPageOutcome('trying', outcome)).length,
    crash: async () => { throw new Error('secret detail') },
  }
  export async function render({ path, query }, services) {
    const parameters = new URLSearchParams(query)
    const body = JSON.stringify({ path, query, did: await acts[parameters.get('do') ?? 'site'](services, parameters) })
    return { status: 203, headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=5' }, body }
  }
`
const modules: Record<string, string> = {
  good: 'export const init = () => {}; export const get = async (expose) => "the page " + expose',
  throwing: 'throw new Error("broken at load")',
  syntax: 'export const = 1',
  empty: 'export const nothing = 1',
  hanging: 'await new Promise(() => {}); export const init = 1, get = 1',
}
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, text)
}

withLocalTables()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'harbourside', name: 'Harbourside Cars', dealerships: ['harbourside'] }))
  const root = await mkdtemp(join(tmpdir(), 'document-'))
  process.env.SHELL_DIR = join(root, 'shell')
  process.env.RELEASES_DIR = join(root, 'releases')
  await write(join(root, 'shell/server/document.mjs'), shell)
  for (const [name, text] of Object.entries(modules)) {
    await write(join(root, 'releases/remotes', name, '1.0.0/server/container.mjs'), text)
    const files = { 'container.mjs': integrity(text) }
    await recordRelease(testRelease({ name, server: { entry: 'container.mjs', files } }))
  }
  await write(join(root, 'releases/remotes/good/1.0.0/page.css'), '.page{color:red}')
  const lost = { 'container.mjs': integrity('gone') }
  await recordRelease(testRelease({ name: 'lost', server: { entry: 'container.mjs', files: lost } }))
  await promoteRelease('good', '1.0.0')
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

async function ask(query = '', request: Partial<TestRequest> = {}) {
  const event = httpEvent({ path: '/a/page', query, tenant: 'northgate', ...request })
  const { statusCode, headers, body = '' } = await handler(event, lambdaContext())
  return { status: statusCode, headers, body }
}
const did = async (query: string, tenant?: string) =>
  JSON.parse((await ask(query, { tenant: tenant ?? 'northgate' })).body).did
const muteLog = () => vi.spyOn(process.stdout, 'write').mockReturnValue(true)

describe("[IN-2] a page is what the shell's server build renders", () => {
  test('with its status, headers and body', async () => {
    const { status, headers, body } = await ask('make=Kia')
    expect(status).toBe(203)
    expect(headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'public, s-maxage=5' })
    expect(JSON.parse(body)).toMatchObject({ path: '/a/page', query: 'make=Kia', did: 'Northgate Motors' })
  })

  test('[SR-2] for a query in the order in which shoppers see it, whatever the order that the edge gives it', async () => {
    expect(JSON.parse((await ask('deposit=1&make=Kia&page=2&query=ute')).body)).toMatchObject({
      query: 'query=ute&make=Kia&page=2&deposit=1',
    })
  })

  test('a HEAD request gets the same without the body', async () => {
    const { status, headers, body } = await ask('', { method: 'HEAD' })
    expect([status, headers?.['content-type'], body]).toEqual([203, 'text/html', ''])
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not for pages', async (method) => {
    const { status, headers } = await ask('', { method })
    expect(status).toBe(405)
    expect(headers).toMatchObject({ allow: 'GET, HEAD' })
  })

  const nowhere = { status: 404, code: 'not_found' }
  const readOnly = { status: 405, code: 'method_not_allowed', allow: 'GET, HEAD' }
  test.each([
    ['/api/nothing', 'GET', nowhere],
    ['/api/cars/', 'GET', nowhere],
    ['/api/cars/a/b', 'POST', nowhere],
    // Declared, and its team's stack is removed.
    ['/api/search', 'GET', nowhere],
    ['/api/search', 'POST', readOnly],
    ['/api/cars/2021-kia-rio', 'PUT', readOnly],
  ])('an address or method that the API lacks, %s with %s, answers as the API does', async (path, method, wanted) => {
    const { status, headers, body } = await ask('', { path, method })
    const { code, requestId } = JSON.parse(body).error
    expect({ status, code, allow: headers?.allow }).toEqual(wanted)
    expect(requestId).toBe('request-1')
  })
})

describe('the tenant comes from the edge', () => {
  test('[TN-1] each host has its own site, and a forged tenant without the secret is refused', async () => {
    expectLogs(/A request came to the API's own address/)
    expect(await did('', 'harbourside')).toBe('Harbourside Cars')
    const { status, headers, body } = await ask('', { tenant: 'harbourside', secret: null })
    expect(status).toBe(403)
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8' })
    expect(body).not.toContain('Harbourside')
  })

  test.each([undefined, 'nobody'])(
    "[TN-2] the tenant %j gets the platform's own 404 page, without a brand",
    async (tenant) => {
      const { status, headers, body } = await ask('', { tenant })
      expect(status).toBe(404)
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      expect(body).toContain('<b>Forecourt</b><h1>There is no site here</h1>')
      expect(body).not.toMatch(/northgate|harbourside/i)
    },
  )
})

describe('what the shell is given', () => {
  test('[TN-10] calls answer as the endpoints do, for the tenant of the request', { tags: 'long' }, async () => {
    expect(await did('do=search&q=make%3DKia')).toMatchObject({ count: 0, facets: { make: [] } })
    expect(await did('do=search')).toMatchObject({ count: 0 })
    expect(await did('do=found&slug=nobody')).toMatchObject({ code: 'not_found' })
    for (const slug of ['x'.repeat(3000), 'A%20B', '..', ''])
      expect(await did(`do=found&slug=${slug}`)).toMatchObject({ code: 'bad_request' })
    expect(await did('do=registry')).toEqual(['good'])
  })

  test('[MF-4] a remote loads, or says at once what is wrong with it', async () => {
    expect(await did('do=remote&name=good')).toBe('the page ./page')
    expect(await did('do=remote&name=throwing')).toMatchObject({ failed: 'broken at load' })
    expect(await did('do=remote&name=throwing')).toMatchObject({ failed: 'broken at load' })
    expect(await did('do=remote&name=empty')).toMatchObject({ failed: expect.stringContaining('is not a container') })
    expect(await did('do=remote&name=syntax')).toMatchObject({ failed: expect.any(String) })
    expect(await did('do=remote&name=lost')).toMatchObject({ failed: expect.stringContaining('ENOENT') })
    expect(await did('do=remote&name=nobody')).toMatchObject({ failed: 'There is no release nobody@1.0.0.' })
  })

  test('[MF-4] a remote that hangs is given up after two seconds, and then at once for a while', {
    tags: 'long',
  }, async () => {
    const started = performance.now()
    expect(await did('do=remote&name=hanging')).toMatchObject({
      failed: 'Loading hanging@1.0.0 took longer than 2000 ms.',
    })
    const first = performance.now() - started
    await did('do=remote&name=hanging')
    expect(first).toBeLessThan(3000)
    expect(performance.now() - started - first).toBeLessThan(500)
  })

  test('a stylesheet of a release reads by its address, and nothing else does', async () => {
    expect(await did('do=style&url=/remotes/good/1.0.0/page.css')).toBe('.page{color:red}')
    const climbing = await did('do=style&url=/remotes/good/1.0.0/../../../../../etc/passwd')
    expect(climbing).toMatchObject({ failed: expect.stringContaining('is not a file of a release') })
  })

  test('[IN-2] a failure that costs a part is one log line with the request and the tenant', async () => {
    const log = muteLog()
    expect((await ask('do=fault')).status).toBe(203)
    expect(log).toHaveBeenCalledOnce()
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({
      level: 'error',
      message: 'A part failed',
      requestId: 'request-1',
      tenant: 'northgate',
      route: 'document',
      stack: expect.stringContaining('inner'),
    })
  })
})

test('[IN-2] when rendering itself fails, a plain page gives the reference and the log the reason', async () => {
  const log = muteLog()
  const { status, headers, body } = await ask('do=crash')
  expect(status).toBe(500)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(body).toContain('Reference request-1')
  expect(body).not.toContain('secret detail')
  expect(log).toHaveBeenCalledOnce()
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ message: 'secret detail', tenant: 'northgate' })
})

test('[MF-3] pages of a release on trial are counted, each document once and by the worst of it, and no others are', {
  tags: 'long',
}, async () => {
  // A write that takes longer goes on after the answer.
  expectLogs(/are counted late/)
  for (const version of ['1.0.0', '1.1.0']) await recordRelease(testRelease({ name: 'trying', version }))
  await promoteRelease('trying', '1.0.0')
  const trial = { name: 'trying', version: '1.1.0', trial: 'canary.2' }
  await writeSite(testSite({ slug: 'coast', release_ring: 'canary' }))
  await ask('do=record&as=failed', { tenant: 'coast' })
  expect(await readCounts(trial)).toEqual({ shown: 0, failed: 0 })
  await promoteRelease('trying', '1.1.0', { kind: 'ring', ring: 'canary' })
  await ask('do=record&as=shown', { tenant: 'coast' })
  await ask('do=record&as=failed,shown', { tenant: 'coast' })
  await ask('do=record&as=failed', { tenant: 'northgate' })
  await vi.waitFor(async () => expect(await readCounts(trial)).toEqual({ shown: 2, failed: 1 }))
  for (let page = 0; page < 20; page++) await ask('do=record&as=failed', { tenant: 'coast' })
  expect((await readCounts(trial)).failed, 'of one address').toBe(1)
})

test('[MF-3] a release with a changed file never runs: the one before it serves', async () => {
  const root = process.env.RELEASES_DIR ?? ''
  for (const version of ['1.0.0', '1.1.0']) {
    const text = `export const init = () => {}; export const get = async () => 'page ${version}'`
    await write(join(root, `remotes/restored/${version}/server/container.mjs`), text)
    const files = { 'container.mjs': integrity(text) }
    await recordRelease(testRelease({ name: 'restored', version, server: { entry: 'container.mjs', files } }))
    await promoteRelease('restored', version)
  }
  const evil = 'globalThis.hasEvilRun = true; export const init = () => {}; export const get = async () => "evil"'
  await write(join(root, 'remotes/restored/1.1.0/server/container.mjs'), evil)
  vi.stubEnv('STAGE', 'prod')
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  expect(await did('do=serving')).toBe('page 1.0.0')
  expect(await did('do=serving')).toBe('page 1.0.0')
  const counted = log.mock.calls.map(([line]) => JSON.parse(String(line))).filter((line) => line[changedFilesMetric])
  expect(counted, 'once, as long as the process knows it').toMatchObject([
    {
      message: 'restored 1.1.0: container.mjs is not the published file.',
      tenant: 'northgate',
      [changedFilesMetric]: 1,
      _aws: { CloudWatchMetrics: [{ Namespace: 'Forecourt/prod', Metrics: [{ Name: changedFilesMetric }] }] },
    },
  ])
  expect(globalThis).not.toHaveProperty('hasEvilRun')
})
