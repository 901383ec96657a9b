import { testSite } from '@forecourt/contracts/testing/test-site'
import { putItem } from '@forecourt/lambda-kit/data/items'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { webhookSecret } from '@forecourt/leads/delivery/webhook-secret'
import { createLead } from '@forecourt/leads/store/create-lead'
import { readLead } from '@forecourt/leads/store/lead-table'
import { testLeadToCreate } from '@forecourt/leads/testing/test-lead'
import { sandbox as emailDefinition } from '@forecourt/providers/email/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { sandbox as webhookDefinition } from '@forecourt/providers/webhook/sandbox'
import { verifySignature } from '@forecourt/providers/webhook/signature'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const email = emailDefinition.create()
const webhook = webhookDefinition.create()
const car = testVehicle({ id: '7', slug: '2021-toyota-rav4-n7', stocknum: 'N7' })
const signingSecret = 'a-secret-of-signatures'
const settings = testSite().leads
const own = { email: ['sales@northgate.example'], webhook: { url: 'https://crm.northgate.example/leads?key=1' } }
const site = testSite({ leads: { ...settings, ...own } })
const hidden = testSite({
  slug: 'hidden',
  leads: { ...settings, ...own, webhook: { url: 'https://127.0.0.1/leads' } },
})

withLocalTables()
withSandbox(email, 'EMAIL_URL')
withSandbox(webhook, 'WEBHOOK_URL')
beforeAll(async () => {
  process.env.EMAIL_FROM = 'leads@forecourt.example'
  process.env.LEAD_SIGNING_SECRET = signingSecret
  await writeSite(site)
  await writeSite(hidden)
})
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

let count = 0
async function storeLead(of = site) {
  const { lead_id } = await createLead(testLeadToCreate({ site: of, key: `lead-delivery-${++count}` }))
  return { tenant: of.slug, lead_id }
}
const record = (keys: Record<string, string>, eventName: 'INSERT' | 'REMOVE' = 'INSERT') => ({
  eventName,
  dynamodb: {
    Keys: Object.fromEntries(Object.entries(keys).map(([name, S]) => [name, { S }])),
    SequenceNumber: `number-${keys.lead_id}`,
  },
})

test('[LD-14] a lead that the stream names is delivered, signed with the site’s own secret', async () => {
  const key = await storeLead()
  expect(await handler({ Records: [record(key)] })).toEqual({ batchItemFailures: [] })
  expect(email.inbox()).toMatchObject([{ to: [{ address: 'sales@northgate.example' }] }])
  const [received] = webhook.inbox()
  expect(received?.path).toBe('/crm.northgate.example/leads?key=1')
  const header = [received?.headers['forecourt-signature']].flat()[0]
  const signed = { header, body: received?.body ?? '' }
  expect(verifySignature({ ...signed, secret: webhookSecret(signingSecret, 'northgate') })).toBe(true)
  expect(verifySignature({ ...signed, secret: webhookSecret(signingSecret, 'hidden') })).toBe(false)
  const lines = vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)))
  const message = `lead ${key.lead_id} of ${key.tenant} by email and webhook`
  expect(lines, 'it names the lead and no person').toContainEqual(
    expect.objectContaining({ TargetsDelivered: 2, message }),
  )
})

test('[LD-14] the schedule delivers what the stream did not', async () => {
  const key = await storeLead()
  expect(await handler({})).toEqual({ batchItemFailures: [] })
  expect(await readLead(key)).toMatchObject({
    delivery: { email: { state: 'delivered' }, webhook: { state: 'delivered' } },
  })
  const metrics = vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(metrics).toContainEqual(expect.objectContaining({ TargetsDelivered: 2, TargetsGivenUp: 0 }))
})

test('[LD-14] each sweep measures how long the oldest lead has been due, also where none is', async () => {
  const measure = async () => {
    vi.mocked(process.stdout.write).mockClear()
    await handler({})
    const lines = vi.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)))
    return lines.flatMap(({ OldestDueSeconds }) => OldestDueSeconds ?? [])
  }
  const toCreate = testLeadToCreate({ site, key: `lead-delivery-${++count}`, now: new Date(Date.now() - 1_200_000) })
  await createLead(toCreate)
  const [before = 0] = await measure()
  expect(before).toBeGreaterThanOrEqual(1200)
  expect(await measure()).toEqual([0])
})

test('[LD-14] the car that could not be read when the lead came is read from the site’s own stock', async () => {
  await storeVehicle(car)
  const toCreate = testLeadToCreate({ site, key: `lead-delivery-${++count}` })
  const lead = { ...toCreate.lead, car_id: car.id, car_unread: true as const }
  const key = { tenant: site.slug, lead_id: (await createLead({ ...toCreate, lead })).lead_id }
  expect(await handler({ Records: [record(key)] })).toEqual({ batchItemFailures: [] })
  expect(await readLead(key)).toMatchObject({ car: { stocknum: 'N7' }, delivery: { email: { state: 'delivered' } } })
})

test('a record that cannot be worked on now comes again, alone', async () => {
  const [good, bad] = [await storeLead(), await storeLead(testSite({ slug: 'broken' }))]
  await putItem('config', { tenant: 'broken', site: {} })
  const failures = [{ itemIdentifier: `number-${bad.lead_id}` }]
  expect(await handler({ Records: [record(bad), record(good)] })).toEqual({ batchItemFailures: failures })
  expect((await readLead(good))?.pending).toBeUndefined()
  expect((await readLead(bad))?.delivery.email).toMatchObject({ state: 'pending', attempts: 0 })
})

test('what is removed, or no lead, is passed over', async () => {
  const key = await storeLead()
  expect(await handler({ Records: [record(key, 'REMOVE'), record({ other: 'x' })] })).toEqual({ batchItemFailures: [] })
  expect(email.inbox()).toHaveLength(0)
  await handler({ Records: [record(key)] })
})

test('[LD-14] a target with a private address is given up, and the dealership has its e-mail', async () => {
  const key = await storeLead(hidden)
  await handler({ Records: [record(key)] })
  const lead = await readLead(key)
  expect(lead?.delivery.email?.state).toBe('delivered')
  expect(lead).toMatchObject({ failed: 'yes', delivery: { webhook: { state: 'failed' } } })
  expect(webhook.inbox()).toHaveLength(0)
})
