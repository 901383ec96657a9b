import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { alike, axeViolations, expect, type Page, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const site = readTenant('harbourside')
const path = site.paths.search
const bodies = ['SUV', 'Hatch', 'Ute'] as const
const stock = Array.from({ length: 12 }, (_, index) => ({
  slug: `car-${index}`,
  make: ['Toyota', 'Kia'][index % 2] ?? '',
  simple_body: bodies[index % 3] ?? '',
  seats: index % 2 ? 7 : 5,
  price: 20_000 + index * 3000,
  custom_rank: -index,
}))

const field = (page: Page) => page.getByLabel(/^Search make/)
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
const chips = (page: Page) => page.getByRole('link', { name: /^Remove/ })

test('[SR-20] words that are understood as a price and seats are chips, and the heading does not repeat them', async ({
  open,
}) => {
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) })
  await page.goto(path)
  await afterHydration(page)
  await field(page).fill('7-seat SUVs under $40,000')
  await field(page).press('Enter')
  await expect(page).toHaveURL(`${path}?query=SUVs&seats=7&price=:40000`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “SUVs”')
  await expect(chips(page)).toHaveText(['“SUVs”', '7 seats', 'Up to $40,000'])
  await expect(field(page)).toHaveValue('SUVs')
})

test('[TN-8] of Type and Body type one is there where both hold the same', async ({ open }) => {
  const dealer = readTenant('openroad')
  const of = (item_type: string, simple_body: string, n: number) => ({
    item_type,
    simple_body,
    slug: `${item_type}-${n}`,
  })
  const same = [of('caravan', 'Caravan', 1), of('motorhome', 'Motorhome', 1), of('truck', 'Light truck', 1)]
  const titles = (page: Page) => filters(page).getByRole('heading', { name: /^(Type|Body type)$/ })
  const shown = async (vehicles: typeof same, search = '') => {
    const api = await stockAnswers(dealer, vehicles)
    const page = await open({ remotes: ['search'], tenant: 'openroad', api })
    await page.goto(dealer.paths.search + search)
    await expect(page.getByRole('article').first()).toBeVisible()
    return titles(page).allInnerTexts()
  }
  expect(await shown(same)).toEqual(['Body type'])
  // A filter that an address has chosen can be taken back.
  expect(await shown(same, '?item_type=caravan')).toEqual(['Type', 'Body type'])
  expect(await shown([...same, of('truck', 'Van', 2)])).toEqual(['Type', 'Body type'])
})

for (const at of viewports)
  test(`recent searches are at the search box, and one button clears them (${alike(at)})`, async ({ open }) => {
    const page = await open({ remotes: ['search'], api: await stockAnswers(site, stock) }, { at })
    const list = page.getByRole('listbox', { name: 'Recent searches' })
    const search = async (words: string) => {
      await field(page).focus()
      await expect(field(page)).toHaveRole('combobox')
      await field(page).fill(words)
      await field(page).press('Enter')
      await expect(page).toHaveURL(/query=/)
      await page.goto(path)
      await afterHydration(page)
    }
    await page.goto(path)
    await afterHydration(page)
    await field(page).focus()
    await expect(field(page)).toHaveRole('combobox')
    await expect(list).toBeHidden()
    for (const words of ['toyota', 'kia hatch', 'Toyota']) await search(words)
    await field(page).focus()
    await expect(list.getByRole('option')).toHaveText(['Toyota', 'kia hatch'])
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${path}?query=kia+hatch`)
    await page.goto(path)
    await afterHydration(page)
    await field(page).focus()
    await expect(list.getByRole('option').first()).toHaveText('kia hatch')
    // What is stored may be anybody's: a list that is none is left alone.
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Clear recent searches' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await expect(list).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('forecourt-recent-searches'))).toBeNull()
    await page.evaluate(() => localStorage.setItem('forecourt-recent-searches', '[{"words":1}]'))
    await page.reload()
    await afterHydration(page)
    await field(page).focus()
    await expect(field(page)).toHaveRole('combobox')
    await expect(list).toBeHidden()
  })

test('a card counts its photos and says that there is a video', async ({ open }) => {
  const image = (n: number) => ({ image: { url: `/media/${n}.jpg` } })
  const api = await stockAnswers(site, [
    { slug: 'a', custom_rank: 3, images: [image(1), image(2)], video_url: 'https://video.example/1' },
    { slug: 'b', custom_rank: 2, images: [image(3), image(4)] },
    { slug: 'c', custom_rank: 1, images: [image(5)], external_video_url: 'https://video.example/1' },
  ])
  const page = await open({ remotes: ['search'], api }, { at: phone })
  await page.goto(path)
  const cards = page.getByRole('article')
  await expect(cards.nth(0).getByText('2 photos · Video', { exact: true })).toBeVisible()
  await expect(cards.nth(1).getByText('2 photos', { exact: true })).toBeVisible()
  await expect(cards.nth(2).getByText('Video', { exact: true })).toBeVisible()
})

test('a few dear vehicles do not stretch the price slider: its end is open, and what lies beyond can be typed', async ({
  open,
}) => {
  const prices = [...Array.from({ length: 98 }, (_, index) => 10_000 + index * 500), 180_000, 240_000]
  const dear = prices.map((price, index) => ({ slug: `car-${index}`, price, custom_rank: -index }))
  const page = await open({ remotes: ['search'], api: await stockAnswers(site, dear) })
  await page.goto(path)
  await afterHydration(page)
  const slider = filters(page).getByRole('slider', { name: 'Highest price' })
  await expect(slider).toHaveAttribute('aria-valuetext', /^\$[56]\d,000 and above$/)
  const highest = filters(page).getByRole('textbox', { name: 'Highest price, as a number' })
  await expect(highest).toHaveAttribute('placeholder', /^\$[56]\d,000\+$/)
  await filters(page).getByRole('slider', { name: 'Lowest price' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/price=\d+:$/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await highest.fill('200k')
  await highest.press('Enter')
  await expect(page).toHaveURL(/price=\d+:200000$/)
  await expect(highest).toHaveValue('$200,000')
})

test('[SR-13] a group whose counts are capped says its configured number, and a narrower search its own', async ({
  open,
}) => {
  const group = readTenant('meridian')
  const cars = Array.from({ length: 2000 }, (_, index) => ({
    slug: `car-${index}`,
    make: index % 4 ? 'Kia' : 'Mazda',
    car_type: 'used' as const,
  }))
  const page = await open({ remotes: ['search'], tenant: 'meridian', api: await stockAnswers(group, cars) })
  const count = page.getByRole('main').getByRole('status').first()
  await page.goto(group.paths.search)
  await expect(count).toHaveText(`${group.stock_count?.toLocaleString('en-AU')} ${group.copy.noun[1]}`)
  await page.goto(`${group.paths.search}?make=Mazda`)
  await expect(count).toHaveText(`500 ${group.copy.noun[1]}`)
})

const many = Array.from({ length: 40 }, (_, index) => ({
  slug: `car-${index}`,
  model: `No ${index}`,
  subscription_price: 200 + index,
  custom_rank: -index,
}))

for (const at of viewports)
  test(`[SR-7] [SR-12] a site that loads more shows one list, says what it leaves out, and its address restores it (${alike(at)})`, async ({
    open,
  }) => {
    const dealer = readTenant('drivewise')
    const { page_size: size, copy } = dealer
    // Of three sold vehicles in a row, at the end, one is listed.
    const sold = { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000), custom_rank: -1000 } as const
    const api = await stockAnswers({ ...dealer, collapse_sold: true }, [...many, sold, sold, sold])
    const page = await open({ remotes: ['search'], tenant: 'drivewise', api }, { at })
    const cards = page.getByRole('article')
    const more = page.getByRole('link', { name: /^Load more / })
    // Cards that were never near the screen have about their height until then: the link under them moves as they come near.
    const reachMore = () =>
      expect(async () => {
        await more.scrollIntoViewIfNeeded()
        await expect(more).toBeInViewport({ ratio: 1, timeout: 500 })
      }).toPass()
    await page.goto(dealer.paths.search)
    await afterHydration(page)
    await expect(cards).toHaveCount(size)
    await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
    await expect(page.getByText(`43 ${copy.noun[1]} (2 sold, not listed)`, { exact: true })).toBeVisible()
    await expect(page.getByText(`Showing ${size} of 41 `)).toBeVisible()
    const first = cards.first().getByRole('heading')
    await reachMore()
    const top = await page.evaluate(() => scrollY)
    await more.click()
    await expect(cards).toHaveCount(2 * size)
    await expect(page).toHaveURL(`${dealer.paths.search}?page=2`)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    await expect(cards.nth(size).getByRole('link')).toBeFocused()
    await expect(first).toContainText('No 0')
    await reachMore()
    await more.click()
    await expect(cards).toHaveCount(3 * size)
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await expect(cards).toHaveCount(3 * size)
    await afterHydration(page)
    await reachMore()
    await more.click()
    await expect(cards).toHaveCount(41)
    await expect(more).toHaveCount(0)
    await page.goBack()
    await expect(cards).toHaveCount(3 * size)
  })

test('[SR-7] without scripts more is a link to a longer list', async ({ open }) => {
  const dealer = readTenant('drivewise')
  const api = await stockAnswers(dealer, many)
  const page = await open({ remotes: ['search'], tenant: 'drivewise', api }, { javaScriptEnabled: false })
  await page.goto(dealer.paths.search)
  await page.getByRole('link', { name: /^Load more / }).click()
  await expect(page).toHaveURL(`${dealer.paths.search}?page=2`)
  await expect(page.getByRole('article')).toHaveCount(2 * dealer.page_size)
})
