import { contentPage } from '@forecourt/contracts/endpoints/content'
import { listVehicles } from '@forecourt/contracts/endpoints/search'
import { withPreviewLinks } from '@forecourt/domain/content/preview-links'
import { offerPath } from '@forecourt/domain/offers/shown-offers'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { axeViolations, expect, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { type FakeAnswer, fake } from '@forecourt/e2e/page-harness/fake-api'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'
import { toHit } from '@forecourt/stock-search/hit'
import { readTenant } from '@forecourt/tenants'

// Development React reports what does not hydrate as it was rendered.
test.use({ build: 'development' })

const remotes = ['locations', 'search', 'forms']
const site = readTenant('northgate')
const api: FakeAnswer[] = [
  tenantContent('northgate'),
  fake(listVehicles, () => ({ hits: [toHit(exampleCar)] })),
  ...siteAnswers(site),
]

/** The headings of the page's content that are more than one level below the one before. */
async function skippedHeadings(page: Page): Promise<string[]> {
  const headings = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((found) => found.map((one) => ({ level: Number(one.tagName.slice(1)), text: one.textContent ?? '' })))
  return headings.flatMap(({ level, text }, at) => (level > (headings[at - 1]?.level ?? 0) + 1 ? [text] : []))
}

/** A page of each kind: its blocks, a brand, a model, lists of them, the blog, a post, locations and offers. */
const kinds = [
  ...['/about-us', '/warranty', '/careers', '/privacy-policy', '/brands', '/kia/overview', '/models', '/sportage'],
  ...['/blog', '/blog/vehicle-reviews', '/eofy', '/dealerships', '/contact-us', '/special-offers'],
  ...[`/locations/${site.locations[0]?.slug}`, ...site.offers.slice(0, 1).map(offerPath)],
]

for (const path of kinds)
  test(`${path} has no violation, skips no heading level and leaves the console clean`, async ({ open }) => {
    const page = await open({ remotes, tenant: 'northgate', api }, { at: phone })
    expect((await page.goto(path))?.status()).toBe(200)
    await afterHydration(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await skippedHeadings(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
  })

test('[RT-19] [RT-25] a sale, the workshop’s hours and how soon a complaint is answered stand on pages of their own', async ({
  open,
}) => {
  const page = await open({ remotes, tenant: 'northgate', api })
  const main = page.getByRole('main')
  await page.goto('/eofy')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('EOFY at Northgate')
  await page.goto('/capped-price-servicing')
  for (const hours of ['Mon-Fri 7:30-4:30', '8:00-4:00']) await expect(main).toContainText(hours)
  await page.goto('/privacy-policy')
  for (const promise of [/acknowledge[^.]*within 7 days/, /resolve[^.]*within 30 days/, /access[^.]*within 30 days/i])
    await expect(main).toContainText(promise)
})

test('a preview says what it is, its links stay in it, and it ends on request; neither it nor one that is over is cached', async ({
  open,
}) => {
  const draft = fake(contentPage, ({ query }) => {
    const asked = new URLSearchParams(query)
    const [path = '', key] = [asked.get('path') ?? '', asked.get('preview')]
    const to = path === '/about-us' ? '/warranty' : '/about-us'
    const blocks = [{ kind: 'text' as const, html: `<p><a href="${to}">Next page</a></p>` }]
    const page = { path, kind: 'page' as const, title: path, description: 'Words', blocks }
    if (key === null) return page
    return { ...(key === 'a' ? withPreviewLinks(page, key, [page, { path: to }]) : page), preview: key === 'a' }
  })
  const page = await open({ remotes, tenant: 'northgate', api: [draft, ...api] })
  const main = page.getByRole('main')
  const shown = main.getByRole('status')
  for (const [address, words] of [
    ['/about-us?preview=b', 'This preview is over. This is the published page.'],
    ['/about-us?preview=a', 'Preview: this is not published.'],
  ] as const) {
    expect((await page.goto(address))?.headers()['cache-control']).toBe('no-store')
    await afterHydration(page)
    await expect(shown).toContainText(words)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    expect(await axeViolations(page)).toEqual([])
  }
  for (const path of ['/warranty', '/about-us']) {
    await main.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(`${path}?preview=a`)
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(path)
    await expect(shown).toContainText('Preview: this is not published.')
  }
  await shown.getByRole('link', { name: 'End preview' }).click()
  await expect(page).toHaveURL('/about-us')
  await expect(shown).toHaveCount(0)
  expect((await page.goto('/about-us'))?.headers()['cache-control']).toMatch(/^public/)
})

test('another spelling of an address leads to the page with its query, and an unknown one nowhere', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, tenant: 'northgate', api })
  const page = await open(server)
  const ask = async (address: string) => {
    const response = await page.request.get(server.origin + address, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  expect(await ask('/About-Us?utm_source=a%20b')).toEqual([308, '/about-us?utm_source=a%20b'])
  for (const address of ['/Nothing-Here', '/%CE%94', '/about-us&preview=a', '/about-us%23b'])
    expect(await ask(address)).toEqual([404, undefined])
})
