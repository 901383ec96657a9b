import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { readTenant } from '@forecourt/tenants'
import { expect, fake, phone, test } from '../src/page-harness/page-harness.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

const tenant = 'northgate'
const noStock = { hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} }

// 1440 px and 1280 px at 200% are 720 and 640 px wide.
for (const width of [640, 720, 768])
  test(`breadcrumbs keep their line at ${width} px, and their end can be reached`, async ({ open }) => {
    const site = readTenant(tenant)
    const api = [fake(search, () => noStock), ...siteAnswers(site), tenantContent(tenant)]
    const page = await open(
      { remotes: ['search', 'locations'], tenant, api },
      { at: { name: `${width}`, viewport: { width, height: 700 } } },
    )
    for (const path of [
      `${site.paths.search}?make=Kia`,
      '/about-us',
      '/special-offers',
      '/contact-us',
      '/dealerships',
    ]) {
      await page.goto(path)
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
      await expect(crumbs, path).toBeVisible()
      const box = await crumbs.boundingBox()
      expect(box?.height, path).toBeGreaterThanOrEqual(44)
      expect(box?.width, path).toBeGreaterThan(120)
      await expect(crumbs.getByRole('link', { name: 'Home' }), path).toBeInViewport({ ratio: 0.5 })
      const last = crumbs.getByRole('listitem').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last, path).toBeInViewport({ ratio: 0.5 })
    }
  })

test('a long end fades until it is scrolled to, and a short crumb leaves no hole', async ({ open }) => {
  const site = readTenant(tenant)
  const api = [...siteAnswers(site), fake(listVehicles, () => ({ hits: [] })), tenantContent(tenant)]
  const page = await open({ remotes: ['locations', 'search'], tenant, api }, { at: phone })
  await page.goto('/offers/isuzu/mu-x-services')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs).toHaveCSS('mask-position', /^100% 0/)
  await crumbs.evaluate((line) => line.scrollTo({ left: line.scrollWidth, behavior: 'instant' }))
  await expect(crumbs).toHaveCSS('mask-position', /^0(px|%) 0/)
  const short = crumbs.getByRole('link', { name: 'Offers' })
  // A model such as the Mazda 3.
  await short.evaluate((link) => {
    link.textContent = '3'
  })
  const link = crumbs.getByRole('link', { name: '3' })
  expect((await link.boundingBox())?.width).toBeGreaterThanOrEqual(24)
  // A chevron of 14 px with 8 px at either side, and a digit.
  expect((await crumbs.getByRole('listitem').nth(1).boundingBox())?.width).toBeLessThan(30 + 12)
})
