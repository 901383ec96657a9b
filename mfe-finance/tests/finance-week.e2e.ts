import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import {
  axeViolations,
  expect,
  fake,
  orTablet,
  type Page,
  phone,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { answering, asked, askForQuote, button, car, field, remotes } from '@forecourt/e2e/pages/finance-form'

const estimated = {
  ...car,
  finance_estimate: {
    ...{ weekly: 143.21, monthly: 620.1, interest_rate: 4.06, comparison_rate: 6.26 },
    terms: { years: 5, deposit: 4699, balloon: 0, fee: 395 },
  },
}
const api = answering(
  fake(vehicle, () => estimated),
  fake(vehicleById, () => estimated),
)
const path = '/personalised/finance?car_id=v1'
/** What the page says to the eye: each figure by its mark. */
const figures = (page: Page, figure: string) => page.locator(`[data-figure=${figure}]`).filter({ visible: true })
const section = (page: Page, name: string) => page.getByRole('region', { name })

for (const at of [...viewports, tablet])
  test(`[VC-5] [FQ-4] [FQ-5] one tap on from a price by the week it is the figure, with its own rates and terms; a quote is a row of its own (${orTablet(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { isFirstVisit: true, at })
    await recordLayoutShifts(page)
    await page.goto(path)
    await afterHydration(page)
    // The quote of what the form begins with is asked for, for the lead, and not shown.
    await expect.poll(() => asked(server, '/api/youx/quote').length).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
    const advertised = section(page, 'This car as advertised')
    await expect(advertised).toContainText('over 5 years at 4.06% interest, $4,699 deposit, no final payment')
    await expect(figures(page, 'repayment')).toHaveText(['$143.21'])
    await expect(figures(page, 'interest-rate')).toHaveText(['4.06%'])
    await expect(figures(page, 'comparison-rate')).toHaveText(['6.26%'])
    await expect(page.getByText(/is advertised at|30% final payment/)).toHaveCount(0)
    await expect(advertised).toContainText('WARNING: This comparison rate is true only')
    await expect(page.getByText(/^WARNING/).filter({ visible: true })).toHaveCount(1)
    await expect(page.getByRole('radio', { name: /GREAT/ })).toBeChecked()
    await askForQuote(page)
    const quote = section(page, 'Lender’s quote for GREAT credit')
    await expect(quote).toContainText('$120.24')
    await expect(figures(page, 'repayment')).toHaveText(['$143.21', '$120.24'])
    await expect(figures(page, 'comparison-rate')).toHaveText(['6.26%', '8.32%'])
    await expect(
      page
        .getByText(/^Lender’s quote. Weekly repayment: 5 year term .* Comparison rate: 5 years, 10% deposit, 30% final/)
        .filter({ visible: true }),
    ).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

for (const [what, act] of [
  ['the default credit history', (page: Page) => page.getByRole('radio', { name: /GREAT/ }).click()],
  ['another credit history', (page: Page) => page.getByRole('radio', { name: /POOR/ }).check()],
  ['another term', (page: Page) => page.getByRole('slider', { name: 'Loan term' }).press('ArrowRight')],
  ['another price', (page: Page) => field(page, 'Purchase price').fill('40000')],
] as const)
  test(`[FQ-4] [FQ-5] ${what} brings the quote, beside what is advertised`, async ({ open }) => {
    const page = await open({ remotes, api }, { at: phone })
    await page.goto(path)
    await afterHydration(page)
    await expect(figures(page, 'repayment')).toHaveText(['$143.21'])
    await act(page)
    await expect(figures(page, 'repayment')).toHaveText(['$143.21', '$120.24'])
    await expect(button(page, 'See the lender’s quote')).toHaveCount(0)
  })

test('[RT-8] a credit history of the address or of the tab’s draft is chosen', async ({ open }) => {
  const page = await open({ remotes, api }, { at: phone })
  await page.goto(`${path}&selfAssessedCreditScore=GREAT`)
  await expect(figures(page, 'repayment')).toHaveText(['$143.21', '$120.24'])
  await page.goto(path)
  await afterHydration(page)
  await askForQuote(page)
  await expect(figures(page, 'repayment')).toHaveText(['$143.21', '$120.24'])
  await page.reload()
  await expect(figures(page, 'repayment')).toHaveText(['$143.21', '$120.24'])
})

test('[VC-5] a shopper’s own week is the figure here too', async ({ serve, open }) => {
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.addInitScript(() =>
    localStorage.setItem('forecourt.your-week', JSON.stringify({ repayment: 200, deposit: 2000, period: 'week' })),
  )
  await page.goto(path)
  const own = section(page, 'Your week')
  await expect(own).toContainText('$2,000 deposit, no final payment, fees included')
  await expect(figures(page, 'repayment')).toHaveCount(1)
  await expect(figures(page, 'repayment')).not.toHaveText('$143.21')
  await expect(figures(page, 'comparison-rate')).toHaveText(['6.29%'])
})

test('[FE-7] the calculator of a car says which loan each of its rates is of', async ({ open }) => {
  const page = await open({ remotes, api })
  await page.goto('/finance-calculator?car_id=v1')
  const result = page.getByRole('form', { name: 'Finance calculator' })
  await expect(result).toContainText('The comparison rate of this loan is 6.26%, at 4.06% interest.')
  await expect(result).toContainText('For another loan, as an example: comparison rate 6.29% a year, based on')
})

test('[FE-7] a car’s page says so once, below the calculator', async ({ open }) => {
  const page = await open({ remotes, api }, { at: phone })
  await page.goto(`/cars/${car.slug}#finance-calculator`)
  await expect(page.getByRole('complementary', { name: 'Your estimate' })).toContainText('4.06% interest')
  await expect(page.getByText(/^WARNING: This comparison rate is true only/)).toHaveCount(1)
  await expect(page.getByText(/6\.29%|3\.81%/)).toHaveCount(1)
  await expect(page.getByText(/6\.29%/)).toContainText('For another loan, as an example: comparison rate 6.29%')
})
