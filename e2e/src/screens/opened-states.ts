import type { Page } from 'playwright/test'
import type { ScreenState } from './screen-state.ts'

const openMenu = async (page: Page) => {
  const drawer = page.getByRole('button', { name: 'Menu', exact: true })
  if (await drawer.isVisible()) await drawer.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu
    .getByRole('button', { name: /^(Vehicles|Cars)$/ })
    .filter({ visible: true })
    .first()
    .click()
  await menu.locator(':popover-open').last().waitFor()
}

const openEnquiry = async (page: Page) => {
  await page.locator('a[data-dialog="enquiry"]').filter({ visible: true }).first().click()
  await page.getByRole('dialog', { name: 'Enquire' }).getByRole('textbox').first().waitFor()
}

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

/** Pages with something opened, sent, waited for or failed, and enlarged to four times their size. */
export const openedStates = (searchPath: string, cars: readonly string[]): Omit<ScreenState, 'slug'>[] => [
  { name: 'compare three', url: `/compare/${cars.slice(0, 3).join('/')}`, widths: [390, 820, 1440] },
  { name: 'compare two', url: `/compare/${cars.slice(0, 2).join('/')}` },
  { name: 'menu', url: '/', prepare: openMenu, isOverlay: true },
  { name: 'enquiry sheet', url: `/cars/${cars[0]}`, prepare: openEnquiry, isOverlay: true },
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
