import { quoteDraftKey } from '@forecourt/contracts/browser/stored-keys'
import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { listVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import { answered, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleQuote } from '@forecourt/e2e/page-harness/example-quote'
import { answering, api, asked, car, field, remotes } from '@forecourt/e2e/pages/finance-form'
import { readTenant } from '@forecourt/tenants'

test('[FQ-1] without a car there are three steps', async ({ open }) => {
  const page = await open({ remotes, api })
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
    const page = await open(server)
    await page.goto(`${path}?car_id=v1&price=20000&loanTerm=3&selfAssessedCreditScore=DECENT`)
    await expect(page.getByRole('heading', { name: 'Finance this Toyota RAV4' })).toBeVisible()
    await expect(field(page, 'Purchase price')).toHaveValue('$20,000')
    await expect(page.getByRole('slider', { name: 'Loan term' })).toHaveValue('3')
    await expect(page.getByRole('radio', { name: /DECENT/ })).toBeChecked()
    await expect
      .poll(() => asked(server, '/api/youx/quote')[0]?.body)
      .toMatchObject({ purchasePrice: 20_000, loanTerm: 3 })
  })

test('[FQ-1] a subscription is shown by the week', async ({ open }) => {
  const byWeek = fake(vehicleById, () => ({ ...car, subscription_price: 329 }))
  const page = await open({ remotes, api: answering(byWeek), site: { pricing: 'subscription' } })
  await page.goto('/finance?car_id=v1')
  await expect(page.getByRole('complementary', { name: 'Your quote' }).getByText('$329/week')).toBeVisible()
})

test('[RT-8] [VD-14] a car that is gone leaves the form, says so, and keeps what the address says of it', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.goto('/finance?car_id=gone&vin=JTM123&year=2020&vehiclePriceBudget=45000')
  await expect(page.getByRole('heading', { name: 'Finance', exact: true })).toBeVisible()
  await expect(page.getByText('That vehicle is not on our site any more.')).toBeVisible()
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
    const page = await open(server)
    await page.goto(path)
    const notice = page.getByRole('status').filter({ hasText: 'The 2025 Toyota RAV4 has been sold.' })
    await expect(notice.getByRole('link', { name: /^See similar/ })).toHaveAttribute('href', `/cars/${car.slug}`)
    await expect(page.getByText('$46,990')).toHaveCount(0)
    await expect(field(page, 'Purchase price')).toHaveValue('$30,000')
    await expect.poll(() => asked(server, '/api/youx/quote')[0]?.body).not.toHaveProperty('vin')
    expect(await axeViolations(page)).toEqual([])
  })

for (const at of viewports)
  for (const [outcome, quote, required] of [
    ['a quote', () => ({ ...exampleQuote, deposit: 3000, finalPayment: 9000 }), []],
    ['no quote', () => fail('unavailable'), [answered(503, '/api/youx/quote')]],
  ] as const)
    test(`nothing moves on the finance page of a sold car with ${outcome} (${at.name})`, async ({ serve, open }) => {
      const sold = fake(vehicleById, () => ({ ...car, status: 'sold' }))
      // What the example's lender asks for at its end.
      const site = { quote: { ...testSite().quote, terms: { deposit_percent: 10, final_payment_percent: 30 } } }
      const server = await serve({ remotes, site, api: answering(sold, fake(quickQuote, quote)) })
      const page = await open(server, { isFirstVisit: true, at, required })
      await recordLayoutShifts(page)
      await page.goto('/finance?car_id=v1')
      await afterHydration(page)
      await expect.poll(() => asked(server, '/api/youx/quote').length).toBeGreaterThan(0)
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page)).toEqual([])
    })

for (const [where, path] of [
  ['page', '/finance?car_id=v1&price=5990'],
  ['dialog', '/get-finance#finance-quote?car_id=v1&price=20000'],
] as const)
  test(`[FQ-5] a car that lenders do not quote has no quote of another price: the ${where} says why, and what to do`, async ({
    serve,
    open,
  }) => {
    const cheap = fake(vehicleById, () => ({ ...car, price: 5990 }))
    const server = await serve({ remotes, api: answering(cheap) })
    const page = await open(server)
    await page.goto(path)
    const notice = page.getByRole('region', { name: /^No online quote for this/ })
    await expect(notice).toContainText('quotes online from $10,000 to $200,000, and this one is $5,990')
    await expect(page.getByRole('form', { name: 'Finance' })).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await notice.getByRole('link', { name: 'Enquire for Finance' }).click()
    await expect(page.getByRole('dialog', { name: 'Enquire' })).toBeVisible()
    expect(asked(server, '/api/youx/quote')).toEqual([])
  })

test('[FQ-5] a price is kept only if the shopper typed it: a car’s own may change', async ({ serve, open }) => {
  const priced = { ...car, price: 46_990 }
  const server = await serve({ remotes, api: answering(fake(vehicleById, () => priced)) })
  const page = await open(server)
  await page.goto('/finance?car_id=v1')
  const slider = page.getByRole('slider', { name: 'Loan term' })
  await page.getByRole('radio', { name: /DECENT/ }).check()
  await expect
    .poll(() => asked(server, '/api/youx/quote').at(-1)?.body)
    .toMatchObject({ selfAssessedCreditScore: 'DECENT' })
  priced.price = 44_990
  await page.reload()
  await expect(page.getByRole('radio', { name: /DECENT/ })).toBeChecked()
  await expect(field(page, 'Purchase price')).toHaveValue('$44,990')
  await field(page, 'Purchase price').fill('40000')
  await slider.focus()
  await expect.poll(() => asked(server, '/api/youx/quote').at(-1)?.body).toMatchObject({ purchasePrice: 40_000 })
  priced.price = 43_990
  await page.reload()
  await expect(page.getByRole('radio', { name: /DECENT/ })).toBeChecked()
  await expect(field(page, 'Purchase price')).toHaveValue('$40,000')
})

test('[RT-8] what an address says of the loan wins over the draft of its tab', async ({ open }) => {
  const priced = { ...car, price: 46_990 }
  const page = await open({ remotes, api: answering(fake(vehicleById, () => priced)) })
  const shows = async (price: string, term: string) => {
    await expect(page.getByRole('radio', { name: /DECENT/ })).toBeChecked()
    await expect(field(page, 'Purchase price')).toHaveValue(price)
    await expect(page.getByRole('slider', { name: 'Loan term' })).toHaveValue(term)
  }
  const kept = (part: string) =>
    expect.poll(() => page.evaluate((key) => sessionStorage.getItem(key), quoteDraftKey)).toContain(part)
  await page.goto('/finance')
  await afterHydration(page)
  await page.getByRole('radio', { name: /DECENT/ }).check()
  await kept('"DECENT"')
  await page.goto('/finance?vehiclePriceBudget=60000&loanTerm=7')
  await shows('$60,000', '7')
  await page.goto('/finance?price=45000')
  await shows('$45,000', '5')
  await page.goto('/finance?car_id=v1')
  await afterHydration(page)
  await page.getByRole('radio', { name: /DECENT/ }).check()
  await field(page, 'Purchase price').fill('40000')
  await page.getByRole('slider', { name: 'Loan term' }).focus()
  await kept('40000')
  await page.goto('/finance?car_id=v1&loanTerm=3')
  await shows('$40,000', '3')
  await page.goto('/finance?car_id=v1&price=25000&loanTerm=3')
  await shows('$25,000', '3')
})

test('[TN-4] a site without finance has no such pages', async ({ open }) => {
  const page = await open({ remotes, api, site: { capabilities: { finance: false } } })
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

test('[FQ-2] Get Finance Now is described by the noun of the site', async ({ open }) => {
  const { copy } = readTenant('harbourside')
  const site = { copy: { ...copy, noun: ['used caravan', 'used caravans'] as [string, string] } }
  const api = answering(fake(listVehicles, () => ({ hits: [] })))
  const page = await open({ remotes, api, site })
  await page.goto('/get-finance')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /Finance for used caravans of Harbourside/,
  )
})

test('[FQ-2] Get Finance Now features six used cars in stock with more than one photo, and leads on', async ({
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
  const page = await open({ remotes, api: answering(list) })
  await page.goto('/get-finance')
  await expect(page.getByRole('heading', { name: 'Get Finance Now', level: 1 })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
  await expect(page.getByRole('link', { name: /^See what I’d pay for the / }).first()).toHaveAttribute(
    'href',
    '/finance?car_id=u0',
  )
  await expect(page.locator('a[href="/cars/sold"], a[href="/cars/one-photo"]')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'View All Used Cars' })).toHaveAttribute('href', /\/search\/used-cars\//)
  expect(await axeViolations(page)).toEqual([])
  const start = page.getByRole('link', { name: 'Start Finance Journey' })
  await expect(start).toHaveAttribute('href', '/finance')
  await start.click()
  await expect(page.getByRole('dialog', { name: 'Finance pre-approval' })).toBeVisible()
})
