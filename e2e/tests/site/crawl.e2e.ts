import { listTenants } from '@forecourt/tenants'
import { crawlSite } from '../../src/crawl/crawl-site.ts'
import { bytesByPart } from '../../src/crawl/document-weight.ts'
import { markupProblems } from '../../src/crawl/markup-problems.ts'
import { ask, expect, test } from '../../src/harness.ts'
import { oncePerSite } from '../../src/platform/once-per-site.ts'
import { dealers } from '../../src/stock/dealers.ts'

/** A platform that has just begun may still read its stock. */
const crawl = oncePerSite(async (platform, slug) => {
  await expect.poll(async () => (await ask(platform.siteUrl(slug))).status, { timeout: 60_000 }).toBe(200)
  return crawlSite(platform.siteUrl(slug))
})

for (const slug of listTenants()) {
  test(`[NV-1] [NV-2] every link of ${slug}${slug === dealers[0] ? '' : ' @exhaustive'}, from its home page and its sitemaps, leads to a page within its budget`, async ({
    platform,
  }) => {
    test.setTimeout(240_000)
    const { pages, problems } = await crawl(platform, slug)
    expect(problems).toEqual([])
    expect(pages.length).toBeGreaterThan(30)
    const { body } = await ask(platform.siteUrl(slug))
    expect(bytesByPart(body).menu, 'what the menu adds to a document, compressed').toBeLessThan(6144)
  })

  test(`the W3C’s checker refuses nothing on one page of each kind of ${slug}`, { tag: '@exhaustive' }, async ({
    platform,
  }) => {
    test.setTimeout(240_000)
    const { examples } = await crawl(platform, slug)
    expect(await markupProblems(examples)).toEqual([])
  })
}
