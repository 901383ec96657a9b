import { listTenants } from '@forecourt/tenants'
import { crawlSite } from '../../src/crawl/crawl-site.ts'
import { menuBytes } from '../../src/crawl/menu-bytes.ts'
import { ask, expect, expectNoAxeViolations, test } from '../../src/harness.ts'

for (const slug of listTenants())
  test(`[NV-1] [NV-2] every link of ${slug}, from its home page and its sitemaps, leads to a page within its budget`, async ({
    platform,
  }) => {
    test.setTimeout(240_000)
    const { pages, problems } = await crawlSite(platform.siteUrl(slug))
    expect(problems).toEqual([])
    expect(pages.length).toBeGreaterThan(30)
    const { body } = await ask(platform.siteUrl(slug))
    expect(menuBytes(body), 'what the menu adds to a document, compressed').toBeLessThan(6144)
  })

/** One page of each kind, where the franchise has it. */
const kinds = [
  ...['/', '/special-offers', '/dealerships', '/contact-us', '/about-us', '/blog', '/blog/demo-or-new', '/brands'],
  ...['/kia/overview', '/models', '/sportage', '/finance', '/service', '/book-test-drive', '/sign-in', '/nothing-here'],
]

test('a page of each kind has no violation and says nothing to the console', async ({ open }) => {
  test.setTimeout(180_000)
  const page = await open('northgate', { expected: [/404/] })
  for (const path of kinds) {
    const answer = await page.goto(path)
    expect(answer?.status(), path).toBe(path === '/nothing-here' ? 404 : 200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoAxeViolations(page)
  }
})
