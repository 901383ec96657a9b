import { readTenant } from '@forecourt/tenants'
import { expect, expectNoAxeViolations, phone } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { count, countFor, it, openResults } from '../../src/stock/search-results.ts'

const [slug] = dealers
const { paths } = readTenant(slug)
const things = (number: number) => countFor(slug, number)

it('[SR-16] a search without results says so and leads to the default search', async ({ open, ask }) => {
  const page = await open(slug, { at: phone })
  await openResults(page, `${paths.search}?make=Nissan&price=1:2`)
  await expect(count(page)).toHaveText(things(0))
  await expect(page.getByRole('heading', { name: 'No Results Available', exact: true })).toBeVisible()
  const words = 'No results found for your search at this time. Please try adjusting the filters for more results.'
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click()
  await expect(page).toHaveURL(paths.search)
  await expect(count(page)).toHaveText(things((await ask(slug)).count))
})

it('[SR-6] a search without results keeps every filter, and the price can be dragged back', async ({ open, ask }) => {
  const page = await open(slug)
  const all = await ask(slug)
  await openResults(page, `${paths.search}?price=1:2`)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  // What has nothing to choose begins closed.
  const closed = filters.locator('details:not([open]) > summary')
  while ((await closed.count()) > 0) await closed.first().click()
  for (const { value } of all.facets.make ?? [])
    await expect(filters.getByRole('checkbox', { name: `${value} 0`, exact: true })).toBeDisabled()
  for (const name of ['Price', 'Year', 'Kilometres'])
    await expect(filters.getByRole('heading', { name, exact: true })).toBeVisible()

  const slider = page.getByRole('slider', { name: 'Highest price' })
  await slider.scrollIntoViewIfNeeded()
  const box = await slider.boundingBox()
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {}
  await page.mouse.move(x + 12, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 })
  await page.mouse.up()
  await expect(page).toHaveURL(/\?price=:\d+$/)
  await expect(count(page)).toHaveText(things((await ask(slug, new URL(page.url()).search.slice(1))).count))
})

it('[SR-16] a search without results names the filter to remove', async ({ open, ask }) => {
  const page = await open(slug)
  await openResults(page, `${paths.search}?make=Nissan&price=1:2`)
  const left = (await ask(slug, 'make=Nissan')).count
  await expect(page.getByRole('link', { name: /^Any / })).toHaveText([`Any price (${left})`])
  await page.getByRole('link', { name: /^Any price/ }).click()
  await expect(page).toHaveURL(/\?make=Nissan$/)
  await expect(count(page)).toHaveText(things(left))
  await expect(count(page)).toBeFocused()
})

it('[SR-2] a filter without a control stays in the URL until it is removed', async ({ open, ask }) => {
  const page = await open(slug)
  const query = 'make_model=Toyota+RAV4&seats=5&price_range=20000-30000'
  await openResults(page, `${paths.search}?${query}`)
  await expect(page.getByRole('link', { name: 'Remove $20,000 to $30,000' })).toBeVisible()
  await expect(page).toHaveURL(`${paths.search}?${query}`)
  await expect(count(page)).toHaveText(things((await ask(slug, query)).count))
  await page.getByRole('link', { name: 'Remove Toyota RAV4' }).click()
  await expect(page).toHaveURL(`${paths.search}?seats=5&price_range=20000-30000`)
})

it('a site without listed vehicles offers a call instead of filters', async ({ open }) => {
  const { phone: number, copy } = readTenant(slug)
  const page = await open(slug)
  const nothing = { hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} }
  await page.route('**/api/search*', (route) => route.fulfill({ json: nothing }))
  await openResults(page, `${paths.search}?make=Nissan&price=1:2`)
  await page.getByRole('link', { name: 'Clear Filters', exact: true }).click()
  await expect(page.getByRole('heading', { name: `No ${copy.noun[1]} are listed right now` })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: `Call ${number}` })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Email us' })).toBeVisible()
  await expect(main.getByText('Clear Filters')).toHaveCount(0)
  await expectNoAxeViolations(page)
})
