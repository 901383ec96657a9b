import { siteSchema } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startHangingServer } from '../testing/hanging-server.ts'
import type { LocalServer } from '../testing/local-server.ts'
import { withLocalTables } from '../testing/with-local-tables.ts'

const site = siteSchema.parse(testSite())
const minuteMs = 60_000

withLocalTables()
let hanging: LocalServer
beforeAll(async () => {
  hanging = await startHangingServer()
})
afterAll(() => hanging.close())
beforeEach(() => vi.spyOn(process.stdout, 'write').mockReturnValue(true))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

/** As a process that has just started. */
async function freshProcess() {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  return import('./tenant-config.ts')
}
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)
const hang = () => vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', hanging.url)

/** Real milliseconds that `work` takes. */
async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  return { value: await work(), ms: performance.now() - start }
}

test('[MF-4] while the table hangs, the last known site is served: after a second once, then at once', {
  tags: 'long',
}, async () => {
  const { loadSite, writeSite } = await freshProcess()
  await writeSite(site)
  await loadSite(site.slug)
  pass(minuteMs + 1)
  hang()
  const first = await timed(() => loadSite(site.slug))
  expect(first.value).toEqual(site)
  // Three tries of three seconds would take nine.
  expect(first.ms).toBeLessThan(6000)
  expect(await loadSite(site.slug)).toEqual(site)
  // The second one did not call the table: one failure is logged.
  expect(process.stdout.write).toHaveBeenCalledOnce()
})

test('while the table hangs, a site that was never read is unavailable before the function times out', {
  tags: 'long',
}, async () => {
  const { loadSite } = await freshProcess()
  hang()
  const { value, ms } = await timed(() => loadSite(site.slug).catch((error: unknown) => error))
  expect(value).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(ms).toBeLessThan(8000)
})

test('a removed site is gone after a minute, though the cache would serve it while the table fails', async () => {
  const { loadSite, writeSite, removeSite } = await freshProcess()
  await writeSite(site)
  await loadSite(site.slug)
  await removeSite(site.slug)
  pass(minuteMs + 1)
  expect(await loadSite(site.slug)).toBeUndefined()
  pass(minuteMs + 1)
  vi.stubEnv('CONFIG_TABLE', 'nowhere')
  expect(await loadSite(site.slug)).toBeUndefined()
})

test('of more sites than the cache holds, those in use stay', { tags: 'long' }, async () => {
  const { loadSite, writeSite } = await freshProcess()
  await writeSite(site)
  await loadSite(site.slug)
  for (let other = 0; other < 600; other++) {
    await loadSite(`other-${other}`)
    if (other % 100 === 0) await loadSite(site.slug)
  }
  vi.stubEnv('CONFIG_TABLE', 'nowhere')
  expect(await loadSite(site.slug)).toEqual(site)
})
