import { shopperTables } from '@forecourt/contracts/tables/shopper-tables'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { readSession, startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { createLead } from '@forecourt/leads/store/create-lead'
import { readLead } from '@forecourt/leads/store/lead-table'
import { testLeadSite, testLeadToCreate } from '@forecourt/leads/testing/test-lead'
import { recordPerson } from '@forecourt/reservations/store/people-table'
import { addReservation, readReservation } from '@forecourt/reservations/store/reservation-table'
import { recordSignIn } from '@forecourt/shoppers/sign-in/shopper-table'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { handler } from './index.ts'
import { needs } from './needs.ts'

const phone = '+61491570006'
/** Another shopper's number, with the same prefix. */
const longer = '+614915700061'
const sites = ['northgate', 'harbourside'] as const

withLocalTables()
beforeAll(async () => {
  for (const slug of sites) await writeSite(testSite({ slug, dealerships: [slug] }))
})

const shopper = { name: 'Ada', last_name: 'Ngata', email: 'ada@shopper.example' }

let leads: Record<string, string> = {}
let attempt = 0
/** The same number on two sites, and another number that begins with it. */
beforeEach(async () => {
  attempt += 1
  leads = {}
  for (const tenant of sites) {
    const details = { website: tenant, dealership_slug: tenant, first_name: 'Ada' }
    for (const each of [phone, longer]) await recordSignIn({ tenant, phone: each }, details, new Date())
    await putItem('verifications', { tenant, verification: `${phone}#2026-11-23T00:00:00.000Z`, user_id: 'u' })
    const consent = { wording: 'Text me.', version: '1', at: '2026-11-23T00:00:00.000Z' }
    await putItem('price_alerts', { tenant, phone, consent })
    await putItem('codes', { tenant, phone, salt: 's', hash: 'h', sent_at_ms: 1 })
    leads[tenant] = await makeLead(tenant)
  }
})

async function makeLead(tenant: string): Promise<string> {
  const values = { ...shopper, phone: '0491 570 006', message: 'Call me at home, 1 High Street.' }
  const toCreate = testLeadToCreate({
    site: testLeadSite({}, { slug: tenant, dealerships: [tenant] }),
    key: `a-key-of-the-test-${attempt}`,
    values,
  })
  const marketing = { wording: 'Send me offers.', version: '1', at: '2026-11-23T00:00:00.000Z' }
  const { lead_id } = await createLead({ ...toCreate, lead: { ...toCreate.lead, marketing } })
  return lead_id
}

const ask = (method: 'GET' | 'POST', route: string, session: string | undefined, tenant = 'northgate') =>
  askHandler(handler, { route, method, session, body: {}, tenant })

const itemsOf = async (tenant: string, table: (typeof shopperTables)[number], number: string) =>
  Array.fromAsync(queryItems(table, tenant, { prefix: number }))

test('a shopper reads all that is stored about their number on this site', async () => {
  const session = await startSession('northgate', phone, 'Chrome on Android')
  const { status, body } = await ask('GET', '/api/privacy', session)
  expect(status).toBe(200)
  expect(body).toMatchObject({ phone_number: phone, site: 'northgate' })
  expect(body.sessions).toContainEqual(expect.objectContaining({ device: 'Chrome on Android', is_current: true }))
  expect(body.forms.map(({ lead_id }: { lead_id: string }) => lead_id)).toContain(leads.northgate)
  const at = '2026-11-23T00:00:00.000Z'
  expect(body.consents).toHaveLength(attempt + 1)
  expect(body.consents[0]).toEqual({ wording: 'Send me offers.', version: '1', at })
  expect(body.consents.at(-1)).toEqual({ wording: 'Text me.', version: '1', at })
  expect(body.stored.shoppers).toMatchObject([{ first_name: 'Ada', website: 'northgate' }])
  expect(body.stored.verifications).toHaveLength(1)
})

test('names in forms are left out: a number can be mistyped', async () => {
  const session = await startSession('northgate', phone)
  const { body } = await ask('GET', '/api/privacy', session)
  for (const word of ['Ngata', 'ada@shopper.example', 'High Street'])
    expect(JSON.stringify(body.forms)).not.toContain(word)
})

test('erasing takes the number out of every table, keeps the lead without the person, and ends every session', async () => {
  const [here, elsewhere] = [await startSession('northgate', phone), await startSession('northgate', phone)]
  const { status, body, cookies } = await ask('POST', '/api/privacy/erase', here)
  expect([status, body]).toEqual([200, { erased: true }])
  expect(cookies).toEqual([
    expect.stringMatching(/^__Host-session=; .*Max-Age=0/),
    expect.stringMatching(/^session_hint=.*Max-Age=0/),
  ])
  for (const session of [here, elsewhere]) expect(await readSession('northgate', session)).toBeNull()
  for (const table of shopperTables) {
    const left = await itemsOf('northgate', table, phone)
    expect([table, left.filter((item) => !JSON.stringify(item).includes(longer))]).toEqual([table, []])
  }
  expect(await getItem('codes', { tenant: 'northgate', phone })).toBeUndefined()
  const lead = await readLead({ tenant: 'northgate', lead_id: leads.northgate ?? '' })
  expect(lead).toMatchObject({ person: { name: 'Erased' }, category: 'General Enquiry' })
  expect(lead?.created_at).toMatch(/^\d{4}-/)
  for (const word of ['Ada', 'Ngata', 'ada@', '0491', '49157', 'High Street', 'offers'])
    expect(JSON.stringify(lead)).not.toContain(word)
  // What was not delivered is not, any more.
  expect([lead?.pending, Object.values(lead?.delivery ?? {}).filter((target) => target?.state === 'pending')]).toEqual([
    undefined,
    [],
  ])
})

test('[TN-10] the same number on another site, and a longer number on this one, keep all that is theirs', async () => {
  const session = await startSession('northgate', phone)
  const before = await Promise.all(shopperTables.map((table) => itemsOf('harbourside', table, phone)))
  await ask('POST', '/api/privacy/erase', session)
  expect(await Promise.all(shopperTables.map((table) => itemsOf('harbourside', table, phone)))).toEqual(before)
  expect(await itemsOf('northgate', 'shoppers', longer)).toHaveLength(1)
  expect((await readLead({ tenant: 'harbourside', lead_id: leads.harbourside ?? '' }))?.person.name).toBe('Ada')
})

/** Of the shopper, by its state. */
async function storeReservation(
  reservation_id: string,
  progress: { state: 'authorising' } | { state: 'reserved'; held_until: string; charged: true },
): Promise<void> {
  const created_at = '2026-11-23T00:00:00.000Z'
  const car = { id: 'car-1', slug: 'a-car', name: 'A Car', dealership_slug: 'northgate' }
  const key = { tenant: 'northgate', reservation_id }
  await recordPerson(phone, { ...key, name: 'Ada', email: 'ada@shopper.example', car: car.name, created_at })
  await addReservation({
    ...{ ...key, version: 1, ...progress, car, created_at, updated_at: created_at, pay_by: '2999-01-01T00:00:00.000Z' },
    ...{ shopper_mark: 'a-mark', deposit_cents: 20_000, pending: [] },
  })
}

test('erasing ends what the shopper reserved and did not pay, and leaves what is paid', async () => {
  const ids = { unpaid: 'reservation-not-paid-1', paid: 'reservation-is-paid-01' }
  await storeReservation(ids.unpaid, { state: 'authorising' })
  await storeReservation(ids.paid, { state: 'reserved', held_until: '2999-01-01T00:00:00.000Z', charged: true })
  await ask('POST', '/api/privacy/erase', await startSession('northgate', phone))
  const read = (reservation_id: string) => readReservation({ tenant: 'northgate', reservation_id })
  expect(await read(ids.unpaid)).toMatchObject({ state: 'voiding', reason: 'cancelled' })
  expect(await read(ids.paid)).toMatchObject({ state: 'reserved' })
})

test('erasing twice is erasing once', async () => {
  await ask('POST', '/api/privacy/erase', await startSession('northgate', phone))
  const again = await ask('POST', '/api/privacy/erase', await startSession('northgate', phone))
  expect(again.status).toBe(200)
})

test.each(['/api/privacy', '/api/privacy/erase'])('%s is for who verified a number', async (path) => {
  const method = path.endsWith('erase') ? 'POST' : 'GET'
  for (const session of [undefined, await startSession('northgate', null), await startSession('harbourside', phone)])
    expect((await ask(method, path, session)).status).toBe(401)
})

test('the function has the rights to every table that says it is about shoppers', () => {
  expect(shopperTables).toContain('contacts')
  for (const table of shopperTables) expect(needs.tables).toHaveProperty(table, ['read', 'delete'])
})
