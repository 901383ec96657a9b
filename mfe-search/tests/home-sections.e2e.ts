import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { budgetHeading } from '@forecourt/domain/finance/budget/budget-address'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import {
  alike,
  axeViolations,
  desktop,
  expect,
  fake,
  phone,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'
import { listTenants, readTenant } from '@forecourt/tenants'

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

const usual = { rootSize: '100%', minShare: 0.94, parts: ['offers', 'reviews', 'posts', 'locations'] }
for (const { dealer, at, rootSize, minShare, parts } of [
  ...listTenants().map((dealer) => ({ dealer, at: phone, ...usual })),
  ...['northgate', 'harbourside', tenant].flatMap((dealer) =>
    [tablet, desktop].map((at) => ({ dealer, at, ...usual, minShare: 0.9 })),
  ),
  { dealer: tenant, at: desktop, rootSize: '400%', minShare: 0.6, parts: ['posts', 'locations'] },
])
  test(`parts of the home page of ${dealer} take about the place that is kept for them (${at.name}, letters at ${rootSize})`, async ({
    open,
  }) => {
    const dealerSite = readTenant(dealer)
    const api = [...stock, ...siteAnswers(dealerSite), tenantContent(dealer)]
    // With the forms that offers lead to.
    const page = await open({ remotes: [...remotes, 'forms'], tenant: dealer, api }, { isFirstVisit: true, at })
    await page.addInitScript((size) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`:root { font-size: ${size} }`)
      document.adoptedStyleSheets = [sheet]
    }, rootSize)
    await page.goto('/')
    const kinds = (dealerSite.home?.sections ?? []).map(({ kind }) => kind)
    for (const kind of kinds.filter((one) => parts.includes(one))) {
      const section = page.locator(`[data-kind="${kind}"]`)
      const height = async () => (await section.boundingBox())?.height ?? Number.NaN
      const kept = await height()
      await section.scrollIntoViewIfNeeded()
      await expect(section.getByRole('heading', { level: 2 })).toBeVisible()
      const heights = [kept, await height()]
      expect(Math.min(...heights) / Math.max(...heights), `${kind}: ${heights.join(', then ')} px`).toBeGreaterThan(
        minShare,
      )
    }
  })

test('reviews are a row that is swiped on a phone, which the keyboard reaches, and stand in columns where there is room', {
  tag: '@core',
}, async ({ open }) => {
  const api = [...stock, ...siteAnswers(site), tenantContent(tenant)]
  const page = await open({ remotes, tenant, api }, { at: phone })
  await page.goto('/')
  await page.locator('[data-kind="reviews"]').scrollIntoViewIfNeeded()
  const section = site.home?.sections.find(({ kind }) => kind === 'reviews')
  if (!(section && 'title' in section && section.title)) throw new Error('openroad’s home has no reviews')
  const row = page.getByRole('list', { name: section.title })
  const cards = row.getByRole('listitem')
  await expect(cards).toHaveCount(3)
  const tops = () => cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size)
  expect(await tops()).toBe(1)
  await expect(row).toHaveAttribute('tabindex', '0')
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect(row).not.toHaveAttribute('tabindex')
  expect(await tops()).toBe(1)
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
