import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { axeViolations, expect, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const group = readTenant('meridian')
const single = readTenant('harbourside')
const path = group.paths.search
const makes = ['Toyota', 'Mazda'] as const

/** Two of each make at every dealership; the recommended order is that of the site's list. */
const stock = group.dealerships.flatMap((dealership, index) =>
  [0, 1, 2, 3].map((n) => ({
    slug: `${dealership}-${n}`,
    dealership_slug: dealership,
    make: makes[n % 2] ?? '',
    model: 'Example',
    custom_rank: -index,
    price: 20_000 + n * 1000 - index,
  })),
)

const places = (page: Page) =>
  page
    .getByRole('article')
    .locator('p', { hasText: / · [\d.,]+ k?m$/ })
    .allInnerTexts()
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })

async function search(page: Page, words: string) {
  const field = page.getByLabel(/^Search make/)
  await field.fill(words)
  await field.press('Enter')
}

test('[SR-20] words with a place find its yard', async ({ open }) => {
  const page = await open({ remotes: ['search'], tenant: 'meridian', api: await stockAnswers(group, stock) })
  for (const [words, query, count] of [
    ['southport', '?dealership_name=Meridian+Southport', 4],
    ['mazda near geelong', '?query=mazda&dealership_name=Meridian+Geelong', 2],
    ['mazda perth', '?query=mazda&dealership_name=Meridian+Cannington', 2],
    ['toyota in WA', '?query=toyota&dealership_name=Meridian+Cannington', 2],
  ] as const) {
    await page.goto(path)
    await afterHydration(page)
    await search(page, words)
    await expect(page).toHaveURL(`${path}${query}`)
    await expect(page.getByRole('article')).toHaveCount(count)
  }
})

test('[SR-20] [LO-5] another place of the country shows the nearest first, with the distance on each card', async ({
  open,
}) => {
  const page = await open({ remotes: ['search'], tenant: 'meridian', api: await stockAnswers(group, stock) })
  await page.goto(path)
  await afterHydration(page)
  await search(page, 'mazda near Ballarat')
  await expect(page).toHaveURL(`${path}?query=mazda&near=Ballarat+3350`)
  await expect(page.getByRole('article')).toHaveCount(12)
  const shown = await places(page)
  expect(shown[0]).toMatch(/^Meridian Geelong · \d+ km$/)
  expect(shown.at(-1)).toMatch(/^Meridian Cannington · 2,\d{3} km$/)
  const distances = shown.map((text) => Number(text.replace(/^.* · |\D/g, '')))
  expect(distances).toEqual(distances.toSorted((a, b) => a - b))
  await expect(page.getByLabel('Sort by').locator('option:checked')).toHaveText('Nearest first')
  await expect(
    page.getByText(/^No .+ near Ballarat matches: the nearest is \d+ km away, in Geelong West\.$/),
  ).toBeVisible()
  // Another order keeps the distances, and the chip takes them away.
  await page.getByLabel('Sort by').selectOption('price_desc')
  await expect(page).toHaveURL(`${path}?query=mazda&near=Ballarat+3350&sortBy=price_desc`)
  await expect.poll(async () => (await places(page))[0]).toMatch(/^Meridian Parramatta · \d+ km$/)
  await page.getByRole('link', { name: 'Remove Near Ballarat VIC 3350' }).click()
  await expect(page).toHaveURL(`${path}?query=mazda&sortBy=price_desc`)
  await expect.poll(() => places(page)).toEqual([])
})

test('[SR-20] the chip names the suburb that was typed; others of its name, and of a car that is not in stock, are offered', async ({
  open,
}) => {
  const page = await open({ remotes: ['search'], tenant: 'meridian', api: await stockAnswers(group, stock) })
  const others = page.getByText(/^Or near/)
  await page.goto(path)
  await afterHydration(page)
  await search(page, 'mazda richmond')
  await expect(page.getByRole('link', { name: 'Remove Near Richmond NSW 2753' })).toBeVisible()
  await expect(others.getByRole('link')).toHaveText([/^Richmond VIC 3121$/, /^Richmond TAS/, /^Richmond SA/])
  expect(await axeViolations(page)).toEqual([])
  await others.getByRole('link', { name: 'Richmond VIC 3121' }).click()
  await expect(page).toHaveURL(`${path}?query=mazda&near=Richmond+VIC+3121`)
  await expect(page.getByRole('link', { name: 'Remove Near Richmond VIC 3121' })).toBeVisible()
  await expect(others).toHaveCount(0)
  await page.goto(`${path}?query=bentley`)
  await expect(page.getByText('We have no “bentley” just now.')).toBeVisible()
  await expect(others.getByRole('link').first()).toHaveText('Bentley WA 6102')
  await page.goto(`${path}?query=mazda+9999`)
  await expect(page.getByText(/^No suburb has the postcode 9999, so/)).toBeVisible()
  await expect(page.getByLabel('Sort by').locator('option:checked')).not.toHaveText('Nearest first')
  await page.goto(`${path}?query=mazda+1111`)
  await expect(page.getByText(/^No suburb has the postcode 1111, so/)).toBeVisible()
  await page.goto(`${path}?query=mazda+21+50`)
  await expect(page.getByRole('list', { name: 'Chosen filters' }).first()).toContainText('NSW 2150')
})

for (const at of [undefined, phone])
  test(`[LO-5] a shopper asks for the nearest by a postcode or by the browser's position (${at?.name ?? 'desktop'})`, async ({
    open,
  }) => {
    const page = await open(
      { remotes: ['search'], tenant: 'meridian', api: await stockAnswers(group, stock) },
      at && { at },
    )
    await page.context().grantPermissions(['geolocation'])
    await page.context().setGeolocation({ latitude: -27.5, longitude: 153.02 })
    await page.goto(path)
    await afterHydration(page)
    if (at) await page.getByRole('button', { name: /^Filters/ }).click()
    const panel = at ? page.getByRole('dialog') : filters(page)
    await panel.getByText('Nearest first', { exact: true }).click()
    const field = panel.getByLabel('Your suburb or postcode')
    await field.fill('321')
    await field.press('Enter')
    await expect(panel.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()
    await expect(page).toHaveURL((url) => url.search === '')
    expect(await axeViolations(page)).toEqual([])
    // A pasted postcode, and a suburb that the browser's own list has.
    await field.fill('WA 6100')
    await expect(field).toHaveValue('6100')
    await field.fill('victoria pa')
    await expect(panel.locator('datalist option[value="Victoria Park WA 6100"]')).toBeAttached()
    await field.fill('Victoria Park WA 6100')
    await expect(field).toHaveValue('6100')
    await field.press('Enter')
    // The postcode is that of several suburbs: the chip names the one that was chosen.
    await expect(page).toHaveURL((url) => url.search === '?near=Victoria+Park+6100')
    await expect(page.getByRole('list', { name: 'Chosen filters' }).first()).toContainText('Near Victoria Park')
    // The list behind a sheet waits until that closes.
    if (!at) await expect.poll(async () => (await places(page))[0]).toMatch(/^Meridian Cannington · [\d.]+ km$/)
    await panel.getByRole('button', { name: 'Use my location' }).click()
    await expect(page).toHaveURL((url) => /^\?near=[A-Z][A-Za-z+]+\+4\d{3}$/.test(url.search))
    await expect(field).toHaveValue(/^4\d{3}$/)
    expect(await axeViolations(page)).toEqual([])
    if (at) await panel.getByRole('button', { name: /^Show me/ }).click()
    await expect.poll(async () => (await places(page))[0]).toMatch(/^Northgate Aspley · \d+ km$/)
  })

test('[LO-5] without scripts the postcode is a field of the form', async ({ open }) => {
  const page = await open(
    { remotes: ['search'], tenant: 'meridian', api: await stockAnswers(group, stock) },
    { javaScriptEnabled: false },
  )
  await page.goto(path)
  await filters(page).getByText('Nearest first', { exact: true }).click()
  await filters(page).getByLabel('Your postcode').fill('3220')
  await filters(page).getByRole('button', { name: 'Show vehicles' }).click()
  await expect(page).toHaveURL((url) => url.search === '?near=3220')
  expect((await places(page))[0]).toMatch(/^Meridian Geelong · /)
})

test('[SR-20] a dealer with one yard says how far it is from a place, and offers no order by distance', async ({
  open,
}) => {
  const api = await stockAnswers(single, [{ slug: 'a', make: 'Kia' }])
  const page = await open({ remotes: ['search'], api })
  await page.goto(single.paths.search)
  await afterHydration(page)
  await search(page, 'kia near geelong')
  await expect(page.getByText(/^All our .+ are in Brookvale, 7\d\d km from Geelong VIC\.$/)).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await search(page, 'kia manly')
  await expect(page.getByText(/^All our .+ are in Brookvale, 5\.\d km from Manly NSW\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “kia manly”')
  await search(page, 'kia nowhereville')
  await expect(page.getByText(/has “nowhereville”, so these results are without it\.$/)).toBeVisible()
  await expect(filters(page).getByText('Nearest first', { exact: true })).toHaveCount(0)
})
