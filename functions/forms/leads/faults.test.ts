import { leadResponseSchema } from '@forecourt/contracts/leads/lead'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler, pageEvent } from '@forecourt/lambda-kit/testing/ask-handler'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { listContacts } from '@forecourt/leads/store/contacts'
import { listLeads, readLead } from '@forecourt/leads/store/lead-table'
import { testToken } from '@forecourt/providers/challenge/sandbox'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'
import { challenge, withLeads } from './testing/open-leads.ts'

const settings = testSite()

withLeads()
beforeAll(async () => {
  await writeSite(testSite())
  await writeSite(
    testSite({
      slug: 'checked',
      enquiry: { ...settings.enquiry, challenge_site_key: 'key' },
      leads: { limits: { per_address: 1, per_site: 1 } },
    }),
  )
})
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  return () => vi.unstubAllEnvs()
})

const shopper = { name: 'Zoë', last_name: 'Ng', email: 'zoe@shopper.example', phone: '0491 570 006', message: 'Hello' }
const enquiry = { form: 'vehicle-enquiry', car_id: '7', url: '/cars/x', filled_ms: 9000, values: shopper }

let count = 0
const newKey = () => `key-of-the-fault-${++count}`
type Sent = { tenant?: string; key?: string; headers?: Record<string, string> }

const requestOf = ({ tenant = 'northgate', key = newKey(), headers }: Sent) => ({
  ...{ route: '/api/leads', tenant, headers: { 'idempotency-key': key, ...headers } },
})
const send = (body: object, sent: Sent = {}) => askHandler(handler, { ...requestOf(sent), body })

describe('[LD-14] a fault of something else refuses no enquiry', () => {
  test('a stock that cannot be read: the lead has its car’s id, and its delivery looks it up', async () => {
    vi.stubEnv('STOCK_TABLE', 'there-is-none')
    const { status, body } = await send(enquiry)
    expect(status).toBe(200)
    const lead = await readLead({ tenant: 'northgate', lead_id: leadResponseSchema.parse(body).lead_id })
    expect(lead).toMatchObject({ car_id: '7', car_unread: true, category: 'Vehicle Enquiry', pending: 'yes' })
    expect(lead?.subcategory).not.toBe('Find me something similar')
  })

  test('a table of contacts that cannot be written', async () => {
    vi.stubEnv('CONTACTS_TABLE', 'there-is-none')
    const { status, body } = await send(enquiry)
    expect(status).toBe(200)
    expect(await readLead({ tenant: 'northgate', lead_id: leadResponseSchema.parse(body).lead_id })).toBeDefined()
  })
})

test('[LD-14] a repeat is answered by its key alone: its challenge is spent, and the limits are used up', async () => {
  const key = newKey()
  const first = await send(enquiry, { tenant: 'checked', key })
  expect(first.status).toBe(200)
  expect(await send(enquiry, { tenant: 'checked', key })).toEqual(first)

  const other = { tenant: 'checked', key: newKey() }
  const cleared = await send({ ...enquiry, challenge: testToken }, other)
  expect(cleared.status).toBe(200)
  challenge.setFault('fail')
  expect(await send({ ...enquiry, challenge: testToken }, other)).toEqual(cleared)
  expect(await listLeads('checked', 10)).toHaveLength(2)
})

test('a used key with another phone number records no contact: the lead is not that person’s', async () => {
  const key = newKey()
  await send(enquiry, { key })
  const stranger = { ...shopper, phone: '0491 570 157' }
  expect(await send({ ...enquiry, values: stranger }, { key })).toMatchObject({ status: 409 })
  expect(await listContacts('northgate', '+61491570157')).toEqual([])
})

describe('[RT-10] a plain form that fails comes back as a page', () => {
  const fields = { form: 'vehicle-enquiry', car_id: '7', url: '/cars/x', ...shopper }
  const submit = (given: Record<string, string> = {}, sent: Sent = {}) =>
    handler(pageEvent({ ...requestOf(sent), form: { ...fields, ...given } }), lambdaContext())
  const asPage = { 'content-type': 'text/html; charset=utf-8' }

  test('when we fail, with what was entered, when to try again and under the same key', async () => {
    vi.stubEnv('LEADS_TABLE', 'there-is-none')
    const { statusCode, headers, body } = await submit({ idempotency_key: 'key-of-the-plain-form' })
    expect(statusCode).toBe(500)
    expect(headers).toMatchObject({ ...asPage, 'retry-after': '5' })
    expect(body).toContain('value="Zoë"')
    expect(body).toContain('Something failed on our side. Send the form again, or call')
    expect(body).toContain('name="idempotency_key" value="key-of-the-plain-form"')
    expect((await submit()).body).not.toContain('idempotency_key')
  })

  test('when it is too large: the browser still has the text', async () => {
    const { statusCode, headers, body } = await submit({ message: 'x'.repeat(60_000) })
    expect([statusCode, headers]).toEqual([413, expect.objectContaining(asPage)])
    expect(body).toContain('The text is too long. Go back,')
    expect(body).not.toContain('<form')
  })

  test('when its browser does not say where it is from: nothing of it is read', async () => {
    const { statusCode, headers, body } = await submit({}, { headers: { origin: 'null' } })
    expect([statusCode, headers]).toEqual([403, expect.objectContaining(asPage)])
    expect(body).toContain('Go back and send it again')
    expect(body).not.toContain('zoe@shopper.example')
  })
})
