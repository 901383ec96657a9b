import { setTimeout } from 'node:timers/promises'
import type { Release } from '@forecourt/contracts/releases/release'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { startHangingServer } from '@forecourt/lambda-kit/testing/hanging-server'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { testRelease } from '../testing/test-release.ts'
import { listReleases, loadRegistry, readPointer, readRelease } from './read-releases.ts'
import { pointerKey } from './release-keys.ts'

withLocalTables()
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const site = { slug: 'northgate' }
const publish = (release: Release) => putItem('releases', release)

async function point(name: string, current: string): Promise<void> {
  const pointer = { name, current, history: [], changed_at: '2026-01-01T00:00:00.000Z', revision: 1 }
  await putItem('releases', { ...pointerKey(name), pointer })
}

test('[MF-3] the registry holds what the pointers name, follows them, and shows no server build', async () => {
  expect(await loadRegistry(site)).toMatchObject({ remotes: {} })

  await publish(testRelease())
  await publish(testRelease({ version: '1.1.0', digest: 'other' }))
  await publish(testRelease({ name: 'vehicle', title: 'Vehicle' }))
  await point('search', '1.0.0')
  await point('vehicle', '1.0.0')
  const before = await loadRegistry(site)
  expect(Object.keys(before.remotes)).toEqual(['search', 'vehicle'])
  expect(before.remotes.search).not.toHaveProperty('server')
  expect(before.remotes.search).not.toHaveProperty('digest')

  await point('search', '1.1.0')
  const after = await loadRegistry(site)
  expect(after.remotes.search?.version).toBe('1.1.0')
  expect(after.remotes.vehicle).toEqual(before.remotes.vehicle)
  expect(after.etag).not.toBe(before.etag)

  await point('search', '1.0.0')
  expect(await loadRegistry(site)).toEqual(before)
})

test('a release reads by name and version, and a missing one is an error that names it', async () => {
  expect((await readRelease('search', '1.1.0')).digest).toBe('other')
  await expect(readRelease('search', '9.9.9')).rejects.toThrow('There is no release search@9.9.9.')
  expect(await readPointer('nobody')).toBeUndefined()
  await publish(testRelease({ version: '1.2.0', published_at: '2026-02-01T00:00:00.000Z' }))
  expect((await listReleases('search')).map(({ version }) => version)[0]).toBe('1.2.0')
})

test('[MF-4] a pointer to a release that is missing or damaged leaves out that remote only', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await putItem('releases', { name: 'finance', version: '1.0.0', title: 5 })
  await point('finance', '1.0.0')
  await point('forms', '7.0.0')
  expect(Object.keys((await loadRegistry(site)).remotes)).toEqual(['search', 'vehicle'])
  const logged = write.mock.calls.map(([line]) => JSON.parse(String(line)).message)
  expect(logged.sort()).toEqual(['The release finance@1.0.0 is damaged.', 'There is no release forms@7.0.0.'])
})

test('[MF-4] a damaged pointer leaves out its remote only, and a damaged release only itself', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await putItem('releases', { ...pointerKey('locations'), pointer: { current: 5 } })
  expect(Object.keys((await loadRegistry(site)).remotes)).toEqual(['search', 'vehicle'])
  const before = await listReleases('search')
  await putItem('releases', { name: 'search', version: '0.0.1', title: 5 })
  expect(await listReleases('search')).toEqual(before)
  const logged = write.mock.calls.map(([line]) => JSON.parse(String(line)).message)
  expect(logged).toContain('The item #pointers@locations of the releases is damaged.')
  expect(logged).toContain('The item search@0.0.1 of the releases is damaged.')
})

test('damage is logged once a process and as a warning, so that it raises no alarm', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  await putItem('releases', { ...pointerKey('parts'), pointer: { current: 5 } })
  await point('service-booking', '7.0.0')
  await loadRegistry(site)
  await loadRegistry(site)
  const logged = write.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(logged.map(({ message }) => message).sort()).toEqual([
    'The item #pointers@parts of the releases is damaged.',
    'There is no release service-booking@7.0.0.',
  ])
  for (const line of logged) expect(line.level).toBe('warn')
})

test('[MF-4] while the table fails, the last known registry is served', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const known = await loadRegistry(site)
  write.mockClear()
  vi.stubEnv('RELEASES_TABLE', 'not-there')
  expect(await loadRegistry(site)).toEqual(known)
  expect(write).toHaveBeenCalledOnce()
})

test('[MF-4] while the table hangs, the last known registry is served: after a second once, then at once', {
  tags: 'long',
}, async () => {
  const hanging = await startHangingServer()
  onTestFinished(() => hanging.close())
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.stubEnv('RELEASES_TTL_MS', '1')
  vi.resetModules()
  const { loadRegistry } = await import('./read-releases.ts')
  const known = await loadRegistry(site)
  write.mockClear()
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', hanging.url)
  await setTimeout(5)
  const start = performance.now()
  expect(await loadRegistry(site)).toEqual(known)
  // Three tries of three seconds would take nine.
  expect(performance.now() - start).toBeLessThan(6000)
  expect(await loadRegistry(site)).toEqual(known)
  expect(write).toHaveBeenCalledOnce()
})

test('while the table hangs, a registry that was never read is unavailable before the function times out', {
  tags: 'long',
}, async () => {
  const hanging = await startHangingServer()
  onTestFinished(() => hanging.close())
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', hanging.url)
  vi.resetModules()
  const { loadRegistry } = await import('./read-releases.ts')
  const start = performance.now()
  await expect(loadRegistry(site)).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 })
  expect(performance.now() - start).toBeLessThan(8000)
})

describe('[MF-4] a remote of which nothing can be read is named as damaged, with the pages that it had', () => {
  const page = { path: '/finance', expose: './page', prefetch: [] }
  beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))
  const damagedOn = async (isUsable?: (release: Release) => boolean) =>
    (await loadRegistry(site, isUsable)).damaged ?? []

  test('by its other releases, where the one that serves cannot be read', async () => {
    await publish(testRelease({ name: 'quotes', version: '0.9.0', pages: [page] }))
    await putItem('releases', { name: 'quotes', version: '1.0.0', title: 5 })
    await point('quotes', '1.0.0')
    expect(await damagedOn()).toContainEqual({ name: 'quotes', paths: ['/finance'] })
  })

  test('by its own record, where only its files are not the published ones', async () => {
    await publish(testRelease({ name: 'offers', pages: [{ ...page, path: '/offers' }] }))
    await point('offers', '1.0.0')
    expect(await damagedOn(({ name }) => name !== 'offers')).toContainEqual({ name: 'offers', paths: ['/offers'] })
    expect((await damagedOn()).map(({ name }) => name)).not.toContain('offers')
  })

  test('without pages, where nothing of it was ever readable', async () => {
    await point('lost', '1.0.0')
    expect(await damagedOn()).toContainEqual({ name: 'lost', paths: undefined })
  })

  test('by what was published, where its pointer is damaged', async () => {
    await putItem('releases', { ...pointerKey('offers'), pointer: { current: 5 } })
    expect(await damagedOn()).toContainEqual({ name: 'offers', paths: ['/offers'] })
  })
})
