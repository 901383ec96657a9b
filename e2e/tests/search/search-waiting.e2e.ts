import { readTenant } from '@forecourt/tenants'
import { holdRequests } from '../../src/browser/hold-requests.ts'
import { isHydrated } from '../../src/browser/is-hydrated.ts'
import { ask, expect, type Page, phone } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { count, countFor, it, openResults, pricesOf } from '../../src/stock/search-results.ts'

const [anySlug] = dealers

const boxes = (page: Page) => page.getByRole('group', { name: 'Make' }).getByRole('checkbox')

async function expectChosen(page: Page, makes: string[]): Promise<void> {
  await expect.poll(() => new URL(page.url()).searchParams.getAll('make').toSorted()).toEqual(makes.toSorted())
  for (const make of makes) await expect(page.getByRole('link', { name: `Remove ${make}` })).toBeVisible()
}

for (const [what, files] of Object.entries({ page: '**/remotes/**/*.js', router: '**/assets/router.*.js' })) {
  it(`[SR-3] choices made before the code of the ${what} has loaded all count`, async ({ open }) => {
    const page = await open(anySlug)
    const release = await holdRequests(page, files)
    await page.goto(readTenant(anySlug).paths.search, { waitUntil: 'commit' })
    if (what === 'router') await page.waitForLoadState('load')
    const makes: string[] = []
    for (const index of [0, 1]) {
      const box = boxes(page).nth(index)
      makes.push((await box.getAttribute('value')) ?? '')
      await box.click()
      await expect(box).toBeChecked()
    }
    await page.getByLabel('Sort by').selectOption('price_desc')
    release()
    await expectChosen(page, makes)
    await expect(page).toHaveURL(/sortBy=price_desc/)
  })
}

it('a choice shows as pending while the code of its page hangs', async ({ open }) => {
  const page = await open(anySlug)
  const release = await holdRequests(page, '**/remotes/**/*.js')
  await page.goto(readTenant(anySlug).paths.search, { waitUntil: 'commit' })
  await expect.poll(() => isHydrated(page, 'banner')).toBe(true)
  const document = page.locator('html')
  await expect(document).not.toHaveAttribute('data-pending')
  const box = boxes(page).first()
  const make = (await box.getAttribute('value')) ?? ''
  await box.click()
  await expect(document).toHaveAttribute('data-pending')
  release()
  await expectChosen(page, [make])
  await expect(document).not.toHaveAttribute('data-pending')
})

it('[SR-4] while a search runs, and when it fails, the previous vehicles stay', async ({ open, ask }) => {
  const page = await open(anySlug, { at: phone, required: [/^request failed: \S+\/api\/search\?\S+ net::ERR_FAILED$/] })
  const results = await openResults(page, readTenant(anySlug).paths.search)
  const before = await results.titles()
  await page.route('**/api/search?*', (route) => route.abort())
  const answer = await holdRequests(page, '**/api/search?*')
  await page.getByLabel('Sort by').selectOption('price_desc')
  await expect(page).toHaveURL(/sortBy=price_desc/)
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  expect(await results.titles()).toEqual(before)
  answer()
  await expect(page.getByRole('alert')).toContainText('The new results did not load')
  expect(await results.titles()).toEqual(before)
  await expect(count(page)).toHaveText(countFor(anySlug, (await ask(anySlug)).count))
  await page.unroute('**/api/search?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The cards of an answer come in several frames.
  await expect(async () => {
    const prices = await pricesOf(page)
    expect(prices).toEqual(prices.toSorted((a, b) => b - a))
  }).toPass()
})

it('on a phone a streaming document shows no heading before the content above it', async ({ open, platform }) => {
  const { paths } = readTenant(anySlug)
  const { body } = await ask(platform.siteUrl(anySlug) + paths.search)
  const [arrived, rest] = body.split('</h1>')
  const page = await open(anySlug, { at: phone, javaScriptEnabled: false })
  const heading = page.getByRole('heading', { level: 1, includeHidden: true })
  const showDocument = async (html: string) => {
    await page.route(`**${paths.search}`, (route) => route.fulfill({ contentType: 'text/html', body: html }), {
      times: 1,
    })
    await page.goto(paths.search)
  }
  await showDocument(`${arrived}</h1>`)
  await expect(heading).toHaveCount(1)
  await expect(heading).toBeHidden()
  await showDocument(`${arrived}</h1>${rest}`)
  await expect(heading).toBeVisible()
})
