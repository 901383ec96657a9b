import { readFile } from 'node:fs/promises'
import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById, vehiclePdf, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { Site } from '@forecourt/contracts/site/site'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { showPart } from '@forecourt/e2e/browser/show-part'
import { alike, answered, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'
import type { Page } from 'playwright/test'

const buttons: Site['buttons'] = [
  ...(['enquire', 'test-drive', 'call', 'reserve', 'location', 'email', 'request-photos'] as const),
  ...(['custom', 'share', 'print'] as const),
]
const optionsOf = (car: ShownVehicle, pdf = () => ({ name: `${car.slug}.pdf`, base64: btoa('%PDF-1.7') })) => ({
  remotes: ['vehicle', 'forms', 'search', 'finance', 'locations'],
  api: [
    fake(vehicle, () => car),
    fake(vehicleById, () => car),
    fake(vehiclePdf, pdf),
    fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
    ...siteAnswers(readTenant('harbourside')),
    fake(viewCount, () => ({ views: 1, car_fields: { ...car, photos_count: car.images.length } })),
  ],
  site: {
    // Favourites are stored in the browser: saving needs no sign-in.
    capabilities: {
      ...{ priceGauge: false, delivery: false, viewCounter: false, finance: false },
      ...{ watchlist: false, favourites: true, reserve: true },
    },
    buttons,
    custom_button: { label: 'Our workshop', href: '/workshop' },
  },
})
const address = `/cars/${exampleCar.slug}`
const sidebar = (page: Page) => page.locator('article').filter({ has: page.getByRole('heading', { level: 1 }) })

for (const at of viewports) {
  test(`[SB-1] the sidebar has title, price, location, finance, icons, share, favourite and print (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(optionsOf(exampleCar), { at })
    await page.goto(address)
    const panel = sidebar(page)
    await expect(panel.getByRole('heading', { level: 1 })).toHaveText('2023 Toyota RAV4 Cruiser Hybrid AWD')
    await expect(panel.getByText('$46,990').first()).toBeVisible()
    await expect(panel.getByText('Drive away').first()).toBeVisible()
    await expect(panel.getByText('$143.20/week')).toBeVisible()
    await expect(panel.getByText('8.32% comparison rate')).toBeVisible()
    await expect(panel.getByText('SOLD', { exact: true })).toHaveCount(0)
    const place = panel.getByRole('link', { name: 'Harbourside Brookvale' }).first()
    await expect(place).toHaveAttribute('href', '#vehicle-map')
    // Every action has its icon; the main one is words alone.
    for (const name of ['Book a Test Drive', /^Call/])
      await expect(panel.getByRole('link', { name }).first().locator('svg')).toBeVisible()
    const boxOf = async (name: RegExp) => {
      const box = await panel.getByRole('link', { name }).first().boundingBox()
      return { x: 0, y: 0, width: 0, ...box }
    }
    const [enquire, drive, reserve] = [
      await boxOf(/^Enquire about this car$/),
      await boxOf(/^Book a Test Drive$/),
      await boxOf(/^Reserve for/),
    ]
    expect(reserve.y).toBe(drive.y)
    expect(reserve.x + reserve.width).toBeCloseTo(enquire.x + enquire.width, 0)
    const icons = [/^Call Now$/, /^Location$/, /^Email about/, /^Request photos$/, /^Our workshop$/]
    const rows = await Promise.all(icons.map(async (name) => (await boxOf(name)).y))
    expect(new Set(rows).size).toBe(1)
    await expect(panel.getByRole('link', { name: 'Our workshop' }).first().locator('svg')).toBeVisible()
    await expect(panel.locator('#vehicle-sidebar a[href^="tel:"]')).toHaveCount(1)
    await expect(panel.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Print' })).toHaveAttribute('href', `/print?car_id=${exampleCar.slug}`)
    const save = panel.getByRole('button', { name: /^Save/ }).first()
    await expect(save).toHaveAttribute('aria-pressed', 'false')
    await save.click()
    await expect(panel.getByRole('button', { name: /2023 Toyota RAV4/, pressed: true }).first()).toBeVisible()
    await place.click()
    await expect(page.locator('#vehicle-map')).toBeInViewport()
  })

  test(`[SB-1] a sold car has its title and the sold message in place of price and actions (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(optionsOf({ ...exampleCar, status: 'sold' }), { at })
    await page.goto(address)
    const panel = sidebar(page)
    await expect(panel.getByRole('heading', { level: 1 })).toContainText('2023 Toyota RAV4')
    await expect(panel.getByText('SOLD', { exact: true })).toBeVisible()
    await expect(panel.getByText('This vehicle is no longer available.')).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
    for (const text of ['$46,990', 'Book a Test Drive', 'Print']) await expect(panel.getByText(text)).toHaveCount(0)
    await expect(page.locator('[data-part="vehicle-share"]')).toHaveCount(0)
  })

  test(`[DL-4] the PDF is saved under the car’s slug, once it is prepared (${alike(at)})`, async ({ open }) => {
    const page = await open(optionsOf(exampleCar), { at })
    const answer = await holdRequests(page, '**/api/cars/*/pdf')
    await page.goto(address)
    await showPart(page, 'vehicle-share')
    const section = page.getByRole('region', { name: 'Share', exact: true })
    await section.getByRole('button', { name: 'Save as PDF' }).click()
    await expect(section.getByRole('button', { name: 'Preparing…' })).toBeDisabled()
    const saved = page.waitForEvent('download')
    answer()
    const file = await saved
    expect(file.suggestedFilename()).toBe(`${exampleCar.slug}.pdf`)
    expect(await readFile(await file.path(), 'utf8')).toBe('%PDF-1.7')
    await expect(section.getByRole('button', { name: 'Save as PDF' })).toBeEnabled()
    await expect(section.getByRole('alert')).toHaveCount(0)
  })
}

test('[DL-4] a PDF that fails alerts with the message, and can be asked for again', async ({ open }) => {
  const page = await open(
    optionsOf(exampleCar, () => fail('unavailable')),
    {
      required: [answered(503, `/api/cars/${exampleCar.slug}/pdf`)],
    },
  )
  for (const path of [address, `/print?car_id=${exampleCar.slug}`]) {
    await page.goto(path)
    if (path === address) await showPart(page, 'vehicle-share')
    const save = page.getByRole('button', { name: 'Save as PDF' })
    await save.click()
    await expect(page.getByRole('alert')).toHaveText('This is not available right now. Try again in a moment.')
    await expect(save).toBeEnabled()
    expect(await axeViolations(page)).toEqual([])
  }
})

test('[TI-6] with a valuation in the browser the page says what is left to pay, while its offer holds', async ({
  open,
}) => {
  const { site, ...options } = optionsOf(exampleCar)
  const page = await open({
    ...options,
    site: { ...site, capabilities: { ...site.capabilities, tradeIn: true }, buttons: [...buttons, 'trade-in'] },
  })
  await page.goto(address)
  await expect(page.getByRole('link', { name: /^Trade-in/i }).first()).toHaveAttribute(
    'href',
    `/cars/trade-in?car_id=${exampleCar.id}`,
  )
  const keep = (fields: object) =>
    page.evaluate((stored) => localStorage.setItem('forecourt.trade-in', JSON.stringify(stored)), {
      ...{ lead_id: 'a'.repeat(32), car: '2019 Mazda 3', min: 16_000, max: 18_000 },
      ...{ expires_at: '2999-01-01T00:00:00.000Z', ...fields },
    })
  const left = page.getByText('With your trade-in:')
  await keep({})
  await page.reload()
  await expect(left).toBeVisible()
  await expect(page.getByText('$28,990 to $30,990 to pay')).toBeVisible()
  await expect(page.getByText('plus anything you owe on your car')).toBeVisible()
  await keep({ owes: false })
  await page.reload()
  await expect(page.getByText('$28,990 to $30,990 to pay')).toBeVisible()
  await expect(page.getByText(/you owe on your car/)).toHaveCount(0)
  await expect(page.getByRole('link', { name: '2019 Mazda 3' })).toHaveAttribute('href', /#valuation\?link=a{32}$/)
  expect(await axeViolations(page)).toEqual([])
  await keep({ max: 56_990 })
  await page.reload()
  await expect(page.getByText('up to $30,990 to pay')).toBeVisible()
  await expect(page.getByText('Your trade-in may be worth more: up to $10,000 comes back to you.')).toBeVisible()
  for (const gone of [{ expires_at: '2020-01-01T00:00:00.000Z' }, { min: 'a lot' }]) {
    await keep(gone)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Share', exact: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(left).toHaveCount(0)
  }
})
