import { readTenant } from '@forecourt/tenants'
import { hasItsFont } from '../src/browser/brand-font.ts'
import { holdRequests } from '../src/browser/hold-requests.ts'
import { layoutShifts, recordLayoutShifts } from '../src/browser/layout-shifts.ts'
import { expect, test } from '../src/page-harness/page-harness.ts'
import { stockAnswers } from '../src/page-harness/stock-answers.ts'

const tenant = 'openroad'
const site = readTenant(tenant)
const caravans = ['one', 'two'].map((slug) => ({
  slug,
  item_type: 'caravan' as const,
  simple_body: 'Caravan',
  images: [{ image: { url: '/media/stock/a.jpg' } }],
}))

test('a font that comes too late for the first view changes nothing in the visit, and the next document has it', async ({
  open,
}) => {
  const page = await open(
    { remotes: ['search'], tenant, api: await stockAnswers(site, caravans) },
    { isFirstVisit: true },
  )
  const release = await holdRequests(page, '**/*.woff2')
  await recordLayoutShifts(page)
  await page.goto(site.paths.search, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await hasItsFont(page)).toBe(false)
  release()
  await page.waitForLoadState('networkidle')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await crumbs.getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.waitForLoadState('networkidle')
  expect(await hasItsFont(page)).toBe(false)
  expect(await layoutShifts(page)).toEqual([])
  await page.unrouteAll({ behavior: 'wait' })
  // The browser waits a moment for a font, which a busy machine may miss.
  await expect(async () => {
    await page.reload()
    expect(await hasItsFont(page)).toBe(true)
  }).toPass()
})
