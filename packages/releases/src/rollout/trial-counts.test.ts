import { queryItems } from '@forecourt/lambda-kit/data/items'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, expect, test, vi } from 'vitest'
import { countPages, type PageCounts, readCounts, type TrialRelease } from './trial-counts.ts'

withLocalTables()
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const addresses = Array.from({ length: 100 }, (_, last) => `198.51.100.${last}`)
/** From an address of its own each, so that every failure counts. */
const count = (release: TrialRelease, pages: PageCounts) => countPages(release, pages, addresses.pop() ?? '')

const onTrial = (name: string): TrialRelease => ({ name, version: '1.1.0', trial: 'canary.2' })

test('[MF-3] a process keeps its own totals in one item, which goes by itself when the trial is long over', async () => {
  const release = onTrial('search')
  await count(release, { shown: 2, failed: 1 })
  await count(release, { shown: 1, failed: 1 })
  const items = await Array.fromAsync(queryItems('trials', 'search@1.1.0#canary.2'))
  expect(items).toMatchObject([{ shown: 3, failed: 2 }])
  const days = (Number(items[0]?.ttl) - Date.now() / 1000) / 86_400
  expect(days).toBeCloseTo(7, 1)
})

test('what does not fail is written every five seconds, and a failure at once with all that was counted', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  const release = onTrial('vehicle')
  await count(release, { shown: 1, failed: 0 })
  await count(release, { shown: 1, failed: 0 })
  expect(await readCounts(release)).toEqual({ shown: 1, failed: 0 })
  vi.setSystemTime(Date.now() + 5_000)
  await count(release, { shown: 1, failed: 0 })
  expect(await readCounts(release)).toEqual({ shown: 3, failed: 0 })
  await count(release, { shown: 1, failed: 0 })
  await count(release, { shown: 1, failed: 1 })
  expect(await readCounts(release)).toEqual({ shown: 5, failed: 1 })
})

test('counts of another trial of the same version are others', async () => {
  await count(onTrial('forms'), { shown: 4, failed: 4 })
  expect(await readCounts({ ...onTrial('forms'), trial: 'canary.9' })).toEqual({ shown: 0, failed: 0 })
})

test('[MF-3] of one address one failure counts, and all that it was shown', async () => {
  const release = onTrial('hours')
  for (let page = 0; page < 20; page++) await countPages(release, { shown: 1, failed: 1 }, '203.0.113.5')
  await count(release, { shown: 1, failed: 1 })
  expect(await readCounts(release)).toEqual({ shown: 21, failed: 2 })
})

test('no page fails because counting does', async () => {
  const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('TRIALS_TABLE', 'nowhere')
  await count(onTrial('offers'), { shown: 1, failed: 1 })
  expect(JSON.parse(String(log.mock.calls[0]?.[0])).message).toBe('Pages of releases on trial are not counted')
})
