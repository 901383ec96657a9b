import { expect, test, vi } from 'vitest'
import { ttlCache } from './ttl-cache.ts'

/** A time that tests set; the library takes 0 for no time. */
const clock = () => {
  const time = {
    now: 1_000,
    pass(ms: number) {
      time.now += ms
    },
  }
  return time
}
const never = () => new Promise<never>(() => {})
const options = { ttlMs: 100, maxEntries: 10 }

test('a value is loaded once until it expires, and once for concurrent callers', async () => {
  const time = clock()
  const load = vi.fn(async (key: string) => `${key}@${time.now}`)
  const get = ttlCache(load, { ...options, now: () => time.now })
  expect(await Promise.all([get('a'), get('a')])).toEqual(['a@1000', 'a@1000'])
  time.pass(100)
  expect(await get('a')).toBe('a@1000')
  time.pass(1)
  expect(await get('a')).toBe('a@1101')
  expect(load).toHaveBeenCalledTimes(2)
})

test('with a time of 0 every call loads, and concurrent callers share a load', async () => {
  const load = vi.fn(async (key: string) => key)
  const get = ttlCache(load, { ttlMs: 0, maxEntries: 1 })
  await Promise.all([get('a'), get('a')])
  await get('a')
  expect(load).toHaveBeenCalledTimes(2)
})

test('with an infinite time a value is loaded once', async () => {
  const time = clock()
  const load = vi.fn(async (key: string) => key)
  const get = ttlCache(load, { ttlMs: Number.POSITIVE_INFINITY, maxEntries: 1, now: () => time.now })
  await get('a')
  time.pass(1e12)
  await get('a')
  expect(load).toHaveBeenCalledOnce()
})

test('a failure is remembered for its own time only, and none where it has none', async () => {
  for (const failureTtlMs of [0, 50]) {
    const time = clock()
    const load = vi.fn().mockRejectedValueOnce(new Error('down')).mockResolvedValue('up')
    const get = ttlCache<string>(load, { ...options, failureTtlMs, now: () => time.now })
    await expect(get('a')).rejects.toThrow('down')
    if (failureTtlMs > 0) await expect(get('a')).rejects.toThrow('down')
    time.pass(failureTtlMs + 1)
    expect(await get('a')).toBe('up')
    expect(load).toHaveBeenCalledTimes(2)
  }
})

test('the least recently used entry is evicted', async () => {
  const load = vi.fn(async (key: string) => key)
  const get = ttlCache(load, { ttlMs: 1000, maxEntries: 2 })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await get(key)
  expect(load.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

test('a load that is evicted before it ends reaches its callers', async () => {
  const get = ttlCache(async (key: string) => key, { ttlMs: 1000, maxEntries: 1 })
  expect(await Promise.all(['a', 'b', 'c'].map(get))).toEqual(['a', 'b', 'c'])
})

test('without a stale option an expired value is never served', async () => {
  const time = clock()
  const load = vi.fn().mockResolvedValueOnce('old').mockRejectedValue(new Error('down'))
  const get = ttlCache<string>(load, { ...options, now: () => time.now })
  await get('a')
  time.pass(101)
  await expect(get('a')).rejects.toThrow('down')
})

test('while a refresh fails, the expired value is served and the source asked again after a while only', async () => {
  const time = clock()
  const onFailure = vi.fn()
  const load = vi.fn().mockResolvedValueOnce('old').mockRejectedValueOnce(new Error('down')).mockResolvedValue('new')
  const stale = { deadlineMs: 1000, retryMs: 20, onFailure }
  const get = ttlCache<string>(load, { ...options, stale, now: () => time.now })
  await get('a')
  time.pass(101)
  for (const _ of ['at first', 'and at once again']) expect(await get('a')).toBe('old')
  expect(load).toHaveBeenCalledTimes(2)
  expect(onFailure.mock.calls).toEqual([[new Error('down'), 'a']])
  time.pass(21)
  expect(await get('a')).toBe('new')
})

test('a refresh that hangs costs its deadline once, then nothing until the next try', async () => {
  const time = clock()
  const load = vi.fn().mockResolvedValueOnce('old').mockImplementation(never)
  const get = ttlCache<string>(load, { ...options, stale: { deadlineMs: 30, retryMs: 20 }, now: () => time.now })
  await get('a')
  time.pass(101)
  expect(await Promise.all([get('a'), get('a')])).toEqual(['old', 'old'])
  expect(await get('a')).toBe('old')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a late refresh is stored when it arrives, unless a newer one came before it', async () => {
  const time = clock()
  const late = Promise.withResolvers<string>()
  const later = Promise.withResolvers<string>()
  const load = vi.fn().mockResolvedValueOnce('old').mockReturnValueOnce(late.promise).mockReturnValueOnce(later.promise)
  const get = ttlCache<string>(load, { ...options, stale: { deadlineMs: 1, retryMs: 20 }, now: () => time.now })
  await get('a')
  time.pass(101)
  await get('a')
  time.pass(21)
  await get('a')
  later.resolve('newest')
  await expect.poll(() => get('a')).toBe('newest')
  late.resolve('late')
  await late.promise
  expect(await get('a')).toBe('newest')
  expect(load).toHaveBeenCalledTimes(3)
})

test('a first load that hangs fails at its deadline, and at once while that is remembered', async () => {
  const time = clock()
  const load = vi.fn(never)
  const get = ttlCache(load, { ...options, deadlineMs: 20, failureTtlMs: 50, now: () => time.now })
  await expect(get('a')).rejects.toThrow('Loading a took longer than 20 ms.')
  await expect(get('a')).rejects.toThrow('Loading a took longer than 20 ms.')
  expect(load).toHaveBeenCalledOnce()
})
