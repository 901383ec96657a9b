import { expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { startSandbox } from '../start-sandbox.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createEmailProvider } from './adapter.ts'
import type { Email } from './port.ts'
import { sandbox as definition } from './sandbox.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const credentials = { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' }
// A busy machine may need longer than the usual 10 seconds.
const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createEmailProvider({ region: 'ap-southeast-2', url: server.url, credentials, calls })

const email: Email = {
  from: { name: 'Ströbel Motors', address: 'no-reply@sites.example' },
  to: [{ address: 'sales@dealer.example' }],
  replyTo: { name: 'Doe, Jane', address: 'jane@shopper.example' },
  subject: 'Enquiry — 2023 Škoda',
  html: '<p>Is it still available?</p>',
  text: 'Is it still available?',
  attachments: [{ filename: 'lead.xml', contentType: 'application/xml', content: '<adf>é</adf>' }],
  idempotencyKey: 'lead-1/email',
}

test('sends a message with its reply address and attachment', async () => {
  const { messageId } = await provider().sendEmail(email)
  const [received] = sandbox.inbox()
  expect(received).toMatchObject({
    ...email,
    messageId,
    from: [email.from],
    replyTo: [email.replyTo],
    attachments: [{}],
  })
  expect(received?.to[0]?.address).toBe('sales@dealer.example')
  expect(received?.attachments[0]).toMatchObject({ filename: 'lead.xml', contentType: 'application/xml' })
  expect(Buffer.from(received?.attachments[0]?.content ?? []).toString()).toBe('<adf>é</adf>')
})

test('sends a plain text message without an HTML body', async () => {
  const { html: _, ...plain } = email
  await provider().sendEmail(plain)
  expect(sandbox.inbox()[0]?.html).toBeUndefined()
})

test.each([
  ['slow', 'retry', 'timeout'],
  ['throttled', 'retry', 'throttled'],
  ['error', 'retry', 'unavailable'],
  ['malformed', 'retry', 'malformed'],
  ['rejected', 'permanent', 'rejected'],
  ['unverified', 'retry', 'refused'],
  ['mail-from', 'retry', 'refused'],
  ['not-found', 'retry', 'refused'],
  ['unnamed', 'retry', 'refused'],
] as const)('fault %s is a %s error, %s, without personal data', async (fault, kind, reason) => {
  sandbox.setFault(fault)
  // Only the fault that never answers needs a short deadline.
  const error = await provider(fault === 'slow' ? { deadlineMs: 100 } : undefined)
    .sendEmail(email)
    .catch((error: unknown) => error)
  expect(error).toMatchObject({ name: 'ProviderError', kind, reason })
  expect(String(error)).not.toContain('@')
  expect(Object.hasOwn(Object(error), 'cause')).toBe(false)
})

test('sends a throttled message again within the call', { tags: 'long' }, async () => {
  sandbox.setFault('throttled')
  let attempts = 0
  const watched = await startSandbox({
    ...sandbox,
    listener(request, response) {
      attempts += 1
      if (attempts === 2) sandbox.setFault(null)
      sandbox.listener(request, response)
    },
  })
  try {
    await createEmailProvider({ region: 'ap-southeast-2', url: watched.url, credentials }).sendEmail(email)
    expect(attempts).toBe(2)
    expect(sandbox.inbox()).toHaveLength(1)
  } finally {
    await watched.close()
  }
})

test('is unavailable where nothing listens', async () => {
  const closed = await startSandbox(definition.create())
  await closed.close()
  const unreachable = createEmailProvider({ region: 'ap-southeast-2', url: closed.url, credentials })
  await expect(unreachable.sendEmail(email)).rejects.toMatchObject({ kind: 'retry', reason: 'unavailable' })
})

test.each([
  { subject: 'Hello\r\nBcc: everyone@example.com' },
  { to: [] },
  { replyTo: { address: 'not an address' } },
  { replyTo: { address: 'jane@shopper.example', name: 'Jane\nDoe' } },
])('refuses %j without a request', async (change) => {
  const sent = provider().sendEmail({ ...email, ...change })
  await expect(sent).rejects.toMatchObject({ kind: 'permanent', message: expect.not.stringContaining('@') })
  expect(sandbox.inbox()).toEqual([])
})
