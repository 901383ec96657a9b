import { listTenants } from '@forecourt/tenants'
import { crawlSite } from '../../src/crawl/crawl-site.ts'
import { markupProblems } from '../../src/crawl/markup-problems.ts'
import { menuBytes } from '../../src/crawl/menu-bytes.ts'
import { ask, expect, test } from '../../src/harness.ts'

for (const slug of listTenants())
  test(`[NV-1] [NV-2] every link of ${slug}, from its home page and its sitemaps, leads to a page within its budget`, async ({
    platform,
  }) => {
    test.setTimeout(240_000)
    // A platform that has just begun may still read its stock.
    await expect.poll(async () => (await ask(platform.siteUrl(slug))).status, { timeout: 60_000 }).toBe(200)
    const { pages, problems, examples } = await crawlSite(platform.siteUrl(slug))
    expect(problems).toEqual([])
    expect(pages.length).toBeGreaterThan(30)
    expect(await markupProblems(examples), 'markup that the W3C’s checker refuses').toEqual([])
    const { body } = await ask(platform.siteUrl(slug))
    expect(menuBytes(body), 'what the menu adds to a document, compressed').toBeLessThan(6144)
  })
