import { alike, axeViolations, expect, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { answer, field, fillLead, heading, lead_id, remotes, sent, valuations, value } from './valuation-page.ts'

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

test('[TN-4] a site without trade-ins has no such page', async ({ open }) => {
  const page = await open({ remotes, api: valuations(), site: { capabilities: { tradeIn: false } } })
  expect((await page.goto('/trade-in'))?.status()).toBe(404)
})

test('[TI-1] several cars are cards to choose from, and Back leads through the steps', async ({ open }) => {
  const page = await open({ remotes, api: valuations() }, { at: phone })
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
