import type { Registry } from '@forecourt/contracts/releases/release'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeRegistry } from '../../testing/fake-remote.tsx'
import { createRegistryWatch } from './registry-watch.ts'

const withVersion = (version: string): Registry => {
  const vehicle = fakeRegistry.remotes.vehicle
  return { etag: version, remotes: vehicle ? { vehicle: { ...vehicle, version } } : {} }
}
const fresh = vi.fn()
const watch = () => createRegistryWatch(fakeRegistry, { fresh })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  fresh.mockReset()
  vi.useRealTimers()
})

test('[MF-3] a remote has moved when the site serves another version of it, or none', async () => {
  fresh.mockResolvedValueOnce(withVersion('1.2.0'))
  expect(await watch().hasNewRelease('vehicle')).toBe(false)
  fresh.mockResolvedValueOnce(withVersion('1.3.0'))
  expect(await watch().hasNewRelease('vehicle')).toBe(true)
  fresh.mockResolvedValueOnce({ etag: '', remotes: {} })
  expect(await watch().hasNewRelease('vehicle')).toBe(true)
})

test('[MF-3] what an earlier look has learnt is known without asking', async () => {
  fresh.mockResolvedValue(withVersion('1.3.0'))
  const registry = watch()
  expect(registry.hasKnownNewRelease('vehicle')).toBe(false)
  await registry.hasNewRelease('vehicle')
  expect(registry.hasKnownNewRelease('vehicle')).toBe(true)
  expect(fresh).toHaveBeenCalledOnce()
})

test('one look serves for three seconds, and a retry looks anew', async () => {
  fresh.mockResolvedValue(withVersion('1.2.0'))
  const registry = watch()
  registry.refresh()
  await registry.hasNewRelease('vehicle')
  expect(fresh).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(3_001)
  await registry.hasNewRelease('vehicle')
  expect(fresh).toHaveBeenCalledTimes(2)
  registry.forget()
  await registry.hasNewRelease('vehicle')
  expect(fresh).toHaveBeenCalledTimes(3)
})

test('a registry that cannot be reached moves nobody', async () => {
  fresh.mockRejectedValue(new Error('offline'))
  expect(await watch().hasNewRelease('vehicle')).toBe(false)
})

test('a registry that is slow holds nobody up for more than a second, and its answer serves the next look', async () => {
  fresh.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(withVersion('1.3.0')), 2_000)))
  const registry = watch()
  const first = registry.hasNewRelease('vehicle')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await registry.hasNewRelease('vehicle')).toBe(true)
  expect(fresh).toHaveBeenCalledTimes(1)
})
