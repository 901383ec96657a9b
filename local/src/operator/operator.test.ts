import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { createLead } from '@forecourt/leads/store/create-lead'
import { readLead, updateDelivery } from '@forecourt/leads/store/lead-table'
import { testLeadSite, testLeadToCreate } from '@forecourt/leads/testing/test-lead'
import { createEmailProvider } from '@forecourt/providers/email/adapter'
import { createWebhookProvider } from '@forecourt/providers/webhook/adapter'
import type { EngineState } from '@forecourt/stock/index/engine-state'
import { listTenants } from '@forecourt/tenants'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GatewayRequest } from '../aws/gateway/gateway.ts'
import { type LocalSandboxes, startSandboxes } from '../aws/sandboxes/local-sandboxes.ts'
import { siteSigningSecrets } from './messages/message-view.ts'
import { collectMetrics } from './metrics.ts'
import { operator } from './operator.ts'
import type { OperatorSources } from './operator-data.ts'

withLocalTables()
let sandboxes: LocalSandboxes
beforeAll(async () => {
  sandboxes = await startSandboxes()
})
afterAll(() => sandboxes.close())

const request = {
  method: 'GET',
  path: '/',
  query: '',
  headers: { host: 'localhost:8080' },
  body: Buffer.alloc(0),
  sourceIp: '127.0.0.1',
} satisfies GatewayRequest

const stageSecret = 'the-secret-of-the-stage'
const embedded: EngineState = { kind: 'embedded' }

function ask(
  change: Partial<GatewayRequest> = {},
  sources: Partial<OperatorSources> = {},
  engine = embedded,
  since?: Date,
) {
  const answer = operator({
    sandboxes: sandboxes.all,
    streams: [],
    failures: [],
    metrics: () => [],
    signingSecrets: () => siteSigningSecrets(stageSecret),
    index: async () => ({ waiting: 0, lastMs: undefined, deadLetters: 0, engine, since }),
    ...sources,
  })
  return answer({ ...request, ...change })
}
const pageText = async (...args: Parameters<typeof ask>) => (await ask(...args)).body.toString()

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])("the operator's page does not take %s", async (method) => {
  const { status, headers } = await ask({ method })
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

test('an engine that does not answer is one problem, and every site is listed still', { tags: 'long' }, async () => {
  // A closed port.
  vi.stubEnv('OPENSEARCH_URL', 'http://127.0.0.1:9')
  const engine: EngineState = { kind: 'silent', place: 'http://127.0.0.1:9', why: 'It is down.' }
  const text = await pageText({}, {}, engine, new Date(2026, 10, 21, 12, 3, 5))
  vi.unstubAllEnvs()
  expect(text).toContain('<p class="status bad">1 problem</p>')
  expect(text.match(/role="alert"/g)).toHaveLength(1)
  expect(text).toContain('The search engine does not answer: It is down. It has been so since 12:03:05.')
  expect(text).toContain(
    `${listTenants().length} demonstration dealers, embedded tables, and search by OpenSearch at http`,
  )
  expect(text.match(/vehicles cannot be counted/g)).toHaveLength(listTenants().length)
})

test('a function that cannot be loaded and changes that one did not take are problems', { tags: 'long' }, async () => {
  const text = await pageText(
    {},
    {
      failures: ['functions/finance/finance/index.ts cannot be loaded: Unexpected token'],
      streams: [{ name: 'lead-delivery', table: 'leads', countDeadLetters: async () => 2 }],
    },
  )
  expect(text).toContain('functions/finance/finance/index.ts cannot be loaded: Unexpected token')
  expect(text).toContain('lead-delivery failed to take 2 changes of the table leads.')
})

test('leads and inboxes that are empty say so', { tags: 'long' }, async () => {
  const text = await pageText()
  expect(text).toContain('No lead yet.')
  expect(text.match(/Nothing received yet\./g)).toHaveLength(sandboxes.all.length)
})

test('[LD-14] lists leads with their delivery, pending and failed ones first', { tags: 'long' }, async () => {
  const store = async (key: string, name: string) => {
    const site = testLeadSite({}, { slug: listTenants()[0] ?? '' })
    const values = { name, last_name: '<b>Ng</b>' }
    const { lead_id } = await createLead(testLeadToCreate({ site, values, key: `key-of-the-lead-${key}` }))
    const lead = await readLead({ tenant: site.slug, lead_id })
    if (!lead) throw new Error('The lead was not stored.')
    return lead
  }
  const done = await store('1', 'Done')
  await updateDelivery(done, { email: { state: 'delivered', attempts: 1 } })
  const failed = await store('2', 'Failed')
  await updateDelivery(failed, { email: { state: 'failed', attempts: 22, last_error: 'SES answered 400.' } })
  await store('3', 'Pending')
  const text = await pageText()
  const rows = [...text.matchAll(/<th scope="row">(\w+) &lt;b&gt;Ng/g)].map(([, name]) => name)
  expect(rows).toEqual(['Pending', 'Failed', 'Done'])
  for (const words of [
    '1 pending, 1 failed',
    'E-mail failed',
    'SES answered 400.',
    'data-words="22 attempts"',
    'just now',
  ])
    expect(text).toContain(words)
})

const email = () =>
  createEmailProvider({
    region: 'ap-southeast-2',
    url: sandboxes.environment.EMAIL_URL ?? '',
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
  })
const message = {
  from: { address: 'leads@forecourt.example' },
  to: [{ address: 'sales@dealer.example' }],
  subject: 'A lead',
  html: '<p>Hello "you"</p><script>alert(1)</script>',
  text: 'Hello',
  attachments: [{ filename: 'lead.xml', contentType: 'application/xml', content: '<adf/>' }],
  idempotencyKey: 'one',
}

test('[LD-14] an e-mail in the inbox has a page with its HTML in a sandbox, its text and its attachments', {
  tags: 'long',
}, async () => {
  await email().sendEmail(message)
  const front = await pageText()
  expect(front).toContain('sales@dealer.example')
  const path = /href="(\/inbox\/email\/\w+)">A lead</.exec(front)?.[1] ?? ''
  const { status, headers, body } = await ask({ path })
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  const text = body.toString()
  expect(text).toMatch(
    /<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"[^>]* srcdoc="[^"]*&lt;p&gt;Hello &quot;you/,
  )
  expect(text).not.toContain('<script>')
  expect(text).toContain('&lt;adf/&gt;')
  expect((await ask({ path: '/inbox/email/none' })).status).toBe(404)
})

test('a webhook names the site that signed it', { tags: 'long' }, async () => {
  const { WEBHOOK_URL = '' } = sandboxes.environment
  const webhook = createWebhookProvider({ allowedHosts: [new URL(WEBHOOK_URL).host] })
  const [slug = ''] = listTenants()
  const post = (secret: string) =>
    webhook.post({
      url: `${WEBHOOK_URL}/crm`,
      body: '{}',
      contentType: 'application/json',
      secrets: [secret],
      deliveryId: 'one',
      timestampMs: Date.now(),
    })
  await post(webhookSecret(stageSecret, slug))
  await post('another-secret-of-this-length')
  const text = await pageText()
  expect(text).toContain(`signed by ${slug}`)
  expect(text).toContain('signature not valid')
  const { messages } = JSON.parse(await pageText({ path: '/inbox.json' })).webhook
  expect(messages).toMatchObject([{ isSignatureValid: true }, { isSignatureValid: false }])
})

test('what was received can be read as JSON', { tags: 'long' }, async () => {
  const inboxes = JSON.parse(await pageText({ path: '/inbox.json' }))
  expect(inboxes.email).toMatchObject({
    fault: null,
    messages: [{ subject: 'A lead', attachments: [{ content: '<adf/>' }] }],
  })
})

const own = { host: 'localhost:8080', origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }
const change = (fields: string, headers: Record<string, string> = own, path = '/sandboxes/email') =>
  ask({ method: 'POST', path, headers, body: Buffer.from(fields) })

test('a form of the page switches a fault on and off, and empties an inbox', { tags: 'long' }, async () => {
  const { status, headers } = await change('do=set&fault=rejected')
  expect([status, headers.location]).toEqual([303, '/#inbox'])
  await expect(email().sendEmail(message)).rejects.toMatchObject({ reason: 'rejected' })
  expect(await pageText()).toContain('Fault: rejected')
  await change('do=empty&fault=rejected')
  expect(JSON.parse(await pageText({ path: '/inbox.json' })).email).toEqual({ fault: 'rejected', messages: [] })
  await change('do=set&fault=')
  await email().sendEmail(message)
  expect(await pageText()).not.toContain('Fault:')
})

test.each([
  [{ host: 'localhost:8080' }, 403],
  [{ ...own, origin: 'http://evil.example' }, 403],
  [{ ...own, origin: 'http://harbourside.localhost:8080' }, 403],
  [{ ...own, origin: 'null' }, 403],
  [{ ...own, 'sec-fetch-site': 'cross-site' }, 403],
])('a form of another page is refused: %j', async (headers, status) => {
  expect((await change('do=set&fault=slow', headers)).status).toBe(status)
  expect(sandboxes.all.map((sandbox) => sandbox.fault())).toEqual(sandboxes.all.map(() => null))
})

test.each([
  ['/sandboxes/email', 'do=set&fault=unknown'],
  ['/sandboxes/none', 'do=set&fault=slow'],
])('%s has no %s', async (path, fields) => {
  expect((await change(fields, own, path)).status).toBe(400)
})

test('the page has the metrics that functions logged: the last value, and the sum of counts', {
  tags: 'long',
}, async () => {
  expect(await pageText()).toContain('No function has counted anything yet.')
  const metrics = collectMetrics()
  const line = (values: Record<string, number>) => ({
    _aws: {
      Timestamp: Date.now(),
      CloudWatchMetrics: [
        { Namespace: 'Forecourt/Search', Metrics: Object.keys(values).map((Name) => ({ Name, Unit: 'Count' })) },
      ],
    },
    ...values,
  })
  metrics.add(line({ indexed: 1200, lagMs: 40 }))
  metrics.add(line({ indexed: 3, lagMs: 12 }))
  metrics.add({ level: 'error', message: 'It is no metric' })
  const text = await pageText({}, { metrics: metrics.list })
  const rows = text.match(/<tr><th scope="row">Search .*?<\/tr>/g) ?? []
  expect(rows.map((row) => row.replaceAll(/<[^>]+>/g, ' ').trim())).toEqual([
    expect.stringMatching(/^Search indexed +3 +1,203 +just now$/),
    expect.stringMatching(/^Search lagMs +12 +– +just now$/),
  ])
})
