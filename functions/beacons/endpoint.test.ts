import { trialLimits } from '@forecourt/contracts/releases/release-pointer'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { loadRegistry } from '@forecourt/releases/records/read-releases'
import { promoteRelease, recordRelease } from '@forecourt/releases/records/write-releases'
import { readCounts } from '@forecourt/releases/rollout/trial-counts'
import { testRelease } from '@forecourt/releases/testing/test-release'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const site = testSite({ release_ring: 'canary' })
let trial: string
let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
  await writeSite(site)
  await writeSite(testSite({ slug: 'coast', release_ring: 'all' }))
  for (const version of ['1.0.0', '1.1.0']) await recordRelease(testRelease({ version }))
  await promoteRelease('search', '1.0.0')
  await promoteRelease('search', '1.1.0', { kind: 'ring', ring: 'canary' })
  trial = (await loadRegistry(site)).remotes.search?.trial ?? ''
})
afterAll(() => tables.close())

const tell = (body: unknown, tenant = site.slug) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return handler({ ...httpEvent({ path: '/api/beacons', method: 'POST', tenant }), body: text }, lambdaContext())
}
const page = (fields: object = {}) => ({
  pages: [{ remote: 'search', version: '1.1.0', trial, shown: 4, failed: 1, ...fields }],
})
const counts = () => readCounts({ name: 'search', version: '1.1.0', trial })

test('[MF-3] what a browser saw of a release on trial counts for it', async () => {
  expect(trial).toBe('canary.2')
  expect(await tell(page())).toMatchObject({ statusCode: 204, headers: { 'cache-control': 'no-store' } })
  await tell(page({ shown: 2, failed: 1 }))
  expect(await counts()).toEqual({ shown: 6, failed: 2 })
})

test('what the site does not serve on trial counts for nothing', async () => {
  const before = await counts()
  const made = { version: '1.0.0' }
  for (const [fields, tenant] of [[made], [{ trial: 'canary.9' }], [{ remote: 'nobody' }], [{}, 'coast']] as const)
    expect((await tell(page(fields), tenant)).statusCode).toBe(204)
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
  const { statusCode, body: answer } = await tell(body())
  expect([statusCode, JSON.parse(answer ?? '').error.code]).toEqual([400, 'bad_request'])
  expect(await counts()).toEqual(before)
})

test('[MF-3] the most that one beacon may say is a third at most of what takes a release back in any ring', async () => {
  const before = await counts()
  const loudest = page({ shown: 1 }).pages
  for (const pages of [loudest, Array.from({ length: 10 }, () => loudest).flat()]) await tell({ pages })
  const failed = (await counts()).failed - before.failed
  for (const { minFailed } of Object.values(trialLimits)) expect(failed * 3).toBeLessThanOrEqual(minFailed)
})

test('a body that is too large is refused before it is read', async () => {
  expect((await tell(' '.repeat(10_001))).statusCode).toBe(413)
})
