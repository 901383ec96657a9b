import { yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import { alike, axeViolations, expect, fake, type Page, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { toHit } from '@forecourt/stock-search/hit'

const { finance_estimate, ...unadvertised } = exampleCar
/** Two of them are lent for, one costs less than a deposit, one hardly more, and the last is advertised with no estimate. */
const hits = [41_990, 30_000, 1990, 2100, 35_000].map((price, index) => ({
  ...toHit({ ...unadvertised, id: `v${index}`, slug: `car-${index}`, price }),
  ...(index < 4 && { finance_estimate }),
}))
const api = [
  fake(search, () => ({
    ...{ hits, count: 5, page: 1, pages: 1, ms: 1, facets: {} },
    histograms: { price: { min: 1990, max: 50_000, counts: [1, 2, 1] } },
  })),
  fake(vehicle, () => exampleCar),
  fake(vehicleById, () => exampleCar),
]
const finance = financeSettings.public.finance.parse({
  example: { interest_rate: 3.81, comparison_rate: 6.29 },
  calculator: { interest: 3.81 },
  fees: { establishment: 395, security_registration: 6, monthly_account: 8, agency: 912.25 },
})
const options = { remotes: ['search', 'vehicle', 'finance', 'forms'], api, site: { finance } }
const results = '/search/used-cars/'
const card = (page: Page, index: number) => page.getByRole('article').nth(index)
const note = (page: Page) => page.getByText('Prices by the week, with your $2,000 deposit').first()

const keep = (page: Page, text = JSON.stringify({ repayment: 200, deposit: 2000, period: 'week' })) =>
  page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [yourWeekKey, text] as const)

/** How far what is on the page moved by itself since it was opened. */
const measureShift = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, 'moved', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Reflect.set(window, 'moved', Reflect.get(window, 'moved') + Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
const moved = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'moved'))

for (const at of viewports) {
  test(`[BF-1] [VC-5] what the budget finder is asked is what cards and vehicle page say themselves in, until it is cleared (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(options, { at })
    await page.goto('/budget-finder')
    await page.getByRole('link', { name: 'View Used Cars In This Range' }).click()
    await expect(page).toHaveURL(/price=1001:4/)
    await expect(note(page)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Remove .*\$4\d,\d{3}$/ })).toBeVisible()
    const terms = 'over 5 years at 3.81% interest, $2,000 deposit, no final payment, fees included'
    for (const [index, repayment] of [
      [0, '$179.26/week'],
      [1, '$125.51/week'],
    ] as const)
      for (const words of [repayment, '6.29% comparison rate', terms])
        await expect(card(page, index)).toContainText(words)
    await expect(card(page, 2)).toContainText('Your deposit pays for it')
    await expect(card(page, 3)).toContainText('Enquire for Finance')
    await expect(card(page, 3)).not.toContainText(/week|rate/)
    await expect(card(page, 4)).not.toContainText(/week|Enquire/)
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`/cars/${exampleCar.slug}`)
    await expect(note(page)).toBeVisible()
    await expect(page.getByText('$201.67/week').first()).toBeVisible()
    await page.locator('#finance-calculator').scrollIntoViewIfNeeded()
    await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText('$201.67')
    await page.goto(results)
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(note(page)).toBeHidden()
    await expect(card(page, 0)).toContainText('$143.20/week')
    await expect(card(page, 4)).not.toContainText('/week')
    expect(await page.evaluate((key) => localStorage.getItem(key), yourWeekKey)).toBeNull()
  })

  test(`[BF-1] the stored week comes after hydration and moves nothing (${alike(at)})`, async ({ serve, open }) => {
    const server = await serve(options)
    for (const address of [results, `/cars/${exampleCar.slug}`]) {
      const page = await open(server, { at })
      await keep(page)
      await measureShift(page)
      await page.goto(address)
      await expect(note(page)).toBeVisible()
      expect(await moved(page), address).toBeLessThan(0.001)
    }
    const sent = JSON.stringify(server.requests)
    expect(sent).not.toContain('2000')
  })
}

test('[BF-1] on wide screens the note is on the line of the count, and cards are where they are without it', async ({
  serve,
  open,
}) => {
  const server = await serve(options)
  const tops: number[] = []
  for (const hasWeek of [false, true]) {
    const page = await open(server)
    if (hasWeek) await keep(page)
    await page.goto(results)
    tops.push((await card(page, 0).boundingBox())?.y ?? Number.NaN)
    if (!hasWeek) continue
    const lines = [page.getByText('5 used cars', { exact: true }), note(page)]
    const boxes = await Promise.all(lines.map((line) => line.boundingBox()))
    const [count = 0, words = Number.NaN] = boxes.map((box) => (box ? box.y + box.height / 2 : Number.NaN))
    expect(Math.abs(count - words)).toBeLessThan(1)
  }
  expect(tops[1]).toBe(tops[0])
})

test('[BF-1] the price filter sets it, filters by what it buys, and says so with the comparison rate', async ({
  open,
}) => {
  const page = await open(options)
  await page.goto(results)
  const button = page.getByRole('button', { name: 'Set it by the week' })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('textbox', { name: 'Repayment' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Repayment' }).fill('150')
  await page.getByRole('button', { name: 'Show what it buys' }).click()
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: /^Remove .*\$35,\d{3}$/ })).toBeVisible()
  const panel = page.getByRole('group').filter({ has: button })
  await expect(panel).toContainText(/\$35,\d{3} is \$1(50\.00|49\.99)\/week 6\.29% comparison rate/)
  await expect(panel).toContainText('over 5 years at 3.81% interest, $2,000 deposit, no final payment')
  await expect(panel).toContainText('WARNING: This comparison rate is true only')
  await expect(card(page, 1)).toContainText('$125.51/week')
  await page.goto(`${results}?price=:2000`)
  await expect(note(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveAttribute('href', /repayment=150/)
  await expect(panel).not.toContainText('comparison rate')
})

test('[BF-1] a home page says once by whose figures its rows are', async ({ open }) => {
  const answers = [fake(listVehicles, () => ({ hits })), ...api]
  const page = await open({ ...options, api: answers })
  await keep(page)
  await page.goto('/')
  await expect(card(page, 0)).toContainText('6.29% comparison rate')
  await expect(page.getByText(/^Prices by the week/)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(card(page, 0)).toContainText('8.32% comparison rate')
})

test('[BF-1] a calculator sets it with its deposit', async ({ open }) => {
  const page = await open(options, { at: phone })
  await page.goto('/finance-calculator?deposit=5000')
  const use = page.getByRole('button', { name: 'Use this deposit for every price' })
  await use.click()
  await expect(page.getByRole('button', { name: 'Every price has this deposit · Clear' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Amount to finance' }).fill('25000')
  await page.keyboard.press('Enter')
  await expect(use).toBeVisible()
  await page.goto(results)
  await expect(card(page, 1)).toContainText('$5,000 deposit')
})

const aborted = /^request failed: \S+\/assets\/(main|week)\.\w+\.js net::ERR_FAILED$/
const weekCode = /\/week\.[^/]+\.js$/

test('[BF-1] where its code does not come, prices stay as they are advertised, and the next choice tries again', {
  tag: '@exhaustive',
}, async ({ serve, open }) => {
  const server = await serve(options)
  for (const code of [weekCode, /\/assets\/main\.[^/]+\.js$/]) {
    const page = await open(server, {
      required: [aborted],
    })
    await keep(page)
    await page.route(code, (route) => route.abort())
    await page.goto(results)
    await expect(card(page, 0).getByText('$143.20/week')).toBeVisible()
    if (code !== weekCode) continue
    await page.unroute(code)
    await page.getByRole('button', { name: 'Set it by the week' }).click()
    await page.getByRole('button', { name: 'Show what it buys' }).click()
    await expect(note(page)).toBeVisible()
  }
})

test('[BF-1] it is stored before the click that chooses it loads another document', async ({ open }) => {
  // The next document may come before the request has failed.
  const page = await open(options, { expected: [aborted] })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  let isFirst = true
  await page.route(weekCode, (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    return route.abort()
  })
  await page.goto('/budget-finder')
  await page.getByRole('link', { name: 'View Used Cars In This Range' }).click()
  await expect(page).toHaveURL(/price=1001:4/)
  await expect(note(page)).toBeVisible()
})

test('[BF-1] a calculator follows the week until it is used, and then keeps its values and the focus', {
  tag: '@exhaustive',
}, async ({ open }) => {
  const page = await open(options)
  const store = (deposit: number) =>
    page.evaluate(
      ([key = '', value = '']) => {
        localStorage.setItem(key, value)
        dispatchEvent(new StorageEvent('storage', { key }))
      },
      [yourWeekKey, JSON.stringify({ repayment: 200, deposit, period: 'week' })] as const,
    )
  const amount = page.getByRole('textbox', { name: 'Amount to finance' })
  const deposit = page.getByRole('textbox', { name: 'Deposit' })
  await page.goto(`/finance-calculator?car_id=${exampleCar.id}`)
  await expect(deposit).toHaveValue('$4,699')
  await amount.focus()
  await store(2000)
  await expect(deposit).toHaveValue('$2,000')
  await expect(amount).toBeFocused()
  await amount.fill('40000')
  await amount.press('Enter')
  await expect(page.getByRole('button', { name: 'Back to your week' })).toBeVisible()
  await store(3000)
  await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText('$2,000 deposit')
  await expect(amount).toHaveValue('$40,000')
  await expect(amount).toBeFocused()
  await page.getByRole('button', { name: 'Back to your week' }).click()
  await expect(deposit).toHaveValue('$3,000')
})

test('[BF-1] what is stored and not understood is removed', { tag: '@exhaustive' }, async ({ open }) => {
  const page = await open(options)
  await page.goto(results)
  await page.evaluate((key) => localStorage.setItem(key, '{"repayment":"much"}'), yourWeekKey)
  await page.reload()
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), yourWeekKey)).toBeNull()
  await expect(card(page, 0)).toContainText('$143.20/week')
  await expect(card(page, 0).getByText('$143.20/week')).toBeVisible()
})
