import { lookUpRego } from '@forecourt/contracts/endpoints/trade-in'
import { alike, answered, axeViolations, expect, fail, fake, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { field, fillLead, heading, lead_id, remotes, sent, valuations, value } from './valuation-page.ts'

test('[TI-1] a lookup that fails says so, and can be tried again or done by hand', async ({ open }) => {
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
  const page = await open({ remotes, api }, { required: [answered(503, `/api/trade-in/${lead_id}/lookup`)] })
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
  const page = await open(server, { at: phone, required: [answered(422, `/api/trade-in/${lead_id}/lookup`)] })
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
  test(`[TI-6] questions open in 300 ms, one at a time, by keyboard too (${alike(at)})`, async ({ open }) => {
    const page = await open({ remotes, api: valuations() }, { at })
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
  open,
}) => {
  const page = await open({ remotes, api: valuations() }, { javaScriptEnabled: false })
  await page.goto('/trade-in')
  const form = page.getByRole('form', { name: 'Trade-in valuation' })
  await expect(form).toHaveAttribute('action', '/api/leads')
  await page.getByText('No plate at hand? Describe your car').click()
  for (const name of ['make', 'model', 'year', 'badge', 'rego', 'kms', 'postcode'])
    await expect(form.locator(`input[name="${name}"]`)).toBeVisible()
})
