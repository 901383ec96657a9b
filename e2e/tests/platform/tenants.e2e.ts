import { listTenants, readTenant } from '@forecourt/tenants'
import { ask, expect, expectNoAxeViolations, type Page, test } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

const [first, second] = dealers
const searchPath = (slug: string): string => readTenant(slug).paths.search

type Hit = { slug: string; dealership_slug: string }

async function hitsOf(url: string, headers?: Record<string, string>, query = ''): Promise<Hit[]> {
  const { status, body } = await ask(`${url}/api/search?${query}`, headers)
  expect(status).toBe(200)
  return JSON.parse(body).hits
}

const vehicleLinks = (page: Page) => page.getByRole('main').locator('a[href^="/cars/"]:not([href*="#"])')

async function vehiclesOn(page: Page, path: string): Promise<(string | null)[]> {
  await page.goto(path)
  await expect(vehicleLinks(page).first()).toBeVisible()
  return vehicleLinks(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))
}

test("[TN-1] the same path on two hosts shows each dealer's own stock", async ({ platform, open }) => {
  for (const slug of [first, second]) {
    const page = await open(slug)
    const shown = await vehiclesOn(page, '/')
    const rows = readTenant(slug).home?.sections.flatMap((section) => ('query' in section ? section.query : []))
    const hits = (await Promise.all((rows ?? []).map((row) => hitsOf(platform.siteUrl(slug), {}, row)))).flat()
    expect(hits.every((hit) => readTenant(slug).dealerships.includes(hit.dealership_slug))).toBe(true)
    expect(hits.map((hit) => `/cars/${hit.slug}`)).toEqual(expect.arrayContaining(shown))
  }
})

for (const [own, other] of [
  [first, second],
  [second, first],
] as const) {
  test(`[TN-1] a vehicle of ${own} is at its path there, and at the same path not on ${other}`, async ({
    platform,
    open,
  }) => {
    const [vehicle] = await hitsOf(platform.siteUrl(own))
    const path = `/cars/${vehicle?.slug}`
    for (const [slug, status] of [
      [own, 200],
      [other, 404],
    ] as const) {
      const page = await open(slug)
      expect((await page.goto(path))?.status(), slug).toBe(status)
      await expect(page.getByRole('region', { name: /^Photos of/ })).toHaveCount(status === 200 ? 1 : 0)
      expect((await ask(`${platform.siteUrl(slug)}/api${path}`)).status, slug).toBe(status)
    }
  })
}

test('[TN-2] an unknown host gets the 404 page of the platform', async ({ open }) => {
  const page = await open('nobody')
  const response = await page.goto('/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const slug of listTenants()) await expect(page.getByText(readTenant(slug).name)).toHaveCount(0)
  await expectNoAxeViolations(page)
})

test('[TN-1] a forged x-tenant changes nothing, in the API and in the document', async ({ platform, open }) => {
  const forged = { 'x-tenant': second }
  const url = platform.siteUrl(first)
  expect(await hitsOf(url, forged)).toEqual(await hitsOf(url))
  const page = await open(first)
  const honest = await vehiclesOn(page, searchPath(first))
  await page.setExtraHTTPHeaders(forged)
  expect(await vehiclesOn(page, searchPath(first))).toEqual(honest)
  await expect(page).toHaveTitle(new RegExp(readTenant(first).name))
})

test('[TN-2] no path of an unknown host leads to a site or its API', async ({ platform }) => {
  const url = platform.siteUrl('nobody')
  for (const path of ['/', searchPath(first), '/api/search', '/cars/anything']) {
    const { status, body } = await ask(url + path, { 'x-tenant': first })
    expect(status, path).toBe(404)
    expect(body).not.toContain(readTenant(first).name)
  }
})

/** The dealer-specific parts of a page: computed styles and text. */
async function brandOf(page: Page, slug: string) {
  const response = await page.goto(searchPath(slug))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readTenant(slug).copy.search_heading)
  // As served: code that depends on a dealer's stock and switches, such as a popup's, loads later.
  const tags = (await response?.text())?.match(/<(script|link)\b[^>]*>/g) ?? []
  const scripts = tags.flatMap((tag) => /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? [])
  const styles = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement)
    const heading = getComputedStyle(document.querySelector('h1') ?? document.body)
    return {
      accent: root.getPropertyValue('--accent'),
      radius: root.getPropertyValue('--radius'),
      font: heading.fontFamily,
    }
  })
  const logo = await page
    .getByRole('link', { name: /home$/ })
    .locator('svg')
    .evaluate((element) => element.outerHTML)
  return { ...styles, logo, scripts }
}

test('[TN-5] two dealers differ in colour, font, radius, logo and text, with the same scripts', async ({ open }) => {
  const one = await brandOf(await open(first), first)
  const other = await brandOf(await open(second), second)
  for (const key of ['accent', 'radius', 'font', 'logo'] as const) expect(one[key], key).not.toBe(other[key])
  expect(one.scripts.length).toBeGreaterThan(2)
  expect(one.scripts.toSorted()).toEqual(other.scripts.toSorted())
})

test('[TN-11] breadcrumbs of a site with its own results path lead there', async ({ platform, open }) => {
  const slug = 'openroad'
  const [vehicle] = await hitsOf(platform.siteUrl(slug))
  const page = await open(slug)
  await page.goto(`/cars/${vehicle?.slug}`)
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' })
  const links = await way.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(links.length).toBeGreaterThan(2)
  expect(links.slice(1).filter((href) => !href?.startsWith('/used-car/'))).toEqual([])
  await way.getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/used-car\//)
  await expect(vehicleLinks(page).first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(searchPath(slug)))
  await expectNoAxeViolations(page)
})
