import { lenders } from '@forecourt/contracts/endpoints/finance'
import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { alike, axeViolations, expect, fake, type Page, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'

const disclaimer = 'The lender’s terms, fees and criteria apply to every application. '.repeat(5).trim()
const car: ShownVehicle = {
  ...exampleCar,
  finance_estimate: {
    ...{ weekly: 143.2, monthly: 620.06, interest_rate: 7.49, comparison_rate: 8.32 },
    terms: { years: 5, deposit: 3599, balloon: 9000, fee: 395 },
  },
  finance_note: 'Weekly estimate, to approved applicants.',
  finance_disclaimer: disclaimer,
}
const { features: _, specifications: __, dealercomments: ___, ...card } = car
const hits = [
  { ...card, photos_count: 1 },
  { ...card, id: 'v9', slug: 'other', finance_estimate: undefined, photos_count: 1 },
]
const facets = { car_type: [{ value: 'used', count: 2 }] }
const api = [
  fake(vehicle, () => car),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({ hits, count: 2, page: 1, pages: 1, ms: 1, facets, histograms: {} })),
]
const remotes = ['vehicle', 'search', 'finance']

const look = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .first()
    .evaluate((element) => {
      const { fontSize, fontWeight, color, opacity } = getComputedStyle(element)
      return { fontSize, fontWeight, color, opacity }
    })

for (const at of viewports) {
  test(`[VC-5] [FE-7] a card shows the weekly estimate, with its comparison rate as prominent and the warning on the page (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api }, { at })
    await page.goto('/search/used-cars/')
    const [first, second] = [page.getByRole('article').first(), page.getByRole('article').nth(1)]
    await expect(first).toContainText('$143.20/week')
    await expect(first).toContainText('8.32% comparison rate')
    await expect(first).toContainText('over 5 years at 7.49% interest, $3,599 deposit, $9,000 final payment')
    await expect(first).toContainText('Drive away')
    await expect(second).not.toContainText('comparison rate')
    expect(await look(page, '8.32% comparison rate')).toEqual(await look(page, '$143.20/week'))
    await expect(page.getByText(/^WARNING: This comparison rate is true only for the examples given/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[VD-17] [RT-22] the finance disclaimer shows 197 characters or all, at #financeDisclaimer (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, api }, { at })
    await page.goto(`/cars/${car.slug}#financeDisclaimer`)
    const terms = page.getByRole('region', { name: 'Finance disclaimer' })
    await expect(terms).toBeInViewport()
    const text = () => terms.getByRole('paragraph').last().innerText()
    await expect.poll(text).toBe(`${disclaimer.slice(0, 197)}…`)
    await terms.getByRole('button', { name: 'Show More: the finance disclaimer' }).click()
    await expect.poll(text).toBe(disclaimer)
    await terms.getByRole('button', { name: 'Show Less: the finance disclaimer' }).click()
    await expect.poll(text).toBe(`${disclaimer.slice(0, 197)}…`)
    await expect(terms).toContainText(
      'The comparison rate of this loan is 8.32%, at 7.49% interest. For another loan, as an example: comparison rate 6.29% a year, based on a 5-year loan of $30,000 at 3.81% interest, repaid weekly.',
    )
    await expect(terms).toContainText(
      'Fees: establishment $395, security registration $6, monthly account fee $8, agency fee $912.25.',
    )
    // FE-3.
    await expect(terms).toContainText('$143.20 a week is $620.06 a month.')
    await expect(terms).toContainText('WARNING: This comparison rate is true only')
    expect(await look(page, '8.32% comparison rate')).toEqual(await look(page, '$143.20/week'))
    expect(await axeViolations(page)).toEqual([])
  })
}

test('[VC-5] the page says what the repayment assumes, beside the price and in the sticky header', async ({ open }) => {
  const page = await open({ remotes, api })
  await page.goto(`/cars/${car.slug}`)
  const assumes = page.getByText('over 5 years at 7.49% interest, $3,599 deposit, $9,000 final payment')
  await expect(assumes.first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

const offer = {
  ...{ lender: 'acme', interestRate: 7.49, comparisonRate: 8.32, termYears: 5, deposit: 3599, establishmentFees: 395 },
  ...{ paymentWeek: 143.2, totalPayable: 40_831, balloon: 9000 },
}
const dearer = { ...offer, lender: 'other', interestRate: 9, totalPayable: 50_000 }

for (const at of viewports)
  test(`[FE-6] the estimate's lender is shown with rates, fee, balloon and total once it is opened (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...api, fake(lenders, () => ({ lenders: [dearer, offer] }))] })
    const page = await open(server, { at })
    await page.goto(`/cars/${car.slug}#financeDisclaimer`)
    const terms = page.getByRole('region', { name: 'Finance disclaimer' })
    const asked = () => server.requests.filter(({ route }) => route.endsWith('/lenders'))
    const summary = terms.getByText('What the estimate is made of')
    await expect(summary).toBeVisible()
    expect(asked()).toEqual([])
    await summary.click()
    await expect(terms.getByRole('definition')).toHaveText([
      '7.49% a year',
      '8.32% a year',
      '5 years',
      '$3,599',
      '$395',
      '$143.20 a week',
      '$9,000',
      '$40,831',
    ])
    expect(await axeViolations(page)).toEqual([])
  })
