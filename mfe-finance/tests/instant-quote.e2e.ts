import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { answered, expect, fail, fake, type Page, test } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { exampleQuote } from '@forecourt/e2e/page-harness/example-quote'

const { finance_estimate: _, ...car } = exampleCar
const reads = [fake(vehicle, () => car), fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] }))]
const remotes = ['finance', 'vehicle', 'search', 'forms']
const quote = { ...exampleQuote, weeklyRepaymentAmount: 182.4, finalPayment: 0 }
const journeys = (page: Page) =>
  page.locator('#finance-calculator').getByRole('link', { name: 'Get A Personalised Quote' })
const asked = ({ requests }: { requests: { route: string; body: unknown }[] }) =>
  requests.filter(({ route }) => route === 'POST /api/youx/quote').map(({ body }) => body)

test('[FE-4] a car without an estimate is quoted over 5 years once it is on the screen', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, fake(quickQuote, () => quote)] })
  const page = await open(server)
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  const shown = page.getByRole('region', { name: 'Instant quote' })
  await expect(shown).toContainText('$182.40')
  await expect(shown).toContainText('8.32%')
  await expect(shown).toContainText('over 5 years at 7.49% interest, $4,699 deposit (10%), no final payment')
  await expect(shown).toContainText('WARNING: This comparison rate')
  expect(asked(server)).toEqual([{ selfAssessedCreditScore: 'GREAT', purchasePrice: 46_990, loanTerm: 5, year: 2023 }])
})

test('[FE-4] [VC-5] the calculator of a quoted car begins with the quote, goes back to it, and leaves the button to it', async ({
  open,
}) => {
  const page = await open({ remotes, api: [...reads, fake(quickQuote, () => quote)] })
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  const calculator = page.getByRole('form', { name: 'Finance calculator' })
  const estimate = calculator.getByRole('complementary', { name: 'Your estimate' })
  const figures = page.locator('[data-figure=repayment]').filter({ visible: true })
  await expect(figures).toHaveText(['$182.40', '$182.40'])
  for (const text of ['8.32%', 'Over 5 years at 7.49% interest, $4,699 deposit, no final payment'])
    await expect(estimate).toContainText(text)
  await calculator.getByRole('textbox', { name: 'Deposit' }).fill('9000')
  await calculator.getByRole('textbox', { name: 'Deposit' }).press('Enter')
  await expect(figures.last()).not.toHaveText('$182.40')
  await expect(journeys(page)).toHaveCount(1)
  await expect(calculator.getByRole('link', { name: 'Get A Personalised Quote' })).toHaveCount(0)
  await calculator.getByRole('button', { name: 'Back to the lender’s quote' }).click()
  await expect(figures).toHaveText(['$182.40', '$182.40'])
})

test('[FE-4] a car that has an estimate is not quoted', async ({ serve, open }) => {
  const api = [fake(vehicle, () => exampleCar), ...reads, fake(quickQuote, () => quote)]
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  await expect(page.getByRole('textbox', { name: 'Amount to finance' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Instant quote' })).toHaveCount(0)
  await expect(journeys(page)).toHaveCount(1)
  expect(asked(server)).toEqual([])
})

test('[FE-4] an answer that is not ok is ignored', async ({ open }) => {
  const page = await open(
    { remotes, api: [...reads, fake(quickQuote, () => fail('internal'))] },
    { required: [answered(500, '/api/youx/quote')] },
  )
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  const shown = page.getByRole('region', { name: 'Instant quote' })
  await expect(shown).toContainText('A lender’s own rate for you takes a few minutes')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('[FE-4] the stored quote of a car shows without asking for one', async ({ serve, open }) => {
  const youxQuote = { ...quote, weeklyRepaymentAmount: 201.35, advertisedRate: 7.95, comparisonRate: 8.81 }
  const api = [fake(vehicle, () => ({ ...car, youxQuote })), ...reads, fake(quickQuote, () => quote)]
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  const shown = page.getByRole('region', { name: 'Instant quote' })
  for (const text of ['$201.35', '8.81%', 'WARNING: This comparison rate']) await expect(shown).toContainText(text)
  await expect(page.getByRole('textbox', { name: 'Amount to finance' })).toBeVisible()
  expect(asked(server)).toEqual([])
})

test('[FE-4] an estimate by a stored quote has no lender to open', async ({ open }) => {
  const youxQuote = { weeklyRepaymentAmount: 143.2, advertisedRate: 7.49, comparisonRate: 8.32 }
  const page = await open({ remotes, api: [fake(vehicle, () => ({ ...exampleCar, youxQuote })), ...reads] })
  await page.goto(`/cars/${exampleCar.slug}`)
  await expect(page.getByRole('region', { name: 'Finance disclaimer' })).toBeVisible()
  await expect(page.getByText('$143.20/week').first()).toBeVisible()
  await expect(page.getByText('What the estimate is made of')).toHaveCount(0)
})

test('[FE-4] a quote that is asked for is cancelled when the card leaves the screen, and asked for again on its return', async ({
  open,
}) => {
  let answer: () => void = () => {}
  let times = 0
  const slow = fake(quickQuote, async () => {
    times += 1
    if (times === 1) await new Promise<void>((resolve) => (answer = resolve))
    return quote
  })
  const page = await open({ remotes, api: [...reads, slow] })
  const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/youx/quote'))
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  await expect.poll(() => times).toBe(1)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  expect((await cancelled).failure()?.errorText).toBe('net::ERR_ABORTED')
  answer()
  const shown = page.getByRole('region', { name: 'Instant quote' })
  await expect(shown).not.toContainText('$182.40')
  await shown.scrollIntoViewIfNeeded()
  await expect(shown).toContainText('$182.40')
  expect(times).toBe(2)
})
