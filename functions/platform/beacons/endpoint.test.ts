import { trialLimits } from '@forecourt/contracts/releases/release-pointer'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { loadRegistry } from '@forecourt/releases/records/read-releases'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { readCounts } from '@forecourt/releases/rollout/trial-counts'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const site = testSite({ release_ring: 'canary' })
let trial: string
withLocalTables()
beforeAll(async () => {
  await writeSite(site)
  await writeSite(testSite({ slug: 'coast', release_ring: 'all' }))
  for (const version of ['1.0.0', '1.1.0']) await recordRelease(testRelease({ version }))
  await promoteRelease('search', '1.0.0')
  await promoteRelease('search', '1.1.0', { kind: 'ring', ring: 'canary' })
  trial = (await loadRegistry(site)).remotes.search?.trial ?? ''
})

const host = 'www.northgate.example'
const ownPage = { origin: `https://${host}`, 'sec-fetch-site': 'same-origin' }

let addresses = 0
/** As the browser and the edge send it: from a page of the site, and an address of its own unless `headers` says otherwise. */
const send = (body: unknown, { tenant = site.slug, headers = {} }: { tenant?: string; headers?: object } = {}) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const event = httpEvent({ path: '/api/beacons', method: 'POST', tenant, body: text })
  addresses += 1
  const edge = { 'x-site-host': host, 'x-viewer-ip': `198.51.100.${addresses}` }
  return handler({ ...event, headers: { ...event.headers, ...edge, ...ownPage, ...headers } }, lambdaContext())
}
const page = (fields: object = {}) => ({
  pages: [{ remote: 'search', version: '1.1.0', trial, shown: 4, failed: 1, ...fields }],
})
const counts = () => readCounts({ name: 'search', version: '1.1.0', trial })

test('[MF-3] what a browser saw of a release on trial counts for it', async () => {
  expect(trial).toBe('canary.2')
  expect(await send(page())).toMatchObject({ statusCode: 204, headers: { 'cache-control': 'no-store' } })
  await send(page({ shown: 2, failed: 1 }))
  expect(await counts()).toEqual({ shown: 6, failed: 2 })
})

test('what the site does not serve on trial counts for nothing', async () => {
  const before = await counts()
  const made = { version: '1.0.0' }
  for (const [fields, tenant] of [[made], [{ trial: 'canary.9' }], [{ remote: 'nobody' }], [{}, 'coast']] as const)
    expect((await send(page(fields), { tenant })).statusCode).toBe(204)
  expect(await counts()).toEqual(before)
})

test.each([
  ['no JSON', () => '{'],
  ['no pages', () => ({ pages: [] })],
  ['more failures than one beacon may say', () => page({ failed: 2 })],
  ['more pages than one beacon may say', () => page({ shown: 51 })],
  ['the same remote twice', () => ({ pages: [...page().pages, ...page().pages] })],
])('a body with %s is refused, and nothing of it counts', async (_what, body) => {
  const before = await counts()
  const { statusCode, body: answer } = await send(body())
  expect([statusCode, JSON.parse(answer ?? '').error.code]).toEqual([400, 'bad_request'])
  expect(await counts()).toEqual(before)
})

test.each<[what: string, headers: Record<string, string | undefined>]>([
  ["another site's page", { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ["another site's page, of a browser that says less", { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
  ["another dealer's page", { origin: 'https://www.coast.example', 'sec-fetch-site': 'cross-site' }],
  ['a page of a subdomain', { origin: 'https://shop.www.northgate.example', 'sec-fetch-site': 'same-site' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['no page', { origin: undefined, 'sec-fetch-site': undefined }],
])('[MF-3] 20 beacons of %s are refused, and count nothing', async (_what, headers) => {
  const before = await counts()
  for (let post = 0; post < 20; post++)
    expect(await send(page({ shown: 1, failed: 1 }), { headers })).toMatchObject({ statusCode: 403 })
  expect(await counts()).toEqual(before)
})

test('[MF-3] 20 beacons of one address count as one failure, whatever they say', { tags: 'long' }, async () => {
  const before = await counts()
  for (let post = 0; post < 20; post++)
    await send(page({ shown: 1, failed: 1 }), { headers: { 'x-viewer-ip': '203.0.113.20' } })
  expect((await counts()).failed - before.failed).toBe(1)
})

test('[MF-3] one address cannot hide failures by claiming any number of shown pages', { tags: 'long' }, async () => {
  const before = await counts()
  for (let post = 0; post < 60; post++)
    await send(page({ shown: 50, failed: 0 }), { headers: { 'x-viewer-ip': '203.0.113.21' } })
  await send(page({ shown: 1, failed: 1 }))
  expect((await counts()).shown - before.shown).toBeLessThanOrEqual(32 * 50)
})

test('[MF-3] the failures of different addresses all count', async () => {
  const before = await counts()
  for (let post = 0; post < 20; post++) await send(page({ shown: 1, failed: 1 }))
  expect((await counts()).failed - before.failed).toBe(20)
})

test('[MF-3] the most that one beacon may say is a third at most of what takes a release back in any ring', async () => {
  const before = await counts()
  const loudest = page({ shown: 1 }).pages
  for (const pages of [loudest, Array.from({ length: 10 }, () => loudest).flat()]) await send({ pages })
  const failed = (await counts()).failed - before.failed
  for (const { minFailed } of Object.values(trialLimits)) expect(failed * 3).toBeLessThanOrEqual(minFailed)
})

test('a body that is too large is refused before it is read', async () => {
  expect((await send(' '.repeat(10_001))).statusCode).toBe(413)
})
