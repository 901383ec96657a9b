import type { LookupFunction } from 'node:net'
import { expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createWebhookProvider } from './adapter.ts'
import type { Webhook } from './port.ts'
import { sandbox as definition, sandboxSecret } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const port = () => new URL(server.url).port
const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createWebhookProvider({ allowedHosts: [`127.0.0.1:${port()}`], calls })

const webhook = (change: Partial<Webhook> = {}): Webhook => ({
  url: `${server.url}/leads?key=1`,
  body: '{"name":"Zoë"}',
  contentType: 'application/json',
  headers: { authorization: 'Bearer dealer' },
  secrets: [sandboxSecret],
  deliveryId: 'lead-1/webhook',
  timestampMs: Date.now(),
  ...change,
})

test('posts a signed body', async () => {
  expect(await provider().post(webhook())).toEqual({ status: 200 })
  expect(sandbox.inbox()).toMatchObject([
    {
      method: 'POST',
      path: '/leads?key=1',
      body: '{"name":"Zoë"}',
      deliveryId: 'lead-1/webhook',
      isSignatureValid: true,
      headers: { 'content-type': 'application/json', authorization: 'Bearer dealer', connection: 'close' },
    },
  ])
})

test.each([{ secrets: ['another-webhook-secret'] }, { timestampMs: Date.now() - 3_600_000 }])(
  'the target sees a wrong or old signature: %j',
  async (change) => {
    await provider().post(webhook(change))
    expect(sandbox.inbox()[0]?.isSignatureValid).toBe(false)
  },
)

test.each([
  ['error', 'retry', 'unavailable', 2],
  ['throttled', 'retry', 'throttled', 1],
  ['redirect', 'retry', 'refused', 1],
  ['malformed', 'retry', 'malformed', 1],
  ['hang-up', 'retry', 'unavailable', 2],
  ['rejected', 'permanent', 'rejected', 1],
] as const)(
  'fault %s is a %s error, %s, after %i requests',
  { tags: 'long' },
  async (fault, kind, reason, requests) => {
    sandbox.setFault(fault)
    const error = await provider()
      .post(webhook())
      .catch((error: unknown) => error)
    expect(error).toMatchObject({ name: 'ProviderError', kind, reason })
    expect(String(error)).not.toMatch(/Zoë|key=1|Bearer/)
    expect(sandbox.inbox().map(({ path }) => path)).toEqual(Array(requests).fill('/leads?key=1'))
  },
)

test('gives up a target that never answers at the deadline', { tags: 'long' }, async () => {
  sandbox.setFault('slow')
  const posted = provider({ deadlineMs: 100 }).post(webhook())
  await expect(posted).rejects.toMatchObject({ kind: 'retry', reason: 'timeout' })
})

test('stops calling a target that keeps failing', async () => {
  sandbox.setFault('error')
  const calling = provider({ failuresToOpen: 2, maxRetries: 0 })
  for (const reason of ['unavailable', 'unavailable', 'circuit-open'])
    await expect(calling.post(webhook())).rejects.toMatchObject({ reason })
  expect(sandbox.inbox()).toHaveLength(2)
})

test('says when a throttled target wants the next attempt', async () => {
  sandbox.setFault('throttled')
  await expect(provider().post(webhook())).rejects.toMatchObject({ retryAfterSeconds: 7 })
})

test.each(['endless', 'stalled'] as const)('takes a 2xx answer whose body is %s', async (fault) => {
  sandbox.setFault(fault)
  expect(await provider().post(webhook())).toEqual({ status: 200 })
  expect(sandbox.inbox()).toHaveLength(1)
})

const answering =
  (...addresses: string[]): LookupFunction =>
  (_, { all }, callback) => {
    const address = (addresses.length > 1 ? addresses.shift() : addresses[0]) ?? ''
    if (all) callback(null, [{ address, family: 4 }])
    else callback(null, address, 4)
  }

test('a host that resolves to this machine is blocked when the socket connects', async () => {
  const rebound = createWebhookProvider({ resolve: answering('127.0.0.1') })
  const posted = rebound.post(webhook({ url: `https://rebind.example:${port()}/` }))
  await expect(posted).rejects.toMatchObject({ kind: 'permanent', reason: 'blocked' })
  expect(sandbox.inbox()).toEqual([])
})

test('the name of this machine is blocked by its own name server', async () => {
  const posted = createWebhookProvider().post(webhook({ url: `https://localhost:${port()}/` }))
  await expect(posted).rejects.toMatchObject({ reason: 'blocked' })
})

test.each<Partial<Webhook>>([
  { url: 'http://127.0.0.1:1/' },
  { url: 'https://169.254.169.254/latest/meta-data/' },
  { headers: { host: 'internal' } },
  { headers: { 'Forecourt-Signature': 't=1' } },
  { headers: { 'x-a': 'b\r\nx-c: d' } },
  { secrets: ['short'] },
  { secrets: [] },
])('refuses %j without a request', async (change) => {
  await expect(provider().post(webhook(change))).rejects.toMatchObject({ kind: 'permanent' })
  expect(sandbox.inbox()).toEqual([])
})
