import type { DialogName } from '@forecourt/contracts/parts/parts'
import type { Capability } from '@forecourt/contracts/site/capabilities'
import type { Site } from '@forecourt/contracts/site/site'
import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { hasCapability } from '@forecourt/domain/site/capabilities'
import type { Page } from 'playwright/test'
import type { ScreenState } from './screen-state.ts'

/** In the drawer, where the menu is one, its next level. */
const openMenu = (label: string) => async (page: Page) => {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('button', { name: label, exact: true }).filter({ visible: true }).first().click()
  await menu.locator(':popover-open').last().waitFor()
}

/** The models of a make: in the drawer a level down. */
const openModels = (label: string) => async (page: Page) => {
  await openMenu(label)(page)
  await page.getByRole('navigation', { name: 'Main' }).locator('details:not([open]) > summary').first().click()
  await page.waitForLoadState('networkidle')
}

const openEnquiry = async (page: Page) => {
  await page.locator('a[data-dialog="enquiry"]').filter({ visible: true }).first().click()
  await page.getByRole('dialog', { name: 'Enquire' }).getByRole('textbox').first().waitFor()
}

const seeForm = (page: Page) => page.getByRole('dialog').getByRole('form').first().waitFor()

const sendEmpty = async (page: Page) => {
  await page.locator('form').getByRole('button', { name: /^Send/ }).click()
  await page.locator('[aria-invalid="true"]').first().waitFor()
}

const sort = (page: Page) => page.getByLabel('Sort by').filter({ visible: true }).selectOption('price_desc')

/** The answer never comes. */
const waitForResults = async (page: Page) => {
  await page.route('**/api/search?*', () => {})
  await sort(page)
  await page.locator('html[data-pending], [aria-busy="true"]').first().waitFor()
}

const failResults = async (page: Page) => {
  await page.route('**/api/search?*', (route) => route.abort())
  await sort(page)
  await page.getByRole('alert').filter({ visible: true }).first().waitFor()
}

/** A page of 1440 px whose browser enlarges everything to 400% (WCAG 1.4.10). */
const enlarged = { widths: [360] }

/** Forms over a vehicle, each with what a site needs to have it. */
const dialogs = [
  ['test drive sheet', 'test-drive', 'testDrive'],
  ['finance sheet', 'finance-quote', 'finance'],
  ['request photos sheet', 'request-photos', 'requestPhotos'],
] as const satisfies [string, DialogName, Capability][]

type States = Omit<ScreenState, 'slug'>[]

function dialogStates(site: Site, car: Hit): States {
  const had = dialogs.filter(([, , capability]) => hasCapability(site, capability, car.dealership_slug))
  return had.map(([name, dialog]) => ({
    name,
    url: `/cars/${car.slug}#${dialog}?car_id=${car.id}`,
    prepare: seeForm,
    isOverlay: true,
  }))
}

function menuStates({ menu }: Site): States {
  const label = menu.find(({ panel }) => panel === 'vehicles')?.label
  if (!label) return []
  return [
    { name: 'menu', url: '/', prepare: openMenu(label), isOverlay: true },
    { name: 'menu with models', url: '/', prepare: openModels(label), isOverlay: true },
  ]
}

/** Pages with something opened, sent, waited for or failed, and enlarged to four times their size. */
export function openedStates(site: Site, hits: readonly Hit[]): States {
  const searchPath = site.paths.search
  const cars = hits.map(({ slug }) => slug)
  const inStock = hits.find(({ status }) => status === 'in_stock')
  return [
    { name: 'compare three', url: `/compare/${cars.slice(0, 3).join('/')}` },
    { name: 'compare two', url: `/compare/${cars.slice(0, 2).join('/')}` },
    ...menuStates(site),
    { name: 'enquiry sheet', url: `/cars/${cars[0]}`, prepare: openEnquiry, isOverlay: true },
    ...(inStock ? dialogStates(site, inStock) : []),
    { name: 'enquiry refused', url: `/enquire?car_id=${cars[0]}`, prepare: sendEmpty },
    { name: 'results loading', url: searchPath, prepare: waitForResults },
    {
      name: 'results failed',
      url: searchPath,
      prepare: failResults,
      expected: [/^request failed: \S+\/api\/search\?\S+ net::ERR_FAILED$/],
    },
    { name: 'home at 400%', url: '/', ...enlarged, isWhole: true },
    { name: 'results at 400%', url: searchPath, ...enlarged },
    { name: 'vehicle at 400%', url: `/cars/${cars[0]}`, ...enlarged },
  ]
}
