import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { financeSettings } from '@forecourt/contracts/site/settings/finance'
import {
  alike,
  answered,
  axeViolations,
  expect,
  fail,
  fake,
  type Page,
  phone,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'

const api = [
  fake(vehicle, () => exampleCar),
  fake(vehicleById, ({ params }) => (params.id === exampleCar.id ? exampleCar : fail('not_found'))),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
]
const remotes = ['finance', 'vehicle', 'search', 'forms']
const finance = (calculator: object = {}) => financeSettings.public.finance.parse({ calculator })

const path = '/finance-calculator'
const number = (page: Page, name: string) => page.getByRole('textbox', { name })
const slider = (page: Page, name: string) => page.getByRole('slider', { name })
const answer = (page: Page) => page.getByRole('status').filter({ hasText: 'Comparison rate' })
/** The lines of a result that add up, and their total; a share of the line above is none of them. */
const sums = async (page: Page) => {
  const estimate = page.getByRole('complementary', { name: 'Your estimate' })
  const lines = await estimate.getByRole('definition').locator('..').allTextContents()
  const texts = lines.slice(lines.findIndex((text) => text.startsWith('Deposit')))
  return texts.filter((text) => !text.startsWith('of which')).map((text) => Number(text.replaceAll(/^.*\$|,/g, '')))
}
const enter = async (page: Page, name: string, value: string) => {
  await number(page, name).fill(value)
  await number(page, name).press('Enter')
}

for (const at of viewports) {
  test(`[FC-1] [FC-2] [FC-3] [FC-5] [FC-8] the page begins with $30,000 over 5 years at 8.5% a week, and computes on every change (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api, site: { finance: finance() } }, { at })
    await page.goto(path)
    await expect(number(page, 'Amount to finance')).toHaveValue('$30,000')
    await expect(page.getByText('Cannot be less than $1,000 or more than $250,000')).toBeVisible()
    await expect(number(page, 'Term')).toHaveValue('5 years')
    await expect(number(page, 'Interest rate')).toHaveValue('8.50%')
    await expect(page.getByRole('radio', { name: 'Weekly' })).toBeChecked()
    await expect(answer(page)).toContainText('$141.73')
    await page.getByRole('radio', { name: 'Monthly' }).check({ force: true })
    await expect(answer(page)).toContainText('$615.50')
    await slider(page, 'Term').press('ArrowRight')
    await expect(number(page, 'Term')).toHaveValue('5.5 years')
    await slider(page, 'Amount to finance').press('ArrowLeft')
    await expect(number(page, 'Amount to finance')).toHaveValue('$29,500')
    await expect(answer(page)).toBeInViewport({ ratio: 1 })
    await slider(page, 'Interest rate').press('ArrowRight')
    await expect(number(page, 'Interest rate')).toHaveValue('9.00%')
    await expect(answer(page)).toContainText('Over 5.5 years at 9.00% interest, no deposit, no final payment.')
    await expect(answer(page)).toBeInViewport({ ratio: 1 })
    await expect(page).toHaveURL(`${path}?amount=29500&term=5.5&interest=9&frequency=month`)
    // Without a deposit there is none to use.
    await expect(page.getByRole('button', { name: 'Use this deposit for every price' })).toHaveCount(0)
    await expect(page.getByText(/^WARNING: This comparison rate/)).toHaveCount(1)
    const shown = await answer(page).innerText()
    await page.reload()
    expect(await answer(page).innerText()).toBe(shown)
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[FC-4] a deposit, a trade-in and a residual change what is financed and due (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api, site: { finance: finance() } }, { at })
    await page.goto(path)
    await expect(page.getByRole('group', { name: 'Do You Have A Trade-In?' })).toBeVisible()
    await expect(number(page, 'Trade-in value')).toBeHidden()
    await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
    await enter(page, 'Trade-in value', '8500')
    const estimate = page.getByRole('complementary', { name: 'Your estimate' })
    await expect(estimate).toContainText('$21,500')
    await enter(page, 'Deposit', '1500')
    await expect(estimate).toContainText('$20,000')
    await expect(answer(page)).toContainText('$10,000 deposit')
    await enter(page, 'Residual', '9000')
    await expect(page.getByText('of which residual, with the last repayment')).toBeVisible()
    for (const line of ['Deposit$1,500', 'Trade-in$8,500', 'Amount financed$20,000'])
      await expect(estimate).toContainText(line)
    const [total = 0, ...parts] = (await sums(page)).toReversed()
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(total, 2)
    await page.getByRole('radio', { name: 'No', exact: true }).check({ force: true })
    await expect(estimate).not.toContainText('Trade-in')
    await expect(estimate).toContainText('$28,500')
  })

  test(`[FC-6] [FC-7] values clamp, and $25 or less a week is an enquiry (${alike(at)})`, async ({ open }) => {
    const page = await open({ remotes, api, site: { finance: finance() } }, { at })
    await page.goto(path)
    await enter(page, 'Amount to finance', '900000')
    await expect(number(page, 'Amount to finance')).toHaveValue('$250,000')
    await enter(page, 'Interest rate', '99')
    await expect(number(page, 'Interest rate')).toHaveValue('15.00%')
    await enter(page, 'Amount to finance', '-4')
    await expect(number(page, 'Amount to finance')).toHaveValue('$0')
    await expect(answer(page)).toContainText('Enquire for Finance')
    await expect(answer(page)).toContainText('8.38% to 19.42%')
    await expect(page.getByRole('link', { name: 'Enquire for Finance' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}

/** The shopper's own car, as the trade-in page stores it. */
const storeValuation = (page: Page, fields: object = {}) =>
  page.addInitScript((more) => {
    const [car, expires_at] = ['2021 Toyota RAV4 GXL', '2099-01-01T00:00:00.000Z']
    const stored = { lead_id: 'a-lead', car, min: 8500, max: 9500, expires_at, ...more }
    localStorage.setItem('forecourt.trade-in', JSON.stringify(stored))
  }, fields)

test('[TI-6] [FC-4] the least that was offered for the shopper’s own car is entered by one press', async ({ open }) => {
  const page = await open({ remotes, api, site: { finance: finance() } })
  await storeValuation(page, { owes: false })
  await page.goto(path)
  const use = page.getByRole('button', { name: 'Use the $8,500 offered for your 2021 Toyota RAV4 GXL' })
  await expect(use).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await use.press('Enter')
  await expect(number(page, 'Trade-in value')).toHaveValue('$8,500')
  await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText('$21,500')
  await expect(use).toHaveCount(0)
})

test('[TI-6] [FC-4] money owed on the own car is no deposit', async ({ serve, open }) => {
  const server = await serve({ remotes, api, site: { finance: finance() } })
  const owing = await open(server, { at: phone })
  await storeValuation(owing, { owes: true })
  await owing.goto(path)
  await expect(owing.getByText(/was valued at \$8,500 or more. Enter that, less what you owe on it.$/)).toBeVisible()
  await expect(owing.getByRole('button', { name: /^Use the/ })).toHaveCount(0)
  expect(await axeViolations(owing)).toEqual([])
  const unasked = await open(server, { at: phone })
  // More than the calculator takes.
  await storeValuation(unasked, { min: 9_000_000, max: 9_500_000 })
  await unasked.goto(path)
  await unasked.getByRole('button', { name: /^Use the \$9,000,000/ }).press('Enter')
  await expect(unasked.getByText('Take off anything that you owe on your 2021 Toyota RAV4 GXL.')).toBeVisible()
  await expect(unasked.getByRole('button', { name: /^Use the/ })).toHaveCount(0)
})

test('[TI-6] the calculator works without what it loads for a valuation', async ({ open }) => {
  const page = await open(
    { remotes, api, site: { finance: finance() } },
    {
      at: phone,
      expected: [/^request failed: \S+\/own-valuation\.\w+\.(css|js) net::ERR_FAILED$/],
      required: [/Part of the page failed.*own-valuation/s],
    },
  )
  await storeValuation(page)
  let isAsked = false
  await page.route('**/*own-valuation*', (route) => {
    isAsked = true
    return route.abort()
  })
  await page.goto(path)
  await expect.poll(() => isAsked).toBe(true)
  await enter(page, 'Amount to finance', '20000')
  await expect(answer(page)).toContainText('$94.49')
})

test('[FC-8] without the Navigation API the address follows in the same document', async ({ open }) => {
  const page = await open({ remotes, api, site: { finance: finance() } })
  await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.goto(path)
  await page.getByRole('radio', { name: 'Yes' }).check({ force: true })
  await enter(page, 'Amount to finance', '41000')
  await expect(page).toHaveURL(/amount=41000/)
  await expect(page.getByRole('textbox', { name: 'Trade-in value' })).toBeVisible()
})

test('[FC-3] [FC-2] a locked rate has no slider, and a list of terms has these alone', async ({ open }) => {
  const settings = finance({ interest: 7.99, interest_locked: true, terms: [3, 4, 7] })
  const page = await open({ remotes, api, site: { finance: settings } })
  await page.goto(`${path}?interest=1`)
  await expect(page.getByText('7.99%', { exact: true })).toBeVisible()
  await expect(slider(page, 'Interest rate')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Term' }).getByRole('radio')).toHaveCount(3)
  await expect(page.getByRole('radio', { name: '4 years' })).toBeChecked()
})

const { finance_estimate: _, ...unadvertised } = exampleCar

test('[RT-22] [FC-8] on a vehicle’s page it is at #finance-calculator, loads when it comes near, and begins with the price', async ({
  open,
}) => {
  const answers = [fake(vehicle, () => unadvertised), fake(quickQuote, () => fail('internal')), ...api.slice(1)]
  const unquoted = { required: [answered(500, '/api/youx/quote')] }
  const page = await open({ remotes, api: answers, site: { finance: finance() } }, unquoted)
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  await expect(page.getByRole('region', { name: 'Finance', exact: true })).toBeInViewport()
  await expect(number(page, 'Amount to finance')).toHaveValue('$46,990')
  await expect(number(page, 'Term')).toHaveValue('6 years')
  await expect(number(page, 'Interest rate')).toHaveValue('10.00%')
  await enter(page, 'Amount to finance', '900000')
  await expect(number(page, 'Amount to finance')).toHaveValue('$100,000')
  expect(await axeViolations(page)).toEqual([])
})

const terms = { years: 5, deposit: 4699, balloon: 0, fee: 395 }
const estimated = {
  ...exampleCar,
  finance_estimate: { weekly: 196.95, monthly: 852.79, interest_rate: 7.49, comparison_rate: 8.32, terms },
}

for (const at of viewports)
  test(`[VC-5] [FC-3] a vehicle’s calculator begins with the loan that the vehicle is advertised with, to the cent, and leads back to it (${alike(at)})`, async ({
    open,
  }) => {
    const answers = [fake(vehicle, () => estimated), ...api.slice(1)]
    // A range that has not the rate that the vehicle is advertised at.
    const settings = finance({ interest_range: 'high' })
    const page = await open({ remotes, api: answers, site: { finance: settings } }, { at })
    await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
    const assumes = 'ver 5 years at 7.49% interest, $4,699 deposit, no final payment'
    await expect(page.getByText('$196.95').first()).toBeVisible()
    await expect(page.getByText(/Advertised at/)).toHaveCount(0)
    for (const words of ['$196.95', '8.32%', `O${assumes}`]) await expect(answer(page)).toContainText(words)
    await expect(number(page, 'Amount to finance')).toHaveValue('$46,990')
    await expect(page.getByText('Establishment fee$395Added to the loan by the lender')).toBeVisible()
    await expect(page.getByText('of which establishment fee$395')).toBeVisible()
    await expect(number(page, 'Term')).toHaveValue('5 years')
    await expect(number(page, 'Interest rate')).toHaveValue('7.49%')
    await expect(number(page, 'Deposit')).toHaveValue('$4,699')
    await expect(page.getByRole('radio', { name: 'No', exact: true })).toBeChecked()
    await expect(number(page, 'Trade-in value')).toBeHidden()
    expect(await axeViolations(page)).toEqual([])
    await slider(page, 'Term').press('ArrowRight')
    await expect(answer(page)).toContainText('$182.20')
    await expect(answer(page)).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: 'Back to the advertised loan' }).click()
    await expect(answer(page)).toContainText('$196.95')
    if (at !== phone) return
    // The narrowest screen with the largest text: the header is twice as high, and the answer stays below it.
    await page.setViewportSize({ width: 320, height: 640 })
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'))
    await slider(page, 'Interest rate').press('ArrowRight')
    const inOrder = [page.getByRole('region', { name: /^About the/ }), answer(page), slider(page, 'Interest rate')]
    await expect
      .poll(async () => {
        const boxes = await Promise.all(inOrder.map((one) => one.boundingBox()))
        const ends = boxes.map((box) => (box ? box.y + box.height : Number.NaN))
        return ends.every(
          (end, index) => index === 0 || end - (boxes[index]?.height ?? 0) >= (ends[index - 1] ?? 0) - 1,
        )
      })
      .toBe(true)
  })

test('[VC-5] without scripts the calculator’s page begins with what the vehicle is advertised with', async ({
  open,
}) => {
  const answers = [fake(vehicle, () => estimated), fake(vehicleById, () => estimated), ...api.slice(2)]
  const page = await open(
    { remotes, api: answers, site: { finance: finance() } },
    { at: phone, javaScriptEnabled: false },
  )
  await page.goto(`/cars/${exampleCar.slug}`)
  await page.getByRole('link', { name: 'Open the finance calculator' }).click()
  await expect(answer(page)).toContainText('$196.95')
})

test('[FC-7] the first change of a slider fires event 26, once', async ({ open }) => {
  const tracking = { consent: 'none' as const, sinks: [{ kind: 'data_layer' as const }] }
  const page = await open({ remotes, api, site: { finance: finance(), tracking } })
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  // What the data layer holds, counted in the page: it is an array of the window's own.
  const events = () =>
    page.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer')
      const names = Array.isArray(layer) ? layer.map((entry) => Reflect.get(Object(entry), 'event_number')) : []
      return names.filter((number) => number === 26).length
    })
  await number(page, 'Amount to finance').fill('40000')
  await number(page, 'Amount to finance').press('Enter')
  expect(await events()).toBe(0)
  await slider(page, 'Term').press('ArrowLeft')
  await slider(page, 'Term').press('ArrowLeft')
  await slider(page, 'Interest rate').press('ArrowLeft')
  await expect(number(page, 'Term')).toHaveValue('4 years')
  await expect.poll(events).toBe(1)
  await slider(page, 'Term').press('ArrowLeft')
  await expect(answer(page)).toContainText('ver 3.5 years')
  expect(await events()).toBe(1)
})

for (const at of viewports)
  test(`the receipt of a comparison rate has every amount and date, and saves as CSV (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api }, { at })
    await page.goto(`${path}?amount=33291&residual=11097&interest=7.5`)
    await page.getByRole('button', { name: 'How is it worked out?' }).click()
    const receipt = page.getByRole('dialog', { name: 'How is it worked out?' })
    await expect(receipt).toContainText('Loan paid out')
    await expect(receipt.getByRole('row')).toHaveCount(1 + 1 + 5 + 1 + 2 + 1)
    await expect(receipt).toContainText('× 52.18 =')
    await expect(receipt).toContainText('WARNING: This comparison rate is true only')
    expect(await axeViolations(page)).toEqual([])
    await receipt.getByRole('button', { name: /^Show the \d+ payments between/ }).click()
    // Heads, the loan, two fees and 260 repayments, and the total.
    await expect(receipt.getByRole('row')).toHaveCount(1 + 1 + 2 + 260 + 1)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('comparison-rate.csv')
    await page.keyboard.press('Escape')
    await expect(receipt).toBeHidden()
  })

test('[FC-8] the amount for a car without a price is said to be an example, until it is another', async ({ open }) => {
  const placeholder = fake(vehicleById, () => ({ ...exampleCar, price: 11, offer_price: undefined }))
  const page = await open({ remotes, api: [placeholder, ...api] })
  await page.goto(`${path}?car_id=v1`)
  await expect(answer(page)).toContainText('$30,000 is an example, not the price of this car.')
  await enter(page, 'Amount to finance', '20000')
  await expect(answer(page)).not.toContainText('example')
})

for (const [what, status, text] of [
  ['sold', 'sold', 'The 2023 Toyota RAV4 has been sold.'],
  ['gone', undefined, 'That vehicle is not on our site any more.'],
] as const)
  test(`[VD-14] the price of a car that is ${what} is not calculated, and it says why`, async ({ open }) => {
    const answer = fake(vehicleById, () => (status ? { ...exampleCar, status } : fail('not_found')))
    const page = await open({ remotes, api: [answer, ...api] })
    await page.goto(`${path}?car_id=v1`)
    await expect(page.getByText(text)).toBeVisible()
    await expect(number(page, 'Amount to finance')).toHaveValue('$30,000')
  })

test('without scripts the form asks its own page', async ({ open }) => {
  const page = await open(
    { remotes, api, site: { finance: finance() } },
    {
      at: phone,
      javaScriptEnabled: false,
    },
  )
  await page.goto(path)
  await number(page, 'Amount to finance').fill('40,000')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(number(page, 'Amount to finance')).toHaveValue('$40,000')
  await expect(page.getByText('$188.97')).toBeVisible()
})
