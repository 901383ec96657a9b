import type { SiteMenu } from '@forecourt/contracts/content/site-menu'
import { siteMenu } from '@forecourt/contracts/endpoints/content'
import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import type { FakeAnswer } from '../src/page-harness/fake-api.ts'
import { axeViolations, desktop, expect, fail, fake, type Page, phone, test } from '../src/page-harness/page-harness.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

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
  makesCount: 2,
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
  serve,
  open,
}) => {
  const server = await serve({ remotes, tenant: 'northgate', api })
  const page = await open(server, { at: desktop })
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
  await expect(sportage).toHaveAttribute('href', '/search/new-used-and-demo-cars/?make=Kia&model=Sportage')
  await expect(menu(page).getByRole('link', { name: 'Explore Kia' })).toHaveAttribute('href', '/kia/overview')
  expect(await axeViolations(page)).toEqual([])
  // The second make is a disclosure of the same name: opening it closes the first.
  await menu(page).locator('summary').filter({ hasText: 'Isuzu' }).focus()
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

for (const javaScriptEnabled of [true, false])
  test(`[NV-1] on a phone the drawer has levels ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, tenant: 'northgate', api })
    const page = await open(server, { at: phone, javaScriptEnabled, expected: [/csp$/] })
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await opener(page, 'Vehicles').click()
    const sportage = menu(page).getByRole('link', { name: /^Sportage/ })
    await expect(sportage).toBeVisible()
    await menu(page).locator('[popover]:popover-open').getByRole('button', { name: 'Vehicles' }).click()
    await expect(sportage).toBeHidden()
    await expect(menu(page).getByRole('link', { name: 'Home' })).toBeVisible()
  })

test('[NV-2] [TN-12] the footer has its groups, with what is in stock, and the site’s own text', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, tenant: 'northgate', api })
  const page = await open(server)
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

test('where the stock cannot be read the menu still has its links', async ({ serve, open }) => {
  const server = await serve({
    remotes,
    tenant: 'northgate',
    api: [tenantContent('northgate'), fake(siteMenu, () => fail('unavailable'))],
  })
  const page = await open(server)
  await page.goto('/about-us')
  await expect(menu(page).getByRole('link', { name: 'Vehicles' })).toHaveAttribute(
    'href',
    '/search/new-used-and-demo-cars/',
  )
})
