import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProviderError, type ProviderErrorReason } from './provider-error.ts'
import { guardCalls, guardCallsByHost } from './resilience.ts'

// The circuit reads the clock; timers stay real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const failing = (reason: ProviderErrorReason) => vi.fn(() => Promise.reject(new ProviderError(reason, 'It failed.')))
const settings = { failuresToOpen: 3, openMs: 5000 }
const openCircuit = { reason: 'circuit-open', kind: 'retry', retryAfterSeconds: 5 }

test('opens after consecutive failures, calls nothing while open, and closes after a success', async () => {
  const guard = guardCalls('Provider', settings)
  const down = failing('unavailable')
  for (const _ of [1, 2, 3]) await expect(guard(down)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(guard(down)).rejects.toMatchObject(openCircuit)
  expect(down).toHaveBeenCalledTimes(3)

  vi.setSystemTime(Date.now() + 5000)
  await expect(guard(down)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(guard(down)).rejects.toMatchObject(openCircuit)

  vi.setSystemTime(Date.now() + 5000)
  expect(await guard(async () => 'up')).toBe('up')
  await expect(guard(down)).rejects.toMatchObject({ reason: 'unavailable' })
  expect(await guard(async () => 'still up')).toBe('still up')
})

test('a provider that hangs opens the circuit, whether its work heeds the signal or not', async () => {
  const guard = guardCalls('Provider', { ...settings, deadlineMs: 20 })
  const deaf = () => new Promise(() => {})
  const heeding = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))
  for (const work of [deaf, heeding, deaf]) await expect(guard(work)).rejects.toMatchObject({ reason: 'timeout' })
  await expect(guard(deaf)).rejects.toMatchObject(openCircuit)
})

test.each(['rejected', 'refused', 'throttled'] as const)('%s does not open the circuit', async (reason) => {
  const guard = guardCalls('Provider', settings)
  for (const _ of [1, 2, 3, 4]) await expect(guard(failing(reason))).rejects.toMatchObject({ reason })
})

test('retries only what the settings name', { tags: 'long' }, async () => {
  const guard = guardCalls('Provider', { maxRetries: 1, retryOn: ['unavailable'] })
  const [down, malformed] = [failing('unavailable'), failing('malformed')]
  await expect(guard(down)).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(guard(malformed)).rejects.toMatchObject({ reason: 'malformed' })
  expect([down, malformed].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('the deadline covers all attempts', { tags: 'long' }, async () => {
  const guard = guardCalls('Provider', {
    deadlineMs: 50,
    maxRetries: 1000,
    retryOn: ['unavailable'],
    failuresToOpen: 1000,
  })
  await expect(guard(failing('unavailable'))).rejects.toMatchObject({ kind: 'retry' })
})

test('keeps the message of an unknown error to itself', async () => {
  const failed = guardCalls('Provider')(() => Promise.reject(new RangeError('jane@shopper.example')))
  await expect(failed).rejects.toMatchObject({ reason: 'unavailable', message: 'Provider failed: RangeError.' })
})

test('a host that is down does not stop another', async () => {
  const guardFor = guardCallsByHost({ ...settings, failuresToOpen: 1 })
  await expect(guardFor('a.example')(failing('unavailable'))).rejects.toMatchObject({ reason: 'unavailable' })
  await expect(guardFor('a.example')(failing('unavailable'))).rejects.toMatchObject(openCircuit)
  expect(await guardFor('b.example')(async () => 'up')).toBe('up')
})
