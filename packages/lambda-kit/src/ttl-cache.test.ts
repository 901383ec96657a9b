import { expect, test, vi } from 'vitest'
import { ttlCache } from './ttl-cache.ts'

test('a value is loaded once for its time, and once for all who ask meanwhile', async () => {
  let now = 0
  const load = vi.fn(async (key: string) => `${key}@${now}`)
  const get = ttlCache(load, { ttlMs: 100, maxEntries: 10, now: () => now })
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a@0', 'a@0'])
  now = 99
  expect(await get('a')).toBe('a@0')
  now = 100
  expect(await get('a')).toBe('a@100')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a failure is not remembered, or only as long as it may be', async () => {
  let now = 0
  for (const failureTtlMs of [undefined, 50]) {
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
    const get = ttlCache<string>(load, { ttlMs: 100, maxEntries: 10, failureTtlMs, now: () => now })
    await expect(get('a')).rejects.toThrow('down')
    if (failureTtlMs) await expect(get('a')).rejects.toThrow('down')
    now += 50
    expect(await get('a')).toBe('up')
    expect(load).toHaveBeenCalledTimes(2)
  }
})

test('the oldest entry goes when there is no more room', async () => {
  const load = vi.fn(async (key: string) => key)
  const get = ttlCache(load, { ttlMs: 1000, maxEntries: 2 })
  for (const key of ['a', 'b', 'c', 'b', 'a']) await get(key)
  expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a'])
})
