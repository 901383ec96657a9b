import { listTenants, readTenant } from '@forecourt/tenants'
import { smallTargets } from '../../src/browser/touch-targets.ts'
import { expect, type Page, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers } from '../../src/stock/dealers.ts'

const at = { name: 'phone 320', viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true }

/** A phone lays out a page that is too wide at its full width. */
const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth))

for (const slug of listTenants())
  test(`on a phone of 320 by 640 pixels nothing scrolls sideways, and search controls are 44 pixels high (${slug}${slug === dealers[0] ? '' : ' @exhaustive'})`, {
    tag: '@core',
  }, async ({ open }) => {
    const page = await open(slug, { at })
    await page.goto(readTenant(slug).paths.search)
    const { cards } = new ResultsPage(page)
    await expect(cards.first()).toBeVisible()
    const vehicle = (await cards.first().getAttribute('href')) ?? ''
    expect(await widthOf(page)).toBe(320)
    for (const area of [page.getByRole('banner'), page.getByRole('main')]) expect(await smallTargets(area)).toEqual([])

    await page.getByRole('button', { name: /^Filters/ }).click()
    const filters = page.getByRole('dialog', { name: 'Filters' })
    await expect(filters).toBeVisible()
    const closed = filters.locator('details:not([open])')
    // The sections come after the sheet's frame.
    await expect(closed).not.toHaveCount(0)
    await closed.evaluateAll((all) => {
      for (const one of all) one.setAttribute('open', '')
    })
    await expect(closed).toHaveCount(0)
    expect(await smallTargets(filters)).toEqual([])
    expect(await widthOf(page)).toBe(320)

    await page.goto(vehicle)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await widthOf(page)).toBe(320)
  })
