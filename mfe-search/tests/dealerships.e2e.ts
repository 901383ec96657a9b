import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { alike, axeViolations, desktop, expect, fake, phone, test } from '@forecourt/e2e/page-harness'
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'

const tenant = 'meridian'
const site = readTenant(tenant)
const dealership_name = [{ value: 'Meridian Geelong', count: 405 }]
const api = [
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 0, ms: 1, facets: { dealership_name }, histograms: {} })),
  fake(listVehicles, () => ({ hits: [] })),
  ...localityAnswers,
  ...siteAnswers(site),
]

for (const at of [phone, desktop])
  test(`[LO-5] a group’s dealerships say their state and stock, and how far they are from a suburb, nearest first (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes: ['search'], tenant, api }, { at })
    await page.goto('/')
    const module = page.getByRole('region', { name: 'Our dealerships' })
    const places = module.getByRole('listitem')
    await expect(places.first()).toContainText('New South Wales')
    await expect(module.getByText(/\d km$/)).toHaveCount(0)
    await expect(module.getByRole('link', { name: '405 cars in stock' })).toBeVisible()

    await module.getByLabel('Nearest to suburb or postcode').fill('Geelong')
    await module.getByRole('button', { name: 'Find nearest' }).click()
    await expect(module.getByRole('status')).toHaveText('Nearest to 3220 Geelong first')
    await expect(places.first()).toContainText('Meridian Geelong')
    await expect(places.first().getByText(/ km$/)).toBeVisible()
    await expect(places.last()).toContainText('Western Australia')
    expect(await axeViolations(page)).toEqual([])

    await module.getByLabel('Nearest to suburb or postcode').fill('nowhere at all')
    await module.getByRole('button', { name: 'Find nearest' }).click()
    await expect(module.getByText(/^We know no suburb “nowhere at all”\. Choose one/)).toBeVisible()

    // 2150 is called Parramatta.
    await module.getByLabel('Nearest to suburb or postcode').fill('Harris Park')
    await module.getByRole('button', { name: 'Find nearest' }).click()
    await expect(module.getByRole('status')).toHaveText('Nearest to 2150 Harris Park first')
  })
