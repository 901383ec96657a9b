import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { listTenants, readTenant } from '@forecourt/tenants'
import { demoFeed, writeFeed } from '../src/feed.ts'
import * as harness from '../src/harness.ts'
import { desktop, expect, expectNoAxeViolations, type Page, phone, tablet, test, viewports } from '../src/harness.ts'
import { ResultsPage } from '../src/results-page.ts'

test.use({ platformOf: 'search' })

/** Twelve each of Nissan Pulsar and X-Trail, Suzuki Vitara, LDV T60 and Skoda Octavia, from $20,000 to $79,000. */
test.beforeAll(async ({ platform }) => {
  for (const [index, slug] of listTenants().entries()) {
    const file = await writeFeed(demoFeed(`${'QR'[index]}`, 60))
    const dealership = readTenant(slug).dealerships[0] ?? ''
    const args = ['stock', 'import', file, '--dealership', dealership, '--allow-shrink']
    const imported = await harness.forecourt(platform, ...args)
    await rm(dirname(file), { recursive: true })
    expect(imported, imported.output).toMatchObject({ code: 0 })
  }
})

type Result = { count: number; pages: number; facets: Record<string, { value: string; count: number }[]> }
type Ask = (slug: string, query?: string) => Promise<Result>

const it = test.extend<{ ask: Ask }>({
  /** What the API says: a site also lists vehicles that are not in the feed here, such as those sold this week. */
  ask: async ({ platform }, use) => {
    await use(async (slug, query = '') => {
      const { body } = await harness.ask(`${platform.siteUrl(slug)}/api/search?${query}`)
      return JSON.parse(body)
    })
  },
})

const count = (page: Page) => page.getByRole('main').getByRole('status').filter({ visible: true }).first()
const cards = (page: Page) => page.getByRole('article')
const pricesOf = async (page: Page): Promise<number[]> =>
  (await cards(page).locator('strong').allInnerTexts()).map((text) => Number(text.replaceAll(/\D/g, '')))

/** The page once all that it loads is there. */
async function openResults(page: Page, path: string): Promise<ResultsPage> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  return new ResultsPage(page)
}

for (const slug of listTenants()) {
  const { paths, copy } = readTenant(slug)
  const things = (number: number) => `${number} ${copy.noun[number === 1 ? 0 : 1]}`

  for (const at of viewports) {
    const where = `${slug}, ${at.name}`

    it(`[RT-1] an address holds a whole search: words, filters, range, order and page (${where})`, async ({
      open,
      ask,
    }) => {
      const page = await open(slug, { at })
      const query = 'make=Nissan&make=Suzuki&body=SUV&price=25000:60000&sortBy=price_desc'
      await openResults(page, `${paths.search}?${query}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Nissan and Suzuki SUVs in')
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

    it(`[SR-6] choosing a make still shows the counts of the others, and Back takes it back (${where})`, async ({
      open,
      ask,
    }) => {
      const all = await ask(slug)
      const suzukis = await ask(slug, 'make=Suzuki')
      const page = await open(slug, { at })
      const results = await openResults(page, paths.search)
      await expect(count(page)).toHaveText(things(all.count))
      await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
      await results.choose('Make', 'Suzuki')
      await expect(count(page)).toHaveText(things(suzukis.count))
      // The button of a phone's filters stands at the top: there is nothing to keep.
      if (at !== phone) expect(await page.evaluate(() => scrollY)).toBe(200)

      if (at === phone) await page.getByRole('button', { name: 'Filters · 1' }).click()
      const box = (name: string) => page.getByRole('checkbox', { name, exact: true }).filter({ visible: true })
      for (const { value, count: counted } of all.facets.make ?? [])
        await expect(box(`${value} ${counted}`)).toBeChecked({ checked: value === 'Suzuki' })
      const left = new Set(suzukis.facets.body?.map(({ value }) => value))
      const [gone] = (all.facets.body ?? []).filter(({ value }) => !left.has(value))
      await expect(box(`${gone?.value} 0`)).toBeDisabled()
      await expectNoAxeViolations(page)
      if (at === phone) {
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Filters · 1' })).toBeFocused()
      }

      await page.goBack()
      await expect(count(page)).toHaveText(things(all.count))
      await expect(page.getByRole('link', { name: 'Remove Suzuki' })).toHaveCount(0)
      await expectNoAxeViolations(page)
    })

    it(`[SR-7] a page holds 21 vehicles, and the pages are links (${where})`, async ({ open, ask }) => {
      const all = await ask(slug)
      const page = await open(slug, { at })
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

    it(`[SR-16] a search without results says so and leads to the default search (${where})`, async ({ open, ask }) => {
      const page = await open(slug, { at })
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

    it(`[SR-4] while a search runs, and when it fails, the vehicles from before stay (${where})`, async ({
      open,
      ask,
    }) => {
      const page = await open(slug, { at, expected: [/api\/search/, /ERR_FAILED/] })
      const results = await openResults(page, paths.search)
      const before = await results.titles()
      const answer = Promise.withResolvers<void>()
      await page.route('**/api/search?*', async (route) => {
        await answer.promise
        await route.abort()
      })
      await page.getByLabel('Sort by').selectOption('price_desc')
      await expect(page).toHaveURL(/sortBy=price_desc/)
      await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
      expect(await results.titles()).toEqual(before)
      answer.resolve()
      await expect(page.getByRole('alert')).toContainText('Check your connection')
      expect(await results.titles()).toEqual(before)
      await expect(count(page)).toHaveText(things((await ask(slug)).count))
      await page.unroute('**/api/search?*')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      const prices = await pricesOf(page)
      expect(prices).toEqual(prices.toSorted((a, b) => b - a))
    })

    it(`[VC-1] the whole card leads to the vehicle (${where})`, async ({ open }) => {
      const page = await open(slug, { at })
      await openResults(page, `${paths.search}?make=Skoda`)
      const card = cards(page).first()
      const href = await card.getByRole('link').getAttribute('href')
      const photo = await card.locator('img').boundingBox()
      await page.mouse.click((photo?.x ?? 0) + 90, (photo?.y ?? 0) + 90)
      await expect(page).toHaveURL(new RegExp(`${href}$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Skoda')
    })
  }

  it(`the price can be chosen by the arrow keys and by typing (${slug})`, async ({ open, ask }) => {
    const page = await open(slug)
    await openResults(page, `${paths.search}?make=Skoda`)
    const lowest = page.getByRole('slider', { name: 'Lowest price' })
    const start = Number(await lowest.getAttribute('min'))
    await lowest.focus()
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    const chosen = start + 3 * Number(await lowest.getAttribute('step'))
    await expect(page).toHaveURL(new RegExp(`price=${chosen}:$`))
    await expect(lowest).toHaveAttribute('aria-valuetext', `$${chosen.toLocaleString('en-AU')}`)
    await expect(lowest).toBeFocused()
    const highest = page.getByRole('textbox', { name: 'Highest price, as a number' })
    await highest.fill('$55,000')
    await highest.press('Enter')
    const range = `price=${chosen}:55000`
    await expect(page).toHaveURL(new RegExp(`${range}$`))
    await expect(count(page)).toHaveText(things((await ask(slug, `make=Skoda&${range}`)).count))
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`price=${chosen}:$`))
    await expect(highest).toHaveValue('')
  })

  it(`filters are chosen and taken back by keyboard, and focus is never lost (${slug})`, async ({ open }) => {
    const page = await open(slug)
    await openResults(page, `${paths.search}?body=SUV`)
    await page.getByRole('checkbox', { name: 'Suzuki' }).focus()
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/make=Suzuki/)
    await expect(page.getByRole('checkbox', { name: 'Suzuki' })).toBeFocused()
    await page.getByRole('link', { name: 'Remove SUV' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Remove SUV' })).toHaveCount(0)
    await expect(count(page)).toBeFocused()
  })

  it(`without scripts the filters are a form (${slug})`, async ({ open, ask }) => {
    // The preloads of scripts name their integrity in an import map, which is a script too.
    const page = await open(slug, { at: phone, javaScriptEnabled: false, expected: [/^request failed: .*integrity/] })
    await page.goto(paths.search)
    await page.getByRole('checkbox', { name: 'Skoda' }).check()
    await page.getByLabel('Price', { exact: true }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Show vehicles' }).click()
    await expect(page).toHaveURL(/make=Skoda/)
    await expect(page.getByRole('link', { name: 'Remove Skoda' })).toBeVisible()
    const asked = await ask(slug, new URL(page.url()).search.slice(1))
    await expect(count(page)).toHaveText(things(asked.count))
    expect(asked.count).toBeLessThan((await ask(slug, 'make=Skoda')).count)
  })
}

const [anySlug = ''] = listTenants()

test('[SR-1] cards stand in one column, two at large and three at extra large', async ({ open }) => {
  const places = [
    { at: phone, columns: 1 },
    { at: tablet, columns: 2 },
    { at: desktop, columns: 3 },
  ]
  for (const { at, columns } of places) {
    const page = await open(anySlug, { at })
    await page.goto(readTenant(anySlug).paths.search)
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x))
    expect(new Set(lefts).size, at.name).toBe(columns)
  }
})

it('a choice that was made before the code is there counts when it is', async ({ open }) => {
  const page = await open(anySlug)
  const code = Promise.withResolvers<void>()
  await page.route('**/remotes/**/*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(readTenant(anySlug).paths.search, { waitUntil: 'commit' })
  await page.getByRole('checkbox', { name: 'Skoda' }).click()
  code.resolve()
  await expect(page).toHaveURL(/make=Skoda/)
  await expect(page.getByRole('link', { name: 'Remove Skoda' })).toBeVisible()
})

it('a finger changes the photo of a card, and the arrows do on a wide screen', async ({ open }) => {
  const page = await open(anySlug)
  await openResults(page, readTenant(anySlug).paths.search)
  const card = cards(page).first()
  const photo = card.locator('img')
  const before = await photo.getAttribute('src')
  await card.hover()
  await card.getByRole('button', { name: /^Next photo/ }).click()
  await expect(photo).not.toHaveAttribute('src', before ?? '')
  await card.getByRole('button', { name: /^Previous photo/ }).click()
  await expect(photo).toHaveAttribute('src', before ?? '')

  const touched = await open(anySlug, { at: phone })
  await openResults(touched, readTenant(anySlug).paths.search)
  const touchedPhoto = cards(touched).first().locator('img')
  const box = await touchedPhoto.boundingBox()
  const session = await touched.context().newCDPSession(touched)
  const at = (x: number) => [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 100 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(250) })
  for (const x of [200, 140, 80])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(touchedPhoto).not.toHaveAttribute('src', before ?? '')
  await expect(touched).toHaveURL(readTenant(anySlug).paths.search)
})

for (const at of viewports) {
  it(`beside a vehicle stand up to six others of its kind, at ${at.name}`, async ({ open }) => {
    const page = await open(anySlug, { at })
    await openResults(page, `${readTenant(anySlug).paths.search}?make=Suzuki&sortBy=price_asc`)
    // In the middle of the prices there are eight others within $10,000.
    await cards(page).nth(5).getByRole('link').click()
    const similar = page.getByRole('region', { name: 'More like this' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Suzuki')
    await page.locator('[data-part="similar-vehicles"]').scrollIntoViewIfNeeded()
    await expect(similar.getByRole('article')).toHaveCount(6)
    await expect(similar.getByRole('link').first()).toHaveText(/Suzuki/)
    await similar.getByRole('button', { name: 'More vehicles' }).click()
    await expect(similar.getByRole('button', { name: 'Previous vehicles' })).toBeEnabled()
    await expectNoAxeViolations(page)
  })
}
