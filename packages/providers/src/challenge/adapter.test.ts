import { expect, test, vi } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createChallengeProvider } from './adapter.ts'
import { sandbox as definition, testToken } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const remoteIp = '203.0.113.9'
const onUnavailable = vi.fn()
// A busy machine may take longer than the 3 seconds that a shopper waits.
const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createChallengeProvider({ secret: 'sandbox', url: server.url, calls, onUnavailable })

test('passes a token once', async () => {
  expect(await provider().verify({ token: 'a', remoteIp })).toBe('passed')
  expect(await provider().verify({ token: 'a', remoteIp })).toBe('failed')
  expect(sandbox.inbox()).toMatchObject([
    { token: 'a', remoteIp, passed: true },
    { token: 'a', remoteIp, passed: false },
  ])
})

test('passes the test token every time', async () => {
  for (const _ of [1, 2]) expect(await provider().verify({ token: testToken, remoteIp })).toBe('passed')
})

test.each(['', 'x'.repeat(2049)])('fails an impossible token without a request', async (token) => {
  expect(await provider().verify({ token, remoteIp })).toBe('failed')
  expect(sandbox.inbox()).toEqual([])
})

test('fails what Turnstile fails', async () => {
  sandbox.setFault('fail')
  expect(await provider().verify({ token: 'a', remoteIp })).toBe('failed')
})

test.each([
  ['slow', 'timeout'],
  ['error', 'unavailable'],
  ['throttled', 'throttled'],
  ['malformed', 'malformed'],
  ['wrong-secret', 'refused'],
] as const)(
  'fault %s is unavailable, reported as %s without personal data',
  { tags: 'long' },
  async (fault, reason) => {
    onUnavailable.mockClear()
    sandbox.setFault(fault)
    const calls = fault === 'slow' ? { deadlineMs: 100 } : undefined
    expect(await provider(calls).verify({ token: 'secret-token', remoteIp })).toBe('unavailable')
    expect(onUnavailable).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }))
    expect(String(onUnavailable.mock.lastCall?.[0])).not.toMatch(/secret-token|203\.0/)
  },
)
