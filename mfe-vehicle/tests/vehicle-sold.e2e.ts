import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { alike, axeViolations, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'

// Development React reports what does not hydrate as it was rendered.
test.use({ build: 'development' })

const other = { ...exampleCar, id: 'v2', slug: 'another-rav4', name: '2022 Toyota RAV4 GX', photos_count: 1 }
const optionsOf = (car: ShownVehicle) => ({
  remotes: ['vehicle', 'forms', 'search'],
  api: [
    fake(vehicle, () => car),
    fake(vehicleById, () => car),
    fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [other] })),
    fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
  ],
  site: { sold_window_days: 3, capabilities: { viewCounter: false, priceGauge: false } },
})
const address = `/cars/${exampleCar.slug}`
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * 86_400

for (const at of viewports)
  for (const [days, status] of [
    [1, 200],
    [30, 410],
  ] as const)
    test(`[VD-13] [VD-14] a car sold ${days} days ago answers ${status}, with similar cars and a search (${alike(at)})`, async ({
      open,
    }) => {
      const sold = { ...exampleCar, status: 'sold', sold_date_timestamp: daysAgo(days) }
      const page = await open(optionsOf(sold), { at })
      expect((await page.goto(address))?.status()).toBe(status)
      const main = page.getByRole('main')
      await expect(main.getByText('SOLD', { exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: 'Find Me Something Similar' })).toHaveAttribute(
        'href',
        /\?make=Toyota&body=SUV$/,
      )
      // One action in the panel: who finds nothing among similar cars asks below them.
      const ask = main.getByText('Nothing you like? Ask us to find one')
      await expect(ask.getByRole('link')).toHaveAttribute('href', /car_id=/)
      await expect(page.locator('#vehicle-sidebar').getByRole('link')).toHaveText(['Find Me Something Similar'])
      await page.locator('[data-part="similar-vehicles"]').scrollIntoViewIfNeeded()
      await expect(main.getByRole('link', { name: /2023 Toyota RAV4/ }).first()).toHaveAttribute(
        'href',
        '/cars/another-rav4',
      )
      const [asked, last] = await Promise.all(
        [ask, main.getByRole('link', { name: /2023 Toyota RAV4/ }).last()].map((one) => one.boundingBox()),
      )
      expect(asked?.y).toBeGreaterThan(last?.y ?? Number.POSITIVE_INFINITY)
      // Nothing but that: no photos, no price, no facts, no counter.
      await expect(page.getByRole('region', { name: /^Photos of/ })).toHaveCount(0)
      await expect(main.locator('#key-information, #about, #vehicle-map, [data-part="vehicle-views"]')).toHaveCount(0)
      await expect(main.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
      await expect(page.getByRole('banner')).toBeVisible()
      expect(await axeViolations(page)).toEqual([])
    })
