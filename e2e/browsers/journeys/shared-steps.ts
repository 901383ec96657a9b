import type { Part, Visit } from '../driver/visit.ts'

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

/** Opens the enquiry about the car of a page. */
export async function openEnquiry(page: Visit): Promise<Part> {
  await page
    .role('link', /^Enquire/)
    .nth(0)
    .click()
  return page.role('dialog', 'Enquire')
}
