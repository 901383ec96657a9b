import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readTenant } from '@forecourt/tenants'
import { desktop, expect, forecourt, type Page, phone, test } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { demoFeed, writeFeed } from '../../src/stock/write-feed.ts'

/** Vehicles whose make is one word, wider than a screen. */
test.use({ platformOf: 'imports' })

const [slug] = dealers
const { paths, dealerships } = readTenant(slug)
const longMake = `Lang${'o'.repeat(66)}`
const longModel = `Mod${'e'.repeat(53)}`
const narrow = { ...phone, name: 'narrow 320', viewport: { width: 320, height: 640 } }

test.beforeAll(async ({ platform }) => {
  const feed = demoFeed('W', 6).map((row) => ({ ...row, make: longMake, model: longModel }))
  const file = await writeFeed(feed)
  const args = ['stock', 'import', file, '--dealership', dealerships[0] ?? '', '--allow-shrink']
  const imported = await forecourt(platform, ...args)
  await rm(dirname(file), { recursive: true })
  expect(imported, imported.output).toMatchObject({ code: 0 })
})

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const at of [narrow, desktop]) {
  test(`a word of seventy letters in a feed widens neither the page nor a card, at ${at.name}`, async ({ open }) => {
    const page = await open(slug, { at })
    await page.goto(`${paths.search}?make=${longMake}`)
    await expect(page.getByRole('article')).not.toHaveCount(0)
    expect(await overhang(page)).toBe(0)
    const widths = await page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.clientWidth - (card.parentElement?.clientWidth ?? 0)))
    expect(new Set(widths)).toEqual(new Set([0]))
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(longMake)
    expect(await overhang(page)).toBe(0)
  })

  test(`a query of two hundred letters stays on the page, its beginning in the heading, at ${at.name}`, async ({
    open,
  }) => {
    const page = await open(slug, { at })
    const words = 'a'.repeat(200)
    await page.goto(`${paths.search}?query=${words}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${'a'.repeat(59)}…”`)
    await expect.poll(() => overhang(page)).toBe(0)
    const chip = await page.getByRole('link', { name: `Remove “${words}”` }).boundingBox()
    expect((chip?.x ?? 0) + (chip?.width ?? 0)).toBeLessThanOrEqual(at.viewport.width)
  })
}
