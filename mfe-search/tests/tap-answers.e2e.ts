import { pageSize } from '@forecourt/domain/search/pagination'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { alike, desktop, expect, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const site = readTenant('harbourside')
const path = site.paths.search
const stock = Array.from({ length: 48 }, (_, index) => ({
  slug: `car-${index}`,
  make: ['Toyota', 'Kia', 'Mazda', 'Skoda'][index % 4] ?? '',
  model: 'Example',
  simple_body: ['SUV', 'Hatch', 'Ute'][index % 3] ?? '',
  price: 12_000 + index * 1000,
  custom_rank: -index,
}))

type Panel = ReturnType<Page['getByRole']>

const boxes = (panel: Panel) => panel.getByRole('group', { name: 'Make' }).getByRole('checkbox')
const titles = (page: Page) => page.locator('article h2').allTextContents()

async function openSheet(page: Page): Promise<Panel> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  return sheet
}

declare global {
  interface Window {
    firstFrame?: Promise<string[]>
    lists?: string[][]
  }
}

/** What has changed in the document, beside the element that was clicked, by the frame that shows the click. */
const watchFirstFrame = (page: Page) =>
  page.evaluate(() => {
    window.firstFrame = new Promise((resolve) => {
      const follow = ({ target: clicked }: Event) => {
        const records: MutationRecord[] = []
        const observer = new MutationObserver((more) => records.push(...more))
        observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true })
        requestAnimationFrame(() => {
          records.push(...observer.takeRecords())
          const others = records.filter(({ target }) => target !== clicked)
          resolve(others.map(({ type, target }) => `${type} ${target.nodeName}`))
        })
      }
      addEventListener('click', follow, { capture: true, once: true })
    })
  })

/** The cards' addresses after each change of the list, from here on. */
const watchLists = (page: Page) =>
  page.evaluate(() => {
    const lists: string[][] = []
    window.lists = lists
    const read = () => [...document.querySelectorAll<HTMLAnchorElement>('article h2 a')].map(({ pathname }) => pathname)
    new MutationObserver(() => lists.push(read())).observe(document.querySelector('main') ?? document, {
      childList: true,
      subtree: true,
    })
  })

type TraceEvent = { name: string; ts: number; args?: { elementCount?: number; data?: { type?: string } } }

/** How many elements the browser gives new styles from a click to the frame that shows it. */
async function restyledBy(page: Page, click: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  await click()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  const from = events.find(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')?.ts ?? Infinity
  const to = Math.min(...events.filter(({ name, ts }) => name === 'Commit' && ts > from).map(({ ts }) => ts))
  expect(to).toBeLessThan(Infinity)
  return events
    .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts > from && ts < to)
    .reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0)
}

for (const at of [phone, desktop])
  test(`a tap on a filter changes its own box and nothing else before it is painted (${alike(at)})`, {
    tag: '@core',
  }, async ({ open }) => {
    const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at })
    await page.goto(path)
    await afterHydration(page)
    const panel = at === phone ? await openSheet(page) : page.getByRole('complementary', { name: 'Filters' })
    // The first tap loads the router.
    await boxes(panel).first().click()
    await expect(page).toHaveURL(/make=/)
    await expect(page.locator('main p[role="status"]').first()).toHaveText(/^12 /)
    await boxes(panel).nth(1).hover()
    await page.waitForLoadState('networkidle')
    await watchFirstFrame(page)
    const restyled = await restyledBy(page, () => boxes(panel).nth(1).click())
    expect(await page.evaluate(() => window.firstFrame)).toEqual([])
    // Its row, its box and their pseudo-elements.
    expect(restyled).toBeLessThan(20)
    await expect(boxes(panel).nth(1)).toBeChecked()
    await expect(page.locator('main p[role="status"]').first()).toHaveText(/^24 /)
  })

test('taps that follow each other at once all count, in their order', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  // In one task, before anything is painted.
  await boxes(panel).evaluateAll((all) => {
    for (const box of all.slice(0, 3)) if (box instanceof HTMLInputElement) box.click()
  })
  await expect(page).toHaveURL((url) => url.searchParams.getAll('make').length === 3)
  await expect(page.locator('main p[role="status"]').first()).toHaveText(/^36 /)
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(3)
  await page.goBack()
  await expect(boxes(panel).nth(2)).not.toBeChecked()
  await expect(boxes(panel).nth(1)).toBeChecked()
})

test('a chip that is pressed right after a box takes back its own choice alone', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(`${path}?make=Toyota`)
  await afterHydration(page)
  const panel = page.getByRole('complementary', { name: 'Filters' })
  const kia = panel.getByRole('checkbox', { name: /^Kia/ })
  const chip = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: /Toyota/ })
  const second = await kia.elementHandle()
  // In one task: the chip is still of the page without the box's choice.
  await chip.evaluate((link, box) => {
    if (box instanceof HTMLInputElement) box.click()
    if (link instanceof HTMLElement) link.click()
  }, second)
  await expect(page).toHaveURL(/[?]make=Kia$/)
  await expect(kia).toBeChecked()
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1)
})

test('the list behind an open sheet waits until it closes, and its button has the focus again', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at: phone })
  await page.goto(path)
  await afterHydration(page)
  const before = await titles(page)
  const sheet = await openSheet(page)
  await boxes(sheet).first().click()
  const show = sheet.getByRole('button', { name: /^Show me 12 / })
  await expect(show).toBeVisible()
  expect(await titles(page)).toEqual(before)
  await show.click()
  await expect(page.locator('article h2')).toHaveCount(12)
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
})

test('a sheet that is opened again is where it was', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at: phone })
  await page.goto(path)
  await afterHydration(page)
  await page.setViewportSize({ width: 390, height: 480 })
  const sheet = await openSheet(page)
  const section = sheet.getByRole('group', { name: 'Make' })
  await section.waitFor()
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await sheet.locator('details').last().scrollIntoViewIfNeeded()
  await expect.poll(top).toBeLessThan(0)
  const before = await top()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await sheet.waitFor({ state: 'hidden' })
  await openSheet(page)
  await expect.poll(top).toBe(before)
})

test('an answer comes by two rows in a frame, and cards from before keep their places until then', async ({ open }) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  const addresses = (indices: readonly number[]) => indices.map((index) => `/cars/car-${index}`)
  const first = Array.from({ length: pageSize }, (_, index) => index)
  const dearest = first.map((index) => 47 - index)
  await watchLists(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price_desc')
  await expect(page.locator('article h2 a').last()).toHaveAttribute('href', `/cars/car-${48 - pageSize}`)
  const lists = await page.evaluate(() => window.lists)
  // The second has a promo card too.
  for (const shown of [6, 11, 17])
    expect(lists).toContainEqual(addresses([...dearest.slice(0, shown), ...first.slice(shown)]))
  expect(lists?.at(-1)).toEqual(addresses(dearest))
  for (const list of lists ?? []) expect(list).toHaveLength(pageSize)

  // Where there are fewer, none is left of those from before.
  await watchLists(page)
  await boxes(page.getByRole('complementary', { name: 'Filters' }))
    .first()
    .click()
  await expect(page.locator('article h2')).toHaveCount(12)
  const lengths = (await page.evaluate(() => window.lists?.map(({ length }) => length))) ?? []
  // Something else on the page may change before the answer is there.
  expect([...new Set(lengths.filter((length) => length !== pageSize))]).toEqual([12])
  expect(lengths.slice(lengths.indexOf(12))).not.toContain(pageSize)
})
