import { testSite } from '@forecourt/contracts/testing/test-site'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { listLeads } from '@forecourt/leads/store/lead-table'
import { sandbox as definition } from '@forecourt/providers/invoices/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { beforeAll, expect, test } from 'vitest'
import { handler } from './index.ts'

const sandbox = definition.create()
const tenant = 'northgate'
const phone = '+61491570006'

withLocalTables()
withSandbox(sandbox, 'INVOICES_URL')
beforeAll(async () => {
  process.env.INVOICES_SECRET = 'a-key-of-the-provider'
  process.env.LEAD_KEYS_SECRET = 'a-secret-of-lead-keys'
  const leads = { ...testSite().leads, email: ['a@b.example'] }
  await writeSite(testSite({ slug: tenant, dealerships: ['northgate'], capabilities: { onlinePayment: true }, leads }))
  await writeSite(testSite({ slug: 'without', dealerships: ['northgate'], capabilities: {} }))
})

let keys = 0
async function post(path: string, body: object, { as = phone as string | null, on = tenant, key = '' } = {}) {
  keys += 1
  const session = as === 'nobody' ? undefined : await startSession(on, as)
  const headers = { 'x-viewer-ip': `198.51.100.${keys}`, 'idempotency-key': key || `key-of-the-test-${keys}` }
  return askHandler(handler, { route: path, body, tenant: on, session, headers })
}
const confirm = (reference: string, amount: string, options = {}) =>
  post('/api/online-payment/invoice', { reference, amount }, options)
const values = {
  payment_for: 'Service',
  reference: 'inv-1001',
  amount: '$1,250',
  name: 'Zoë',
  phone: '0491 570 006',
  email: 'zoe@shopper.example',
}
const pay = (changed: object = {}, options = {}) =>
  post('/api/online-payment', { form: 'online-payment', values: { ...values, ...changed }, filled_ms: 9000 }, options)

test('[RT-21] the dealer’s system confirms an invoice by its number and amount', async () => {
  expect(await confirm(' inv-1001 ', '$1,250')).toMatchObject({
    status: 200,
    body: { reference: 'INV-1001', amount_cents: 125_000 },
  })
  expect(sandbox.inbox()).toMatchObject([{ path: '/v1/dealerships/northgate/invoices/INV-1001' }])
})

test.each([
  ['INV-9', '$1,250', 'reference', 'We do not find this invoice'],
  ['INV-1004', '$1,250', 'reference', 'This invoice is paid already'],
  ['INV-1001', '$1,249.99', 'amount', 'This is not the amount of this invoice'],
  ['INV-1001', 'a lot', 'amount', 'Enter the amount as it is on your invoice'],
  ['../INV-1001', '$1,250', 'reference', 'We do not find this invoice'],
])('[RT-21] invoice %s of %s is refused at its field', async (reference, amount, field, message) => {
  expect(await confirm(reference, amount)).toMatchObject({
    status: 422,
    body: { error: { fields: [{ field, message: expect.stringContaining(message) }] } },
  })
})

test('[RT-21] while the dealer’s system is down nothing is taken, and the shopper is asked to call', {
  tags: 'long',
}, async () => {
  sandbox.setFault('down')
  expectLogs(/An invoice cannot be confirmed/, /cannot be checked right now/)
  for (const answer of [await confirm('INV-1001', '$1,250'), await pay()])
    expect(answer).toMatchObject({
      status: 503,
      body: {
        error: { message: expect.stringMatching(/cannot be checked right now\. Nothing was charged\. .* call /) },
      },
    })
  expect(await listLeads(tenant, 9)).toEqual([])
})

test('[RT-21] [WL-9] only who verified a phone number is answered, and only on a site with the page', async () => {
  for (const as of ['nobody', null]) {
    expect((await confirm('INV-1001', '$1,250', { as })).status).toBe(401)
    expect((await pay({}, { as })).status).toBe(401)
  }
  expect((await confirm('INV-1001', '$1,250', { on: 'without' })).status).toBe(404)
  expect(sandbox.inbox()).toEqual([])
})

test('[RT-21] what is confirmed reaches the dealer once, and what is not never does', async () => {
  expect((await pay({ amount: '$1' })).status).toBe(422)
  const first = await pay({}, { key: 'key-of-one-shopper' })
  expect(await pay({}, { key: 'key-of-one-shopper' })).toEqual(first)
  const [lead, ...others] = await listLeads(tenant, 9)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ lead_id: first.body.lead_id, subcategory: 'Online Payment', pending: 'yes' })
  expect(lead?.answers).toContainEqual({ label: 'Invoice', value: 'INV-1001, $1,250.00: open in your system' })
})
