import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { exampleCar } from '../src/page-harness/example-car.ts'
import { expect, fail, fake, test } from '../src/page-harness/page-harness.ts'

const { finance_estimate: _, ...car } = exampleCar
/** Other parts of the page ask for what these tests do not answer. */
const expected = [/Failed to load resource/, /^answer \d/, /^request failed/, /Part of the page failed/]
const reads = [fake(vehicle, () => car), fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] }))]
const remotes = ['finance', 'vehicle', 'search', 'forms']
const quote = { weeklyRepaymentAmount: 182.4, advertisedRate: 7.49, comparisonRate: 8.32 }
const asked = ({ requests }: { requests: { route: string; body: unknown }[] }) =>
  requests.filter(({ route }) => route === 'POST /api/youx/quote').map(({ body }) => body)

test('[FE-4] a car without an estimate is quoted over 5 years once it is on the screen', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, fake(quickQuote, () => quote)] })
  const page = await open(server, { expected })
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  const shown = page.getByRole('region', { name: 'Instant quote' })
  await expect(shown).toContainText('$182.40')
  await expect(shown).toContainText('8.32%')
  await expect(shown).toContainText('WARNING: This comparison rate')
  expect(asked(server)).toEqual([{ selfAssessedCreditScore: 'GREAT', purchasePrice: 46_990, loanTerm: 5, year: 2023 }])
})

test('[FE-4] a car that has an estimate is not quoted', async ({ serve, open }) => {
  const api = [fake(vehicle, () => exampleCar), ...reads, fake(quickQuote, () => quote)]
  const server = await serve({ remotes, api })
  const page = await open(server, { expected })
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  await expect(page.getByRole('textbox', { name: 'Amount to finance' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Instant quote' })).toHaveCount(0)
  expect(asked(server)).toEqual([])
})

test('[FE-4] an answer that is not ok is ignored', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, fake(quickQuote, () => fail('internal'))] })
  const page = await open(server, { expected })
  await page.goto(`/cars/${exampleCar.slug}#finance-calculator`)
  const shown = page.getByRole('region', { name: 'Instant quote' })
  await expect(shown).toContainText('A lender’s own rate for you takes a few minutes')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
