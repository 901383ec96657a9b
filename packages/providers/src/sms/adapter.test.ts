import { expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createSmsProvider } from './adapter.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const credentials = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' }
// A busy machine may need longer than the usual 10 seconds.
const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createSmsProvider({ region: 'ap-southeast-2', url: server.url, credentials, calls })

const sms = { to: '+61491570006', senderId: 'Northgate', body: 'Your code is 123456.', validSeconds: 600 }

test('sends a message from the dealer’s own sender ID', async () => {
  const { messageId } = await provider().sendSms(sms)
  expect(sandbox.inbox()).toMatchObject([
    { messageId, from: [{ name: 'Northgate' }], to: [{ address: '+61491570006' }], text: sms.body },
  ])
})

test.each([
  ['slow', 'retry', 'timeout'],
  ['throttled', 'retry', 'throttled'],
  ['error', 'retry', 'unavailable'],
  ['malformed', 'retry', 'malformed'],
  ['opted-out', 'permanent', 'rejected'],
  ['over-budget', 'retry', 'refused'],
] as const)('fault %s is a %s error, %s, without personal data', { tags: 'long' }, async (fault, kind, reason) => {
  sandbox.setFault(fault)
  // Only the fault that never answers needs a short deadline.
  const error = await provider(fault === 'slow' ? { deadlineMs: 100 } : undefined)
    .sendSms(sms)
    .catch((error: unknown) => error)
  expect(error).toMatchObject({ name: 'ProviderError', kind, reason })
  expect(String(error)).not.toContain('491570006')
  expect(Object.hasOwn(Object(error), 'cause')).toBe(false)
})

test.each([
  ['a number that is not E.164', { to: '0491 570 006' }],
  ['a sender ID that is too long', { senderId: 'NorthgateMotors' }],
  ['a sender ID of digits alone', { senderId: '12345' }],
  ['nothing to say', { body: '' }],
])('%s is refused before anything is sent', async (_, wrong) => {
  await expect(provider().sendSms({ ...sms, ...wrong })).rejects.toMatchObject({ reason: 'rejected' })
  expect(sandbox.inbox()).toEqual([])
})
