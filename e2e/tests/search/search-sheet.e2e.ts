import { readTenant } from '@forecourt/tenants'
import { expect, type Page, phone } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { count, countFor, it, openResults } from '../../src/stock/search-results.ts'

const slug = dealers[0]
const { paths } = readTenant(slug)

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filters' })
const box = (page: Page, name: string) => sheet(page).getByRole('checkbox', { name })

it('[SR-3] on a phone Back closes the sheet and changes nothing else', async ({ open, ask }) => {
  const page = await open(slug, { at: phone })
  await openResults(page, paths.search)
  await filters(page).click()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(paths.search)

  await filters(page).click()
  for (const make of ['Nissan', 'Suzuki']) {
    await box(page, make).click()
    await expect(box(page, make)).toBeChecked()
  }
  // The box answers a frame before the address: nobody is as quick with Back.
  await expect(page).toHaveURL(/make=Nissan&make=Suzuki#/)
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(`${paths.search}?make=Nissan&make=Suzuki`)
  await expect(count(page)).toHaveText(countFor(slug, (await ask(slug, 'make=Nissan&make=Suzuki')).count))
  await page.goBack()
  await expect(page).toHaveURL(`${paths.search}?make=Nissan`)
  await page.goBack()
  await expect(page).toHaveURL(paths.search)
})

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => sheet(page).getByRole('button', { name: 'Close' }).click(),
  'the button that shows the vehicles': (page) =>
    sheet(page)
      .getByRole('button', { name: /^Show / })
      .click(),
  Escape: (page) => page.keyboard.press('Escape'),
}

for (const [way, close] of Object.entries(ways)) {
  it(`[SR-3] after closing the sheet by ${way}, Back has nothing left to close`, async ({ open }) => {
    const page = await open(slug, { at: phone })
    await openResults(page, `${paths.search}?make=Nissan`)
    await filters(page).click()
    await box(page, 'Suzuki').click()
    await expect(box(page, 'Suzuki')).toBeChecked()
    await close(page)
    await expect(sheet(page)).toBeHidden()
    await expect(page).toHaveURL(`${paths.search}?make=Nissan&make=Suzuki`)
    await page.goBack()
    await expect(page).toHaveURL(`${paths.search}?make=Nissan`)
  })
}

it('a reloaded page keeps its sheet open', async ({ open }) => {
  const page = await open(slug, { at: phone })
  await openResults(page, paths.search)
  await filters(page).click()
  await expect(sheet(page)).toBeVisible()
  await page.reload()
  await expect(sheet(page)).toBeVisible()
  await page.goBack()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL(paths.search)
})
