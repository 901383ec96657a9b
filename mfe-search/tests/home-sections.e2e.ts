import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { budgetHeading } from '@forecourt/domain/finance/budget/budget-address'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import { alike, axeViolations, expect, fake, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'
import { readTenant } from '@forecourt/tenants'

const tenant = 'openroad'
const site = readTenant(tenant)
const remotes = ['search', 'locations']
const stock = [
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 0, ms: 1, facets: {}, histograms: {} })),
  fake(listVehicles, () => ({ hits: [] })),
]

for (const at of viewports)
  test(`[RT-23] [LO-1] [OF-1] [RV-1] the home page shows offers, reviews, posts and locations, in the site's order (${alike(at)})`, async ({
    open,
  }) => {
    const api = [...stock, ...siteAnswers(site), tenantContent(tenant)]
    const page = await open({ remotes, tenant, api }, { isFirstVisit: true, at })
    await recordLayoutShifts(page)
    await page.goto('/')
    const titles = (site.home?.sections ?? []).flatMap((section) =>
      ['offers', 'reviews', 'posts', 'locations'].includes(section.kind) && 'title' in section ? [section.title] : [],
    )
    expect(titles).toHaveLength(4)
    const main = page.getByRole('main')
    for (const [index, part] of ['latest-offers', 'reviews', 'latest-posts', 'our-locations'].entries()) {
      const placed = main.locator(`[data-part="${part}"]`)
      await placed.scrollIntoViewIfNeeded()
      await expect(placed.getByRole('heading', { level: 2 })).toHaveText(titles[index] ?? '')
    }
    const sections = main.locator(
      '[data-part]:is([data-part$=offers], [data-part=reviews], [data-part$=posts], [data-part$=locations])',
    )
    await expect(sections.getByRole('heading', { level: 2 })).toHaveText(titles as string[])
    await expect(main.getByRole('link', { name: 'All offers' })).toHaveAttribute('href', '/special-offers')
    await expect(main.locator('[data-part="latest-posts"]').getByRole('heading', { level: 3 })).toHaveCount(3)
    // What comes is about as high as its space: even who jumps from section to section sees the page move little.
    const moved = await page.evaluate(() => (window.layoutShifts ?? []).reduce((sum, { value }) => sum + value, 0))
    expect(moved).toBeLessThan(0.1)
    expect(await axeViolations(page)).toEqual([])
  })

test('on a slow phone the budget finder takes the place that is kept for it', { tag: '@core' }, async ({ open }) => {
  const bodies = ['SUV', 'Hatch', 'Ute', 'Sedan'].map((value) => ({ value, count: 9 }))
  const found = { hits: [], count: 36, page: 1, pages: 0, ms: 1, facets: { body: bodies }, histograms: {} }
  const api = [fake(search, () => found), ...stock, ...siteAnswers(site), tenantContent(tenant)]
  const page = await open({ remotes, tenant, api }, { isFirstVisit: true, at: phone })
  const measured = await holdRequests(page, '**/api/search?*')
  await recordLayoutShifts(page)
  await page.goto('/')
  await afterHydration(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const main = page.getByRole('main')
  const budget = main.locator('[data-part="budget-finder"]')
  const height = async () => (await budget.boundingBox())?.height ?? Number.NaN
  const kept = await height()
  // What is below it is on the screen when it comes.
  await budget.evaluate((part) => window.scrollTo({ top: part.getBoundingClientRect().bottom + window.scrollY - 200 }))
  const finder = main.getByRole('form', { name: budgetHeading(site.copy.noun[1]) })
  await expect(finder).toHaveCount(0)
  measured()
  await expect(finder).toBeAttached({ timeout: 30_000 })
  expect(Math.abs((await height()) - kept)).toBeLessThan(100)
  const moved = await page.evaluate(() => (window.layoutShifts ?? []).reduce((sum, { value }) => sum + value, 0))
  expect(moved, (await layoutShifts(page)).join('\n')).toBeLessThan(0.1)
})

test('a section without anything to show leaves no gap', async ({ open }) => {
  const api = [...stock, ...siteAnswers({ ...site, offers: [] })]
  const home = site.home && { ...site.home, sections: [{ kind: 'offers' as const, title: 'Offers' }] }
  const page = await open({ remotes, tenant, site: { ...(home && { home }) }, api })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[data-part="latest-offers"]')).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
})
