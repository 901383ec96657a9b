import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { desktop, expect, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const site = readTenant('harbourside')
const path = site.paths.search
const stock = Array.from({ length: 8 }, (_, index) => ({
  slug: `car-${index}`,
  make: ['Toyota', 'Kia'][index % 2] ?? '',
  model: 'Example',
  price: 12_000 + index * 1000,
}))
const code = /\/filter-column\.[^/]+\.js$/
const sheet = /\/filter-column\.[^/]+\.css$/
const failed = [
  /^request failed: \S+\/filter-column\.\w+\.js net::ERR_FAILED$/,
  /^console warning: Part of the page failed. TypeError: Failed to fetch \S+ imported module: \S+\/filter-column\./,
]
const kia = (page: Page) => page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox', { name: /^Kia/ })

test('a phone loads no column of filters, and has it once it is turned', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at: phone })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(path)
  await afterHydration(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => code.test(url))).toEqual([])
  const loaded = page.waitForResponse(code)
  await page.setViewportSize({ width: 1280, height: 700 })
  await (await loaded).finished()
  await kia(page).check()
  await expect(page).toHaveURL(/make=Kia/)
  await expect(page.getByRole('article')).toHaveCount(4)
  // Its styles are the page's, since the server renders it: a sheet of its own would be one that documents lack.
  expect(asked.filter((url) => sheet.test(url))).toEqual([])
})

test('a column whose code does not come can be read, and a retry makes it usable', async ({ open }) => {
  const api = await stockAnswers(site, stock)
  const page = await open({ remotes: ['search'], api }, { at: desktop, required: failed })
  await page.route(code, (route) => route.abort())
  await page.goto(path)
  await expect(page.getByText('its buttons are not ready yet')).toBeVisible({ timeout: 15_000 })
  await expect(kia(page)).toBeVisible()
  await page.unroute(code)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('its buttons are not ready yet')).toBeHidden()
  await afterHydration(page)
  await kia(page).check()
  await expect(page).toHaveURL(/make=Kia/)
})
