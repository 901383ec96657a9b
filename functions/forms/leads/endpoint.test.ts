import { departmentSchema } from '@forecourt/contracts/leads/appointments'
import { leadResponseSchema } from '@forecourt/contracts/leads/lead'
import { locationSchema } from '@forecourt/contracts/site/settings/locations'
import type { Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { deliveredFields } from '@forecourt/domain/leads/delivered-fields'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler, pageEvent } from '@forecourt/lambda-kit/testing/ask-handler'
import { lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { listLeads, readLead } from '@forecourt/leads/store/lead-table'
import { testToken } from '@forecourt/providers/challenge/sandbox'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'
import { car, challenge, withLeads } from './testing/open-leads.ts'

const site = (fields: Partial<Site> = {}) => testSite(fields)
const settings = testSite()

withLeads()
beforeAll(async () => {
  await writeSite(site())
  await writeSite(site({ slug: 'harbourside', dealerships: ['harbourside'] }))
  await writeSite(site({ slug: 'limited', leads: { limits: { per_address: 3, per_site: 5 } } }))
  await writeSite(site({ slug: 'checked', enquiry: { ...settings.enquiry, challenge_site_key: 'key' } }))
  await writeSite(
    site({
      slug: 'agreed',
      enquiry: { ...settings.enquiry, terms: true, ask_postcode: true },
      quote: { ...settings.quote, ask_postcode: true },
    }),
  )
  await writeSite(
    site({
      slug: 'limited-checked',
      enquiry: { ...settings.enquiry, challenge_site_key: 'key' },
      leads: { limits: { per_address: 1, per_site: 2 } },
    }),
  )
  const week = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, { open: '09:00', close: '17:00' }]),
  )
  await writeSite(
    site({
      slug: 'departments',
      capabilities: { serviceBooking: true, partsEnquiry: true, spinToWin: true, onlinePayment: true },
      locations: settings.locations.map((location) => ({
        ...location,
        hours: locationSchema.shape.hours.parse({ sales: week }),
      })),
    }),
  )
})
beforeEach(() => void vi.spyOn(process.stdout, 'write').mockReturnValue(true))

const shopper = { name: 'Zoë', last_name: 'Ng', email: 'zoe@shopper.example', phone: '0491 570 006', message: 'Hello' }
const enquiry = { form: 'vehicle-enquiry', car_id: '7', url: '/cars/x', filled_ms: 9000, values: shopper }

let count = 0
const newKey = () => `idempotency-key-${++count}`
type Sent = { tenant?: string; key?: string; ip?: string; headers?: Record<string, string> }

function requestOf({ tenant = 'northgate', key, ip, headers }: Sent) {
  const own = { 'user-agent': 'a browser', ...(key && { 'idempotency-key': key }), ...(ip && { 'x-viewer-ip': ip }) }
  return { route: '/api/leads', tenant, headers: { ...own, ...headers } }
}

const send = (body: object, sent: Sent = {}) => askHandler(handler, { ...requestOf({ key: newKey(), ...sent }), body })
/** A plain form's answer is a page. */
const submitForm = (form: Record<string, string>, sent: Sent = {}) =>
  handler(pageEvent({ ...requestOf(sent), form }), lambdaContext())

async function stored(body: unknown, tenant = 'northgate') {
  return readLead({ tenant, lead_id: leadResponseSchema.parse(body).lead_id })
}

test('[LD-1] [LD-14] an enquiry is stored with the car as the stock has it, and its id is answered', async () => {
  const { status, body, headers } = await send({
    ...enquiry,
    lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'x' } },
  })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(await stored(body)).toMatchObject({
    category: 'Vehicle Enquiry',
    car: { id: '7', stocknum: 'N7', make: 'Toyota', price: 35_990 },
    dealership_slug: 'northgate',
    url: 'https://www.northgate.example/cars/x',
    user_agent: 'a browser',
    lead_attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'x' } },
    pending: 'yes',
  })
})

test('[LD-14] the same key gives the same answer, and with something else 409', async () => {
  const key = newKey()
  const first = await send(enquiry, { key })
  expect(await send({ ...enquiry, filled_ms: 20_000 }, { key })).toMatchObject({ status: 200, body: first.body })
  expect(await send({ ...enquiry, values: { ...shopper, message: 'Else' } }, { key })).toMatchObject({ status: 409 })
})

test('[TN-10] another site’s car is none of this one’s, and the shopper is heard all the same', async () => {
  const { body } = await send(enquiry, { tenant: 'harbourside' })
  const lead = await stored(body, 'harbourside')
  expect(lead).toMatchObject({ car_id: '7', dealership_slug: 'harbourside', subcategory: 'Find me something similar' })
  expect(lead?.car).toBeUndefined()
})

test('[VD-20] a slug in place of the id finds the car', async () => {
  expect(await stored((await send({ ...enquiry, car_id: car.slug })).body)).toMatchObject({
    car_id: '7',
    car: { id: '7' },
  })
})

test('[FQ-15] a finance enquiry has its category, tags, subscribe, the quote’s inputs and lead_attributes', async () => {
  const values = {
    name: 'Priya',
    last_name: 'Nair',
    email: 'priya@shopper.example',
    phone: '0491 570 156',
    marketing: true,
    purchasePrice: '36990',
    loanTerm: '5',
    selfAssessedCreditScore: 'GREAT',
    whoIsHelping: 'Sam',
    vin: 'JHMRS1234',
    nvic: 'ABC123',
    year: '2025',
    weeklyRepaymentAmount: '118.27',
    advertisedRate: '7.49',
    comparisonRate: '8.32',
    code: '123456',
  }
  const lead_attributes = { visited_pages: ['/cars/x'], linked_query_params: { utm_source: 'x' } }
  const { body } = await send({
    form: 'finance-enquiry',
    car_id: '7',
    url: '/finance',
    filled_ms: 9000,
    values,
    lead_attributes,
  })
  const lead = await stored(body)
  const { purchasePrice, loanTerm, selfAssessedCreditScore, whoIsHelping, vin, nvic, year } = values
  const inputs = { purchasePrice, loanTerm, selfAssessedCreditScore, whoIsHelping, vin, nvic, year }
  expect(lead).toMatchObject({
    category: 'Finance Enquiry',
    tags: ['YouX'],
    fields: inputs,
    lead_attributes,
    car: { id: '7' },
  })
  expect(lead?.fields).not.toHaveProperty('code')
  expect(lead && deliveredFields(lead)).toMatchObject({
    ...inputs,
    category: 'Finance Enquiry',
    tags: ['YouX'],
    subscribe: true,
    lead_attributes,
  })
})

test('[FQ-13] a site that asks for a postcode requires it of a finance enquiry', async () => {
  const values = { name: 'Priya', last_name: 'Nair', email: 'p@shopper.example', phone: '0491 570 156' }
  const { status, body } = await send({ form: 'finance-enquiry', filled_ms: 9000, values }, { tenant: 'agreed' })
  expect(status).toBe(422)
  expect(body.error.fields).toContainEqual({ field: 'postcode', message: 'Invalid postcode' })
})

describe('[LD-6] what is wrong is said by field, and nothing is stored', () => {
  test.each([
    ['northgate', { email: 'name@' }, ['email']],
    ['northgate', { name: '', message: ' ' }, ['name', 'message']],
    // The right length, and no number that there is: only the parser knows.
    ['northgate', { phone: '0591 570 006' }, ['phone']],
    ['agreed', {}, ['postcode', 'terms_conditions']],
    ['agreed', { postcode: '0000' }, ['postcode', 'terms_conditions']],
  ] as const)('on %s: %j', async (tenant, values, fields) => {
    const before = (await listLeads(tenant, 100)).length
    const { status, body } = await send({ ...enquiry, values: { ...shopper, ...values } }, { tenant })
    expect(status).toBe(422)
    expect(body.error.message).toBe('Please fix the following errors:')
    expect(body.error.fields.map(({ field }: { field: string }) => field)).toEqual(fields)
    expect(await listLeads(tenant, 100)).toHaveLength(before)
  })

  test.each(['4999', '9999'])('[LD-9] a postcode that no suburb has, %s, and what to do', async (postcode) => {
    const values = { ...shopper, postcode, terms_conditions: true }
    const { status, body } = await send({ ...enquiry, values }, { tenant: 'agreed' })
    expect([status, body.error.fields]).toEqual([
      422,
      [
        {
          field: 'postcode',
          message: `No suburb has the postcode ${postcode}. Enter the postcode of your street address, not of a post office box.`,
        },
      ],
    ])
  })

  test('[LD-15] the terms by their own words', async () => {
    const { body } = await send({ ...enquiry, values: { ...shopper, postcode: '2750' } }, { tenant: 'agreed' })
    expect(body.error.fields).toEqual([
      { field: 'terms_conditions', message: '* You must agree to the terms of use before submitting the form.' },
    ])
  })

  test.each([
    [{ ...enquiry, form: 'nothing' }, 400],
    [{ ...enquiry, form: 'constructor' }, 400],
    [{ ...enquiry, values: { x: { y: 1 } } }, 400],
    [{ ...enquiry, values: 'text' }, 400],
    [{ ...enquiry, lead_attributes: { visited_pages: Array(31).fill('/') } }, 400],
  ])('%j is %i', async (body, status) => {
    expect((await send(body)).status).toBe(status)
  })
})

describe('spam', () => {
  test('a form that is sent faster than people can is 429, and goes through when it is sent again', async () => {
    const key = newKey()
    const fast = await send({ ...enquiry, filled_ms: 900 }, { key })
    expect(fast).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect(fast.body.error.message).toBe('That was fast. Check what you entered, then send the form again.')
    expect(await send(enquiry, { key })).toMatchObject({ status: 200 })
  })

  test('the hidden field has to be empty', async () => {
    const { status, body } = await send({ ...enquiry, values: { ...shopper, subject_line: 'Buy' } })
    expect([status, body.error.fields[0].field]).toEqual([422, 'subject_line'])
  })

  test('an address and a site have limits, and the shopper reads how long to wait', async () => {
    const statusOf = async (ip: string) => (await send(enquiry, { tenant: 'limited', ip })).status
    expect([await statusOf('198.51.100.1'), await statusOf('198.51.100.1'), await statusOf('198.51.100.1')]).toEqual([
      200, 200, 200,
    ])
    const refused = await send(enquiry, { tenant: 'limited', ip: '198.51.100.1' })
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
    expect(refused.body.error.message).toMatch(
      /^Too many enquiries were sent\. Try again in \d+ minutes, or call \(02\) 5550 1234\.$/,
    )
    // One household, and one more: five on the site in all.
    expect([
      await statusOf('2001:db8:1:1::a'),
      await statusOf('2001:db8:1:1::b'),
      await statusOf('198.51.100.9'),
    ]).toEqual([200, 200, 429])
  })

  test('twenty people on one Wi-Fi are heard, each with a form that they send twice', { tags: 'long' }, async () => {
    const twice = () => [send(enquiry, { ip: '198.51.100.77' }), send(enquiry, { ip: '198.51.100.77' })]
    const answers = await Promise.all(Array.from({ length: 20 }, twice).flat())
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  })

  test('limits that cannot be read lose no lead', async () => {
    vi.stubEnv('LIMITS_TABLE', 'there-is-none')
    expect(await send(enquiry)).toMatchObject({ status: 200 })
    vi.unstubAllEnvs()
  })

  const challenged = { field: 'challenge', message: expect.stringContaining('Confirm that you are a person') }
  const doubtful = {
    'too fast': { ...enquiry, filled_ms: 900 },
    'with the hidden field': { ...enquiry, values: { ...shopper, subject_line: 'Buy' } },
  }
  test.each([
    [null, testToken, 200, 'passed'],
    [null, '', 422, undefined],
    ['fail', testToken, 422, undefined],
    ['error', testToken, 200, 'unchecked'],
    ['wrong-secret', testToken, 200, 'unchecked'],
  ] as const)('a form in doubt, and a challenge that answers %j to %j: %i, %j', async (fault, token, status, mark) => {
    challenge.setFault(fault)
    for (const body of Object.values(doubtful)) {
      const answer = await send({ ...body, challenge: token }, { tenant: 'checked' })
      expect(answer.status).toBe(status)
      if (status === 200) expect((await stored(answer.body, 'checked'))?.challenge).toBe(mark)
      else expect(answer.body.error.fields).toEqual([challenged])
    }
  })

  test('a form that nothing is wrong with gets no challenge', async () => {
    expect(await send(enquiry, { tenant: 'checked' })).toMatchObject({ status: 200 })
    expect(challenge.inbox()).toHaveLength(0)
  })

  test('over the limit of an address, and over that of the site, the challenge lets a person through', async () => {
    const statusOf = async (ip: string, token?: string) =>
      (await send({ ...enquiry, challenge: token }, { tenant: 'limited-checked', ip })).status
    expect([await statusOf('198.51.100.4'), await statusOf('198.51.100.4')]).toEqual([200, 422])
    expect([await statusOf('198.51.100.4', testToken), await statusOf('198.51.100.5')]).toEqual([200, 200])
    // Two without a challenge: nothing is left of the site's limit.
    expect([await statusOf('198.51.100.6'), await statusOf('198.51.100.7', testToken)]).toEqual([422, 200])
  })

  test('JSON without the time that the form took is refused: only a plain form has none', async () => {
    const { filled_ms: _, ...untimed } = enquiry
    expect(await send(untimed)).toMatchObject({ status: 400 })
  })

  test('a plain form, which cannot show it, comes again with its car and all that was typed, and one press sends it', async () => {
    const sent = { form: 'vehicle-enquiry', car_id: '7', ...shopper, message: 'Still there?' }
    const submit = (given: Record<string, string>, ip?: string) =>
      submitForm(given, { tenant: 'checked', ...(ip && { ip }) })
    const { statusCode, body = '' } = await submit({ ...sent, subject_line: 'Buy' })
    expect(statusCode).toBe(422)
    expect(body).toContain('filled in a hidden field. We emptied it: send the form again.')
    expect(body).toMatch(/<p class="car"><a href="\/cars\/[^"]+">[^<]*Toyota[^<]*<\/a>/)
    const inputs = [...body.matchAll(/<input [^>]*name="(\w+)"[^>]* value="([^"]*)"/g)].map(([, name, value]) => [
      name,
      value,
    ])
    const again = Object.fromEntries(inputs)
    expect(again).toMatchObject({ form: 'vehicle-enquiry', car_id: '7', email: shopper.email })
    expect(body).toContain('Still there?')
    expect(body).not.toContain('subject_line')
    expect((await submit({ ...sent, ...again })).statusCode).toBe(303)
  })

  test('a site that asks for none sends nothing there', async () => {
    await send({ ...enquiry, challenge: testToken })
    expect(challenge.inbox()).toHaveLength(0)
  })
})

test.each<[unknown, number, boolean]>([
  [true, 200, true],
  [false, 200, false],
  [undefined, 200, false],
  ['on', 200, false],
  ['yes', 200, false],
  [1, 400, false],
  [[true], 400, false],
  [['on'], 200, false],
])('a marketing box at %j is answered %i, and is consent: %j', async (marketing, status, isAgreed) => {
  const sent = await send({ ...enquiry, values: { ...shopper, marketing, opt_in: true } })
  expect(sent.status).toBe(status)
  if (status === 200) expect((await stored(sent.body))?.marketing !== undefined).toBe(isAgreed)
})

describe('[RT-10] a plain form, without scripts', () => {
  const fields = { form: 'vehicle-enquiry', car_id: '7', url: '/cars/x', ...shopper, marketing: 'on' }
  const submit = (given: Record<string, string>, sent: Sent = {}) =>
    submitForm({ idempotency_key: newKey(), ...given }, sent)
  const askSent = (mark: string) => askHandler(handler, { route: '/api/leads/sent/{mark}', params: { mark } })

  test('leads to the success page, which learns what was sent from the mark alone', async () => {
    const before = await listLeads('northgate', 100)
    const { statusCode, headers = {} } = await submit(fields)
    const [path, mark = ''] = String(headers.location).split('?sent=')
    expect([statusCode, path]).toEqual([303, '/success'])
    const answered = await askSent(mark)
    expect([answered.status, answered.body]).toEqual([200, { category: 'Vehicle Enquiry', car_id: '7' }])
    expect(await askSent(`${mark}x`)).toMatchObject({ status: 404 })
    const after = await listLeads('northgate', 100)
    expect(after).toHaveLength(before.length + 1)
    expect(after[0]).toMatchObject({ person: { name: 'Zoë' }, marketing: { version: '1' }, fields: {} })
  })

  test.each(['off', 'yes', 'true', '1'])(
    'a marketing box at %j is no consent, and is shown unticked',
    async (marketing) => {
      const before = await listLeads('northgate', 100)
      await submit({ ...fields, marketing })
      const after = await listLeads('northgate', 100)
      const added = after.filter(({ lead_id }) => before.every((known) => known.lead_id !== lead_id))
      expect(added.map((lead) => lead.marketing)).toEqual([undefined])
      const { body = '' } = await submit({ ...fields, marketing, email: 'name@' })
      expect(body).toMatch(/<input id="marketing"(?:(?! checked)[^>])*>/)
    },
  )

  test('[LD-6] is shown again with what is wrong and all that was entered', async () => {
    const hostile = '</textarea><script>alert(1)</script>"\''
    const {
      statusCode,
      headers,
      body = '',
    } = await submit({ ...fields, email: 'name@', message: hostile, last_name: '"><img src=x>' })
    expect(statusCode).toBe(422)
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(body).toContain('Please fix the following errors:')
    expect(body).toContain('<a href="#email">Enter an email address like name@example.com</a>')
    expect(body).toContain('value="Zoë"')
    expect(body).toContain('\n&lt;/textarea&gt;&lt;script&gt;alert(1)')
    expect(body).not.toMatch(/<script|<img/)
    expect(body).toContain('<input type="hidden" name="car_id" value="7"/>')
    // The car is in stock: it is not the form of one that is gone.
    expect(body).toContain('<h1>Enquire</h1>')
    expect(body).toMatch(/<input id="marketing"[^>]* checked=""\/>/)
  })

  test('a form that the page sends on from there goes through', async () => {
    const { body = '' } = await submit({ ...fields, idempotency_key: 'too short' })
    expect(body).toContain('name="message"')
    const key = /name="idempotency_key" value="([\w-]{36})"/.exec(body)?.[1] ?? ''
    expect(await submit({ ...fields, idempotency_key: key })).toMatchObject({ statusCode: 303 })
  })

  test('one that is refused for its limit says so and keeps the text', async () => {
    const { statusCode, headers, body } = await submit(
      { ...fields, subject_line: '' },
      { tenant: 'limited', ip: '198.51.100.1' },
    )
    expect([statusCode, headers?.['retry-after']]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(body).toContain('Too many enquiries were sent.')
    expect(body).toContain('value="zoe@shopper.example"')
  })

  test('one of no form of ours leads back', async () => {
    const { statusCode, body } = await submit({ ...fields, form: 'nothing' })
    expect(statusCode).toBe(400)
    expect(body).toContain('Back to Northgate Motors')
  })
})

describe('[LD-13] every form of the site takes the same path', () => {
  const person = { name: 'Zoë', email: 'zoe@shopper.example', phone: '0491 570 006', message: 'Hello' }
  const sendForm = (form: string, values: object = {}, more: object = {}) =>
    send({ form, filled_ms: 9000, values: { ...person, ...values }, ...more }, { tenant: 'departments' })

  async function salesPlaces() {
    const request = { route: '/api/departments/{department}', tenant: 'departments', params: { department: 'sales' } }
    return departmentSchema.parse((await askHandler(handler, request)).body).places
  }

  test.each([
    ['service-booking', { category: 'Service Booking' }],
    ['parts-enquiry', { category: 'Parts Enquiry' }],
    ['careers-enquiry', { category: 'General Enquiry', subcategory: 'Career Enquiry' }],
    ['something-similar', { category: 'Vehicle Enquiry', subcategory: 'Find me something similar' }],
    ['contact', { category: 'General Enquiry' }],
  ])('%s is stored as its category', async (form, expected) => {
    const { status, body } = await sendForm(form, { category: 'General Enquiry' }, { isLastStep: true })
    expect(status).toBe(200)
    expect(await stored(body, 'departments')).toMatchObject({
      form,
      ...expected,
      pending: 'yes',
    })
  })

  test('[LD-7] only the last step of a form is sent', async () => {
    expect((await sendForm('service-booking', {}, { isLastStep: false })).status).toBe(400)
  })

  test('[LD-10] a test drive is stored with an appointment within the opening hours, and no other is taken', {
    tags: 'long',
  }, async () => {
    const { appointments } = (await salesPlaces())[0] ?? {}
    const { date = '', times: [time = ''] = [] } = appointments?.[0] ?? {}
    const at = (booking_date: string, booking_time: string) =>
      sendForm('test-drive', { booking_date, booking_time }, { car_id: '7' })
    const taken = await at(date, time)
    expect(await stored(taken.body, 'departments')).toMatchObject({
      category: 'Test Drive',
      location: 'north',
      fields: { booking_date: date, booking_time: time },
      car: { id: '7' },
    })
    const refused = await at(date, '05:00')
    expect(refused).toMatchObject({
      status: 422,
      body: {
        error: { fields: [{ field: 'booking_time', message: 'Choose a day and a time that we offer' }] },
      },
    })
  })

  test('[LD-10] the text of a request for photos is the form’s own', async () => {
    const { body } = await sendForm('request-photos', { 'Request Photos': 'Mine' }, { car_id: '7' })
    expect((await stored(body, 'departments'))?.fields).toEqual({
      'Request Photos': `Please send me more photos of the ${car.name} (stock number N7).`,
    })
  })

  test('[TN-4] a site without the capability does not take its form', async () => {
    expect((await send({ form: 'service-booking', filled_ms: 9000, values: person })).status).toBe(400)
  })

  test.each(['spin-to-win', 'online-payment'])('[RT-21] %s has an endpoint of its own', async (form) => {
    const session = await startSession('departments', '+61491570006')
    const answer = await send(
      { form, filled_ms: 9000, values: person },
      { tenant: 'departments', headers: { cookie: `__Host-session=${session}` } },
    )
    expect(answer.status).toBe(400)
  })
})

test('[TN-1] a page of another site cannot send one', async () => {
  expect(await send(enquiry, { headers: { origin: 'https://evil.example' } })).toMatchObject({ status: 403 })
})
