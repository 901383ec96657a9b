import { createLead } from '@forecourt/contracts/endpoints/forms'
import {
  adjustValuation,
  chooseVehicle,
  completeValuation,
  lookUpRego,
  readPhotos,
  readValuation,
  saveMiscellaneous,
} from '@forecourt/contracts/endpoints/trade-in'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { TradedCar, Valuation } from '@forecourt/contracts/trade-in/valuation'
import { limitOf } from '@forecourt/domain/trade-in/limits'
import { offerFor } from '@forecourt/domain/trade-in/offer'
import { nextValuation, type TradeInEvent } from '@forecourt/domain/trade-in/transitions'
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
} from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'

const remotes = ['forms']
const lead_id = 'a'.repeat(32)
const now = new Date('2026-11-26T00:00:00Z')
const rav4: TradedCar = { id: 'one', year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GXL' }
const plates: Record<string, TradedCar[]> = {
  ABC12D: [rav4],
  MANY12: [rav4, { ...rav4, id: 'two', badge: 'Cruiser' }],
  OLD123: [{ ...rav4, year: 2012 }],
  NONE12: [],
}

/** The function behind the rows, in memory: the table of transitions is the product's own. */
function valuations(fields: Partial<Valuation> = {}) {
  let held: Valuation | undefined
  const take = (event: TradeInEvent): Valuation => {
    held = nextValuation(held ?? fail('not_found'), event, now) ?? fail('conflict')
    return held
  }
  const answers: FakeAnswer[] = [
    fake(createLead, ({ body }) => {
      const { rego, regoState, kms } = body.values
      held = {
        lead_id,
        state: 'lead',
        kms: Number(String(kms).replaceAll(/\D/g, '')),
        matches: [],
        ...(rego && { rego: String(rego), regoState: String(regoState) }),
        ...fields,
      }
      return { lead_id }
    }),
    fake(readValuation, () => held ?? fail('not_found')),
    fake(readPhotos, () => ({ photos: [] })),
    fake(lookUpRego, ({ body }) =>
      take({ on: 'looked-up', ...body, matches: plates[body.rego] ?? fail('unavailable') }),
    ),
    fake(chooseVehicle, ({ body }) =>
      take({
        on: 'chosen',
        car:
          'id' in body
            ? (held?.matches.find(({ id }) => id === body.id) ?? fail('conflict'))
            : { ...body, id: 'by-hand' },
      }),
    ),
    fake(adjustValuation, ({ body }) => {
      const limit = limitOf(held?.car ?? fail('conflict'), held?.kms ?? 0, now.toISOString())
      const offer = offerFor({
        market: { min: 28_000, max: 32_000, confidence: 1 },
        answers: body.adjustmentAnswers,
        settings: { market_percent: 88, offer_days: 7 },
        now,
      })
      const outcome = limit || !offer ? { referred: limit ?? ('unsure' as const) } : { offer }
      return take({ on: 'answered', answers: body.adjustmentAnswers, outcome })
    }),
    fake(completeValuation, ({ body }) => take({ on: body.offer_accepted ? 'accepted' : 'closed' })),
    fake(saveMiscellaneous, () => ({ saved: true as const })),
    fake(vehicleById, () => exampleCar),
    fake(vehicle, () => exampleCar),
    ...localityAnswers,
  ]
  return answers
}

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const sent = ({ requests }: PageServer, route: string) =>
  requests.filter((request) => request.route === route).map(({ body }) => body)
const isHydrated = (page: Page) => expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)

async function fillLead(page: Page, { rego = 'ABC12D', kms = '40000' } = {}): Promise<void> {
  await isHydrated(page)
  await field(page, 'Registration').fill(rego)
  await page.getByLabel('State').selectOption('NSW')
  await field(page, 'Kilometres').fill(kms)
  await field(page, 'First name').fill('Jane')
  await field(page, 'Mobile').fill('0491 570 156')
  await field(page, 'Email').fill('jane@example.com')
  await field(page, 'Postcode').fill('2100')
  const place = page.getByLabel('Which location suits you?')
  if (await place.isVisible()) await place.selectOption({ index: 1 })
}
const value = (page: Page) => page.getByRole('button', { name: 'Value my car' }).click()

async function answer(page: Page): Promise<void> {
  await expect(heading(page, 'Its condition')).toBeFocused()
  for (const name of [/^Good/, /^Some of it/, /^Nothing/, /^Two or more/])
    await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Show my offer' }).click()
}

for (const at of viewports) {
  test(`[TI-1] [TI-2] [TI-3] [TI-5] lead, rego lookup, adjustments, offer accepted (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: valuations() })
    const page = await open(server, { at })
    await page.goto('/trade-in')
    await expect(heading(page, 'What is your car worth?')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fillLead(page)
    await value(page)
    await expect(heading(page, 'Its condition')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await answer(page)
    await expect(heading(page, 'Your offer')).toBeFocused()
    await expect(page.getByText('$23,850 to $27,350')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await expect(page.getByText('A full service history would add about $800.')).toBeVisible()
    await page.getByRole('button', { name: 'Accept this offer' }).click()
    await expect(heading(page, 'Offer accepted')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])

    const [lead] = sent(server, 'POST /api/leads')
    expect(lead).toMatchObject({
      form: 'trade-in',
      values: {
        ...{ name: 'Jane', last_name: '', phone: '0491 570 156', email: 'jane@example.com', postcode: '2100' },
        ...{
          PreferredContactMethod: 'Phone',
          finance: '',
          rego: 'ABC12D',
          regoState: 'NSW',
          asked_for: 'Trade-in valuation',
        },
        ...{ kms: expect.stringMatching(/^40,000/), location_id: expect.any(String) },
      },
    })
    expect(sent(server, 'POST /api/trade-in/{lead_id}/lookup')).toEqual([{ rego: 'ABC12D', regoState: 'NSW' }])
    expect(sent(server, 'POST /api/trade-in/{lead_id}/adjustments')).toEqual([
      { id: 'one', adjustmentAnswers: { condition: 'good', service_history: 'part', damage: 'none', keys: 'two' } },
    ])
    expect(sent(server, 'POST /api/miscellaneous')).toEqual([
      { column_name: 'valuation', lead_id, min: 23_850, max: 27_350, expires_at: '2026-12-03T00:00:00.000Z' },
    ])
    expect(sent(server, 'POST /api/trade-in/complete')).toEqual([
      { lead_id, form_completed: true, offer_accepted: true, subcategory: 'Trade-in offer accepted' },
    ])
  })
}

for (const at of viewports)
  test(`[RT-7] [WL-9] each address has the page, for anybody, and one is about the car that it is to pay for (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: valuations() })
    const page = await open(server, { at })
    for (const [path, title] of [
      ['/trade-in', 'What is your car worth?'],
      ['/sell-my-car', 'Sell your car'],
      ['/sell-your-car', 'Sell your car'],
      [`/cars/trade-in?car_id=${exampleCar.id}`, 'What is your car worth?'],
    ] as const) {
      await page.goto(path)
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveURL(path)
    }
    await expect(page.getByText('To trade in against')).toBeVisible()
    await fillLead(page)
    await value(page)
    await answer(page)
    await expect(page.getByText(/^\$[\d,]+ to \$[\d,]+ to pay$/)).toBeVisible()
    expect(sent(server, 'POST /api/leads')).toMatchObject([{ form: 'trade-in', car_id: exampleCar.id }])
  })

test('[TN-4] a site without trade-ins has no such page', async ({ serve, open }) => {
  const server = await serve({ remotes, api: valuations(), site: { capabilities: { tradeIn: false } } })
  const page = await open(server, { expected: [/404/] })
  expect((await page.goto('/trade-in'))?.status()).toBe(404)
})

test('[TI-1] several cars are cards to choose from, and Back leads through the steps', async ({ serve, open }) => {
  const server = await serve({ remotes, api: valuations() })
  const page = await open(server, { at: phone })
  await page.goto('/trade-in')
  await fillLead(page, { rego: 'MANY12' })
  await value(page)
  await expect(heading(page, 'Which one is yours?')).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '2021 Toyota RAV4 Cruiser' }).press('Enter')
  await answer(page)
  await expect(heading(page, 'Your offer')).toBeVisible()
  await expect(page.getByText('2021 Toyota RAV4 Cruiser')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Its condition')).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked()
  await page.goBack()
  await expect(heading(page, 'Which one is yours?')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(heading(page, 'Your offer')).toBeVisible()
})

for (const at of viewports)
  test(`[TI-1] [TI-4] a plate that is not known is described by hand, and that car is valued in person (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: valuations() })
    const page = await open(server, { at })
    await page.goto('/trade-in')
    await fillLead(page, { rego: 'NONE12' })
    await value(page)
    await expect(page.getByText('We could not find NONE12 in NSW.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const go = page.getByRole('button', { name: 'Go on with this car' })
    await go.click()
    await expect(page.getByText('Enter the year with four digits, like 2021')).toBeVisible()
    await field(page, 'Make').fill('Mazda')
    await field(page, 'Model').fill('CX-5')
    await field(page, 'Year').fill('2021')
    await go.click()
    await answer(page)
    await expect(heading(page, 'We value yours in person')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Ask for a valuation in person' }).click()
    await expect(heading(page, 'We have your details')).toBeFocused()
    expect(sent(server, 'POST /api/trade-in/complete')).toMatchObject([{ lead_id, offer_accepted: false }])
  })

for (const [what, given, words] of [
  ['7 years', { rego: 'OLD123' }, 'over 7 years old'],
  ['100,000 km', { kms: '100001' }, 'over 100,000 km'],
] as const)
  for (const at of viewports)
    test(`[TI-4] a car over ${what} has no online estimate, in words, and its lead is taken (${alike(at)})`, async ({
      serve,
      open,
    }) => {
      const server = await serve({ remotes, api: valuations() })
      const page = await open(server, { at })
      await page.goto('/trade-in')
      await expect(page.getByText('up to 7 years old that have travelled 100,000 km or less')).toBeVisible()
      await fillLead(page, given)
      await value(page)
      await answer(page)
      await expect(page.getByText(`We do not give online estimates for cars ${words}`)).toBeVisible()
      await expect(page.getByText(/^\$[\d,]+ to/)).toHaveCount(0)
      expect(sent(server, 'POST /api/leads')).toHaveLength(1)
    })

test('[TI-1] a link opens the valuation on another device, and one that is over says so', async ({ serve, open }) => {
  const server = await serve({ remotes, api: valuations() })
  const page = await open(server)
  await page.goto('/trade-in')
  await fillLead(page)
  await value(page)
  await answer(page)
  await expect(heading(page, 'Your offer')).toBeVisible()
  const link = page.url()
  const other = await open(server, { at: phone })
  await other.goto(link)
  await expect(other.getByText('$23,850 to $27,350')).toBeVisible()
  const empty = await serve({ remotes, api: valuations() })
  const third = await open(empty)
  await third.goto(new URL(link).pathname + new URL(link).hash)
  await expect(third.getByText('This valuation is over, or its link is not whole.')).toBeVisible()
  expect(await axeViolations(third)).toEqual([])
  await third.getByRole('button', { name: 'Value a car' }).click()
  await expect(third.getByRole('button', { name: 'Value my car' })).toBeVisible()
})

test('[TI-6] [WL-11] the valuation is kept in the browser, read with a parser, and gone on with', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: valuations() })
  const page = await open(server)
  await page.goto('/trade-in')
  await fillLead(page)
  await value(page)
  await answer(page)
  await expect(heading(page, 'Your offer')).toBeVisible()
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('forecourt.trade-in') ?? 'null'))
  expect(await stored()).toEqual({
    ...{
      lead_id,
      car: '2021 Toyota RAV4 GXL',
      state: 'offer',
      min: 23_850,
      max: 27_350,
      expires_at: '2026-12-03T00:00:00.000Z',
    },
  })
  await page.goto('/sell-my-car')
  await page.getByRole('link', { name: 'See your offer' }).click()
  await expect(heading(page, 'Your offer')).toBeVisible()
  // Whatever else writes there, the page stands.
  await page.evaluate(() => localStorage.setItem('forecourt.trade-in', JSON.stringify({ lead_id: 7, car: [] })))
  await page.goto('/trade-in')
  await isHydrated(page)
  await expect(page.getByText('See your offer')).toHaveCount(0)
})

for (const at of viewports)
  test(`[TI-5] [TI-6] the garage and an enquiry about a car use the valuation (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: valuations() })
    const page = await open(server, { at })
    await page.addInitScript((lead_id) => {
      const [car, expires_at] = ['2021 Toyota RAV4 GXL', '2099-01-01T00:00:00.000Z']
      const stored = { lead_id, car, state: 'offer', min: 9_850, max: 11_350, expires_at, owes: true }
      localStorage.setItem('forecourt.trade-in', JSON.stringify(stored))
    }, lead_id)
    await page.goto('/watchlist')
    await expect(page.getByText('$9,850 to $11,350')).toBeVisible()
    await expect(page.getByRole('link', { name: 'See your offer' })).toHaveAttribute(
      'href',
      /^\/trade-in#valuation\?link=/,
    )
    expect(await axeViolations(page)).toEqual([])
    await page.goto(`/enquire?car_id=${exampleCar.id}`)
    await expect(
      page.getByText(/^With your trade-in: \$[\d,]+ to \$[\d,]+ to pay, plus what you owe on your car$/),
    ).toBeVisible()
  })

for (const at of viewports)
  test(`[TI-1] answers about the condition survive a reload (${alike(at)})`, async ({ serve, open }) => {
    const server = await serve({ remotes, api: valuations() })
    const page = await open(server, { at })
    await page.goto('/trade-in')
    await fillLead(page)
    await value(page)
    await expect(heading(page, 'Its condition')).toBeFocused()
    for (const name of [/^Good/, /^Some of it/]) await page.getByRole('radio', { name }).check()
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('forecourt-drafts'))).toContain('"part"')
    await page.reload()
    for (const name of [/^Good/, /^Some of it/]) await expect(page.getByRole('radio', { name })).toBeChecked()
    for (const name of [/^Nothing/, /^Two or more/]) await page.getByRole('radio', { name }).check()
    await page.getByRole('button', { name: 'Show my offer' }).click()
    await expect(heading(page, 'Your offer')).toBeVisible()
    expect(sent(server, 'POST /api/trade-in/{lead_id}/adjustments')).toMatchObject([
      { adjustmentAnswers: { condition: 'good', service_history: 'part', damage: 'none', keys: 'two' } },
    ])
  })

for (const at of viewports)
  test(`[TI-6] a trade-in that is worth more than the car says what comes back (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const cheap = { ...exampleCar, price: 10_000, price_value: 10_000 }
    const server = await serve({ remotes, api: [fake(vehicleById, () => cheap), ...valuations()] })
    const page = await open(server, { at })
    await page.goto(`/cars/trade-in?car_id=${exampleCar.id}`)
    await fillLead(page)
    await value(page)
    await answer(page)
    const left = page.getByRole('region', { name: 'With your trade-in' })
    await expect(left).toContainText('nothing to pay')
    await expect(left).toContainText('Your trade-in is worth more: $13,850 to $17,350 comes back to you')
    await expect(left).toContainText('Talk to us about the difference.')
  })

for (const at of viewports)
  test(`[TI-5] an offer that could not be saved stands, and the failure is logged (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const failing = valuations().map((one) =>
      one.row === saveMiscellaneous ? fake(saveMiscellaneous, () => fail('unavailable')) : one,
    )
    const server = await serve({ remotes, api: failing })
    const page = await open(server, { at, expected: [/503/, /Failed to save valuation data/] })
    const logs: string[] = []
    page.on('console', (message) => logs.push(message.text()))
    await page.goto('/trade-in')
    await fillLead(page)
    await value(page)
    await answer(page)
    await expect(heading(page, 'Your offer')).toBeVisible()
    await expect.poll(() => logs.some((line) => line.includes('Failed to save valuation data'))).toBe(true)
  })

test('[TI-1] a lookup that fails says so, and can be tried again or done by hand', async ({ serve, open }) => {
  let isBusy = true
  const words = 'The lookup is busy. Try again in a moment, or describe your car by hand.'
  const all = valuations()
  const api = all.map((one) =>
    one.row === lookUpRego
      ? {
          ...one,
          answer: (request: Parameters<typeof one.answer>[0]) =>
            isBusy ? fail('unavailable', { message: words }) : one.answer(request),
        }
      : one,
  )
  const server = await serve({ remotes, api })
  const page = await open(server, { expected: [/503/] })
  await page.goto('/trade-in')
  await fillLead(page)
  await value(page)
  await expect(page.getByRole('alert')).toContainText(words)
  expect(await axeViolations(page)).toEqual([])
  isBusy = false
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(heading(page, 'Its condition')).toBeFocused()
})

test('[TI-1] [TI-3] what is no plate is refused in words before anything is sent, and what the lookup refuses is said', async ({
  serve,
  open,
}) => {
  const message = 'Enter the registration as it is on the plate, like ABC12D'
  const refuses = fake(lookUpRego, () =>
    fail('invalid', { message: 'Please fix the following errors:', fields: [{ field: 'rego', message }] }),
  )
  const server = await serve({ remotes, api: [refuses, ...valuations()] })
  const page = await open(server, { at: phone, expected: [/422/] })
  await page.goto('/trade-in')
  await fillLead(page, { rego: '!!!' })
  await value(page)
  await expect(page.getByRole('link', { name: message })).toBeVisible()
  await expect(field(page, 'Registration')).toHaveAccessibleDescription(message)
  expect(await axeViolations(page)).toEqual([])
  expect(sent(server, 'POST /api/leads')).toEqual([])
  await field(page, 'Registration').fill('ABC12D')
  await value(page)
  await expect(page.getByRole('alert')).toHaveText(`That did not work${message}`)
})

for (const at of viewports)
  test(`[TI-6] questions open in 300 ms, one at a time, by keyboard too (${alike(at)})`, async ({ serve, open }) => {
    const server = await serve({ remotes, api: valuations() })
    const page = await open(server, { at })
    await page.goto('/trade-in')
    const answerOf = (text: string) => page.getByText(text)
    const first = answerOf('Each step is shown with your offer.')
    await expect(first).toBeHidden()
    await page.getByText('How is the estimate worked out?').click()
    await expect(first).toBeVisible()
    await page.locator('summary', { hasText: 'Is the offer final?' }).press('Enter')
    await expect(answerOf('It holds until the date on it')).toBeVisible()
    await expect(first).toBeHidden()
    const ms = await page
      .locator('details:has-text("Is the offer final?")')
      .evaluate((details) => getComputedStyle(details, '::details-content').transitionDuration)
    expect(ms).toContain('0.3s')
  })

test('[TI-1] [TI-3] without scripts the first step is a plain form, with the car by plate or by hand', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: valuations() })
  const page = await open(server, { javaScriptEnabled: false, expected: [/ csp$/] })
  await page.goto('/trade-in')
  const form = page.getByRole('form', { name: 'Trade-in valuation' })
  await expect(form).toHaveAttribute('action', '/api/leads')
  await page.getByText('No plate at hand? Describe your car').click()
  for (const name of ['make', 'model', 'year', 'badge', 'rego', 'kms', 'postcode'])
    await expect(form.locator(`input[name="${name}"]`)).toBeVisible()
})
