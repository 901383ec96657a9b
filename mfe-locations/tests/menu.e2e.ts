import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import { siteMenu } from '@forecourt/contracts/endpoints/content'
import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { axeViolations, desktop, expect, fail, fake, type Page, phone, test } from '@forecourt/e2e/page-harness'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'

const remotes = ['locations', 'search', 'forms']
const model = (name: string, count: number) => ({
  model: name,
  count,
  body: 'SUV',
  from: '$40,490',
  photo: '/media/stock/a.jpg',
})
const stock: SiteMenu = {
  count: 435,
  moreMakes: [{ value: 'BYD', count: 3 }],
  makes: [
    { make: 'Kia', count: 242, models: [model('Sportage', 47), model('Sorento', 31)] },
    { make: 'Isuzu', count: 105, models: [model('D-MAX', 80)] },
  ],
  conditions: [
    { value: 'new', count: 281 },
    { value: 'demo', count: 46 },
    { value: 'used', count: 108 },
  ],
  bodies: [
    { value: 'SUV', count: 233 },
    { value: 'Ute', count: 80 },
  ],
}
const noStock = { hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} }
const api: FakeAnswer[] = [
  tenantContent('northgate'),
  fake(siteMenu, () => stock),
  fake(search, () => noStock),
  fake(listVehicles, () => ({ hits: [] })),
]
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const panel = (page: Page) => menu(page).locator('div:popover-open')
const opener = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })

test('[NV-1] the menu: Home, Vehicles, Stock, Offers, Finance, Service, About Us; panels open by keyboard alone', async ({
  open,
}) => {
  const page = await open({ remotes, tenant: 'northgate', api }, { at: desktop })
  await page.goto('/about-us')
  await expect(menu(page).locator('ul').first().locator('> li > :first-child')).toHaveText([
    'Home',
    'Vehicles',
    'Stock',
    'Offers',
    'Finance',
    'Service',
    'About Us',
  ])
  await opener(page, 'Vehicles').focus()
  await page.keyboard.press('Enter')
  await expect(panel(page)).toBeVisible()
  const sportage = menu(page).getByRole('link', { name: /^Sportage/ })
  await expect(sportage).toBeVisible()
  await expect(sportage.locator('img')).toHaveCSS('border-radius', /^[1-9]/)
  // What is shown is what is said, and the first press closes it.
  const makes = menu(page).locator('summary')
  const kia = menu(page).locator('details').filter({ hasText: 'Sportage' })
  await expect(kia).toHaveAttribute('open')
  await makes.filter({ hasText: 'Kia' }).click()
  await expect(sportage).toBeHidden()
  await makes.filter({ hasText: 'Kia' }).click()
  await expect(sportage).toHaveAttribute('href', '/search/new-used-and-demo-cars/?make=Kia&model=Sportage')
  // A make with few vehicles has no models there, and is one press away.
  await expect(menu(page).getByRole('link', { name: 'BYD 3' })).toHaveAttribute('href', /\?make=BYD$/)
  await expect(menu(page).getByRole('link', { name: 'Explore Kia' })).toHaveAttribute('href', '/kia/overview')
  expect(await axeViolations(page)).toEqual([])
  // The second make is a disclosure of the same name: opening it closes the first.
  await makes.filter({ hasText: 'Isuzu' }).focus()
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('link', { name: /^D-MAX/ })).toBeVisible()
  await expect(sportage).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toBeHidden()
  await expect(opener(page, 'Vehicles')).toBeFocused()
  await opener(page, 'Stock').click()
  await expect(menu(page).getByRole('link', { name: 'New 281' })).toBeVisible()
  await opener(page, 'About Us').click()
  await expect(menu(page).getByRole('link', { name: 'New 281' })).toBeHidden()
  await expect(menu(page).getByRole('link', { name: 'About Northgate' })).toHaveAttribute('aria-current', 'page')
  await menu(page).getByRole('link', { name: 'Our brands' }).click()
  await expect(page).toHaveURL('/brands')
  await expect(panel(page)).toBeHidden()
  await opener(page, 'About Us').click()
  await expect(menu(page).getByRole('link', { name: 'Our brands' })).toHaveAttribute('aria-current', 'page')
  await expect(menu(page).getByRole('link', { name: 'About Northgate' })).not.toHaveAttribute('aria-current')
})

test('where the models do not arrive a make leads to all of its vehicles, and the next hover asks again', async ({
  open,
}) => {
  const page = await open(
    { remotes, tenant: 'northgate', api },
    { required: [/^request failed: \S+\/menu-models\.html net::ERR_FAILED$/] },
  )
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('menu-models.html'))
  await page.route('**/menu-models.html', (route) => route.abort(), { times: 1 })
  await page.goto('/about-us')
  await opener(page, 'Vehicles').focus()
  await failed
  await page.keyboard.press('Enter')
  await expect(menu(page).getByRole('link', { name: 'View all 242' })).toBeVisible()
  await menu(page).getByText('Kia').first().hover()
  await expect(menu(page).getByRole('link', { name: /^Sportage/ })).toBeVisible()
})

for (const javaScriptEnabled of [true, false])
  test(`[NV-1] on a phone the drawer has levels ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    open,
  }) => {
    const page = await open({ remotes, tenant: 'northgate', api }, { at: phone, javaScriptEnabled })
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await opener(page, 'Vehicles').click()
    const name = javaScriptEnabled ? /^Sportage/ : 'View all 242'
    const sportage = menu(page).getByRole('link', { name })
    const makes = menu(page).locator('summary')
    await expect(makes.filter({ hasText: 'Isuzu' })).toBeInViewport()
    await expect(sportage).toBeHidden()
    await makes.filter({ hasText: 'Kia' }).click()
    await expect(sportage).toBeInViewport()
    // Nothing under it is reached by Tab.
    await expect(makes.filter({ hasText: 'Isuzu' })).toBeHidden()
    await makes.filter({ hasText: 'Kia' }).click()
    await expect(sportage).toBeHidden()
    await menu(page).locator('[popover]:popover-open').getByRole('button', { name: 'Vehicles' }).click()
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible()
    await opener(page, 'Vehicles').click()
    await makes.filter({ hasText: 'Kia' }).click()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(menu(page)).toBeHidden()
  })

test('the drawer’s foot has the address, the hours of the day, the call and the way, and stays at the bottom', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, tenant: 'northgate', api })
  const page = await open(server, { at: phone })
  await page.goto('/about-us')
  // The number itself, on a site that hides it on other pages.
  const call = menu(page).getByRole('link', { name: server.site.phone })
  await expect(call).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(call).toHaveAttribute('href', /^tel:\+61/)
  await expect(menu(page).getByText('1420 Gympie Road')).toBeVisible()
  await expect(menu(page).getByText(/^[A-Z][a-z]+day (\d+:\d\d [ap]m – |Closed)/)).toBeVisible()
  await expect(menu(page).getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /google\.com\/maps\/dir/)
  const { height = 0 } = page.viewportSize() ?? {}
  const box = await call.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 40)
  await expect(call).toBeInViewport({ ratio: 1 })
  expect(await axeViolations(page)).toEqual([])
})

test('[RT-24] an unknown address is a 404 inside the site, with a search first and one way on', async ({ open }) => {
  const page = await open({ remotes, tenant: 'northgate', api })
  expect((await page.goto('/no-such-page'))?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('We cannot find that page')
  await expect(main.getByRole('button')).toHaveText(['Search'])
  await expect(main.getByRole('link')).toHaveText([/^\(07\)/, /^See all /])
  expect(await axeViolations(page)).toEqual([])
  // A phone zooms into a field with smaller text.
  await expect(main.getByLabel(/^Search /)).toHaveCSS('font-size', '16px')
  await expect(main.getByRole('searchbox')).toHaveAttribute('autocomplete', 'off')
  await main.getByRole('searchbox').fill('Sportage')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search/new-used-and-demo-cars/?query=Sportage')
})

test('[NV-2] [TN-12] the footer has its groups, with what is in stock, and the site’s own text', async ({ open }) => {
  const page = await open({ remotes, tenant: 'northgate', api })
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Vehicles by body type',
    'Models',
    'Buyer Tools',
    'Servicing and Parts',
    'Northgate Motor Group',
  ])
  await expect(footer.getByRole('link', { name: 'SUVs' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars/?body=SUV',
  )
  await expect(footer.getByRole('link', { name: 'Sportage' })).toHaveAttribute('href', '/sportage')
  await expect(footer.getByText('sells and services new and used vehicles from Gympie Road')).toBeVisible()
})

test('[NV-2] on a phone the footer’s groups open without scripts', async ({ open }) => {
  const page = await open({ remotes, tenant: 'northgate', api }, { at: phone, javaScriptEnabled: false })
  await page.goto('/about-us')
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'SUVs' })
  await expect(link).toBeHidden()
  await footer.getByText('Vehicles by body type').filter({ visible: true }).click()
  await expect(link).toBeVisible()
})

test('where the stock cannot be read the menu still has its links', async ({ open }) => {
  const page = await open({
    remotes,
    tenant: 'northgate',
    api: [tenantContent('northgate'), fake(siteMenu, () => fail('unavailable'))],
  })
  await page.goto('/about-us')
  await expect(menu(page).getByRole('link', { name: 'Vehicles' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars/',
  )
})
