import { search } from '@forecourt/contracts/endpoints/search'
import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { alike, axeViolations, expect, fake, type Page, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { toHit } from '@forecourt/stock-search/hit'
import { readTenant } from '@forecourt/tenants'

const stock = [
  // Below what a budget counts.
  { body: 'SUV', price: 11 },
  { body: 'SUV', price: 9990 },
  { body: 'SUV', price: 42_000 },
  { body: 'Hatch', price: 12_990 },
  { body: 'Ute', price: 88_500 },
]
const rangeIn = (query: string) => {
  const [min = 0, max = 0] = (new URLSearchParams(query).get('price') ?? ':').split(':').map(Number)
  return { min, max }
}
/** The search as engines answer it: each facet under every filter but its own. */
const answer = fake(search, ({ query }) => {
  const { min, max } = rangeIn(query)
  const bodies = new URLSearchParams(query).getAll('body')
  const ofBodies = stock.filter(({ body }) => bodies.length === 0 || bodies.includes(body))
  const within = stock.filter(({ price }) => price >= min && price <= max)
  const prices = ofBodies.map(({ price }) => price)
  const hits = ofBodies.filter((car) => within.includes(car)).sort((one, other) => one.price - other.price)
  return {
    hits: hits.map(({ price }, at) => toHit({ ...exampleCar, id: `v${at}`, slug: `car-${at}`, price })),
    count: hits.length,
    page: 1,
    pages: 1,
    ms: 1,
    facets: {
      body: ['SUV', 'Hatch', 'Ute'].map((value) => ({
        value,
        count: within.filter(({ body }) => body === value).length,
      })),
    },
    histograms: { price: { min: Math.min(...prices), max: Math.max(...prices), counts: [1, 2, 1] } },
  }
})
const remotes = ['search']
/** At the rate that a calculator begins with where a site has none of its own. */
const site = { finance: financeSettings.public.finance.parse({}) }
const common = { remotes, api: [answer], site }
const path = '/budget-finder'
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const view = (page: Page) => page.getByRole('link', { name: 'View Used Cars In This Range' })

for (const at of viewports) {
  test(`[BF-1] [BF-3] a repayment buys a price at the advertised comparison rate over 5 years with the deposit, and the button searches up to it (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(common, { at })
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Find cars for your budget' })).toBeVisible()
    await expect(page.getByText('$44,334', { exact: true })).toBeVisible()
    for (const words of ['$200.00/week', /^\d+\.\d\d% comparison rate$/, '$54,000'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    await expect(
      page.getByText('over 5 years at 8.50% interest, $2,000 deposit, no final payment, fees included', {
        exact: true,
      }),
    ).toBeVisible()
    await expect(page.getByText(/^WARNING: This comparison rate is true only/)).toBeVisible()
    await expect(page.getByRole('status').first()).toHaveText('3 Used Cars Found from $9,990')
    await expect(view(page)).toHaveAttribute('href', '/search/used-cars/?price=1001:44334')
    // 52,000 in repayments for the 42,334 that are lent.
    await expect(page.getByText('Interest and fees in it$9,666')).toBeVisible()
    await expect(
      page.getByText('$133 a week for 5 years by the same loan, interest and fees included, after your $2,000 deposit'),
    ).toBeVisible()
    const heights = await Promise.all(
      [view(page), page.getByText('You pay in all'), page.getByText(/^WARNING/)].map(
        async (one) => (await one.boundingBox())?.y ?? Number.NaN,
      ),
    )
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true })
    await expect(field(page, 'Repayment')).toHaveValue('$600')
    await expect(page.getByText('$38,000', { exact: true })).toBeVisible()
    await field(page, 'Repayment').fill('9999999')
    await field(page, 'Repayment').press('Enter')
    await expect(field(page, 'Repayment')).toHaveValue('$1,000,000')
    await expect(view(page)).toHaveAttribute('href', '/search/used-cars/?price=1001:88500')
    await field(page, 'Repayment').fill('')
    await field(page, 'Repayment').blur()
    await expect(field(page, 'Repayment')).toHaveValue('$0')
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[BF-1] an amount that cannot be counted says what is wrong beside its field, and the last results stay (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve(common)
    const page = await open(server, { at })
    await page.goto(path)
    const repayment = field(page, 'Repayment')
    await repayment.fill('150')
    await expect(page.getByText('$41,000', { exact: true })).toBeVisible()
    await expect(page).toHaveURL(`${path}?repayment=150&period=week&deposit=2000`)
    const found = '2 Used Cars Found from $9,990'
    await expect(page.getByRole('status').first()).toHaveText(found)
    const asked = server.requests.length
    for (const [typed, message] of [
      ['-50', 'Enter an amount above $0.'],
      ['abc', 'Enter a number of dollars, such as 200.'],
      ['', 'Enter an amount in dollars.'],
      ['0', 'Enter an amount above $0.'],
      ['99999999999999', 'Enter at most $1,000,000.'],
    ] as const) {
      await repayment.fill(typed)
      await expect(repayment).toHaveAccessibleDescription(message)
      await expect(repayment).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByText(message)).toBeVisible()
      await expect(page.getByText('$41,000', { exact: true })).toBeVisible()
      await expect(page.getByRole('status').first()).toHaveText(found)
    }
    expect(server.requests).toHaveLength(asked)
    expect(await axeViolations(page)).toEqual([])
    await repayment.fill('160')
    await expect(repayment).toHaveAccessibleDescription('')
    await expect(page.getByText('$43,600', { exact: true })).toBeVisible()
    await field(page, 'Deposit').fill('-1')
    await expect(field(page, 'Deposit')).toHaveAccessibleDescription('Enter $0 or more.')
    await field(page, 'Deposit').blur()
    await expect(field(page, 'Deposit')).toHaveValue('$0')
    await expect(page.getByText('$41,600', { exact: true }).first()).toBeVisible()
  })

  test(`[BF-1] a repayment whose loan its fees make too dear buys nothing, and the smallest is named (${alike(at)})`, async ({
    open,
  }) => {
    const fees = { establishment: 395, monthly_account: 8, agency: 912.25 }
    const finance = financeSettings.public.finance.parse({ calculator: { interest: 3.81 }, fees })
    const page = await open({ remotes, api: [answer], site: { finance } }, { at })
    await page.goto(`${path}?repayment=20&period=month&deposit=20000`)
    await expect(
      page.getByText(
        '$20 a month is too little: the fees of so small a loan cost too much. The smallest repayment that we can show is $50 a month.',
      ),
    ).toBeVisible()
    await expect(page.getByText('Your deposit buys a car at')).toBeVisible()
    await expect(page.getByText('$20,000', { exact: true }).first()).toBeVisible()
    await expect(page.getByText(/comparison rate/)).toHaveCount(0)
    await expect(page.getByText(/NaN|Infinity/)).toHaveCount(0)
    await field(page, 'Repayment').fill('50')
    await expect(page.getByText(/^6\.\d\d% comparison rate$/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[BF-4] a budget below the lowest price has a disabled button and its words (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(common, { at })
    await page.goto(`${path}?repayment=20&deposit=500`)
    await expect(page.getByText('0 Used Cars Found')).toBeVisible()
    await expect(page.getByText('No Used Cars found for this budget')).toBeVisible()
    await expect(page.getByRole('button', { name: 'View Used Cars In This Range' })).toBeDisabled()
    await expect(view(page)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })
}

test('[BF-4] [BF-3] counts are of one query above $1,000, and a chosen body is in the search', async ({
  serve,
  open,
}) => {
  const server = await serve(common)
  const page = await open(server, { at: phone })
  await page.goto(path)
  await page.getByRole('checkbox', { name: /^SUV/ }).check({ force: true })
  await expect(page.getByRole('status').first()).toHaveText('2 Used Cars Found from $9,990')
  await expect(view(page)).toHaveAttribute('href', '/search/used-cars/?body=SUV&price=1001:42000')
  const queries = server.requests.filter(({ route }) => route === 'GET /api/search').map(({ query }) => query)
  expect(queries).toEqual(['body=SUV&price=1001:44334&sortBy=price_asc'])
})

for (const { code, address, from, period, becomes } of [
  // Radio buttons before and after the one that the server has chosen.
  {
    ...{ code: 'the shell', address: '**/assets/main.*.js', from: '?repayment=600&period=month' },
    ...{ period: 'Weekly', becomes: { repayment: 200, period: 'week' } },
  },
  {
    ...{ code: 'the page', address: '**/remotes/search/**/*.js', from: '' },
    ...{ period: 'Monthly', becomes: { repayment: 600, period: 'month' } },
  },
])
  test(`what is typed and chosen before the code of ${code} is there counts once it is`, async ({ open }) => {
    const page = await open(common, { at: phone })
    const release = await holdRequests(page, address)
    await page.goto(path + from, { waitUntil: 'commit' })
    await page.getByRole('radio', { name: period }).check({ force: true })
    await field(page, 'Deposit').fill('5000')
    release()
    await expect(page).toHaveURL(`${path}?repayment=${becomes.repayment}&period=${becomes.period}&deposit=5000`)
    await expect(field(page, 'Repayment')).toHaveValue(`$${becomes.repayment}`)
    await expect(page.getByRole('radio', { name: period })).toBeChecked()
    await expect(field(page, 'Deposit')).toHaveValue('5000')
  })

test('a press on the link right after a choice leads to the results, which the address of the choice does not take back', async ({
  open,
}) => {
  const page = await open(common, { at: phone })
  await page.clock.install()
  await page.goto(path)
  await afterHydration(page)
  const release = await holdRequests(page, '**/api/search**')
  await page.getByRole('checkbox', { name: /^SUV/ }).evaluate((box: HTMLInputElement) => box.click())
  await view(page).evaluate((link: HTMLElement) => link.click())
  // By then the choice was to be in the address.
  await page.clock.runFor(1000)
  release()
  await expect(page).toHaveURL(/\/search\/used-cars\/\?.*body=SUV/)
})

test('a press that opens the results in a new tab leaves the choice to the address of this one', async ({ open }) => {
  const page = await open(common, { at: phone })
  await page.goto(path)
  await afterHydration(page)
  await page.getByRole('checkbox', { name: /^SUV/ }).evaluate((box: HTMLInputElement) => box.click())
  await view(page).evaluate((link) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true })
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
  })
  await expect(page).toHaveURL(/budget-finder\?.*body=SUV/)
})

test('[MF-4] where the code of the drawings does not come, the server’s stay, and React finds the page as it was', async ({
  open,
}) => {
  const page = await open(common, { required: [/^request failed: \S+\/vehicle-drawing\.\S+ net::ERR_FAILED$/] })
  await page.route('**/vehicle-drawing.*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('vehicle-drawing'))
  await page.goto(path)
  await failed
  const drawing = page.getByRole('checkbox', { name: /^SUV/ }).locator('..').locator('svg path').first()
  await expect(drawing).toBeVisible()
  await page.getByRole('checkbox', { name: /^SUV/ }).check({ force: true })
  await expect(page.getByRole('status').first()).toHaveText('2 Used Cars Found from $9,990')
  await expect(drawing).toBeVisible()
})

test('[BF-5] the price slider is from $5,000 to $250,000 in steps of 500, with quick options, and sorts by price', async ({
  open,
}) => {
  const page = await open(common)
  await page.goto(path)
  const slider = page.getByRole('region', { name: 'Search by price' })
  const low = slider.getByRole('slider', { name: 'Lowest price' })
  await expect(slider.getByRole('status')).toHaveText('$5,000 to $250,000')
  await expect(low).toHaveAttribute('step', '500')
  await low.press('ArrowRight')
  await expect(slider.getByRole('status')).toHaveText('$5,500 to $250,000')
  await expect(slider.getByRole('button')).toHaveText(
    Array.from({ length: 14 }, (_, index) => `$${((index + 1) * 5000).toLocaleString('en-AU')}`),
  )
  await slider.getByRole('button', { name: '$30,000' }).click()
  await expect(slider.getByRole('status')).toHaveText('$5,500 to $30,000')
  const link = slider.getByRole('link')
  await expect(link).toHaveAttribute('href', '/search/used-cars/?price=5500:30000&sortBy=price_desc')
  await slider.getByRole('button', { name: '$5,000', exact: true }).click()
  await expect(slider.getByRole('status')).toHaveText('Up to $5,000')
  await expect(link).toHaveAttribute('href', '/search/used-cars/?price=:5000&sortBy=price_desc')
  await slider.getByRole('button', { name: '$30,000' }).click()
  await expect(link).toHaveAttribute('href', '/search/used-cars/?price=5000:30000&sortBy=price_desc')
  const number = slider.getByRole('textbox', { name: 'Lowest price, as a number' })
  await number.fill('30000')
  await number.press('Enter')
  await expect(slider.getByRole('status')).toHaveText('$29,999 to $30,000')
})

test('[BF-5] a site has quick options of its own', async ({ open }) => {
  const quick = [300_000, 400_000, 500_000, 600_000, 700_000, 800_000]
  const finance = financeSettings.public.finance.parse({ price_slider: { max: 800_000, quick } })
  const page = await open({ remotes, api: [answer], site: { finance } })
  await page.goto(path)
  const slider = page.getByRole('region', { name: 'Search by price' })
  await expect(slider.getByRole('button')).toHaveText(quick.map((price) => `$${price.toLocaleString('en-AU')}`))
})

test('without scripts the form asks its own page', async ({ open }) => {
  const page = await open(common, { at: phone, javaScriptEnabled: false })
  await page.goto(path)
  await field(page, 'Repayment').fill('100')
  await page.getByRole('button', { name: 'Show what it buys' }).click()
  await expect(page.getByText('$28,000', { exact: true })).toBeVisible()
  await expect(view(page)).toHaveAttribute('href', '/search/used-cars/?price=1001:23167')
})

const { home: ownHome } = readTenant('harbourside')
if (!ownHome) throw new Error('Harbourside has a home page.')
const home = { ...ownHome, sections: [{ kind: 'budget' as const }] }

for (const at of viewports)
  test(`[BF-1] [BF-3] [BF-4] the home page of a site that asks for it finds vehicles for a budget, and stays the home page (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api: [answer], site: { ...site, home } }, { at })
    await page.goto('/')
    const finder = page.getByRole('form', { name: 'Find cars for your budget' })
    await finder.scrollIntoViewIfNeeded()
    await expect(finder.getByRole('heading', { name: 'Find cars for your budget', level: 2 })).toBeVisible()
    await expect(finder.getByRole('status').first()).toHaveText('3 Used Cars Found from $9,990')
    await field(page, 'Repayment').fill('40')
    await expect(finder.getByRole('status').first()).toHaveText('1 Used Cars Found from $9,990')
    await expect(view(page)).toHaveAttribute('href', '/search/used-cars/?price=1001:10466')
    await expect(page).toHaveURL('/')
    expect(await axeViolations(page)).toEqual([])
  })

test('[BF-1] without scripts the home page leads to the budget finder', async ({ open }) => {
  const page = await open({ remotes, api: [answer], site: { ...site, home } }, { at: phone, javaScriptEnabled: false })
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Open the budget finder' })).toHaveAttribute('href', path)
})
