import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { autogauge, vehicle, vehicleById, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { showPart } from '@forecourt/e2e/browser/show-part'
import { alike, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar as car } from '@forecourt/e2e/page-harness/example-car'
import type { Page } from 'playwright/test'

const options = {
  remotes: ['vehicle', 'forms', 'search', 'finance'],
  api: [
    fake(vehicle, () => car),
    fake(vehicleById, ({ params }) => ([car.id, car.slug].includes(params.id) ? car : fail('not_found'))),
    fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
    fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
    fake(autogauge, () => ({ source: 'stock' as const, comparables: [] })),
    fake(viewCount, () => ({ views: 1, car_fields: { ...car, photos_count: 1 } })),
  ],
  site: {
    capabilities: { priceGauge: false, delivery: false, viewCounter: false },
    twitter: { hashtags: ['RAV4', 'UsedCars'], related: ['harbourside'] },
  },
}

/** What the page copied, and the windows it opened. */
async function watchSharing(page: Page) {
  await page.addInitScript(() => {
    const note = (name: string, text: string) => document.documentElement.setAttribute(`data-${name}`, text)
    Object.defineProperty(navigator.clipboard, 'writeText', { value: async (text: string) => note('copied', text) })
    window.open = (url, _name, features) => {
      note('opened', `${url} ${features}`)
      return null
    }
  })
  const noted = (name: string) => page.locator('html').getAttribute(`data-${name}`)
  return { copied: () => noted('copied'), opened: () => noted('opened') }
}

for (const at of viewports)
  test(`[DL-3] a car is shared in windows of 550 by 400, or its link is copied (${alike(at)})`, async ({ open }) => {
    const page = await open(options, { at })
    const shared = await watchSharing(page)
    await page.goto(`/cars/${car.slug}`)
    const section = page.getByRole('region', { name: 'Share', exact: true })
    await showPart(page, 'vehicle-share')
    await expect(section.getByRole('link')).toHaveText(['Facebook', 'X', 'LinkedIn', 'WhatsApp', 'Email'])
    await section.getByRole('link', { name: 'X' }).click()
    await expect.poll(shared.opened).toContain('width=550,height=400')
    const [address = ''] = (await shared.opened())?.split(' ') ?? []
    expect(address).toMatch(/^https:\/\/twitter\.com\/share\?/)
    const { searchParams } = new URL(address)
    expect(searchParams.get('url')).toMatch(new RegExp(`/cars/${car.slug}$`))
    expect(searchParams.get('hashtags')).toBe('RAV4,UsedCars')
    expect(searchParams.get('related')).toBe('harbourside')
    expect(await axeViolations(page)).toEqual([])

    const copy = section.getByRole('button', { name: 'Copy link' })
    await page.clock.install()
    await copy.click()
    await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await shared.copied()).toMatch(new RegExp(`/cars/${car.slug}$`))
    await page.clock.runFor(1_000)
    await expect(section.getByRole('button', { name: 'Copied' })).toBeVisible()
    await page.clock.runFor(700)
    await expect(copy).toBeVisible()
  })
