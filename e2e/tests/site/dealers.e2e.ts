import { siteLinks } from '@forecourt/contracts/site/validation/site-links'
import { listTenants, readTenant } from '@forecourt/tenants'
import { ask, expect, expectNoAxeViolations, test } from '../../src/harness.ts'

type Hit = {
  slug: string
  status: string
  price?: number
  offer_price?: number
  state_average_market_price?: number
  subscription_price?: number
}

async function searched(url: string, query = ''): Promise<{ count: number; hits: Hit[] }> {
  const { status, body } = await ask(`${url}/api/search?${query}`)
  expect(status).toBe(200)
  return JSON.parse(body)
}

for (const slug of listTenants())
  test(`every search that ${slug} links to finds vehicles`, async ({ platform }) => {
    const site = readTenant(slug)
    const queries = siteLinks(site).flatMap(({ href }) => (href.startsWith('/') && href.split('?')[1]) || [])
    expect(queries.length).toBeGreaterThan(0)
    for (const query of new Set(queries))
      expect((await searched(platform.siteUrl(slug), query)).count, query).toBeGreaterThan(0)
  })

test('[PR-3] a vehicle below the market price says by how much, on its card and on its page', async ({
  platform,
  open,
}) => {
  const slug = 'harbourside'
  const { hits } = await searched(platform.siteUrl(slug))
  const found = hits.find(
    ({ status, price = 0, offer_price, state_average_market_price: average = 0 }) =>
      status === 'in_stock' && offer_price === undefined && average - price > 499,
  )
  const { price = 0, state_average_market_price: average = 0 } = found ?? {}
  const words = `$${(average - price).toLocaleString('en-AU')} below market`
  const page = await open(slug)
  await page.goto(readTenant(slug).paths.search)
  const link = page.locator(`a[href="/cars/${found?.slug}"]`)
  await expect(page.getByRole('article').filter({ has: link }).getByText(words)).toBeVisible()
  await link.click()
  await expect(page.getByText(words).first()).toBeVisible()
  await expectNoAxeViolations(page)
})

test('[TN-14] on a subscription site, filters, order, cards and the vehicle page are weekly', async ({
  platform,
  open,
}) => {
  const slug = 'drivewise'
  const { copy, paths } = readTenant(slug)
  const { hits } = await searched(platform.siteUrl(slug), 'sortBy=price_asc')
  const prices = hits.map(({ subscription_price = 0 }) => subscription_price)
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const page = await open(slug)
  await page.goto(`${paths.search}?price=:${prices[0]}&sortBy=price_asc`)
  const text = `$${prices[0]}`
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toContainText(`Up to ${text} a week`)
  await expect(page.getByText('Weekly price', { exact: true })).toBeVisible()
  await expect(page.getByLabel('Sort by').locator(':checked')).toHaveText('Weekly price: low to high')
  const card = page.getByRole('article').first()
  await expect(card).toContainText(`${text}/week`)
  await expect(card).toContainText(copy.price_note ?? 'no note')
  await card.getByRole('link').click()
  await expect(page.getByText(`${text}/week`).filter({ visible: true }).first()).toBeVisible()
})
