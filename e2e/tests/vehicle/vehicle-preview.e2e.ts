import { readTenant } from '@forecourt/tenants'
import { holdRequests } from '../../src/browser/hold-requests.ts'
import { layoutShifts, recordLayoutShifts } from '../../src/browser/layout-shifts.ts'
import { expect, type Page, test, viewports } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

const [slug] = dealers

const cars = '**/api/cars/*'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const details = (page: Page) => page.getByRole('heading', { name: 'Key information' })

async function openFirst(page: Page): Promise<string> {
  await page.goto(readTenant(slug).paths.search)
  const card = page.getByRole('article').first().getByRole('link').first()
  const title = await card.innerText()
  await card.click()
  return title
}

for (const at of viewports) {
  test(`[MF-3] a vehicle appears with its card’s data, and nothing moves when the rest arrives (${at.name})`, async ({
    open,
  }) => {
    const page = await open(slug, { at })
    await recordLayoutShifts(page)
    const release = await holdRequests(page, cars)
    const title = await openFirst(page)
    await expect(heading(page)).toContainText(title)
    await expect(page).toHaveTitle(new RegExp(title))
    await expect(page.getByRole('main').getByText(/^\$\d/).first()).toBeVisible()
    await expect(page.getByRole('region', { name: /^Photos of/ })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-pending')
    await expect(details(page)).toHaveCount(0)
    const place = await heading(page).boundingBox()
    release()
    await expect(details(page)).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('data-pending')
    expect(await heading(page).boundingBox()).toEqual(place)
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('[MF-4] a vehicle whose data does not arrive after its preview shows a notice, and can be retried', async ({
  open,
}) => {
  const page = await open(slug, {
    required: [
      /^answer 503: \S+\/api\/cars\/[\w-]+$/,
      /Part of the page failed\. ApiError: The site did not answer as expected\./,
    ],
  })
  await page.route(cars, (route) => route.fulfill({ status: 503, json: {} }))
  const release = await holdRequests(page, cars)
  const title = await openFirst(page)
  await expect(heading(page)).toContainText(title)
  release()
  await expect(page.getByRole('heading', { name: 'This part of the page did not load' })).toBeVisible()
  await page.unroute(cars)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(details(page)).toBeVisible()
})

test('Back to a vehicle shows all of it at once, at the previous scroll position', async ({ open }) => {
  const page = await open(slug)
  await openFirst(page)
  await details(page).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => scrollY)
  // Focusing a link in the header would scroll to the header first.
  await page.evaluate(() => void navigation.navigate('/'))
  await expect(details(page)).toBeHidden()
  await page.goBack()
  await expect(details(page)).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(20)
})

test('a prepared hidden page takes no space and cannot be found, until it is opened', async ({ open }) => {
  const page = await open(slug)
  await page.goto(readTenant(slug).paths.search)
  const before = await page.evaluate(() => document.documentElement.scrollHeight)
  const card = page.getByRole('article').first().getByRole('link').first()
  await card.hover()
  const offStage = page.locator('[data-offstage] h1')
  await expect(offStage).toBeAttached()
  // It was laid out once, and is no more.
  await expect(page.locator('[data-offstage]:not([data-laying]) > :not([style*="display"])')).toBeAttached()
  await expect(offStage).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(before)
  // As it is for the frame in which it is laid out.
  await page.evaluate(() => {
    const laidOut = new CSSStyleSheet()
    laidOut.replaceSync('[data-offstage] { content-visibility: visible !important; block-size: 0; overflow: clip }')
    document.adoptedStyleSheets.push(laidOut)
  })
  await expect(offStage).toBeVisible()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  await card.click()
  await expect(details(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
