import { similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { axeViolations, expect, fake, phone, test } from '@forecourt/e2e/page-harness'
import { readTenant } from '@forecourt/tenants'
import type { Locator, Page } from 'playwright/test'
import { address, api, bar, car, on, options, part, scrollDown } from './page-options.ts'

/** How many events of a number the site's data layer holds. */
const tracked = (page: Page, event: number) =>
  page.evaluate((number) => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer) ? layer.filter((one) => Reflect.get(Object(one), 'event_number') === number).length : 0
  }, event)
const tracking = { consent: 'none' as const, sinks: [{ kind: 'data_layer' as const }] }
const hidden = { capabilities: { ...on.capabilities, revealPhone: true }, tracking }

test('[SB-6] a site’s hidden numbers show all at once, by click or by key, which is recorded once', async ({
  serve,
  open,
}) => {
  const server = await serve({ ...options, site: hidden })
  const page = await open(server)
  await page.goto(address)
  const numbers = page.locator('a[href^="tel:"]').filter({ visible: true })
  const masked = page.getByRole('button', { name: /555\* \*{4}/ })
  for (const place of ['banner', 'main', 'contentinfo'] as const)
    await expect(
      page
        .getByRole(place)
        .getByRole('button', { name: /555\* \*{4}/ })
        .first(),
    ).toBeVisible()
  await expect(numbers).toHaveCount(0)
  expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('telephone')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('button', { name: '(02) 555* **** Show', exact: true }).press('Enter')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '(02) 5550 4120', exact: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: /Call \(02\) 5550 4120/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Call (02) 5550 4120' })).toBeVisible()
  await expect(masked).toHaveCount(0)
  await expect.poll(() => tracked(page, 25)).toBe(1)
  // The call that follows was counted when its number was asked for.
  await page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true }).first().dispatchEvent('click')
  await page.getByRole('button', { name: 'Share', exact: true }).first().focus()
  expect(await tracked(page, 25)).toBe(1)
  expect(server.requests.filter(({ route }) => route === 'POST /api/calls/reveal').map(({ body }) => body)).toEqual([
    { car_id: 'v1', dealership_id: 'harbourside-brookvale', website_id: 'harbourside' },
  ])
})

test('[SB-6] a masked number says what a press does, and the number takes its place', async ({ open }) => {
  const page = await open({ ...options, site: hidden })
  await page.goto(address)
  await expect(page.getByRole('banner').getByText('Show', { exact: true })).toBeVisible()
  const place = page.getByRole('region', { name: 'Where it is' })
  const masked = place.getByRole('button', { name: '(02) 555* **** Show number', exact: true })
  await expect(masked.getByText('Show number')).toBeVisible()
  const leftOf = async (one: Locator) => (await one.boundingBox())?.x
  const before = await leftOf(masked)
  await masked.click()
  const number = place.getByRole('link', { name: '(02) 5550 4120' })
  await expect(number).toBeFocused()
  expect(await leftOf(number)).toBe(before)
})

test('[SB-6] without scripts, which show them, numbers are not hidden', async ({ open }) => {
  const page = await open({ ...options, site: hidden }, { javaScriptEnabled: false })
  await page.goto(address)
  for (const place of ['banner', 'main', 'contentinfo'] as const)
    await expect(
      page
        .getByRole(place)
        .getByRole('link', { name: /\(02\) 5550 4120/ })
        .first(),
    ).toBeVisible()
  await expect(page.getByText('555* ****').filter({ visible: true })).toHaveCount(0)
})

test('[SB-6] on the bottom bar a press brings the number', { tag: '@exhaustive' }, async ({ open }) => {
  const page = await open({ ...options, site: hidden }, { at: phone })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 1200)
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Call Now' }).click()
  await expect(bar(page).getByRole('link', { name: '(02) 5550 4120' })).toHaveAttribute('href', 'tel:+61255504120')
})

test('[SB-6] a number that is shown is that of its dealership: another’s stays hidden', { tag: '@exhaustive' }, async ({
  open,
}) => {
  const other = { ...car, id: 'v2', slug: 'other-car', name: '2021 Kia Sorento', dealership_slug: 'harbourside-west' }
  const both = fake(vehicle, ({ params }) => (params.slug === other.slug ? other : car))
  const hits = [{ ...other, photos_count: 5 }]
  const similar = fake(similarVehicles, () => ({ kind: 'similar' as const, hits }))
  const page = await open({ ...options, api: [both, similar, ...api()], site: hidden })
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name: /^Call/ }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Call \(02\) 5550 4120/ })).toBeVisible()
  // Within the visit: without a full load.
  await part(page, 'similar-vehicles').scrollIntoViewIfNeeded()
  await part(page, 'similar-vehicles')
    .getByRole('link', { name: /Toyota|Kia/ })
    .first()
    .click()
  await expect(page).toHaveURL('/cars/other-car')
  await expect(page.getByRole('main').getByRole('button', { name: 'Call Now' }).first()).toBeVisible()
  await page.goBack()
  // Where it was scrolled to, the bar at the top may have one too.
  const shown = page.getByRole('main').getByRole('link', { name: /Call \(02\) 5550 4120/ })
  await expect(shown.first()).toBeVisible()
})

test('[SB-6] the number on the page for paper is hidden as well', async ({ open }) => {
  const page = await open({ ...options, site: hidden })
  await page.goto(`/print?car_id=${car.slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /\(02\) 555\* \*{4}/ })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: '(02) 5550 4120' })).toBeVisible()
})

test('[SB-6] a hidden number is hidden in all of the page when it is printed, and shown once it was asked for', async ({
  open,
}) => {
  const page = await open({ ...options, site: hidden })
  await page.goto(address)
  await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  const footer = page.getByText(/^Harbourside.*\/cars\/\S+$/).filter({ visible: true })
  await expect(footer).toContainText('(02) 555* ****')
  // What the page shows: without scripts the markup must hold the number.
  const shown = () => page.locator('body').innerText()
  expect(await shown()).not.toMatch(/5550[\s\u00a0]?4120/)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('main').getByRole('button', { name: /^Call/ }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(footer).toContainText('(02) 5550 4120')
  expect(await shown()).not.toContain('555* ****')
})

test('[SB-6] the dialog of a quote hides the number of the site too, and a press shows it', {
  tag: '@exhaustive',
}, async ({ open }) => {
  const cheap = { ...car, price: 5990 }
  const site = { ...hidden, capabilities: { ...hidden.capabilities, finance: true } }
  const remotes = [...options.remotes, 'finance']
  const page = await open({ ...options, remotes, api: api(cheap), site })
  await page.goto(`${address}#finance-quote?car_id=${car.id}`)
  const notice = page.getByRole('dialog').getByRole('region', { name: /^No online quote/ })
  await expect(notice).toContainText('*')
  expect(await notice.innerText()).not.toContain(readTenant('harbourside').phone)
  await notice.getByRole('button', { name: /[*]/ }).click()
  await expect(notice).toContainText(readTenant('harbourside').phone)
})
