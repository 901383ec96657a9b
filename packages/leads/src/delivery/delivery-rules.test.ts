import type { LeadKey } from '@forecourt/contracts/leads/stored-lead'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { ProviderError } from '@forecourt/providers/provider-error'
import type { Webhook } from '@forecourt/providers/webhook/port'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listContacts } from '../store/contacts.ts'
import { createLead } from '../store/create-lead.ts'
import { eraseLead } from '../store/erase-lead.ts'
import { listDueLeads, listFailedLeads, readLead } from '../store/lead-table.ts'
import { testCar } from '../testing/test-car.ts'
import { testLeadSite, testLeadToCreate } from '../testing/test-lead.ts'
import { type DeliveryServices, deliverLead } from './deliver-lead.ts'
import { redeliverLead } from './redeliver-lead.ts'

const dayMs = 86_400_000
const site = testLeadSite({ leads: { webhook: { url: 'https://crm.northgate.example/leads' } } })
const posted: Webhook[] = []
let nowMs = Date.UTC(2026, 10, 2)
const services: DeliveryServices = {
  email: { sendEmail: async () => ({ messageId: 'taken' }) },
  webhook: {
    async post(webhook) {
      posted.push(webhook)
      return { status: 200 }
    },
  },
  fromAddress: 'leads@forecourt.example',
  webhookSecrets: () => ['secret-of-the-webhook'],
  readSite: async () => site,
  findCar: async () => undefined,
  now: () => new Date(nowMs),
  random: () => 1,
}

withLocalTables()
beforeEach(() => {
  posted.length = 0
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
})

let count = 0
async function storeLead(unreadCar?: string): Promise<LeadKey> {
  const toCreate = testLeadToCreate({ site, now: new Date(nowMs), key: `key-of-rules-${++count}` })
  const lead = unreadCar ? { ...toCreate.lead, car_id: unreadCar, car_unread: true as const } : toCreate.lead
  return { tenant: site.slug, lead_id: (await createLead({ ...toCreate, lead })).lead_id }
}
const deliver = (key: LeadKey, own: Partial<DeliveryServices> = {}) => deliverLead(key, { ...services, ...own })
const failing = (retryAfterSeconds?: number): DeliveryServices['webhook'] => ({
  post: () => Promise.reject(new ProviderError('throttled', 'Busy.', retryAfterSeconds)),
})
const dueMs = async (key: LeadKey) => Date.parse((await readLead(key))?.due_at ?? '')

describe('[LD-14] the pause before the next attempt', () => {
  test('is what the target asks for, and no more', async () => {
    const key = await storeLead()
    await deliver(key, { webhook: failing(3600) })
    expect((await dueMs(key)) - nowMs).toBe(3_600_000)
  })

  test('never passes the last attempt, which is two days after the first', async () => {
    const key = await storeLead()
    const firstMs = nowMs
    const webhook = failing(86_400)
    for (const days of [1, 2]) {
      expect(await deliver(key, { webhook })).toMatchObject({ webhook: 'retried' })
      nowMs = await dueMs(key)
      expect(nowMs - firstMs).toBe(days * dayMs)
    }
    expect(await deliver(key)).toEqual({ webhook: 'delivered' })
  })

  test('is shortened where the target asks for longer than two days', async () => {
    const key = await storeLead()
    const firstMs = nowMs
    await deliver(key, { webhook: failing(10 * 86_400) })
    nowMs = await dueMs(key)
    expect(nowMs - firstMs).toBe(2 * dayMs)
    expect(await deliver(key, { webhook: failing() })).toEqual({ webhook: 'failed' })
  })
})

describe('a lead that was erased', () => {
  const expectErased = async (key: LeadKey) => {
    const lead = await readLead(key)
    expect(lead).toMatchObject({ person: { name: 'Erased' }, erased_at: expect.any(String) })
    expect(lead).not.toHaveProperty('pending')
    const due = await Array.fromAsync(listDueLeads(new Date(nowMs + 30 * dayMs), 1000))
    expect([...due, ...(await Array.fromAsync(listFailedLeads(1000)))]).not.toContainEqual(key)
  }

  test('while an attempt is under way is not due again, though the attempt fails', async () => {
    const key = await storeLead()
    const webhook: DeliveryServices['webhook'] = {
      async post() {
        await eraseLead(key)
        throw new ProviderError('unavailable', 'It is down.')
      },
    }
    await deliver(key, { webhook })
    await expectErased(key)
    nowMs += dayMs
    expect(await deliver(key)).toEqual({})
  })

  test('is not delivered again, by whatever target', async () => {
    const key = await storeLead()
    await eraseLead(key)
    await expect(redeliverLead(key, { now: new Date(nowMs) })).rejects.toMatchObject({ code: 'gone' })
    await expect(redeliverLead(key, { now: new Date(nowMs), names: ['email'] })).rejects.toMatchObject({ code: 'gone' })
    expect(await deliver(key)).toEqual({})
    await expectErased(key)
    expect(posted).toEqual([])
  })
})

describe('[LD-14] a lead whose car could not be read when it came', () => {
  const unreadable: DeliveryServices['findCar'] = () => Promise.reject(new Error('The stock is away.'))
  const fieldsOf = () => posted.map(({ body }) => JSON.parse(body).fields)

  test('is delivered with the car, once the stock is read', async () => {
    const key = await storeLead('2021-toyota-rav4-n7')
    expect(await deliver(key, { findCar: unreadable })).toEqual({ email: 'retried', webhook: 'retried' })
    nowMs = await dueMs(key)
    nowMs += 60_000
    expect(await deliver(key, { findCar: async () => testCar() })).toEqual({ email: 'delivered', webhook: 'delivered' })
    expect(fieldsOf()).toMatchObject([{ stock_number: 'N7' }])
    const lead = await readLead(key)
    expect(lead).toMatchObject({ car_id: '7', car: { name: '2021 Toyota RAV4 GXL' } })
    expect(lead).not.toHaveProperty('car_unread')
    expect(lead).toMatchObject({ car_read_at: new Date(nowMs).toISOString() })
  })

  test('goes without it after some minutes', { tags: 'long' }, async () => {
    const key = await storeLead('7')
    const firstMs = nowMs
    for (;;) {
      const { webhook } = await deliver(key, { findCar: unreadable })
      if (webhook !== 'retried') break
      nowMs = (await dueMs(key)) + 60_000
    }
    expect((await readLead(key))?.delivery.webhook?.state).toBe('delivered')
    expect(nowMs - firstMs).toBeLessThan(15 * 60_000)
    expect(posted).toHaveLength(1)
  })
})

test('a contact that could not be recorded is recorded by the delivery, which comes again until it is', async () => {
  vi.stubEnv('CONTACTS_TABLE', 'there-is-none')
  const key = await storeLead()
  await expect(deliver(key)).rejects.toThrow()
  expect((await readLead(key))?.delivery).toMatchObject({
    email: { state: 'delivered' },
    webhook: { state: 'delivered' },
  })
  vi.unstubAllEnvs()
  expect(await deliver(key)).toEqual({})
  expect(await listContacts('northgate', '+61491570006')).toContainEqual(
    expect.objectContaining({ lead_id: key.lead_id }),
  )
})
