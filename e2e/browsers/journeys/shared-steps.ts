import type { Part, Visit } from '../driver/visit.ts'
import { expect } from './journey.ts'

/** Ticks a make in the sheet of filters, and waits until the results are of it. */
export async function chooseMake(page: Visit, sheet: Part, make: string): Promise<void> {
  const box = sheet.role('group', 'Make').role('checkbox', new RegExp(`^${make}`))
  await box.click()
  await page.at(new RegExp(`make=${make}`))
  await box.checked()
}

/** Follows the link of the first car of a list. */
export async function openFirstCard(page: Visit): Promise<void> {
  await page
    .role('article')
    .nth(0)
    .role('link', /^\d{4} /)
    .click()
  await page.at(/^\/cars\//)
  await page.hydrated()
}

/** A panel of the menu is open, and begins where the header ends. */
export async function seesPanelUnderHeader(page: Visit): Promise<void> {
  const { box: panel } = await page.role('navigation', 'Main').css('div:popover-open').seen()
  const { box: header } = await page.css('header').look()
  expect(Math.abs((panel?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThanOrEqual(1)
}

/** Opens the enquiry about the car of a page. */
export async function openEnquiry(page: Visit): Promise<Part> {
  await page
    .role('link', /^Enquire/)
    .nth(0)
    .click()
  return page.role('dialog', 'Enquire')
}
