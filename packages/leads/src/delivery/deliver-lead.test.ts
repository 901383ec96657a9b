import type { LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { createEmailProvider } from '@forecourt/providers/email/adapter'
import { sandbox as emailDefinition } from '@forecourt/providers/email/sandbox'
import { ProviderError } from '@forecourt/providers/provider-error'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { createWebhookProvider } from '@forecourt/providers/webhook/adapter'
import { sandboxSecret, sandbox as webhookDefinition } from '@forecourt/providers/webhook/sandbox'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createLead } from '../store/create-lead.ts'
import { listDueLeads, listFailedLeads, readLead, updateDelivery } from '../store/lead-table.ts'
import { testCar } from '../testing/test-car.ts'
import { testLeadSite, testLeadToCreate } from '../testing/test-lead.ts'
import { type DeliveryServices, deliverLead, leaseMs } from './deliver-lead.ts'
import { redeliverLead } from './redeliver-lead.ts'
import { sweepPending } from './sweep-pending.ts'

const email = emailDefinition.create()
const webhook = webhookDefinition.create()
const minuteMs = 60_000
const dayMs = 86_400_000

let services: DeliveryServices
let site = testLeadSite()
let nowMs = 0

withLocalTables()
const emailServer = withSandbox(email)
const webhookServer = withSandbox(webhook)
beforeAll(() => {
  // A busy machine may need longer than the usual 10 seconds.
  const calls = { deadlineMs: 30_000, maxRetries: 0, failuresToOpen: 1000 }
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  site = testLeadSite({ leads: { webhook: { url: `${webhookServer.url}/leads` } } })
  services = {
    email: createEmailProvider({ region: 'ap-southeast-2', url: emailServer.url, credentials, calls }),
    webhook: createWebhookProvider({ allowedHosts: [new URL(webhookServer.url).host], calls }),
    fromAddress: 'leads@forecourt.example',
    webhookSecrets: () => [sandboxSecret],
    readSite: async () => site,
    findCar: async () => undefined,
    now: () => new Date(nowMs),
    random: () => 0,
  }
})
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  // Signatures hold for minutes.
  nowMs = Date.now()
})

let count = 0
async function storeLead(given: Parameters<typeof testLeadToCreate>[0] = {}): Promise<LeadKey> {
  const toCreate = testLeadToCreate({ site, now: new Date(nowMs), key: `key-deliver-${++count}`, ...given })
  return { tenant: site.slug, lead_id: (await createLead(toCreate)).lead_id }
}
const deliver = (key: LeadKey, own: Partial<DeliveryServices> = {}) => deliverLead(key, { ...services, ...own })
const dueKeys = async () =>
  (await Array.fromAsync(listDueLeads(new Date(nowMs + 30 * dayMs), 1000))).map(({ lead_id }) => lead_id)

test('[LD-14] a lead goes to every target once, and is pending no more', async () => {
  const key = await storeLead({ car: testCar() })
  expect(await deliver(key)).toEqual({ email: 'delivered', webhook: 'delivered' })
  expect(email.inbox()).toMatchObject([
    {
      from: [{ address: 'leads@forecourt.example', name: 'Northgate Motors' }],
      to: [{ address: 'sales@northgate.example' }],
      replyTo: [{ address: 'zoe@shopper.example', name: 'Zoë Ng' }],
      idempotencyKey: `${key.lead_id}/email`,
    },
  ])
  expect(webhook.inbox()).toMatchObject([
    { path: '/leads', isSignatureValid: true, deliveryId: `${key.lead_id}/webhook` },
  ])
  expect(JSON.parse(webhook.inbox()[0]?.body ?? '')).toMatchObject({
    lead_id: key.lead_id,
    fields: { stock_number: 'N7' },
  })

  const lead = await readLead(key)
  expect(lead).not.toHaveProperty('pending')
  expect(lead?.delivery.email).toMatchObject({
    state: 'delivered',
    attempts: 1,
    delivered_at: new Date(nowMs).toISOString(),
  })
  expect(await dueKeys()).not.toContain(key.lead_id)
})

test('[LD-14] events that come twice, late or at the same moment deliver nothing more', async () => {
  const key = await storeLead()
  await Promise.all([deliver(key), deliver(key), deliver(key)])
  await deliver(key)
  nowMs += 3 * dayMs
  expect(await deliver(key)).toEqual({})
  expect([email.inbox().length, webhook.inbox().length]).toEqual([1, 1])
  expect(await deliver({ tenant: 'northgate', lead_id: 'unknown' })).toEqual({})
})

describe('[LD-14] a target that fails is tried again, and the other is not', () => {
  test.each(['error', 'slow', 'redirect', 'throttled', 'malformed', 'hang-up'] as const)(
    '%s',
    { tags: 'long' },
    async (fault) => {
      const key = await storeLead()
      webhook.setFault(fault)
      // Only the fault that never answers needs a short deadline.
      const calls = { deadlineMs: fault === 'slow' ? 100 : 30_000, maxRetries: 0 }
      const allowedHosts = [new URL(site.leads.webhook?.url ?? '').host]
      const own = { webhook: createWebhookProvider({ allowedHosts, calls }) }
      expect(await deliver(key, own)).toEqual({ email: 'delivered', webhook: 'retried' })
      const lead = await readLead(key)
      expect(lead?.delivery.webhook).toMatchObject({
        state: 'pending',
        attempts: 1,
        last_error: expect.stringContaining('127.0.0.1'),
      })
      expect(webhook.inbox().every(({ path }) => path === '/leads')).toBe(true)

      webhook.reset()
      nowMs = Date.parse(lead?.due_at ?? '')
      expect(await deliver(key)).toEqual({ webhook: 'delivered' })
      expect([email.inbox().length, webhook.inbox().length]).toEqual([1, 1])
      expect(await dueKeys()).not.toContain(key.lead_id)
    },
  )
})

test('[LD-14] a target is tried with longer pauses for two days, then given up and listed', {
  tags: 'long',
}, async () => {
  const key = await storeLead()
  webhook.setFault('error')
  const startMs = nowMs
  const pauses: number[] = []
  for (;;) {
    const { webhook: outcome } = await deliver(key)
    if (outcome !== 'retried') break
    const dueMs = Date.parse((await readLead(key))?.due_at ?? '')
    pauses.push((dueMs - nowMs) / 1000)
    nowMs = dueMs
  }
  expect(pauses.slice(0, 4)).toEqual([30, 60, 120, 240])
  expect(Math.max(...pauses)).toBe(4 * 3600)
  expect(nowMs - startMs).toBeGreaterThan(1.8 * dayMs)
  expect(nowMs - startMs).toBeLessThanOrEqual(2 * dayMs)
  expect(await readLead(key)).toMatchObject({
    failed: 'yes',
    delivery: { webhook: { state: 'failed' }, email: { state: 'delivered' } },
  })
  expect(await dueKeys()).not.toContain(key.lead_id)
  expect(await Array.fromAsync(listFailedLeads(10))).toContainEqual({ ...key })
  expect(String(vi.mocked(process.stdout.write).mock.calls.at(-1)?.[0])).toContain('given up')
  expect(email.inbox()).toHaveLength(1)

  webhook.reset()
  await redeliverLead(key, { now: new Date(nowMs) })
  expect(await deliver(key)).toEqual({ webhook: 'delivered' })
  expect(await Array.fromAsync(listFailedLeads(10))).toEqual([])
  await expect(redeliverLead(key, { now: new Date(nowMs) })).rejects.toMatchObject({ code: 'bad_request' })
})

describe('[LD-14] what no retry can change is given up at once', () => {
  test.each([
    ['a private address', 'https://127.0.0.1/leads'],
    ['no https', 'http://crm.example/leads'],
  ])('%s', { tags: 'long' }, async (_, url) => {
    const key = await storeLead()
    const readSite = async () => ({ ...site, leads: { ...site.leads, webhook: { url } } })
    expect(await deliver(key, { readSite })).toEqual({ email: 'delivered', webhook: 'failed' })
    await redeliverLead(key, { now: new Date(nowMs) })
    expect(await deliver(key)).toEqual({ webhook: 'delivered' })
  })
})

test('a lead of a site without an address waits until it has one', async () => {
  const key = await storeLead()
  const readSite = async () => ({ ...site, leads: { limits: site.leads.limits } })
  expect(await deliver(key, { readSite })).toEqual({ email: 'retried', webhook: 'retried' })
  nowMs += minuteMs
  expect(await deliver(key)).toEqual({ email: 'delivered', webhook: 'delivered' })
})

test('a target that says when to come back is left alone until then', async () => {
  const key = await storeLead()
  const busy = { post: () => Promise.reject(new ProviderError('throttled', 'Busy.', 600)) }
  await deliver(key, { webhook: busy })
  nowMs += 599_000
  expect(await deliver(key)).toEqual({})
  nowMs += 1000
  expect(await deliver(key)).toEqual({ webhook: 'delivered' })
})

test('an error that is our own is tried again too, and shows nothing of itself', async () => {
  const key = await storeLead()
  await deliver(key, { webhook: { post: () => Promise.reject(new Error('zoe@shopper.example')) } })
  const lead = await readLead(key)
  expect(lead?.delivery.webhook).toMatchObject({ state: 'pending', last_error: 'It failed: Error.' })
  nowMs += minuteMs
  expect(await deliver(key)).toEqual({ webhook: 'delivered' })
})

describe('[LD-14] a process that ends', () => {
  test('before an attempt: the sweep makes it', async () => {
    const key = await storeLead()
    expect(await sweepPending(services, { untilMs: nowMs + minuteMs })).toMatchObject({ delivered: 2 })
    expect((await readLead(key))?.pending).toBeUndefined()
  })

  test('between sending and recording: the target gets it once more, and no third time', async () => {
    const key = await storeLead()
    const dying = {
      post: async (input: Parameters<typeof services.webhook.post>[0]) =>
        services.webhook.post(input).then(() => new Promise<never>(() => {})),
    }
    void deliver(key, { webhook: dying })
    await vi.waitFor(() => expect(webhook.inbox()).toHaveLength(1), { timeout: 20_000 })
    expect(await deliver(key)).toEqual({})
    nowMs += leaseMs
    expect(await sweepPending(services, { untilMs: nowMs + minuteMs })).toMatchObject({ delivered: 1 })
    nowMs += leaseMs
    await sweepPending(services, { untilMs: nowMs + minuteMs })
    expect(webhook.inbox().map(({ deliveryId }) => deliveryId)).toEqual(Array(2).fill(`${key.lead_id}/webhook`))
    expect(email.inbox()).toHaveLength(1)
    expect((await readLead(key))?.delivery.webhook).toMatchObject({ state: 'delivered', attempts: 2 })
  })

  test('within every attempt: it is given up after forty', async () => {
    const key = await storeLead()
    const lead = await readLead(key)
    if (!lead) throw new Error('It was stored.')
    const due_at = new Date(nowMs).toISOString()
    await updateDelivery(lead, { webhook: { state: 'pending', attempts: 40, due_at, first_attempt_at: due_at } })
    expect(await deliver(key)).toEqual({ webhook: 'failed' })
    expect(webhook.inbox()).toHaveLength(0)
  })
})

test('an outcome is recorded although another process wrote concurrently', async () => {
  const key = await storeLead()
  const slow = {
    post: async (input: Parameters<typeof services.webhook.post>[0]) => {
      await redeliverLead(key, { now: new Date(nowMs + dayMs), names: ['email'] })
      return services.webhook.post(input)
    },
  }
  expect(await deliver(key, { webhook: slow })).toEqual({ email: 'delivered', webhook: 'delivered' })
  expect((await readLead(key))?.delivery).toMatchObject({
    email: { state: 'pending' },
    webhook: { state: 'delivered' },
  })
  nowMs += dayMs
  expect(await deliver(key)).toEqual({ email: 'delivered' })
})

test('no outcome is lost among writes at the same moment', { tags: 'long' }, async () => {
  const later = new Date(nowMs + dayMs)
  const keys = await Promise.all(Array.from({ length: 10 }, () => storeLead()))
  const rewrite = async (key: LeadKey) => {
    for (let times = 0; times < 10; times++) await redeliverLead(key, { now: later, names: ['email'] })
  }
  const post: typeof services.webhook.post = (input) => services.webhook.post(input)
  await Promise.all(
    keys.map(async (key) => {
      let busy: Promise<void> | undefined
      const slow = {
        post: (input: Parameters<typeof post>[0]) => {
          busy = rewrite(key)
          return post(input)
        },
      }
      await deliver(key, { webhook: slow })
      await busy
      expect((await readLead(key))?.delivery.webhook).toMatchObject({ state: 'delivered', attempts: 1 })
    }),
  )
  nowMs += dayMs
  await sweepPending(services, { untilMs: nowMs + minuteMs })
})

test('a sweep delivers many leads, and one that cannot be read holds up none', { tags: 'long' }, async () => {
  const keys = await Promise.all(Array.from({ length: 30 }, () => storeLead()))
  let reads = 0
  const readSite = async () => {
    if (++reads % 10 === 0) throw new Error('The table is away.')
    return site
  }
  while ((await dueKeys()).some((id) => keys.some(({ lead_id }) => lead_id === id))) {
    await sweepPending({ ...services, readSite }, { untilMs: nowMs + minuteMs })
    nowMs += leaseMs
  }
  const delivered = webhook.inbox().map(({ deliveryId }) => deliveryId)
  // At least once: a busy machine may try again within a call.
  for (const { lead_id } of keys) expect(delivered).toContain(`${lead_id}/webhook`)
})

describe('[LD-14] ADF goes by e-mail, as plain text alone, or by webhook', () => {
  test('by e-mail', async () => {
    site = { ...site, leads: { ...site.leads, adf: { by: 'email', address: 'adf@crm.example' } } }
    const key = await storeLead()
    expect(await deliver(key)).toMatchObject({ adf: 'delivered' })
    const adf = email.inbox().find(({ idempotencyKey }) => idempotencyKey === `${key.lead_id}/adf-email`)
    expect(adf).toMatchObject({
      to: [{ address: 'adf@crm.example' }],
      html: undefined,
      text: expect.stringContaining('<?adf version="1.0"?>'),
    })
  })

  test('by webhook', async () => {
    site = { ...site, leads: { ...site.leads, adf: { by: 'webhook', url: site.leads.webhook?.url ?? '' } } }
    const key = await storeLead()
    await deliver(key)
    const adf = webhook.inbox().find(({ deliveryId }) => deliveryId === `${key.lead_id}/adf-webhook`)
    expect(adf).toMatchObject({
      isSignatureValid: true,
      headers: { 'content-type': 'application/x-adf+xml; charset=utf-8' },
    })
  })
})
