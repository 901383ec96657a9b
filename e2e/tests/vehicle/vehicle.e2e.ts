import { readTenant } from '@forecourt/tenants'
import type { Locator } from 'playwright'
import { isElementHydrated, isHydrated } from '../../src/browser/is-hydrated.ts'
import { answered, desktop, expect, expectNoAxeViolations, type Page, test } from '../../src/harness.ts'
import { ResultsPage } from '../../src/pages/results-page.ts'
import { dealers, visits } from '../../src/stock/dealers.ts'
import { type Addresses, breakablePhoto, importVehicles } from '../../src/stock/vehicle-feed.ts'

test.use({ platformOf: 'known vehicles' })

const addresses: Record<string, Addresses> = {}
const addressOf = (slug: string, stocknum: string): string => addresses[slug]?.[stocknum] ?? ''

test.beforeAll(async ({ platform }) => {
  for (const slug of dealers) addresses[slug] = await importVehicles(platform, slug)
})

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
const section = (page: Page, name: string) => page.getByRole('region', { name })
const shown = (locator: Locator) => locator.filter({ visible: true })

for (const { slug, at } of visits) {
  const site = readTenant(slug)

  const isWide = at === desktop
  const where = `${slug}, ${at.name}`

  test(`[RT-4] [VD-2] a vehicle opens by click and by URL, and leads back to the same results (${where})`, async ({
    open,
    platform,
  }) => {
    const page = await open(slug, { at })
    const results = `${site.paths.search}?make=Toyota&sortBy=price_desc`
    await page.goto(results)
    const titles = await new ResultsPage(page).titles()
    await page.getByRole('link', { name: '2023 Toyota RAV4' }).click()
    await expect(heading(page)).toHaveText('2023 Toyota RAV4 Cruiser')
    // The address keeps the search, for the steps to the vehicles beside it.
    await expect(page).toHaveURL(({ pathname }) => pathname === addressOf(slug, 'VP100'))
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${platform.siteUrl(slug)}${addressOf(slug, 'VP100')}`,
    )
    if (isWide) {
      const way = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
      const city = site.locations[0]?.address.city
      const steps = ['Home', `Used cars in ${city}`, 'Toyota', 'RAV4', 'SUV', '2023 Toyota RAV4 Cruiser']
      await expect(way).toHaveText(steps)
      await expect(way.getByRole('link', { name: 'RAV4' })).toHaveAttribute('href', /make=Toyota&model=RAV4/)
      await page.goBack()
    } else await page.getByRole('link', { name: 'Back to results' }).click()
    await expect(page).toHaveURL(results)
    await expect.poll(() => new ResultsPage(page).titles()).toEqual(titles)

    await page.goto(addressOf(slug, 'VP100'))
    await expect(heading(page)).toHaveText('2023 Toyota RAV4 Cruiser')
    await expect(page).toHaveTitle(/^2023 Toyota RAV4 Cruiser/)
    await expectNoAxeViolations(page)
  })

  // Wide screens have breadcrumbs instead.
  if (!isWide) {
    test(`without a previous search the link back to results leads to all of them (${where})`, async ({ open }) => {
      const page = await open(slug, { at })
      await page.goto(addressOf(slug, 'VP100'))
      await page.getByRole('link', { name: 'Back to results' }).click()
      await expect(page).toHaveURL(site.paths.search)
    })
  }

  test(`[GA-1] photos are browsed by keyboard, in the page and fullscreen (${where})`, async ({ open }) => {
    const page = await open(slug, { at })
    await page.goto(addressOf(slug, 'VP100'))
    const status = gallery(page).getByRole('status')
    const images = gallery(page).getByRole('listitem').locator('img')
    for (const [index, priority] of ['high', 'high', null].entries()) {
      expect(await images.nth(index).getAttribute('fetchpriority')).toBe(priority)
    }
    await expect(status).toHaveText('Photo 1 of 6')
    await gallery(page)
      .getByRole('button', { name: /^View fullscreen:/ })
      .first()
      .focus()
    await page.keyboard.press('ArrowRight')
    await expect(status).toHaveText('Photo 2 of 6')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(status).toHaveText('Photo 6 of 6')
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(dialog.getByRole('status')).toHaveText('6 / 6')
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText('1 / 6')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('status')).toHaveText('2 / 6')
    await page.keyboard.press('ArrowLeft')
    await expect(dialog.getByRole('status')).toHaveText('1 / 6')
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(status).toHaveText('Photo 1 of 6')
    await expect(
      gallery(page)
        .getByRole('button', { name: /^View fullscreen:/ })
        .first(),
    ).toBeFocused()
  })

  test(`[VD-7] comments show 400 characters, then all; empty ones are pending (${where})`, async ({ open }) => {
    const page = await open(slug, { at })
    await page.goto(addressOf(slug, 'VP100'))
    const comments = section(page, 'Dealer Comments')
    await expect(comments.getByText('Then the rest.')).toBeHidden()
    const more = comments.getByRole('button', { name: 'Show More' })
    await expect.poll(() => isElementHydrated(more)).toBe(true)
    await more.click()
    await expect(comments.getByText('Then the rest.')).toBeVisible()
    await comments.getByRole('button', { name: 'Show Less' }).click()
    await expect(comments.getByText('Then the rest.')).toBeHidden()

    await page.goto(addressOf(slug, 'VP200'))
    const pending = 'Dealer comments are pending. Please check back here later.'
    await expect(section(page, 'Dealer Comments').getByText(pending, { exact: true })).toBeVisible()
  })

  test(`the site’s main action is in reach, and the URL can be shared (${where})`, async ({ open }) => {
    const page = await open(slug, { at })
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'share', { value: undefined })
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: async (text: string) => document.documentElement.setAttribute('data-copied', text),
      })
    })
    await page.goto(addressOf(slug, 'VP100'))
    await expect(shown(page.getByRole('main').getByRole('link', { name: /^Enquire/ })).first()).toBeInViewport()
    await page.getByRole('button', { name: 'Share' }).first().click()
    await expect(page.getByText('Copied').filter({ visible: true }).first()).toBeVisible()
    expect(await page.locator('html').getAttribute('data-copied')).toContain(addressOf(slug, 'VP100'))
    await expect(page.getByText('Copied').filter({ visible: true })).toHaveCount(0)
  })
}

const [, { slug, at }] = visits
const site = readTenant(slug)

test('a vehicle without photos is drawn, and one whose photo fails too', async ({ open }) => {
  const page = await open(slug, { at, required: [answered(404, breakablePhoto)] })
  await page.goto(addressOf(slug, 'VP200'))
  await expect(page.getByRole('img', { name: 'No photo yet' })).toBeVisible()
  await expect(gallery(page)).toHaveCount(0)
  await expectNoAxeViolations(page)

  await page.route(`**${breakablePhoto}?w=*`, (route) => route.fulfill({ status: 404 }))
  await page.goto(addressOf(slug, 'VP600'))
  await expect(gallery(page).getByRole('listitem').first().locator('svg')).toBeVisible()
  const fullscreen = gallery(page).getByRole('button', { name: 'View photos fullscreen' })
  await expect(fullscreen).toHaveCount(0)
  await expect(gallery(page).getByRole('listitem').first().getByRole('button')).toHaveCount(0)
  await gallery(page).getByRole('button', { name: 'Next photo' }).press('ArrowRight')
  await expect(gallery(page).getByRole('status')).toHaveText('Photo 2 of 2')
  await expect(fullscreen).toHaveCount(1)
  await expectNoAxeViolations(page)
})

test('[VD-11] a vehicle without similar ones is followed by the latest, and a failed search by a link to one', async ({
  open,
}) => {
  const page = await open(slug, {
    at,
    required: [
      answered(503, `/api${addressOf(slug, 'VP100')}/similar`),
      /Part of the page failed\. ApiError: The site did not answer as expected\./,
    ],
  })
  const part = page.locator('[data-part="similar-vehicles"]')
  await page.goto(addressOf(slug, 'VP700'))
  await part.scrollIntoViewIfNeeded()
  await expect(section(page, 'Just arrived').getByRole('article')).toHaveCount(5)
  await expectNoAxeViolations(page)

  await page.route('**/api/cars/*/similar', (route) => route.fulfill({ status: 503 }))
  await page.goto(addressOf(slug, 'VP100'))
  await part.scrollIntoViewIfNeeded()
  const link = section(page, 'More like this').getByRole('link', { name: 'Search for similar vehicles' })
  await expect(link).toHaveAttribute('href', `${site.paths.search}?make=Toyota&body=SUV`)
  await expectNoAxeViolations(page)
})

test('[RT-24] an unknown vehicle path is a 404 page inside the site', async ({ open }) => {
  // Back to it within the document, the page asks again for the vehicle, or for a content page at its path.
  const page = await open(slug, {
    at,
    expected: [answered(404, '/api/cars/no-such-vehicle'), answered(404, '/api/content')],
  })
  const response = await page.goto('/cars/no-such-vehicle')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('banner').getByRole('link', { name: site.name }).first()).toBeVisible()
  await expectNoAxeViolations(page)
  const title = await heading(page).innerText()
  // Before that the link leads to a new document, and so does Back.
  await expect.poll(() => isHydrated(page, 'banner')).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: site.name }).first().click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
})
