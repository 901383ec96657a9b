import { readTenant } from '@forecourt/tenants'
import { expect, expectNoAxeViolations, type Page, phone } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { count, countFor, it, openResults } from '../../src/stock/search-results.ts'

const [slug] = dealers
const { paths } = readTenant(slug)

const field = (page: Page) => page.getByLabel(/^Search make/)
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' })
const option = (page: Page, name: RegExp) => list(page).getByRole('option', { name })

/** Types as a shopper does, once the suggestions have loaded. */
async function type(page: Page, words: string): Promise<void> {
  await field(page).focus()
  await expect(field(page)).toHaveRole('combobox')
  await field(page).pressSequentially(words)
}

it('[SR-20] typed words are completed, and chosen by keyboard alone', async ({ open, ask }) => {
  const page = await open(slug)
  await openResults(page, paths.search)
  await type(page, 'sko')
  const { count: skodas } = await ask(slug, 'make=Skoda')
  await expect(option(page, /^Skoda Make/)).toContainText(String(skodas))
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true')
  await expectNoAxeViolations(page)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^Skoda Octavia/)).toHaveAttribute('aria-selected', 'true')
  const marked = await field(page).getAttribute('aria-activedescendant')
  await expect(page.locator(`[id="${marked}"]`)).toContainText('Skoda Octavia')
  await page.keyboard.press('ArrowUp')
  await expect(option(page, /^Skoda Make/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.search}?make=Skoda`)
  await expect(count(page)).toHaveText(countFor(slug, skodas))
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('')
})

it('[SR-20] a suggestion is chosen by a tap, and other filters stay', async ({ open, ask }) => {
  const page = await open(slug, { at: phone })
  await openResults(page, `${paths.search}?price=:40000`)
  await type(page, 'nis')
  await option(page, /^Nissan Make/).click()
  await expect(page).toHaveURL(`${paths.search}?make=Nissan&price=:40000`)
  await expect(count(page)).toHaveText(countFor(slug, (await ask(slug, 'make=Nissan&price=:40000')).count))
})

it('[SR-20] Escape closes the suggestions and keeps the words, and Enter searches for them', async ({ open }) => {
  const page = await open(slug)
  await openResults(page, paths.search)
  await type(page, 'vit')
  await expect(option(page, /Vitara/).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('vit')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.search}?query=vit`)
})

it('the suggestions’ code loads on the first focus, and if it fails words are searched for all the same', async ({
  open,
}) => {
  const page = await open(slug, { required: [/^request failed: \S+\/suggestions\.\w+\.js net::ERR_FAILED$/] })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('**/suggestions.*.js', (route) => route.abort())
  await openResults(page, paths.search)
  expect(asked.filter((url) => url.includes('suggestions'))).toEqual([])
  await field(page).focus()
  await expect.poll(() => asked.some((url) => url.includes('suggestions'))).toBe(true)
  await field(page).fill('octavia')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${paths.search}?query=octavia`)
})

it('a URL that exceeds a search’s limits shows what fits, with a notice', async ({ open }) => {
  const page = await open(slug)
  const makes = Array.from({ length: 150 }, (_, index) => `make=Make+${index}`)
  await openResults(page, `${paths.search}?${makes.join('&')}`)
  await expect(
    page.getByRole('status').filter({ hasText: 'Only 100 values of “Make” fit in one search.' }),
  ).toBeVisible()
  await expectNoAxeViolations(page)
})

it('stale results have a notice', async ({ open, ask }) => {
  const page = await open(slug)
  await openResults(page, paths.search)
  await page.route('**/api/search?*', async (route) => {
    const answer = await ask(slug, new URL(route.request().url()).search.slice(1))
    await route.fulfill({ json: { ...answer, stale: true, notice: 'These results are from a little earlier.' } })
  })
  const words = page.getByText(/^These results are from a little earlier/)
  await expect(words).toHaveCount(0)
  await page.getByLabel('Sort by').selectOption('price_desc')
  await expect(words).toBeVisible()
  expect(await words.evaluate((own) => own.closest('[role="status"]') !== null)).toBe(true)
  await expectNoAxeViolations(page)
  await page.unroute('**/api/search?*')
  await page.getByLabel('Sort by').selectOption('newest')
  await expect(words).toHaveCount(0)
})
