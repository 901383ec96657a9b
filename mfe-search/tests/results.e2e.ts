import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import { isCore } from '@forecourt/e2e/is-core'
import { alike, axeViolations, expect, type Page, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const site = readTenant('harbourside')
const path = site.paths.search
const makes = ['Toyota', 'Kia', 'Mazda', 'Skoda'] as const
const bodies = ['SUV', 'Hatch', 'Ute'] as const
const stock = Array.from({ length: 48 }, (_, index) => ({
  stocknum: `H${1000 + index}`,
  slug: `car-${index}`,
  make: makes[index % 4] ?? '',
  model: 'Example',
  simple_body: bodies[index % 3] ?? '',
  price: 12_000 + index * 1000,
  year: 2012 + (index % 12),
  km: index * 3000,
  custom_rank: -index,
  images: [{ image: { url: `/media/${index}.jpg` } }],
}))

const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const group = (page: Page, name: string) => filters(page).getByRole('group', { name })
const titles = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

for (const at of viewports)
  test(`no element of a results page moves while the page hydrates (${at.name})`, { tag: '@core' }, async ({
    open,
  }) => {
    const api = await stockAnswers(site, stock)
    const page = await open({ remotes: ['search', 'forms', 'locations'], api }, { isFirstVisit: true, at })
    await recordLayoutShifts(page)
    await page.goto(path)
    await afterHydration(page)
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
  })

for (const at of viewports)
  test(`[SR-4] the results from before stay where they are, and readable, while the next ones wait and fail (${alike(at)})`, async ({
    open,
  }) => {
    const api = await stockAnswers(site, stock)
    const page = await open(
      { remotes: ['search', 'forms', 'locations'], api },
      { isFirstVisit: true, at, required: [/^request failed: \S+\/api\/search\?\S+ net::ERR_FAILED$/] },
    )
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await recordLayoutShifts(page)
    await page.goto(path)
    await afterHydration(page)
    await page.waitForLoadState('networkidle')
    await page.route('**/api/search?*', (route) => route.abort())
    const answer = await holdRequests(page, '**/api/search?*')
    await page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_desc')
    await page.locator('[data-old] article').first().waitFor()
    await expect(page.locator('[data-old] img').first()).toHaveCSS('opacity', '0.4')
    expect(await axeViolations(page)).toEqual([])
    answer()
    const failure = page.getByRole('alert').filter({ hasText: 'These are from before.' })
    await expect(failure).toBeInViewport({ ratio: 1 })
    const { y = 0, height = 0 } = (await failure.boundingBox()) ?? {}
    await expect(page.locator('[data-old] img').first()).toHaveCSS('opacity', '0.4')
    expect(height).toBeLessThanOrEqual(72)
    expect(y + height).toBeGreaterThan(at.viewport.height - 24)
    expect(await axeViolations(page)).toEqual([])
    expect(await layoutShifts(page)).toEqual([])
    // At their end it covers none of them either.
    await page.getByRole('contentinfo').evaluate((foot) => foot.scrollIntoView({ block: 'end', behavior: 'instant' }))
    const [end, below] = await Promise.all([page.locator('#results'), failure].map((one) => one.boundingBox()))
    expect(below?.y).toBeGreaterThanOrEqual((end?.y ?? 0) + (end?.height ?? 0))
  })

for (const tenant of ['harbourside', 'meridian'])
  for (const at of viewports)
    test(`nothing moves where nothing is found, on ${tenant} (${at.name})`, async ({ open }) => {
      const dealer = readTenant(tenant)
      const api = await stockAnswers(dealer, stock)
      const page = await open({ remotes: ['search', 'forms', 'locations'], tenant, api }, { isFirstVisit: true, at })
      await recordLayoutShifts(page)
      await page.goto(`${dealer.paths.search}?query=falcon`)
      await afterHydration(page)
      await expect(page.getByText('No Results Available')).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page)).toEqual([])
    })

test('the label Compare keeps its place in any font', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  const label = page.getByRole('article').first().locator('label')
  const before = await label.boundingBox()
  for (const font of ['serif', 'monospace']) {
    await page.evaluate((family) => document.body.style.setProperty('font-family', family), font)
    expect((await label.boundingBox())?.x).toBe(before?.x)
  }
})

test('[SR-2] a search has its own path, and whether its lowest and its highest are chosen', async ({ open }) => {
  const dealer = readTenant('openroad')
  const caravans = stock.map((car) => ({ ...car, item_type: 'caravan' }))
  const page = await open({ remotes: ['search'], tenant: 'openroad', api: await stockAnswers(dealer, caravans) })
  const end = (name: string) => filters(page).getByRole('textbox', { name: `${name} price, as a number` })
  // currentPath: of a site's two paths the search stays at the one that is open.
  for (const current of [dealer.paths.search, dealer.paths.breadcrumbs ?? '']) {
    await page.goto(current)
    await expect(end('Lowest')).toHaveValue('')
    await expect(end('Highest')).toHaveValue('')
    // isMinRange, and then isMaxRange too.
    await end('Lowest').fill('20k')
    await end('Lowest').press('Enter')
    await expect(page).toHaveURL(`${current}?price=20000:`)
    await expect(end('Lowest')).toHaveValue('$20,000')
    await expect(end('Highest')).toHaveValue('')
    await expect(page.getByRole('link', { name: 'Remove From $20,000' })).toBeVisible()
    await end('Highest').fill('$30,000')
    await end('Highest').press('Enter')
    await expect(page).toHaveURL(`${current}?price=20000:30000`)
    await expect(page.getByRole('link', { name: 'Remove $20,000 to $30,000' })).toBeVisible()
    await end('Lowest').fill('')
    await end('Lowest').press('Enter')
    await expect(page).toHaveURL(`${current}?price=:30000`)
    await expect(page.getByRole('link', { name: 'Remove Up to $30,000' })).toBeVisible()
  }
})

test('[SR-3] filters begin as the address keeps them, else as their defaults, and only another search changes them', async ({
  open,
}) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  const words = page.getByLabel(/^Search make/)
  const boxes = group(page, 'Make').getByRole('checkbox', { checked: true })
  await page.goto(path)
  await expect(boxes).toHaveCount(0)
  await expect(page.getByLabel('Sort by')).toHaveValue('rank')
  await page.goto(`${path}?make=Kia&make=Mazda&price=20000:&sortBy=price_asc`)
  await afterHydration(page)
  const expectBegun = async () => {
    await expect(boxes).toHaveCount(2)
    await expect(filters(page).getByRole('slider', { name: 'Lowest price' })).toHaveValue('20000')
    await expect(page.getByLabel('Sort by')).toHaveValue('price_asc')
  }
  await expectBegun()
  // The same search with a campaign's mark is no other: nothing begins anew, and what is being typed stays.
  await words.fill('half a wo')
  await page.evaluate(() => history.replaceState(null, '', `${location.href}&utm_source=mail`))
  await page.evaluate(() => {
    location.hash = 'elsewhere'
  })
  await expectBegun()
  await expect(words).toHaveValue('half a wo')
  await page.reload()
  await expectBegun()
})

test('[SR-3] Back and Forward restore each of some random choices', { tag: '@exhaustive' }, async ({ open }) => {
  test.slow()
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  let seed = 20
  const below = (count: number) => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((seed / 2 ** 32) * count)
  }
  const read = async () => ({
    search: new URL(page.url()).search,
    chosen: await filters(page)
      .getByRole('checkbox', { checked: true })
      .evaluateAll((all) => all.map((box) => box.getAttribute('value')).toSorted()),
    sort: await page.getByLabel('Sort by').inputValue(),
    titles: await titles(page),
  })
  const settled = async (search: string) => {
    await expect(page).toHaveURL((url) => url.search === search)
    const { hits } = await page.evaluate(async () => (await fetch(`/api/search${location.search}`)).json())
    const expected = hits.map(({ year, make, model }: Vehicle) => `${year} ${make} ${model}`)
    await expect.poll(() => titles(page)).toEqual(expected)
  }
  const states = [await read()]
  const choices = [
    async () => {
      const all = filters(page)
        .getByRole('group', { name: /^(Make|Body type)$/ })
        .getByRole('checkbox', { disabled: false })
      await all.nth(below(await all.count())).click()
    },
    async () => {
      const now = await page.getByLabel('Sort by').inputValue()
      const others = ['rank', 'price_asc', 'price_desc', 'year_desc', 'km_asc'].filter((value) => value !== now)
      await page.getByLabel('Sort by').selectOption(others[below(others.length)] ?? '')
    },
  ]
  for (let step = 0; step < (isCore ? 8 : 20); step++) {
    const before = page.url()
    await choices[below(5) === 0 ? 1 : 0]?.()
    await expect(page).not.toHaveURL(before)
    await settled(new URL(page.url()).search)
    states.push(await read())
  }
  for (const state of states.toReversed().slice(1)) {
    await page.goBack()
    await settled(state.search)
    await expect.poll(read).toEqual(state)
  }
  for (const state of states.slice(1)) {
    await page.goForward()
    await settled(state.search)
    await expect.poll(read).toEqual(state)
  }
})

for (const at of viewports)
  test(`[SR-5] [SR-15] skeleton cards show until the results load, and other results keep the cards (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at })
    await page.goto('/')
    await afterHydration(page)
    const release = await holdRequests(page, '**/api/search*')
    await page.evaluate(() => scrollTo(0, 300))
    await page.getByRole('button', { name: `Show me 48 ${site.copy.noun[1]}` }).click()
    await expect(page).toHaveURL(path)
    const skeletons = page.locator('#results > [aria-hidden] > div').filter({ visible: true })
    await expect(skeletons).toHaveCount(6)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.copy.search_heading)
    expect((await skeletons.first().boundingBox())?.height).toBeGreaterThan(300)
    // SR-15: the button of a page that is scrolled leads to the top of the results.
    expect(await page.evaluate(() => scrollY)).toBe(0)
    release()
    await expect(page.getByRole('article')).toHaveCount(21)
    expect(await axeViolations(page)).toEqual([])
    await expect(skeletons).toHaveCount(0)
    await page.getByLabel('Sort by').selectOption('price_asc')
    await expect(skeletons).toHaveCount(0)
    await expect(page.getByRole('article')).toHaveCount(21)
  })

test('rows of a filter keep their places while a shopper chooses, and a group with nothing left is not there', async ({
  open,
}) => {
  const some = stock.map((car, index) => ({
    ...car,
    simple_fuel: index % 4 === 1 ? undefined : 'Petrol',
    simple_drive: index % 2 ? 'AWD' : '4x4',
  }))
  const page = await open({
    remotes: ['search'],
    api: await stockAnswers(site, [...some, { make: 'Saab', simple_fuel: 'Diesel', simple_body: 'Van' }]),
  })
  await page.goto(path)
  await afterHydration(page)
  const values = () =>
    group(page, 'Make')
      .getByRole('checkbox')
      .evaluateAll((all) => all.map((box) => box.getAttribute('value')))
  const before = await values()
  await expect(filters(page).getByText('Fuel', { exact: true })).toBeVisible()
  await group(page, 'Body type').getByRole('checkbox', { name: /^Van/ }).click()
  await expect(page).toHaveURL(/body=Van/)
  await expect(group(page, 'Make').getByRole('checkbox', { name: /^Toyota/ })).toBeDisabled()
  expect(await values()).toEqual(before)
  await page.goto(`${path}?body=Van`)
  expect((await values())[0]).toBe('Saab')
  // Kia have no known fuel: a filter by it would have nothing to choose.
  await page.goto(`${path}?make=Kia`)
  await expect(filters(page).getByText('Drive', { exact: true })).toBeVisible()
  await expect(filters(page).getByText('Fuel', { exact: true })).toHaveCount(0)
})

test('the button of the filters counts what its sheet holds', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at: phone })
  await page.goto(`${path}?query=toyota&status=in_stock`)
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible()
  await page.goto(`${path}?query=toyota&body=SUV&seats=5`)
  await expect(page.getByRole('button', { name: 'Filters · 2' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveText(['“toyota”', 'SUV', '5 seats'])
})

test('on a phone filters and order come back as the shopper scrolls up', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at: phone })
  await page.goto(path)
  await afterHydration(page)
  const button = page.getByRole('button', { name: /^Filters/ })
  const code = page.waitForResponse(/\/sticky-tools\.[^/]+\.js$/)
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  await scrollTo(1400)
  await (await code).finished()
  await scrollTo(1500)
  await expect(button).not.toBeInViewport()
  await scrollTo(1300)
  await expect(button).toBeInViewport({ ratio: 1 })
  await expect(page.getByLabel(/^Search make/)).not.toBeInViewport()
  await scrollTo(1500)
  await expect(button).not.toBeInViewport()
})

test('the keyboard skips the filters to the results', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('article').first().locator('a, button, input').first()).toBeFocused()
})

test('the numbers of a slider follow its handles', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  const lowest = filters(page).getByRole('slider', { name: 'Lowest price' })
  const box = await lowest.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 16)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 16, { steps: 4 })
  await expect(filters(page).getByRole('textbox', { name: 'Lowest price, as a number' })).toHaveValue(
    `$${Number(await lowest.inputValue()).toLocaleString('en-AU')}`,
  )
  await expect(page).toHaveURL(path)
  await page.mouse.up()
  await expect(page).toHaveURL(/price=\d+:$/)
})

test('[SR-4] a box is ticked at once while results wait', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  const release = await holdRequests(page, '**/api/search?*')
  const boxes = group(page, 'Make').getByRole('checkbox')
  for (const index of [0, 1]) {
    await boxes.nth(index).click()
    await expect(boxes.nth(index)).toBeChecked()
  }
  release()
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveCount(2)
})
