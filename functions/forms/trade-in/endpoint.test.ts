import { testSite } from '@forecourt/contracts/testing/test-site'
import { type Valuation, valuationSchema } from '@forecourt/contracts/trade-in/valuation'
import { getItem, putItem, queryItems } from '@forecourt/lambda-kit/data/items'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler, pageEvent } from '@forecourt/lambda-kit/testing/ask-handler'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { startTestBuckets } from '@forecourt/lambda-kit/testing/test-buckets'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { listContacts } from '@forecourt/leads/store/contacts'
import { eraseLead } from '@forecourt/leads/store/erase-lead'
import { listLeads, readLead } from '@forecourt/leads/store/lead-table'
import * as store from '@forecourt/leads/valuations/photo-store'
import { readValuationRow, writeValuationRow } from '@forecourt/leads/valuations/valuation-table'
import { sandbox as definition } from '@forecourt/providers/market-value/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { eraseShopper } from '@forecourt/shoppers/privacy/erase-shopper'
import { exportShopper } from '@forecourt/shoppers/privacy/export-shopper'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler as leadsHandler } from '../leads/index.ts'
import { handler } from './index.ts'

const sandbox = definition.create()
const tenant = 'northgate'

withLocalTables()
withSandbox(sandbox, 'MARKET_VALUE_URL')
beforeAll(async () => {
  const buckets = await startTestBuckets()
  Object.assign(process.env, {
    ...buckets.environment,
    MARKET_VALUE_SECRET: 'a-key-of-the-provider',
    LEAD_KEYS_SECRET: 'a-secret-of-lead-keys',
    SENT_MARKS_SECRET: 'a-secret-of-sent-marks',
  })
  const leads = { ...testSite().leads, email: ['sales@northgate.example'], limits: { per_address: 900, per_site: 900 } }
  await writeSite(testSite({ slug: tenant, leads }))
  await writeSite(testSite({ slug: 'harbourside', leads }))
  await writeSite(testSite({ slug: 'no-trade-ins', leads, capabilities: { tradeIn: false } }))
  return buckets.close
})

const logged = vi.fn()
let hour = Date.now()
beforeEach(() => {
  // Limits are of an hour, and a provider that asks to wait is asked again by then.
  hour += 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: hour })
  logged.mockReset()
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line: unknown) => {
      logged(String(line))
      return true
    })
})

const shopper = {
  name: 'Zoë',
  last_name: 'Ng',
  email: 'zoe@shopper.example',
  phone: '0491 570 006',
  postcode: '2100',
  PreferredContactMethod: 'SMS',
  finance: 'No',
  kms: '40,000 kms',
  rego: 'ABC12D',
  regoState: 'NSW',
}
const answers = { condition: 'good', service_history: 'part', damage: 'none', keys: 'one' }

let count = 0
const viewer = () => ({ 'x-viewer-ip': `198.51.100.${count % 250}` })

type Sent = { on?: string; isForm?: boolean; headers?: Record<string, string> }

async function sendLead(
  values: Record<string, string | boolean> = shopper,
  { on = tenant, isForm = false, headers }: Sent = {},
) {
  count += 1
  const form = { form: 'trade-in', url: '/trade-in' }
  const sent = isForm
    ? { form: { ...form, ...(values as Record<string, string>) } }
    : { body: { ...form, filled_ms: 9000, values } }
  const given = { ...viewer(), 'idempotency-key': `key-of-trade-in-${count}`, ...headers }
  return leadsHandler(pageEvent({ route: '/api/leads', tenant: on, headers: given, ...sent }), lambdaContext())
}

async function newLead(values: Record<string, string | boolean> = shopper, on = tenant): Promise<string> {
  const { statusCode, body = '' } = await sendLead(values, { on })
  expect([statusCode, body]).toEqual([200, expect.stringContaining('lead_id')])
  return JSON.parse(body).lead_id
}

type Call = { params?: Record<string, string>; body?: object; on?: string; by?: typeof handler }

async function call(method: string, route: string, { params = {}, body, on = tenant, by = handler }: Call) {
  return askHandler(by, { route, method, params, body, tenant: on, headers: viewer() })
}

const of = (lead_id: string, body?: object) => ({ params: { lead_id }, ...(body && { body }) })
const read = (lead_id: string, on = tenant) => call('GET', '/api/trade-in/{lead_id}', { ...of(lead_id), on })
const lookUp = (lead_id: string, rego: string, on = tenant, by = handler) =>
  call('POST', '/api/trade-in/{lead_id}/lookup', { ...of(lead_id, { rego, regoState: 'NSW' }), on, by })
const choose = (lead_id: string, body: object) => call('POST', '/api/trade-in/{lead_id}/vehicle', of(lead_id, body))
const adjust = (lead_id: string, id: string) =>
  call('POST', '/api/trade-in/{lead_id}/adjustments', of(lead_id, { id, adjustmentAnswers: answers }))
const complete = (lead_id: string, offer_accepted: boolean, on = tenant) =>
  call('POST', '/api/trade-in/complete', {
    body: { lead_id, form_completed: true, offer_accepted, subcategory: 'Trade-in' },
    on,
  })
const save = (lead_id: string, body: object, on = tenant) =>
  call('POST', '/api/miscellaneous', { body: { column_name: 'valuation', lead_id, ...body }, on })

async function offered(plate: string, kms = shopper.kms): Promise<Valuation> {
  const lead_id = await newLead({ ...shopper, kms })
  await lookUp(lead_id, plate)
  const { body } = await adjust(lead_id, plate)
  return valuationSchema.parse(body)
}

/** The handler in the state of a process that has just begun. */
async function otherProcess(): Promise<typeof handler> {
  vi.resetModules()
  return (await import('./index.ts')).handler
}

test('[TI-1] [TI-2] lead, rego lookup, adjustments, offer accepted; the dealership reads it all', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  expect(await read(lead_id)).toMatchObject({
    status: 200,
    body: { state: 'lead', rego: 'ABC12D', kms: 40_000, owes: false },
  })
  const looked = await lookUp(lead_id, ' abc-12d ')
  expect(looked).toMatchObject({ status: 200, body: { state: 'adjustments', rego: 'ABC12D', car: { id: 'ABC12D' } } })
  const { status, body } = await adjust(lead_id, 'ABC12D')
  expect([status, body.state]).toEqual([200, 'offer'])
  expect(body.offer).toMatchObject({
    min: expect.any(Number),
    reasons: expect.any(Array),
    expires_at: expect.any(String),
  })
  // From any device that has the link, and nothing of the person is in it.
  const resumed = await read(lead_id)
  expect(resumed.body).toEqual(body)
  expect(JSON.stringify(resumed)).not.toMatch(/Zoë|shopper\.example|570 006|61491570006/)
  expect(await complete(lead_id, true)).toMatchObject({ status: 200, body: { state: 'accepted' } })

  const [outcome] = (await listLeads(tenant, 10)).filter(({ fields }) => fields.lead_id === lead_id)
  expect(outcome).toMatchObject({
    category: 'Trade In',
    subcategory: 'Trade-in offer accepted',
    person: { name: 'Zoë', phone_e164: '+61491570006' },
    fields: {
      lead_id,
      form_completed: true,
      offer_accepted: true,
      rego: 'ABC12D',
      valuation_min: String(body.offer.min),
    },
    pending: 'yes',
    delivery: { email: { state: 'pending' } },
  })
  expect(Object.fromEntries((outcome?.answers ?? []).map(({ label, value }) => [label, value]))).toMatchObject({
    'Registration of their vehicle': 'ABC12D, NSW',
    'Kilometres of their vehicle': '40,000 kms',
    Condition: 'Good',
    'Service history': 'Some of it',
    Keys: 'One',
    'Online estimate': expect.stringMatching(/^\$[\d,]+ to \$[\d,]+$/),
    'Offer accepted': 'Yes',
    'Follows the message': lead_id,
  })
})

test('[TI-3] the first step is a lead with the fields of the specification, which is delivered by itself', async () => {
  const lead = await readLead({ tenant, lead_id: await newLead({ ...shopper, location_id: 'brookvale' }) })
  const { PreferredContactMethod, finance, rego, regoState } = shopper
  expect(lead).toMatchObject({
    category: 'Trade In',
    person: { name: 'Zoë', last_name: 'Ng', postcode: '2100', email: 'zoe@shopper.example', phone: '0491 570 006' },
    fields: { PreferredContactMethod, finance, rego, regoState, kms: '40000', asked_for: 'Trade-in valuation' },
    pending: 'yes',
  })
  expect(lead?.fields.location_id).toBe(lead?.location)
})

test('[TI-3] without scripts the first step is taken, by plate or by hand', { tags: 'long' }, async () => {
  const { rego: _, regoState: __, ...byHand } = shopper
  for (const values of [
    shopper,
    { ...byHand, rego: '', regoState: '', make: 'Mazda', model: 'CX-5', year: '2021', badge: 'GT' },
  ]) {
    const { statusCode, headers } = await sendLead(values, { isForm: true })
    expect([statusCode, headers?.location]).toEqual([303, expect.stringMatching(/^\/success\?sent=/)])
  }
  const nothing = await sendLead({ ...byHand, rego: 'ABC12D' }, { isForm: true })
  expect(nothing.statusCode).toBe(422)
  expect(nothing.body).toContain('or the make, model and year of your car')
})

test.each([
  [{ postcode: '21' }, ['postcode']],
  [{ kms: '' }, ['kms']],
  [{ PreferredContactMethod: 'Pigeon' }, ['PreferredContactMethod']],
  [{ rego: '' }, ['rego']],
  // In the order of the form.
  [{ regoState: '', kms: '', postcode: '' }, ['rego', 'kms', 'postcode']],
])('[TI-3] %j is refused', async (fields, wrong) => {
  const { statusCode, body = '' } = await sendLead({ ...shopper, ...fields })
  expect(statusCode).toBe(422)
  expect(JSON.parse(body).error.fields.map(({ field }: { field: string }) => field)).toEqual(wrong)
})

test('[TI-1] a plate of several cars is chosen from, one of none is described by hand and valued in person', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  const several = await lookUp(lead_id, '4MANY')
  expect([several.body.state, several.body.matches.length]).toEqual(['rego-lookup', 3])
  expect(await choose(lead_id, { id: 'of-another-plate' })).toMatchObject({ status: 409 })
  // TI-2's payload names the car by itself.
  expect(await adjust(lead_id, '4MANY-GXL')).toMatchObject({ body: { state: 'offer', car: { badge: 'GXL' } } })

  expect(await lookUp(lead_id, 'NONE')).toMatchObject({ body: { state: 'rego-lookup', matches: [] } })
  const described = await choose(lead_id, { year: 2021, make: 'Mazda', model: 'CX-5' })
  expect(described.body).toMatchObject({ state: 'adjustments', car: { id: 'by-hand', make: 'Mazda' } })
  const { body } = await adjust(lead_id, 'by-hand')
  expect([body.state, body.referred, body.offer]).toEqual(['referred', 'by-hand', undefined])
  expect(await complete(lead_id, false)).toMatchObject({ body: { state: 'closed' } })
  const [outcome] = (await listLeads(tenant, 50)).filter(({ fields }) => fields.lead_id === lead_id)
  expect(outcome).toMatchObject({ subcategory: 'Trade-in valuation requested', fields: { offer_accepted: false } })
})

test.each([
  ['over 7 years old', 'OLD123', shopper, 'age'],
  ['over 100,000 km', 'FAR123', { ...shopper, kms: '100001' }, 'kms'],
  ['one that the market is unsure of', 'LOWSCORE', shopper, 'unsure'],
])(
  '[TI-4] a car %s has no online estimate, and the lead is taken',
  { tags: 'long' },
  async (_, plate, values, referred) => {
    const lead_id = await newLead(values)
    await lookUp(lead_id, plate)
    sandbox.reset()
    expect((await adjust(lead_id, plate)).body).toMatchObject({ state: 'referred', referred })
    // Only what can have an estimate costs one.
    expect(sandbox.inbox()).toHaveLength(referred === 'unsure' ? 1 : 0)
    expect(await complete(lead_id, true)).toMatchObject({ status: 409 })
  },
)

describe('[TI-5] saving', () => {
  test('keeps a valuation for longer, with the figures that the server has', { tags: 'long' }, async () => {
    const { lead_id, offer } = await offered('SAVE12')
    expect(await save(lead_id, { min: offer?.min, max: (offer?.max ?? 0) + 50 })).toMatchObject({ status: 409 })
    expect(await save(lead_id, { min: offer?.min, max: offer?.max })).toEqual(
      expect.objectContaining({ status: 200, body: { saved: true } }),
    )
    expect((await read(lead_id)).body).toMatchObject({ saved_at: expect.any(String), offer })
  })

  test.each([{ column_name: 'other' }, { lead_id: 'x' }])('%j is refused', async (fields) => {
    expect((await save('a'.repeat(32), fields)).status).toBe(400)
  })
})

test('[TI-1] another plate has no photos of the car before, in the valuation or the bucket', {
  tags: 'long',
}, async () => {
  const lead_id = await newLead()
  await lookUp(lead_id, 'ABC12D')
  const row = await readValuationRow(tenant, lead_id, new Date())
  await store.addPhoto({ tenant, lead_id, number: 1 }, new Uint8Array(5))
  const photos = { valuation: { ...row.valuation, photos: [1] }, lastPhoto: 2, openPhotos: [2] }
  await writeValuationRow({ ...row, ...photos }, new Date())
  const [photo] = (await store.photosOf(tenant, photos.valuation)).photos
  expect((await lookUp(lead_id, 'ABC12D')).body.photos).toEqual([1])
  expect((await fetch(photo?.url ?? '')).status).toBe(200)
  expect((await lookUp(lead_id, 'XYZ34A')).body).not.toHaveProperty('photos')
  expect((await fetch(photo?.url ?? '')).status).toBe(404)
  expect(await readValuationRow(tenant, lead_id, new Date())).toMatchObject({ lastPhoto: 2, openPhotos: [] })
})

test('[TI-1] a valuation is stored no longer than its photos', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  await lookUp(lead_id, 'ABC12D')
  const row = await readValuationRow(tenant, lead_id, new Date())
  const began = new Date(row.createdAt).getTime()
  const day = 86_400_000
  const ends = async (afterDays: number, saved_at?: string) => {
    const found = await readValuationRow(tenant, lead_id, new Date())
    const valuation = { ...found.valuation, ...(saved_at && { saved_at }) }
    await writeValuationRow({ ...found, valuation }, new Date(began + afterDays * day))
    const key = { tenant, valuation: `${found.lead.person.phone_e164}#${lead_id}` }
    return Math.round((Number((await getItem('valuations', key))?.ttl) * 1000 - began) / day)
  }
  expect([await ends(10), await ends(170)]).toEqual([40, 180])
  expect([await ends(0, row.createdAt), await ends(100, row.createdAt)]).toEqual([180, 180])
})

test('[TI-1] the message that ends a valuation names its photos', async () => {
  const lead_id = await newLead()
  await lookUp(lead_id, 'ABC12D')
  const row = await readValuationRow(tenant, lead_id, new Date())
  await writeValuationRow({ ...row, valuation: { ...row.valuation, photos: [2] } }, new Date())
  await complete(lead_id, false)
  const [outcome] = (await listLeads(tenant, 100)).filter(({ fields }) => fields.lead_id === lead_id)
  const photos = `${testSite().url}/trade-in/photos#photos?link=${lead_id}`
  expect(outcome).toMatchObject({ fields: { photos } })
  expect(outcome?.answers).toContainEqual({ label: 'Photos of their vehicle', value: photos })
})

test('the message that follows has the consent of the first, which the shopper reads once', async () => {
  const lead_id = await newLead({ ...shopper, phone: '0491 570 157', marketing: true })
  await complete(lead_id, false)
  const [outcome] = (await listLeads(tenant, 100)).filter(({ fields }) => fields.lead_id === lead_id)
  const first = await readLead({ tenant, lead_id })
  expect(first?.marketing).toMatchObject({ wording: expect.stringContaining('offers') })
  expect(outcome?.marketing).toEqual(first?.marketing)
  const { consents, forms } = await exportShopper({ tenant, phone: '+61491570157' })
  expect([consents, forms.length]).toEqual([[first?.marketing], 2])
})

test('[TI-1] an acceptance that comes twice, or twice at once, is one message', { tags: 'long' }, async () => {
  const { lead_id } = await offered('TWICE1')
  const answered = await Promise.all([complete(lead_id, true), complete(lead_id, true)])
  expect(answered.map(({ body }) => body.state)).toEqual(['accepted', 'accepted'])
  await complete(lead_id, true)
  expect((await listLeads(tenant, 100)).filter(({ fields }) => fields.lead_id === lead_id)).toHaveLength(1)
})

test('[TI-1] an offer that lapsed is not accepted, and the car is valued anew', { tags: 'long' }, async () => {
  const { lead_id } = await offered('LAPSE1')
  vi.setSystemTime(Date.now() + 7 * 86_400_000)
  expect((await complete(lead_id, true)).body).toMatchObject({ state: 'adjustments' })
  expect((await listLeads(tenant, 100)).filter(({ fields }) => fields.lead_id === lead_id)).toEqual([])
})

test('two changes at once both count, in some order', { tags: 'long' }, async () => {
  const lead_id = await newLead()
  const answered = await Promise.all([lookUp(lead_id, 'RACE11'), lookUp(lead_id, 'RACE22')])
  expect(answered.map(({ status }) => status)).toEqual([200, 200])
  expect((await read(lead_id)).body.car.id).toMatch(/^RACE(11|22)$/)
  const now = new Date()
  const [first, late] = await Promise.all([
    readValuationRow(tenant, lead_id, now),
    readValuationRow(tenant, lead_id, now),
  ])
  expect([await writeValuationRow(first, now), await writeValuationRow(late, now)]).toEqual([true, false])
})

describe('the provider of market values', () => {
  test('[TI-1] is asked once a day for a plate', { tags: 'long' }, async () => {
    const asked = async (plate: string, { on = tenant, by = handler } = {}) => {
      sandbox.reset()
      const { status, body } = await lookUp(await newLead({ ...shopper, phone: '0491 570 158' }, on), plate, on, by)
      expect(status).toBe(200)
      return [sandbox.inbox().length, body.matches.length]
    }
    const plates = { CACHED: 1, DAYNONE: 0, DAYMANY: 3 }
    for (const [plate, matches] of Object.entries(plates)) {
      expect(await asked(plate)).toEqual([1, matches])
      const by = await otherProcess()
      expect(await asked(plate, { by })).toEqual([0, matches])
      expect(await asked(plate, { on: 'harbourside' })).toEqual([1, matches])
    }
    const [row] = (await Array.fromAsync(queryItems('market_answers', tenant))).filter(({ found }) =>
      JSON.stringify(found).includes('"CACHED"'),
    )
    expect(row?.question).toMatch(/^[\w-]{43}$/)
    await putItem('market_answers', { ...row, found: [{ id: 'CACHED' }] })
    expect(await asked('CACHED')).toEqual([1, 1])

    hour += 86_400_000 - 1000
    vi.setSystemTime(hour)
    expect(await asked('CACHED')).toEqual([0, 1])
    hour += 1000
    vi.setSystemTime(hour)
    expect(await asked('CACHED')).toEqual([1, 1])
  })

  test('[TI-1] is asked once a day for the value of a car that went as far', { tags: 'long' }, async () => {
    const { lead_id, offer } = await offered('VALUE1')
    sandbox.reset()
    expect((await adjust(lead_id, 'VALUE1')).body.offer).toMatchObject({ min: offer?.min, max: offer?.max })
    expect(sandbox.inbox()).toEqual([])
    await offered('VALUE1', '41,000 kms')
    expect(sandbox.inbox()).toMatchObject([{ kms: 41_000 }])
  })

  test.each(['throttled', 'error', 'malformed', 'lying'] as const)(
    '[TI-1] with the fault %s leaves the valuation as it is, and it can go on by hand',
    { tags: 'long' },
    async (fault) => {
      const lead_id = await newLead()
      sandbox.setFault(fault)
      const plate = `F${fault.slice(0, 6).toUpperCase()}`
      const failed = await lookUp(lead_id, plate)
      expect(failed).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
      expect(failed.body.error.message).toBe('The lookup is busy. Try again in a moment, or describe your car by hand.')
      expect((await read(lead_id)).body.state).toBe('lead')
      expect((await choose(lead_id, { year: 2022, make: 'Kia', model: 'Rio' })).body.state).toBe('adjustments')
      sandbox.reset()
      // The throttled one asks to wait for half a minute.
      vi.setSystemTime(Date.now() + 31_000)
      expect((await lookUp(lead_id, plate)).status).toBe(200)
      expect(sandbox.inbox()).toHaveLength(1)
    },
  )

  test('[TI-1] is protected: one address has a limit', { tags: 'long' }, async () => {
    const lead_id = await newLead()
    let status = 200
    for (let asked = 0; asked < 60 && status === 200; asked += 1) status = (await lookUp(lead_id, 'LIMIT1')).status ?? 0
    expect(status).toBe(429)
  })
})

describe('whose a valuation is', () => {
  test('[TN-10] another site, a site without trade-ins, a wrong link and another form’s lead have none', async () => {
    const { lead_id, offer } = await offered('TENANT')
    const range = { min: offer?.min, max: offer?.max }
    await putItem('leads', { ...(await readLead({ tenant, lead_id })), tenant: 'no-trade-ins' })
    for (const on of ['harbourside', 'no-trade-ins']) {
      expect([(await read(lead_id, on)).status, (await lookUp(lead_id, 'X1', on)).status]).toEqual([204, 404])
      expect([(await complete(lead_id, true, on)).status, (await save(lead_id, range, on)).status]).toEqual([404, 404])
    }
    expect((await read('f'.repeat(32))).status).toBe(204)
    const other = { ...(await readLead({ tenant, lead_id })), lead_id: 'e'.repeat(32), form: 'vehicle-enquiry' }
    await putItem('leads', other)
    expect((await read('e'.repeat(32))).status).toBe(204)
    expect((await sendLead(shopper, { on: 'no-trade-ins' })).statusCode).toBe(400)
  })

  test('[TI-5] the shopper’s export has it, and erasing takes it away', { tags: 'long' }, async () => {
    const { lead_id } = await offered('PRIVAT')
    const phone = '+61491570006'
    const { stored } = await exportShopper({ tenant, phone })
    expect(stored.valuations).toContainEqual(expect.objectContaining({ lead_id, rego: 'PRIVAT', state: 'offer' }))
    await eraseShopper({ tenant, phone })
    expect((await exportShopper({ tenant, phone })).stored.valuations).toEqual([])
    expect([(await read(lead_id)).status, (await listContacts(tenant, phone)).length]).toEqual([204, 0])
  })

  test('[TI-5] a signed-in shopper lists their own on any device, and nobody else’s', { tags: 'long' }, async () => {
    const { lead_id } = await offered('LISTED')
    const listed = async (phone?: string, on = tenant) => {
      const session = phone === undefined ? undefined : await startSession(on, phone)
      return askHandler(handler, { route: '/api/trade-in', tenant: on, session })
    }
    const { body } = await listed('+61491570006')
    expect(body.valuations).toContainEqual(expect.objectContaining({ lead_id, state: 'offer' }))
    expect((await listed('+61491570007')).body).toEqual({ valuations: [] })
    expect((await listed('+61491570006', 'harbourside')).body).toEqual({ valuations: [] })
    expect([(await listed()).status, (await listed('+61491570006', 'no-trade-ins')).status]).toEqual([401, 404])
  })

  test('a valuation that is first stored while its shopper is erased does not survive', { tags: 'long' }, async () => {
    const lead_id = await newLead()
    const now = new Date()
    const row = await readValuationRow(tenant, lead_id, now)
    await eraseShopper({ tenant, phone: '+61491570006' })
    await expect(writeValuationRow(row, now)).rejects.toMatchObject({ code: 'not_found' })
    const { stored } = await exportShopper({ tenant, phone: '+61491570006' })
    expect(stored.valuations).toEqual([])
  })

  test('the link of a lead whose person was erased leads nowhere', async () => {
    const lead_id = await newLead()
    await eraseLead({ tenant, lead_id })
    expect((await read(lead_id)).status).toBe(204)
  })
})
