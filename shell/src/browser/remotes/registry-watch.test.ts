import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeRegistry } from '../../testing/fake-remote.tsx'
import { createRegistryWatch } from './registry-watch.ts'

const withVersion = (vehicle: string) => ({ vehicle })
const fetchVersions = vi.fn()
const watch = () => createRegistryWatch(fakeRegistry, { fetchVersions })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  fetchVersions.mockReset()
  vi.useRealTimers()
})

test('[MF-3] a remote has moved when the site serves another version of it, or none', async () => {
  fetchVersions.mockResolvedValueOnce(withVersion('1.2.0'))
  expect(await watch().hasNewRelease('vehicle')).toBe(false)
  fetchVersions.mockResolvedValueOnce(withVersion('1.3.0'))
  expect(await watch().hasNewRelease('vehicle')).toBe(true)
  fetchVersions.mockResolvedValueOnce({})
  expect(await watch().hasNewRelease('vehicle')).toBe(true)
})

test('[MF-3] what an earlier look has learnt is known without asking', async () => {
  fetchVersions.mockResolvedValue(withVersion('1.3.0'))
  const registry = watch()
  expect(registry.hasKnownNewRelease('vehicle')).toBe(false)
  await registry.hasNewRelease('vehicle')
  expect(registry.hasKnownNewRelease('vehicle')).toBe(true)
  expect(fetchVersions).toHaveBeenCalledOnce()
})

test('one check is cached for three seconds, and a retry checks again', async () => {
  fetchVersions.mockResolvedValue(withVersion('1.2.0'))
  const registry = watch()
  registry.refresh()
  await registry.hasNewRelease('vehicle')
  expect(fetchVersions).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_001)
  await registry.hasNewRelease('vehicle')
  expect(fetchVersions).toHaveBeenCalledTimes(2)
  registry.forget()
  await registry.hasNewRelease('vehicle')
  expect(fetchVersions).toHaveBeenCalledTimes(3)
})

test('an unreachable registry reports no new release', async () => {
  fetchVersions.mockRejectedValue(new Error('offline'))
  expect(await watch().hasNewRelease('vehicle')).toBe(false)
})

test('a slow registry delays a check by a second at most, and its answer serves the next check', async () => {
  fetchVersions.mockImplementation(
    () => new Promise((resolve) => setTimeout(() => resolve(withVersion('1.3.0')), 2_000)),
  )
  const registry = watch()
  const first = registry.hasNewRelease('vehicle')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await registry.hasNewRelease('vehicle')).toBe(true)
  expect(fetchVersions).toHaveBeenCalledTimes(1)
})
