import { createLead } from '@forecourt/contracts/endpoints/forms'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import { listVehicles } from '@forecourt/contracts/endpoints/search'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { limitMessage, sentCodeField } from '@forecourt/domain/shoppers/code-rules'
import { exampleCar } from '../../src/page-harness/example-car.ts'
import { exampleQuote } from '../../src/page-harness/example-quote.ts'
import type { FakeAnswer } from '../../src/page-harness/fake-api.ts'
import { answerForTurnstile } from '../../src/page-harness/fake-turnstile.ts'
import {
  alike,
  axeViolations,
  expect,
  fail,
  fake,
  type Page,
  phone,
  test,
  viewports,
} from '../../src/page-harness/page-harness.ts'
import type { PageServer } from '../../src/page-harness/page-server.ts'

const remotes = ['finance', 'forms', 'vehicle', 'search']
const sent = { phone_number: '+61491570156', resend_after_seconds: 30, expires_in_seconds: 600 }
const car = { ...exampleCar, year: 2025, vin: 'JHMRS1234', nvic: 'ABC123' }

const cars = fake(vehicleById, ({ params }) => (params.id === car.id ? car : fail('not_found')))
const quotes = fake(quickQuote, () => exampleQuote)
const limits = fake(checkRateLimit, () => ({ allowed: true as const }))
const codes = fake(sendVerification, () => sent)
const checks = fake(checkVerification, ({ body }) =>
  body.code === '407912'
    ? { phone_number: sent.phone_number }
    : fail('invalid', { message: 'The verification code is invalid. Please try again.' }),
)
const leads = fake(createLead, () => ({ lead_id: 'L1' }))
const places = fake(geocodePostcode, ({ params }) =>
  params.postcode === '0000'
    ? fail('not_found', { message: 'Invalid postcode' })
    : { postcode: params.postcode, state: 'NSW', locality: 'Brookvale', latitude: -33.76, longitude: 151.27 },
)
/** The lender's page is one of ours. */
const customers = fake(createCustomer, () => ({ redirectUrl: 'http://lender.localhost/apply/1' }))
const none = fake(listVehicles, () => ({ hits: [] }))
const api: FakeAnswer[] = [cars, quotes, limits, codes, checks, leads, places, customers, none]
/** With some answers in place of the usual ones. */
const answering = (...other: FakeAnswer[]): FakeAnswer[] => [...other, ...api]

const unexpected = [
  /No remote declares the part/,
  /Failed to load resource/,
  /^answer \d/,
  /^request failed/,
  /lender\.localhost/,
]
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** A text field; one with suggestions is a combobox. */
function field(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'Finance' })
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
}
const asked = ({ requests }: PageServer, path: string) => requests.filter(({ route }) => route === `POST ${path}`)
const submit = (page: Page) => button(page, 'Get A Personalised Quote')

/** The lender is another site, which no test reaches. */
async function atLender(page: Page): Promise<void> {
  await page.route('http://lender.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lender</title><h1>The lender</h1>' }),
  )
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Priya')
  await field(page, 'Last name').fill('Nair')
  await field(page, 'Email').fill('priya@shopper.example')
  const postcode = field(page, 'Postcode')
  if ((await postcode.count()) > 0) await postcode.fill('2100')
}

async function confirmPhone(page: Page, code = '407912'): Promise<void> {
  await field(page, 'Phone').fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await field(page, 'Code').fill(code)
}

for (const at of viewports) {
  test(`[FQ-1] [FQ-4] [FQ-9] [FQ-10] [FQ-14] [FQ-15] [RT-22] from a car to the lender (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at, expected: unexpected })
    await atLender(page)
    await page.goto('/personalised/finance?car_id=v1&whoIsHelping=Sam#finance-form')
    await expect(page.locator('#finance-form')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Finance this Toyota RAV4' })).toBeVisible()
    const aside = page.getByRole('complementary', { name: 'Your quote' })
    // On narrow screens the car is one line over the form.
    if (at.name === phone.name) await expect(page.getByText('Cruiser Hybrid AWD · $46,990 Drive away')).toBeVisible()
    else {
      await expect(aside.getByRole('img', { name: '2025 Toyota RAV4' })).toBeVisible()
      await expect(aside.getByRole('link', { name: '2025 Toyota RAV4' })).toBeVisible()
      await expect(aside.getByText('$46,990')).toBeVisible()
      await expect(aside.getByText('Drive away')).toBeVisible()
    }
    // On narrow screens the quote is among the fields.
    const shown = (text: string | RegExp) =>
      page.getByText(text, { exact: typeof text === 'string' }).filter({ visible: true })
    await expect(shown('$120.24')).toBeVisible()
    await expect(shown('$520.64 a month')).toBeVisible()
    await expect(
      shown(
        /5 year term and 10\.0% deposit \(\$4,699\), \$14,097 final payment \(30%\)\. Comparison rate: 5 years, 10% deposit, 30% final payment/,
      ),
    ).toBeVisible()
    await expect(shown(/This car is advertised at \$143\.20\/week, 8\.32% comparison rate, over 5 years/)).toBeVisible()
    await expect(shown(/^WARNING: This comparison rate is true only/)).toBeVisible()
    await expect(shown(/Australian Credit Licence/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fillIn(page)
    await confirmPhone(page)
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    const [lead, ...otherLeads] = asked(server, '/api/leads')
    const [customer, ...otherCustomers] = asked(server, '/api/youx/create-customer')
    expect([otherLeads, otherCustomers]).toEqual([[], []])
    const loan = { year: 2025, vin: 'JHMRS1234', nvic: 'ABC123' }
    expect(lead?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(lead?.body).toMatchObject({
      form: 'finance-enquiry',
      car_id: 'v1',
      values: {
        name: 'Priya',
        phone: '0491 570 156',
        purchasePrice: '46990',
        loanTerm: '5',
        selfAssessedCreditScore: 'GREAT',
        whoIsHelping: 'Sam',
        year: '2025',
        vin: 'JHMRS1234',
        nvic: 'ABC123',
        weeklyRepaymentAmount: '120.24',
        deposit: '4699',
        finalPayment: '14097',
        marketing: false,
      },
      lead_attributes: { visited_pages: expect.any(Array) },
    })
    expect(customer?.body).toMatchObject({
      data: {
        ...loan,
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 46_990,
        loanTerm: 5,
        phoneNumber: '0491 570 156',
        firstName: 'Priya',
        lastName: 'Nair',
        email: 'priya@shopper.example',
        subscribe: false,
      },
      additionalData: { car_id: 'v1', dealership_slug: 'harbourside-brookvale', whoIsHelping: 'Sam' },
    })
  })
}

test('[FQ-1] without a car there are three steps', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api }), { expected: unexpected })
  await page.goto('/finance')
  const steps = page.getByRole('region', { name: 'Three steps to the keys' })
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Apply online in minutes',
    'Get pre-approved',
    'Purchase the car',
  ])
  await expect(steps).toContainText('5 minutes')
  await expect(steps).toContainText('personalised finance rate')
})

for (const path of [
  '/finance',
  '/finance-enquiry',
  '/apply-for-finance',
  '/finance-pre-approval',
  '/personalised/finance',
])
  test(`[RT-8] ${path} is the finance page, and reads its parameters`, async ({ serve, open }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { expected: unexpected })
    await page.goto(`${path}?car_id=v1&price=20000&loanTerm=3&selfAssessedCreditScore=DECENT`)
    await expect(page.getByRole('heading', { name: 'Finance this Toyota RAV4' })).toBeVisible()
    await expect(field(page, 'Purchase price')).toHaveValue('$20,000')
    await expect(page.getByRole('slider', { name: 'Loan term' })).toHaveValue('3')
    await expect(page.getByRole('radio', { name: /DECENT/ })).toBeChecked()
    await expect
      .poll(() => asked(server, '/api/youx/quote')[0]?.body)
      .toMatchObject({ purchasePrice: 20_000, loanTerm: 3 })
  })

test('[FQ-1] a subscription is shown by the week', async ({ serve, open }) => {
  const byWeek = fake(vehicleById, () => ({ ...car, subscription_price: 329 }))
  const server = await serve({ remotes, api: answering(byWeek), site: { pricing: 'subscription' } })
  const page = await open(server, { expected: unexpected })
  await page.goto('/finance?car_id=v1')
  await expect(page.getByRole('complementary', { name: 'Your quote' }).getByText('$329/week')).toBeVisible()
})

test('[RT-8] [VD-14] a car that is gone leaves the form, says so, and keeps what the address says of it', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api })
  const page = await open(server, { expected: unexpected })
  await page.goto('/finance?car_id=gone&vin=JTM123&year=2020&vehiclePriceBudget=45000')
  await expect(page.getByRole('heading', { name: 'Finance', exact: true })).toBeVisible()
  await expect(page.getByText('That car is not on our site any more.')).toBeVisible()
  await expect
    .poll(() => asked(server, '/api/youx/quote')[0]?.body)
    .toMatchObject({ vin: 'JTM123', year: 2020, purchasePrice: 45_000 })
})

for (const [where, path] of [
  ['page', '/finance?car_id=v1&price=46990&vin=JHMRS1234'],
  ['dialog', '/get-finance#finance-quote?car_id=v1'],
] as const)
  test(`[VD-14] a sold car is not offered for finance: it says so, leads to similar ones and goes on without it (${where})`, async ({
    serve,
    open,
  }) => {
    const sold = fake(vehicleById, () => ({ ...car, status: 'sold' }))
    const server = await serve({ remotes, api: answering(sold) })
    const page = await open(server, { expected: unexpected })
    await page.goto(path)
    const notice = page.getByRole('status').filter({ hasText: 'The 2025 Toyota RAV4 has been sold.' })
    await expect(notice.getByRole('link', { name: /^See similar/ })).toHaveAttribute('href', `/cars/${car.slug}`)
    await expect(page.getByText('$46,990')).toHaveCount(0)
    await expect(field(page, 'Purchase price')).toHaveValue('$30,000')
    await expect.poll(() => asked(server, '/api/youx/quote')[0]?.body).not.toHaveProperty('vin')
    expect(await axeViolations(page)).toEqual([])
  })

test('[VD-14] a car that is sold while the form is open stops the application, keeps what was typed, and goes on without it', async ({
  serve,
  open,
}) => {
  const applied = fake(createCustomer, ({ body }) =>
    body.additionalData.car_id ? { unavailable: 'sold' as const } : { redirectUrl: 'http://lender.localhost/apply/1' },
  )
  const server = await serve({ remotes, api: answering(applied) })
  const page = await open(server, { at: phone, expected: unexpected })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await fillIn(page)
  await confirmPhone(page)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('The 2025 Toyota RAV4 has been sold.')
  await expect(page.getByText('$46,990')).toHaveCount(0)
  await expect(field(page, 'First name')).toHaveValue('Priya')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  const [first, second] = asked(server, '/api/youx/create-customer')
  expect(first?.body).toMatchObject({ data: { vin: car.vin }, additionalData: { car_id: 'v1' } })
  expect(second?.body).not.toMatchObject({ data: { vin: car.vin } })
  expect(asked(server, '/api/leads').map(({ body }) => body)).toMatchObject([{ car_id: 'v1' }])
})

test('[FQ-5] the price takes digits only and is clamped, the term goes from one to seven, and the defaults are 30,000, 5 and GREAT', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api })
  const page = await open(server, { expected: unexpected })
  await page.goto('/finance')
  const price = field(page, 'Purchase price')
  await expect(price).toHaveValue('$30,000')
  await expect(page.getByRole('slider', { name: 'Loan term' })).toHaveValue('5')
  await expect(page.getByRole('radio', { name: /GREAT/ })).toBeChecked()
  await price.fill('abc9e9')
  await price.blur()
  await expect(price).toHaveValue('$10,000')
  await price.fill('999999')
  await price.blur()
  await expect(price).toHaveValue('$200,000')
  const term = page.getByRole('slider', { name: 'Loan term' })
  await term.focus()
  await page.keyboard.press('End')
  await expect(term).toHaveValue('7')
  await page.keyboard.press('Home')
  await expect(term).toHaveAttribute('aria-valuetext', '1 year')
})

test('[FQ-4] a quote is asked for 500 ms after the last change, once, and a late answer is dropped', async ({
  serve,
  open,
}) => {
  const held: (() => void)[] = []
  const server = await serve({
    remotes,
    api: answering(
      fake(quickQuote, async ({ body }) => {
        await new Promise<void>((resolve) => held.push(resolve))
        return { ...exampleQuote, weeklyRepaymentAmount: body.purchasePrice / 100 }
      }),
    ),
  })
  const page = await open(server, { expected: unexpected })
  await page.clock.install({ time: 0 })
  await page.goto('/finance')
  const price = field(page, 'Purchase price')
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  // The first one, of what the page begins with.
  await page.clock.pauseAt(600_000)
  await expect.poll(() => held.length).toBe(1)
  await price.fill('20000')
  await page.clock.runFor(499)
  await price.fill('25000')
  await page.clock.runFor(499)
  expect(asked(server, '/api/youx/quote')).toHaveLength(1)
  await page.clock.runFor(2)
  await expect.poll(() => held.length).toBe(2)
  await price.fill('40000')
  await page.clock.runFor(501)
  await expect.poll(() => held.length).toBe(3)
  held[2]?.()
  await expect(page.getByText('$400.00', { exact: true }).filter({ visible: true })).toBeVisible()
  held[0]?.()
  held[1]?.()
  await page.clock.runFor(1000)
  await expect(page.getByText('$400.00', { exact: true }).filter({ visible: true })).toBeVisible()
  expect(asked(server, '/api/youx/quote').map(({ body }) => JSON.parse(JSON.stringify(body)).purchasePrice)).toEqual([
    30_000, 25_000, 40_000,
  ])
})

test('[FQ-4] without a quote the page says what to do, and goes on', async ({ serve, open }) => {
  const noQuote = fake(quickQuote, () => ({ error: 'Failed to get YouX quick quote' }))
  const page = await open(await serve({ remotes, api: answering(noQuote) }), { expected: unexpected })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await expect(page.getByText('We cannot show a figure right now').filter({ visible: true })).toBeVisible()
  await expect(page.getByText('Failed to get YouX quick quote')).toHaveCount(0)
  await fillIn(page)
  await confirmPhone(page)
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
})

const failures = [
  [
    'a wrong code',
    fake(checkVerification, () => fail('invalid', { message: 'The verification code is invalid. Please try again.' })),
    'The verification code is invalid. Please try again.',
    [0, 0],
    [1, 1],
  ],
  [
    'a check that fails',
    fake(checkVerification, () => fail('internal')),
    'An unknown error occurred during verification.',
    [0, 0],
    [1, 1],
  ],
  ['the lead', fake(createLead, () => fail('internal')), 'Lead submission failed', [1, 1], [2, 1]],
  [
    'the provider',
    fake(createCustomer, () => ({ error: 'Failed to create YouX customer' })),
    'Failed to create YouX customer',
    [1, 1],
    [1, 2],
  ],
  [
    'the redirect',
    fake(createCustomer, () => ({ error: 'Failed to create customer or no redirect URL received.' })),
    'Failed to create customer or no redirect URL received.',
    [1, 1],
    [1, 2],
  ],
  ['the function', fake(createCustomer, () => fail('unavailable')), 'Failed to create YouX customer', [1, 1], [1, 2]],
] as const
for (const [what, failing, message, before, after] of failures)
  test(`[FQ-9] [FQ-15] ${what} fails: its message, and the next press sends what is missing and no second code`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: answering(failing) })
    const page = await open(server, { at: phone, expected: unexpected })
    await atLender(page)
    await page.goto('/finance?car_id=v1')
    await fillIn(page)
    await confirmPhone(page)
    await submit(page).click()
    await expect(page.getByText(message)).toBeVisible()
    const counts = () => [asked(server, '/api/leads').length, asked(server, '/api/youx/create-customer').length]
    expect(counts()).toEqual(before)
    expect(await axeViolations(page)).toEqual([])
    server.answer(...api)
    if (before[0] === 0) await field(page, 'Code').fill('407912')
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    expect(counts()).toEqual(after)
    expect(asked(server, '/api/verification/send')).toHaveLength(1)
    const keys = asked(server, '/api/leads').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

test('[FQ-8] [FQ-15] a refused code is a red alert under the field', async ({ serve, open }) => {
  const refused = fake(checkRateLimit, () =>
    fail('too_many', { message: limitMessage('sentFromAddress', 1200), retryAfterSeconds: 1200 }),
  )
  const page = await open(await serve({ remotes, api: answering(refused) }), { expected: unexpected })
  await page.goto('/finance')
  await field(page, 'Phone').fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByRole('alert')).toContainText(
    'Too many verification attempts. Please try again later. Many codes were sent to people on your network. You can ask for one in 20 minutes.',
  )
})

test('[FQ-7] of a code that is asked for too soon the one before can be entered, and the page says when to ask again', async ({
  serve,
  open,
}) => {
  const words = 'A code was sent a moment ago. You can ask for another in 30 seconds.'
  const fields = [{ field: sentCodeField, message: words }]
  const tooSoon = fake(sendVerification, () => fail('too_many', { message: words, retryAfterSeconds: 30, fields }))
  const page = await open(await serve({ remotes, api: answering(tooSoon) }), { expected: unexpected })
  await page.goto('/finance')
  await field(page, 'Phone').fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByText(/Resend Code in 0:(30|2\d)/)).toBeVisible()
  await expect(field(page, 'Code')).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [where, path] of [
  ['page', '/finance?car_id=v1'],
  ['dialog', '/get-finance#finance-quote?car_id=v1'],
] as const)
  test(`[FQ-7] [FQ-9] a reload between "Code sent!" and the code keeps the code in hand (${where})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at: phone, expected: unexpected })
    await atLender(page)
    await page.goto(path)
    if (where === 'dialog') await submit(page).click()
    await fillIn(page)
    await field(page, 'Phone').fill('0491 570 156')
    await (where === 'dialog' ? submit(page) : button(page, 'Send code')).click()
    await expect(page.getByText('Code sent!')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Code sent!')).toBeVisible()
    await field(page, 'Code').fill('407912')
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    expect(asked(server, '/api/verification/send')).toHaveLength(1)
  })

test('[LD-6] each press that finds something wrong leads to the summary, and from there to the fields', async ({
  serve,
  open,
}) => {
  const page = await open(await serve({ remotes, api: answering() }), { expected: unexpected, at: phone })
  await page.goto('/finance?car_id=v1')
  const summary = page.getByRole('heading', { name: 'Please fix the following errors:' })
  await field(page, 'Phone').fill('')
  await submit(page).click()
  await expect(summary).toBeFocused()
  await field(page, 'First name').fill('Priya')
  await submit(page).click()
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'Enter your phone number' }).click()
  await expect(field(page, 'Phone')).toBeFocused()
  await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true')
})

test('[FQ-9] a second press while the postcode is looked up does nothing', async ({ serve, open }) => {
  const { promise: isFound, resolve: find } = Promise.withResolvers<void>()
  const slow = fake(geocodePostcode, async ({ params }) => {
    await isFound
    return { postcode: params.postcode, state: 'NSW', locality: 'Brookvale', latitude: -33.76, longitude: 151.27 }
  })
  const { site } = await serve({ remotes: ['finance'] })
  const server = await serve({ remotes, api: answering(slow), site: { quote: { ...site.quote, ask_postcode: true } } })
  const page = await open(server, { expected: unexpected })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await fillIn(page)
  await confirmPhone(page)
  await field(page, 'Code').press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await field(page, 'Code').press('Enter')
  find()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  const counts = ['/api/verification/check', '/api/leads', '/api/youx/create-customer'].map(
    (path) => asked(server, path).length,
  )
  expect(counts).toEqual([1, 1, 1])
})

test('[FQ-9] a lead in doubt gets the challenge, and passes with it', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['finance'] })
  const message = 'Confirm that you are a person, then send the form again.'
  const doubts = fake(createLead, ({ body }) =>
    body.challenge === 'token 1 of key-1'
      ? { lead_id: 'L1' }
      : fail('invalid', { fields: [{ field: 'challenge', message }] }),
  )
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const server = await serve({ remotes, api: answering(doubts), site: { enquiry } })
  const page = await open(server, { expected: unexpected })
  await answerForTurnstile(page)
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await fillIn(page)
  await confirmPhone(page)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(message)
  await button(page, 'I am a person').click()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect([asked(server, '/api/leads').length, asked(server, '/api/youx/create-customer').length]).toEqual([2, 1])
})

test('[FQ-9] a reload in the middle goes on: no second code, no second lead', async ({ serve, open }) => {
  const down = fake(createCustomer, () => ({ error: 'Failed to create YouX customer' }))
  const signedIn = fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-22T00:00:00Z' }))
  const server = await serve({ remotes, api: answering(down, signedIn) })
  const page = await open(server, { at: phone, expected: unexpected })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await fillIn(page)
  await confirmPhone(page)
  await submit(page).click()
  await expect(page.getByText('Failed to create YouX customer')).toBeVisible()
  // The check set it.
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.reload()
  await expect(page.getByText('Phone confirmed:')).toBeVisible()
  await expect(field(page, 'First name')).toHaveValue('Priya')
  server.answer(...answering(signedIn))
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect(asked(server, '/api/leads')).toHaveLength(1)
  expect(asked(server, '/api/verification/send')).toHaveLength(1)
  const [first, second] = asked(server, '/api/youx/create-customer')
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('[FQ-13] a site that asks for a postcode refuses one that there is not, before anything is sent', async ({
  serve,
  open,
}) => {
  const { site } = await serve({ remotes: ['finance'] })
  const server = await serve({ remotes, api, site: { quote: { ...site.quote, ask_postcode: true } } })
  const page = await open(server, { expected: unexpected })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await expect(field(page, 'Postcode')).toHaveAttribute('placeholder', '1234')
  await fillIn(page)
  await field(page, 'Postcode').fill('0000')
  await confirmPhone(page)
  await submit(page).click()
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription('Invalid postcode')
  expect([...asked(server, '/api/leads'), ...asked(server, '/api/verification/check')]).toEqual([])
  await field(page, 'Postcode').fill('2100')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect(asked(server, '/api/youx/create-customer')[0]?.body).toMatchObject({ data: { postCode: '2100' } })
})

test('[TN-4] a site without finance has no such pages', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api, site: { capabilities: { finance: false } } }), {
    expected: unexpected,
  })
  for (const path of ['/finance', '/get-finance', '/personalised/finance'])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

const { vin: _, nvic: __, ...plain } = car
const hit = { ...plain, photos_count: 3 }
const used = Array.from({ length: 9 }, (_, index) => ({
  ...hit,
  id: `u${index}`,
  slug: `used-${index}`,
  name: `Car ${index}`,
}))

test('[FQ-2] Get Finance Now features six used cars in stock with more than one photo, and leads on', async ({
  serve,
  open,
}) => {
  const [first, second, ...others] = used
  const hits = [
    { ...hit, id: 's', slug: 'sold', status: 'sold' },
    { ...hit, id: 'p', slug: 'one-photo', photos_count: 1 },
    first,
    second,
    ...others,
  ]
  const list = fake(listVehicles, () => ({ hits: hits.flatMap((one) => one ?? []) }))
  const page = await open(await serve({ remotes, api: answering(list) }), { expected: unexpected })
  await page.goto('/get-finance')
  await expect(page.getByRole('heading', { name: 'Get Finance Now', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.locator('a[href="/cars/sold"], a[href="/cars/one-photo"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View All Used Cars' })).toHaveAttribute('href', /\/search\/used-cars\//)
  expect(await axeViolations(page)).toEqual([])
  const start = page.getByRole('link', { name: 'Start Finance Journey' })
  await expect(start).toHaveAttribute('href', '/finance')
  await start.click()
  await expect(page.getByRole('dialog', { name: 'Finance pre-approval' })).toBeVisible()
})

for (const at of viewports)
  test(`[FQ-3] the dialog goes through four steps, and back (${at.name})`, async ({ serve, open }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at, expected: unexpected })
    await atLender(page)
    await page.goto('/get-finance#finance-quote?car_id=v1')
    const dialog = page.getByRole('dialog', { name: 'Finance pre-approval' })
    await expect(dialog.getByText('Instant Finance pre-approval with no impact on your credit score.')).toBeVisible()
    const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect(steps).toContainText(['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'])
    await expect(dialog.getByText('$120.24', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await button(page, 'Back').click()
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
    await submit(page).click()
    await submit(page).click()
    await expect(dialog.getByRole('heading', { name: 'Please fix the following errors:' })).toBeFocused()
    await fillIn(page)
    await field(page, 'Phone').fill('0491 570 156')
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(dialog.getByText('We sent six digits to 0491 570 156.')).toBeVisible()
    await field(page, 'Code').fill('407912')
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    expect([asked(server, '/api/leads').length, asked(server, '/api/youx/create-customer').length]).toEqual([1, 1])
  })
