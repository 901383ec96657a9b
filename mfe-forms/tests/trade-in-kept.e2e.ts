import { saveMiscellaneous } from '@forecourt/contracts/endpoints/trade-in'
import { vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { alike, answered, axeViolations, expect, fail, fake, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { answer, fillLead, heading, isHydrated, lead_id, remotes, sent, valuations, value } from './valuation-page.ts'

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
  const third = await open({ remotes, api: valuations() })
  await third.goto(new URL(link).pathname + new URL(link).hash)
  await expect(third.getByText('This valuation is over, or its link is not whole.')).toBeVisible()
  expect(await axeViolations(third)).toEqual([])
  await third.getByRole('button', { name: 'Value a car' }).click()
  await expect(third.getByRole('button', { name: 'Value my car' })).toBeVisible()
})

test('[TI-6] [WL-11] the valuation is kept in the browser, read with a parser, and gone on with', async ({ open }) => {
  const page = await open({ remotes, api: valuations() })
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
  test(`[TI-5] [TI-6] the garage and an enquiry about a car use the valuation (${alike(at)})`, async ({ open }) => {
    const page = await open({ remotes, api: valuations() }, { at })
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
  test(`[TI-6] a trade-in that is worth more than the car says what comes back (${alike(at)})`, {
    tag: '@exhaustive',
  }, async ({ open }) => {
    const cheap = { ...exampleCar, price: 10_000, price_value: 10_000 }
    const page = await open({ remotes, api: [fake(vehicleById, () => cheap), ...valuations()] }, { at })
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
  test(`[TI-5] an offer that could not be saved stands, and the failure is logged (${alike(at)})`, async ({ open }) => {
    const failing = valuations().map((one) =>
      one.row === saveMiscellaneous ? fake(saveMiscellaneous, () => fail('unavailable')) : one,
    )
    const page = await open(
      { remotes, api: failing },
      { at, required: [answered(503, '/api/miscellaneous'), /Failed to save valuation data/] },
    )
    await page.goto('/trade-in')
    await fillLead(page)
    await value(page)
    await answer(page)
    await expect(heading(page, 'Your offer')).toBeVisible()
  })
