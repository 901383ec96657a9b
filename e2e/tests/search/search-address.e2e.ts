import { readTenant } from '@forecourt/tenants'
import { expect } from '../../src/harness.ts'
import { visits } from '../../src/stock/dealers.ts'
import { cards, count, countFor, it, openResults, pricesOf } from '../../src/stock/search-results.ts'

const [{ slug: phoneSlug, at: onPhone }, { slug, at }] = visits
const { paths, copy } = readTenant(slug)
const things = (number: number) => countFor(slug, number)

it('[RT-1] a URL holds a whole search: words, filters, range, order and page', async ({ open, ask }) => {
  const page = await open(slug, { at })
  const query = 'make=Nissan&make=Suzuki&body=SUV&price=25000:60000&sortBy=price_desc'
  await openResults(page, `${paths.search}?${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nissan and Suzuki SUVs ${copy.place}`)
  await expect(count(page)).toHaveText(things((await ask(slug, query)).count))
  const prices = await pricesOf(page)
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  expect(prices[0]).toBeLessThanOrEqual(60_000)
  expect(prices.at(-1)).toBeGreaterThanOrEqual(25_000)
  for (const chip of ['Nissan', 'Suzuki', 'SUV', '$25,000 to $60,000'])
    await expect(page.getByRole('link', { name: `Remove ${chip}` })).toBeVisible()
  await expect(page.getByLabel('Sort by')).toHaveValue('price_desc')

  await page.getByLabel(/^Search make/).fill('vitara')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/query=vitara/)
  const { count: found, pages } = await ask(slug)
  await page.goto(`${paths.search}?page=${pages}`)
  await expect(cards(page)).toHaveCount(found - 21 * (pages - 1))
})

it('[SR-7] a page holds 21 vehicles, and the pages are links', async ({ open, ask }) => {
  const { paths } = readTenant(phoneSlug)
  const all = await ask(phoneSlug)
  const page = await open(phoneSlug, { at: onPhone })
  const results = await openResults(page, paths.search)
  await expect(cards(page)).toHaveCount(21)
  const first = await results.titles()
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.locator('[rel=next]')).toHaveAttribute('href', `${paths.search}?page=2`)
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page).toHaveTitle(/page 2/)
  expect(await results.titles()).not.toEqual(first)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await pages.getByRole('link', { name: `Page ${all.pages}` }).click()
  await expect(cards(page)).toHaveCount(all.count - 21 * (all.pages - 1))
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(paths.search)
  await expect.poll(() => results.titles()).toEqual(first)
})

it('[RT-1] a URL has one spelling, from the stock', async ({ open, ask }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?make=NISSAN&body=suv&page=99`)
  await expect(page).toHaveURL(/\?make=Nissan&body=SUV$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Nissan SUVs ${copy.place}`)
  await expect(page.getByRole('link', { name: 'Remove SUV' })).toBeVisible()
  await openResults(page, `${paths.search}?page=99`)
  await expect(page).toHaveURL(`${paths.search}?page=${(await ask(slug)).pages}`)
})

it('a heading names only existing values of the search', async ({ open, ask }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?make=Foo`)
  await expect(count(page)).toHaveText(things(0))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(readTenant(slug).copy.search_heading)
  await page.getByRole('link', { name: 'Remove Foo' }).click()
  await expect(count(page)).toHaveText(things((await ask(slug)).count))
  await page.getByLabel(/^Search make/).fill('“vitara”!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “vitara”')
  await expect(count(page)).toHaveText(things((await ask(slug, 'query=vitara')).count))
})
