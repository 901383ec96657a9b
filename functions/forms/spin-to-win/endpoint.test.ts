import type { DrawSettings } from '@forecourt/contracts/site/settings/draws'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { markOf } from '@forecourt/leads/draws/draw-hashes'
import { listEntries, listOpenings } from '@forecourt/leads/draws/draw-table'
import { enterDraw } from '@forecourt/leads/draws/enter-draw'
import { verifyDraw } from '@forecourt/leads/draws/verify-draw'
import { listLeads } from '@forecourt/leads/store/lead-table'
import { eraseShopper } from '@forecourt/shoppers/privacy/erase-shopper'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const draw: DrawSettings = {
  id: 'summer',
  name: 'Summer spin',
  starts: '2026-12-01T09:00:00+10:00',
  ends: '2026-12-24T17:00:00+10:00',
  terms: 'One spin a number.',
  prizes: [{ name: 'Car wash', claim: 'Show the code at the service desk.', chance: 100, stock: 2 }],
}
const secret = 'a-secret-of-lead-keys'
const during = new Date('2026-12-02T00:00:00Z')

withLocalTables()
beforeAll(async () => {
  process.env.LEAD_KEYS_SECRET = secret
})

let tenants = 0
let tenant = ''
async function useSite(fields: Partial<Parameters<typeof testSite>[0]> = {}) {
  tenants += 1
  tenant = `site-${tenants}`
  const { leads } = testSite()
  const given = { capabilities: { spinToWin: true }, spin_to_win: draw, leads: { ...leads, email: ['a@b.example'] } }
  await writeSite(testSite({ slug: tenant, dealerships: ['northgate'], ...given, ...fields }))
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: during })
  await useSite()
})

const person = { name: 'Zoë', email: 'zoe@shopper.example' }

async function ask(method: 'GET' | 'POST', phone: string | null | undefined, values: object = person) {
  const body = { form: 'spin-to-win', url: '/spin-to-win', filled_ms: 9000, values }
  const session = phone === undefined ? undefined : await startSession(tenant, phone)
  return askHandler(handler, { route: '/api/spin-to-win', method, body, session, tenant })
}
const read = (phone: string | null | undefined) => ask('GET', phone)
const spin = (phone: string | null | undefined, values?: object) => ask('POST', phone, values)

const [first, second, third] = ['+61491570006', '+61491570156', '+61491570157']

test('[RT-21] [WL-9] only who verified a phone number takes part', async () => {
  for (const phone of [undefined, null]) {
    expect((await read(phone)).status).toBe(401)
    expect((await spin(phone)).status).toBe(401)
  }
})

test('[RT-21] a win and how to claim it are shown, and reach the dealer as the lead of that form', async () => {
  expect((await read(first)).body).toMatchObject({
    state: 'open',
    draw: { name: 'Summer spin', prizes: ['Car wash'], fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) },
  })
  const { status, body } = await spin(first)
  expect([status, body.state]).toEqual([200, 'drawn'])
  const { won } = body.outcome
  expect(won).toMatchObject({ prize: 'Car wash', claim: 'Show the code at the service desk.' })
  expect((await read(first)).body).toEqual(body)
  const [lead, ...others] = await listLeads(tenant, 9)
  expect(others).toEqual([])
  expect(lead).toMatchObject({
    form: 'spin-to-win',
    subcategory: 'Spin to Win',
    pending: 'yes',
    person: { name: 'Zoë', phone: '0491 570 006', phone_e164: first },
  })
  expect(lead?.answers).toEqual([
    { label: 'Draw', value: 'Summer spin, entry 1' },
    { label: 'Prize', value: 'Car wash' },
    { label: 'Code', value: won.code },
    { label: 'To claim', value: won.claim },
  ])
})

test('[RT-21] one a phone: at once, again, with other details, and after erasing', { tags: 'long' }, async () => {
  const both = await Promise.all([spin(first), spin(first, { ...person, name: 'Ada' })])
  expect(both.map(({ body }) => body.outcome)).toEqual([both[0]?.body.outcome, both[0]?.body.outcome])
  expect((await spin(first, { ...person, name: 'Bo' })).body.outcome).toEqual(both[0]?.body.outcome)
  expect(await listLeads(tenant, 9)).toHaveLength(1)
  await eraseShopper({ tenant, phone: first })
  await spin(first)
  const [lead] = await listLeads(tenant, 9)
  expect(lead?.person.name).toBe('Erased')
  const [opening] = await listOpenings(tenant)
  expect(opening && verifyDraw(opening, await Array.fromAsync(listEntries(tenant, 'summer')))).toEqual([])
  expect(JSON.stringify(await Array.fromAsync(listEntries(tenant, 'summer')))).not.toContain('491570006')
})

test('[RT-21] before it starts, after it ends, and once all prizes are gone nobody draws', {
  tags: 'long',
}, async () => {
  async function expectNoTurn(phone: string, state: string, message: string) {
    expect((await read(phone)).body).toMatchObject({ state, draw: { name: 'Summer spin' } })
    expect(await spin(phone)).toMatchObject({ status: 409, body: { error: { message } } })
  }
  vi.setSystemTime(new Date('2026-11-30T22:59:59Z'))
  await expectNoTurn(first, 'early', 'The draw has not begun.')
  vi.setSystemTime(during)
  await Promise.all([spin(first), spin(second)])
  await expectNoTurn(third, 'gone', 'All prizes have been won. Thank you for playing.')
  vi.setSystemTime(new Date('2026-12-24T07:00:00Z'))
  await expectNoTurn(third, 'over', 'The draw is over.')
  expect((await read(first)).body).toMatchObject({ state: 'drawn', outcome: { won: { prize: 'Car wash' } } })
})

test('[RT-21] who drew, and whose request died before the dealer had it, gets that prize when they ask again', async () => {
  await read(first)
  const [opening] = await listOpenings(tenant)
  if (!opening) throw new Error('It is open.')
  await enterDraw(opening, markOf(secret, tenant, 'summer', first), during)
  expect((await read(first)).body.state).toBe('open')
  vi.setSystemTime(new Date('2027-01-01T00:00:00Z'))
  expect((await spin(first)).body.outcome).toMatchObject({ number: 1, won: { prize: 'Car wash' } })
  expect(await listLeads(tenant, 9)).toHaveLength(1)
})

test('[RT-21] what is wrong in the form is said, and draws nothing', async () => {
  expect(await spin(first, { name: 'Zoë' })).toMatchObject({
    status: 422,
    body: { error: { fields: [{ field: 'email' }] } },
  })
  expect(await Array.fromAsync(listEntries(tenant, 'summer'))).toEqual([])
})

test('[RT-21] [TN-4] a site without a draw says so; one without the capability has none', async () => {
  await useSite({ spin_to_win: undefined })
  expect((await read(first)).body).toEqual({ state: 'none' })
  expect((await spin(first)).status).toBe(409)
  await useSite({ capabilities: {} })
  expect((await read(first)).status).toBe(404)
})
