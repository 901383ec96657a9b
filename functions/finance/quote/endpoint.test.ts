import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { tableVariable } from '@forecourt/contracts/tables/tables'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { financeForm } from '@forecourt/domain/finance/quote/finance-form'
import { repayment } from '@forecourt/domain/finance/repayment'
import { formConsent } from '@forecourt/domain/leads/consent'
import { deleteItem, putItem } from '@forecourt/lambda-kit/data/items'
import { startSession } from '@forecourt/lambda-kit/http/session'
import { writeSite } from '@forecourt/lambda-kit/tenants/tenant-config'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { sandbox as geocoderDefinition } from '@forecourt/providers/geocoder/sandbox'
import { withSandbox } from '@forecourt/providers/testing/with-sandbox'
import { sandbox as youxDefinition } from '@forecourt/providers/youx/sandbox'
import { storeVehicle } from '@forecourt/stock/testing/store-vehicle'
import { testVehicle } from '@forecourt/stock-search/testing/test-vehicle'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handler } from './index.ts'

const youx = youxDefinition.create()
const geocoder = geocoderDefinition.create()
const phone = '+61491570156'
const sessions = { own: '', other: '' }

withLocalTables()
withSandbox(geocoder, 'GEOCODER_URL')
const lender = withSandbox(youx, 'YOUX_URL')
beforeAll(async () => {
  Object.assign(process.env, {
    YOUX_SECRET: 'a-secret-of-the-lender',
    YOUX_REDIRECT_HOSTS: new URL(lender.url).host,
    SHOPPER_KEYS_SECRET: 'a-secret-of-shopper-keys',
  })
  await writeSite(testSite())
  await writeSite(testSite({ slug: 'cash-only', capabilities: { finance: false } }))
  await storeVehicle(testVehicle({ id: '7', slug: '2021-toyota-rav4-n7', stocknum: 'N7' }))
  sessions.own = await startSession('northgate', phone)
  sessions.other = await startSession('northgate', '+61491570006')
})

const logged = vi.fn()
let hour = Date.now()
beforeEach(() => {
  // The limits of a phone number are those of all tests: an hour later there are some more.
  hour += 3_600_000
  vi.useFakeTimers({ toFake: ['Date'], now: hour })
  logged.mockReset()
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((line: unknown) => {
      logged(String(line))
      return true
    })
})

let cars = 100
async function storeCar(fields: Partial<Vehicle>, id = `${++cars}`): Promise<string> {
  await storeVehicle(testVehicle({ id, slug: `car-${id}`, stocknum: `N${id}`, ...fields }))
  return id
}

let count = 0
const newKey = () => `idempotency-key-${++count}`
type Sent = { tenant?: string; key?: string; ip?: string; session?: string }

async function post(path: string, body: object, { tenant = 'northgate', key = newKey(), ip, session }: Sent = {}) {
  // Limits are an address's own.
  const viewer = ip ?? `198.51.${Math.floor(count / 250)}.${count % 250}`
  const headers = { 'idempotency-key': key, 'x-viewer-ip': viewer }
  const answer = await askHandler(handler, { route: path, body, tenant, session, headers })
  const refusal = answer.status === 429 && { retryAfter: Number(answer.headers['retry-after']) }
  return { status: answer.status, body: answer.body, ...refusal }
}

const loan = { selfAssessedCreditScore: 'GREAT', purchasePrice: 36_990, loanTerm: 5, year: 2025, whoIsHelping: 'Sam' }
const askQuote = (body: object = loan, sent: Sent = {}) => post('/api/youx/quote', body, sent)

const data = {
  selfAssessedCreditScore: 'DECENT',
  purchasePrice: 36_990,
  loanTerm: 5,
  year: 2025,
  vin: 'JHMRS1234',
  nvic: 'ABC123',
  phoneNumber: '0491 570 156',
  firstName: 'Priya',
  lastName: 'Nair',
  email: 'priya.nair@shopper.example',
  subscribe: true,
  postCode: '2100',
}
const additionalData = { car_id: '7', dealership_slug: 'northgate', whoIsHelping: 'Sam' }
const askCustomer = (change: object = {}, sent: Sent = {}, about: object = additionalData, more: object = {}) =>
  post(
    '/api/youx/create-customer',
    { data: { ...data, ...change }, additionalData: about, ...more },
    { session: sessions.own, ...sent },
  )
const customers = () => youx.inbox().filter(({ kind }) => kind === 'customer')

describe('a quote', () => {
  test('[FQ-4] [FQ-14] has a weekly repayment, an advertised and a comparison rate, and the terms that these hold by', async () => {
    const { status, body } = await askQuote()
    expect(status).toBe(200)
    expect(body).toEqual({
      ...{ weeklyRepaymentAmount: expect.any(Number), advertisedRate: 7.49, comparisonRate: 8.54 },
      ...{ loanTerm: 5, deposit: 3699, finalPayment: 0 },
    })
    const { loanTerm: years, deposit, finalPayment: residual } = body
    const own = {
      principal: loan.purchasePrice - deposit,
      residual,
      annualRate: 7.49,
      years,
      frequency: 'week',
    } as const
    expect(body.weeklyRepaymentAmount).toBeCloseTo(repayment(own), 2)
    expect((await askQuote({ ...loan, loanTerm: 7 })).body.loanTerm).toBe(7)
  })

  test('[FQ-14] holds by what the site declares of its lender, where the lender names no terms', async () => {
    const terms = { deposit_percent: 10, final_payment_percent: 30 }
    await writeSite(testSite({ slug: 'with-balloon', quote: { link: '/finance', ask_postcode: false, terms } }))
    const answer = { weeklyRepaymentAmount: 102.38, advertisedRate: 7.49, comparisonRate: 8.32 }
    vi.spyOn(youx, 'listener').mockImplementationOnce((_, response) => void response.end(JSON.stringify(answer)))
    const sent = await askQuote({ ...loan, purchasePrice: 31_990, loanTerm: 7 }, { tenant: 'with-balloon' })
    expect(sent.body).toEqual({ ...answer, loanTerm: 7, deposit: 3199, finalPayment: 9597 })
  })

  test.each(['rejected', 'throttled', 'error', 'malformed', 'error-field', 'hang-up'] as const)(
    '[FQ-4] [FQ-15] a provider with the fault %s gives no quote, and it is logged without the vendor’s words',
    { tags: 'long' },
    async (fault) => {
      youx.setFault(fault)
      expect(await askQuote()).toEqual({ status: 200, body: { error: 'Failed to get YouX quick quote' } })
      const lines = logged.mock.calls.flat().join('')
      expect(lines).toContain('Failed to get YouX quick quote')
      expect(lines).not.toContain('Pat Example')
      // The next test meets a closed circuit.
      youx.reset()
      await askQuote()
    },
  )

  test.each([
    { purchasePrice: 9999 },
    { purchasePrice: 200_001 },
    { purchasePrice: '36990' },
    { loanTerm: 8 },
    { loanTerm: 0 },
    { selfAssessedCreditScore: 'FINE' },
    { vin: '<script>' },
    { whoIsHelping: 'x'.repeat(81) },
  ])('[FQ-5] %j is refused', async (change) => {
    expect(await askQuote({ ...loan, ...change })).toMatchObject({ status: 400 })
    expect(youx.inbox()).toEqual([])
  })

  test('[FQ-8] one address has a limit', { tags: 'long' }, async () => {
    let answered = 0
    let status: number | undefined = 200
    while (status === 200 && answered < 90) {
      status = (await askQuote(loan, { ip: '203.0.113.9' })).status
      if (status === 200) answered++
    }
    expect(status).toBe(429)
    expect(answered).toBeGreaterThanOrEqual(60)
  })
})

describe('a customer', () => {
  test('[FQ-10] is made with the whole payload, and the answer is where the shopper continues', {
    tags: 'long',
  }, async () => {
    const { status, body } = await askCustomer()
    expect([status, body]).toEqual([200, { redirectUrl: expect.stringMatching(/\/apply\/[0-9a-f]{16}$/) }])
    expect(customers()).toMatchObject([{ data, additionalData }])
  })

  test.each<[unknown, boolean]>([
    [true, true],
    [false, false],
    [undefined, false],
  ])('[FQ-15] the marketing box at %j is what the lender gets, with its words', async (subscribe, isAgreed) => {
    const ticked = new Date(Date.now() - 60_000).toISOString()
    const times = { ticked_at: { marketing: ticked }, filled_ms: 120_000 }
    expect(await askCustomer({ subscribe }, {}, additionalData, times)).toMatchObject({ status: 200 })
    const wording = 'Send me offers from Northgate Motors. You can stop them at any time.'
    const consent = isAgreed ? { wording, version: '1', at: ticked } : null
    const sending = { now: new Date(), filledMs: times.filled_ms, tickedAt: times.ticked_at }
    expect(formConsent(financeForm(testSite()), { marketing: subscribe === true }, sending) ?? null).toEqual(consent)
    expect(customers()).toMatchObject([
      { data: { subscribe: isAgreed }, additionalData: { marketing_consent: consent } },
    ])
  })

  test.each(['on', 'yes', 1, [true], null])('a marketing box at %j makes no customer', async (subscribe) => {
    expect(await askCustomer({ subscribe })).toMatchObject({ status: 400 })
    expect(customers()).toEqual([])
  })

  test.each<[string, object, object]>([
    [
      'a car of the site',
      { car_id: '7', car_type: 'boat' },
      { car_id: '7', dealership_slug: 'northgate', car_type: 'used' },
    ],
    [
      'the car’s own dealership',
      { car_id: '7', dealership_slug: 'meridian-kia' },
      { car_id: '7', dealership_slug: 'northgate' },
    ],
    ['no dealership of another site', { dealership_slug: 'meridian-kia' }, { dealership_slug: undefined }],
    ['a dealership of the site', { dealership_slug: 'northgate' }, { dealership_slug: 'northgate' }],
  ])('[FQ-10] names %s to the lender', async (_, about, named) => {
    expect(await askCustomer({}, {}, about)).toMatchObject({ status: 200 })
    const [sent] = customers()
    expect({
      car_id: undefined,
      dealership_slug: undefined,
      ...(sent?.kind === 'customer' && sent.additionalData),
    }).toMatchObject(named)
  })

  test.each([
    ['reserved', { reserved: true }],
    ['coming soon', { status: 'coming_soon' }],
  ])('[FQ-10] [VD-14] is made about a car that is %s', async (_, fields) => {
    const car_id = await storeCar(fields)
    expect((await askCustomer({}, {}, { car_id })).body).toHaveProperty('redirectUrl')
    expect(customers()).toMatchObject([{ additionalData: { car_id } }])
  })

  test.each([
    ['sold', { status: 'sold' }, 'sold'],
    ['withdrawn', { status: 'withdrawn' }, 'withdrawn'],
    ['of a status that nobody knows', { status: 'On hold' }, 'withdrawn'],
    ['hidden by its feed', { show_on_dealer_website: false }, 'gone'],
    ['another dealer’s', { dealership_slug: 'meridian-kia' }, 'gone'],
    ['unknown', undefined, 'gone'],
  ])(
    '[VD-14] no car that is %s is sent to the lender, and the form continues without it',
    { tags: 'long' },
    async (_, fields, unavailable) => {
      const car_id = fields ? await storeCar(fields) : '404'
      const key = newKey()
      expect(await askCustomer({}, { key }, { car_id })).toEqual({ status: 200, body: { unavailable } })
      expect(customers()).toEqual([])
      expect((await askCustomer({}, { key }, {})).body).toHaveProperty('redirectUrl')
      expect(customers()).toHaveLength(1)
    },
  )

  test('[VD-14] a car that is sold after its customer was made changes no answer', async () => {
    const car_id = await storeCar({})
    const key = newKey()
    const made = await askCustomer({}, { key }, { car_id })
    await storeCar({ status: 'sold' }, car_id)
    expect(await askCustomer({}, { key }, { car_id })).toEqual(made)
  })

  test('[FQ-9] a stock that cannot be read is a failure as the lender’s own, and the same key works later', async () => {
    const key = newKey()
    vi.stubEnv(tableVariable('stock'), 'no-such-table')
    expect(await askCustomer({}, { key })).toEqual({ status: 200, body: { error: 'Failed to create YouX customer' } })
    expect(logged.mock.calls.flat().join('')).toContain('Failed to create YouX customer')
    // What is refused reads no stock.
    expect(await askCustomer({ postCode: '0000' })).toMatchObject({ status: 422 })
    vi.unstubAllEnvs()
    expect(customers()).toEqual([])
    expect((await askCustomer({}, { key })).body).toHaveProperty('redirectUrl')
  })

  test('[FQ-9] needs the session that verified the phone number', async () => {
    for (const session of ['', sessions.other, 'x'.repeat(43)])
      expect(await askCustomer({}, { session })).toMatchObject({ status: 401 })
    expect(await askCustomer({ phoneNumber: '0491 570 006' })).toMatchObject({ status: 401 })
    expect(await askCustomer({ phoneNumber: '+61 491 570 156' })).toMatchObject({ status: 200 })
    expect(customers()).toHaveLength(1)
  })

  test.each([
    ['rejected', 'Failed to create YouX customer'],
    ['refused', 'Failed to create YouX customer'],
    ['throttled', 'Failed to create YouX customer'],
    ['error', 'Failed to create YouX customer'],
    ['error-field', 'Failed to create YouX customer'],
    ['hang-up', 'Failed to create YouX customer'],
    ['lost-answer', 'Failed to create YouX customer'],
    ['malformed', 'Failed to create customer or no redirect URL received.'],
    ['no-redirect', 'Failed to create customer or no redirect URL received.'],
    ['lying-redirect', 'Failed to create customer or no redirect URL received.'],
  ] as const)('[FQ-9] [FQ-15] with the fault %s: %s, and the same key works later, once', async (fault, error) => {
    const key = newKey()
    youx.setFault(fault)
    expect(await askCustomer({}, { key })).toEqual({ status: 200, body: { error } })
    youx.setFault(null)
    const again = await askCustomer({}, { key })
    expect(again.body.redirectUrl).toContain('/apply/')
    expect(customers()).toHaveLength(1)
    // The answer is the table's: the lender is not asked any more.
    youx.setFault('error')
    expect(await askCustomer({}, { key })).toEqual(again)
  })

  test('[FQ-13] with a postcode that there is not is refused before the provider is asked', async () => {
    expect(await askCustomer({ postCode: '0000' })).toMatchObject({
      status: 422,
      body: { error: { message: 'Invalid postcode', fields: [{ field: 'postcode', message: 'Invalid postcode' }] } },
    })
    expect(customers()).toEqual([])
  })

  test('[FQ-8] one phone number makes a few in an hour from whatever address, and reads when to try again', {
    tags: 'long',
  }, async () => {
    const tried = []
    while (tried.length < 15 && tried.at(-1)?.status !== 429) tried.push(await askCustomer())
    expect(tried.length).toBeGreaterThan(5)
    const refused = tried.at(-1)
    expect(refused).toMatchObject({
      status: 429,
      body: { error: { code: 'too_many', message: 'Too many requests. Wait a moment, then try again.' } },
    })
    expect(refused?.retryAfter).toBeGreaterThan(0)
    const phoneNumber = '+61 491 570 006'
    expect(await askCustomer({ phoneNumber }, { session: sessions.other })).toMatchObject({ status: 200 })
  })

  test('no log line holds what a shopper entered', async () => {
    youx.setFault('rejected')
    await askCustomer()
    expect(logged.mock.calls.flat().join('')).not.toMatch(/Priya|Nair|0491|shopper\.example|Pat/)
  })
})

describe('[FQ-13] a postcode', () => {
  const ask = (postcode: string, { ip = `192.0.2.${++count % 250}`, tenant = 'northgate' } = {}) => {
    const headers = { 'x-viewer-ip': ip }
    return askHandler(handler, { route: '/api/postcodes/{postcode}', params: { postcode }, tenant, headers })
  }

  test('is found', async () => {
    expect(await ask('2100')).toMatchObject({ status: 200, body: { state: 'NSW', latitude: -33.765 } })
    expect(geocoder.inbox()).toHaveLength(1)
  })

  test.each([
    ['0000', 404, 'Invalid postcode'],
    ['4999', 404, 'Invalid postcode'],
    ['9999', 404, 'Invalid postcode'],
    ['21', 400, undefined],
  ])('%s is %i', { tags: 'long' }, async (postcode, status, message) => {
    const answer = await ask(postcode)
    expect(answer.status).toBe(status)
    if (message) expect(answer.body.error.message).toBe(message)
  })

  test('[FQ-8] is asked for by one address a limited number of times', { tags: 'long' }, async () => {
    const asked = []
    while (asked.length < 70 && asked.at(-1)?.status !== 429) asked.push(await ask('2100', { ip: '192.0.2.251' }))
    expect(asked.length).toBeGreaterThan(40)
    const refused = asked.at(-1)
    expect([refused?.status, refused?.body.error.code]).toEqual([429, 'too_many'])
    expect(refused?.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^[1-9]\d*$/),
      'cache-control': 'no-store',
    })
    expect((await ask('2100', { ip: '192.0.2.252' })).status).toBe(200)
  })

  test.each(['geocoder:site:northgate', 'geocoder:platform'])(
    '[FQ-8] is answered by the table of localities once %s has spent its share: nobody is refused, nothing more is paid',
    async (bucket) => {
      await putItem('limits', { bucket, full_at_ms: Date.now() + 30 * 86_400_000 })
      expect(await ask('4034')).toMatchObject({ status: 200, body: { state: 'QLD' } })
      expect(geocoder.inbox()).toEqual([])
      await deleteItem('limits', { bucket })
    },
  )

  test('is answered by the table of localities where the geocoder is down', { tags: 'long' }, async () => {
    geocoder.setFault('error')
    expect(await ask('4034')).toMatchObject({ status: 200, body: { state: 'QLD' } })
    expect(await ask('0000')).toMatchObject({ status: 404 })
  })
})

test('[TN-4] a site without finance has neither quotes nor customers', async () => {
  expect(await askQuote(loan, { tenant: 'cash-only' })).toMatchObject({ status: 404 })
})
