import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { answered, axeViolations, expect, test } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { Page, Route } from 'playwright/test'

// Without an estimate, so that the provider of quotes is asked.
const { finance_estimate: _, ...unquoted } = exampleCar
const car: ShownVehicle = {
  ...unquoted,
  simple_fuel: 'Petrol',
  fuelconsumptioncombined: 7.4,
  features: ['Roof rails'],
  dealercomments: 'One owner.',
  images: [1, 2, 3, 4].map((index) => ({ image: { url: `/media/${index}.jpg` } })),
}
const api = [...carAnswers(car)]
const site = { capabilities: { priceGauge: true, delivery: true, viewCounter: true, finance: true } }
const options = { remotes: ['vehicle', 'forms', 'search', 'finance'], api, site }

/** The addresses of the page’s providers. */
const providers = {
  gauge: /\/api\/cars\/[^/]+\/autogauge/,
  views: /\/api\/cars\/[^/]+\/view\.json/,
  similar: /\/api\/cars\/[^/]+\/similar/,
  delivery: /\/api\/delivery\//,
  quote: /\/api\/youx\/quote/,
}

/** What is no answer to any of them, though it looks like one. */
const lie = {
  ...{ fill: 'full', listing_price: -1, market_range_min: null, confidence: 40, comparables: 'many', source: 'oracle' },
  ...{ views: '<script>alert(1)</script>', car_fields: [], kind: 'similar', hits: [{ id: 7 }], price: 'free', name: 1 },
  ...{ weeklyRepaymentAmount: '182', advertisedRate: Number.MAX_VALUE, comparisonRate: null },
}
const unread = /Part of the page failed\. ApiError: The site did not answer as expected\./
const faults: Record<string, { answer(route: Route): Promise<void>; required: RegExp[] }> = {
  fail: {
    answer: (route) => route.fulfill({ status: 503, json: { error: { code: 'unavailable', message: 'Down' } } }),
    required: [
      ...['autogauge', 'view.json', 'similar'].map((name) => answered(503, `/api/cars/${car.slug}/${name}`)),
      ...[
        answered(503, '/api/delivery/2300'),
        answered(503, '/api/youx/quote'),
        /Part of the page failed\. ApiError: Down/,
      ],
    ],
  },
  // For as long as the page is open.
  'are slow': { answer: () => new Promise(() => {}), required: [] },
  lie: { answer: (route) => route.fulfill({ json: lie }), required: [unread] },
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

for (const [fault, { answer, required }] of Object.entries(faults))
  test(`where all providers ${fault} the rest of the page is whole`, async ({ open }) => {
    test.slow()
    const page = await open(options, { required })
    const asked = new Set<string>()
    for (const [name, address] of Object.entries(providers))
      await page.route(address, (route) => {
        asked.add(name)
        return answer(route)
      })
    await page.goto(`/cars/${car.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('2023 Toyota RAV4')
    await expect(page.getByText('$46,990').filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Next photo' }).click()
    await expect(page.getByText('2 / 4')).toBeVisible()
    for (const name of ['finance-calculator', 'price-gauge', 'vehicle-location', 'running-costs', 'vehicle-share'])
      await part(page, name).scrollIntoViewIfNeeded()
    // Each of these has its own code and no provider, or a provider that it does without.
    await expect(page.getByRole('textbox', { name: 'Amount to finance' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'What it costs to fuel' }).getByRole('status')).toContainText(
      '$31.45',
    )
    const delivery = page.getByRole('region', { name: 'What it costs to deliver' })
    await delivery.getByLabel('Your suburb or postcode').fill('2300')
    await delivery.getByRole('button', { name: 'Estimate' }).click()
    await page.getByRole('region', { name: 'Instant quote' }).scrollIntoViewIfNeeded()
    await expect.poll(() => [...asked].sort()).toEqual(Object.keys(providers).sort())
    await expect(page.getByText(/NaN|undefined|\[object|<script|\$-1/)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await page
      .getByRole('link', { name: /^Enquire/ })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
