import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import type { Locator } from 'playwright'
import { ask, expect, expectNoAxeViolations, forecourt, test } from '../../src/harness.ts'
import { writeFeed } from '../../src/stock/write-feed.ts'

test.use({ platformOf: 'imports' })

const slug = 'northgate'
const site = readTenant(slug)
const label = site.certified?.label ?? ''
const make = site.certified?.make ?? ''

const sold = {
  stocknum: 'CE1',
  make,
  model: 'Seltos',
  car_type: 'used',
  status: 'in_stock',
  certified: 'true',
  reserved: '',
  fuel: 'Petrol',
  created_at: '2025-01-01',
}
/** One with the badge, and one for each reason against it. */
const vehicles = {
  CE1: sold,
  CE2: { ...sold, stocknum: 'CE2', make: 'Nissan', model: 'Qashqai' },
  CE3: { ...sold, stocknum: 'CE3', model: 'Sorento', car_type: 'demo' },
  CE4: { ...sold, stocknum: 'CE4', model: 'Cerato', certified: '' },
  CE5: { ...sold, stocknum: 'CE5', model: 'Stonic', reserved: 'true' },
}

let addresses: Record<string, string> = {}

test.beforeAll(async ({ platform }) => {
  const file = await writeFeed(Object.values(vehicles))
  const dealership = site.dealerships[0] ?? ''
  const imported = await forecourt(platform, 'stock', 'import', file, '--dealership', dealership, '--allow-shrink')
  expect(imported, imported.output).toMatchObject({ code: 0 })
  await rm(dirname(file), { recursive: true })
  await expect(async () => {
    const { body } = await ask(`${platform.siteUrl(slug)}/api/search`)
    const hits: { slug: string; stocknum: string }[] = JSON.parse(body).hits
    // Recently sold demonstration vehicles are still listed.
    expect(hits.map(({ stocknum }) => stocknum)).toEqual(expect.arrayContaining(Object.keys(vehicles)))
    addresses = Object.fromEntries(hits.map((hit) => [hit.stocknum, `/cars/${hit.slug}`]))
  }).toPass()
})

const badge = (area: Locator) => area.getByRole('img', { name: label })

test('[VC-3] a used certified vehicle of the make has the badge on its card and on its page, and no other has', async ({
  open,
}) => {
  const page = await open(slug)
  await page.goto(site.paths.search)
  const card = (stocknum: string) =>
    page.getByRole('article').filter({ has: page.locator(`a[href="${addresses[stocknum]}"]`) })
  await expect(badge(card('CE1'))).toBeVisible()
  await expect(badge(page.getByRole('main'))).toHaveCount(1)
  await expect(card('CE5').getByText('Reserved')).toBeVisible()
  for (const stocknum of Object.keys(vehicles)) {
    await page.goto(addresses[stocknum] ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const shown = badge(page.getByRole('main')).filter({ visible: true })
    await expect(shown, stocknum).toHaveCount(stocknum === 'CE1' ? 1 : 0)
    if (stocknum === 'CE1') await expectNoAxeViolations(page)
  }
})
