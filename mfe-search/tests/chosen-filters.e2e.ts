import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { expect, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('link', { name: /^Remove/ })
const field = (page: Page) => page.getByLabel(/^Search make/)

async function options(tenant: string, count = 3) {
  const site = readTenant(tenant)
  const [item_type = 'car'] = site.item_types
  const stock = Array.from({ length: count }, (_, index) => ({
    slug: `car-${index}`,
    item_type,
    make: index % 2 ? 'Mazda' : 'Kia',
    model: `No ${index}`,
    price: 20_000 + index * 1000,
    subscription_price: 200 + index,
  }))
  return { site, path: site.paths.search, serve: { remotes: ['search'], tenant, api: await stockAnswers(site, stock) } }
}

for (const [tenant, query, chip] of [
  ['harbourside', 'sleeps=4', 'Sleeps 4'],
  ['openroad', 'fuel=Diesel&item_type=caravan', 'Diesel'],
  ['northgate', 'below_market=true', 'Below market'],
  ['drivewise', 'price_dropped=true', 'Price dropped'],
] as const)
  test(`[SR-2] ${query} stays chosen on a site that does not offer it, and can be taken back (${tenant})`, async ({
    open,
  }) => {
    const { path, serve: own } = await options(tenant)
    const page = await open(own)
    await page.goto(`${path}?${query}`)
    await afterHydration(page)
    const name = new URLSearchParams(query).keys().next().value ?? ''
    const control = filters(page).locator(`input[name=${name}]`).first()
    await expect(control).toBeChecked()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL((url) => url.search.includes(query.split('&')[0] ?? ''))
    await expect(chips(page).filter({ hasText: chip })).toBeVisible()
    await control.click()
    await expect(page).not.toHaveURL(new RegExp(name))
    await expect(page.getByRole('article')).toHaveCount(3)
  })

test('[SR-2] without scripts the form keeps a range that nothing listed has', async ({ open }) => {
  const { path, serve: own } = await options('harbourside')
  const page = await open(own, { javaScriptEnabled: false })
  await page.goto(`${path}?towing=3000:`)
  await field(page).fill('kia')
  await filters(page).getByRole('button', { name: 'Show vehicles' }).click()
  await expect(page).toHaveURL(`${path}?query=kia&towing=3000:`)
})

test('a search without results offers the filters of what the site sells', async ({ open }) => {
  const { path, serve: own } = await options('openroad')
  const page = await open(own)
  await page.goto(`${path}?make=Nobody`)
  await expect(page.getByRole('heading', { name: 'No Results Available' })).toBeVisible()
  await expect(filters(page).getByText('Make', { exact: true })).toBeVisible()
  for (const name of ['Drive', 'Seats']) await expect(filters(page).getByText(name, { exact: true })).toHaveCount(0)
})

test('words that are deleted and typed again are one field, and Enter leads to the results', async ({ open }) => {
  const { path, serve: own } = await options('harbourside')
  const page = await open(own)
  await page.goto(`${path}?query=kia`)
  await afterHydration(page)
  await field(page).focus()
  await field(page).selectText()
  await page.keyboard.press('Delete')
  // Before the answer to none is there, which does not take them away.
  await page.keyboard.type('mazda')
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(field(page)).toHaveValue('mazda')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${path}?query=mazda`)
  await expect(page.getByRole('main').getByRole('status').first()).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.goBack()
  await expect(field(page)).toHaveValue('')
  await page.goBack()
  await expect(field(page)).toHaveValue('kia')
})

test('the filters’ button counts the distance, which its sheet holds; a site with one yard orders nothing by it', async ({
  open,
}) => {
  const group = await options('meridian')
  const page = await open(group.serve, { at: phone })
  await page.goto(`${group.path}?near=3350`)
  await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeVisible()
  const single = await options('harbourside')
  const other = await open(single.serve, { at: phone })
  await other.goto(`${single.path}?near=3350`)
  await expect(other.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  await expect(other.getByLabel('Sort by').locator('option:checked')).toHaveText('Recommended')
})

test('[SR-15] the sheet’s button says how many vehicles its filters leave, and leads to the top of them', async ({
  open,
}) => {
  const { site, path, serve: own } = await options('harbourside', 21)
  const page = await open(own, { at: phone })
  await page.goto(path)
  await afterHydration(page)
  await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
  await page.getByRole('button', { name: /^Filters/ }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('checkbox', { name: /^Mazda/ }).click()
  await sheet.getByRole('button', { name: `Show me 10 ${site.copy.noun[1]}` }).click()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(`${path}?make=Mazda`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(path)
})
