import { listVehicles } from '@forecourt/contracts/endpoints/search'
import { readTenant } from '@forecourt/tenants'
import { axeViolations } from '../src/browser/accessibility.ts'
import { afterHydration } from '../src/browser/is-hydrated.ts'
import { layoutShifts, recordLayoutShifts } from '../src/browser/layout-shifts.ts'
import { hasSeenPage } from '../src/browser/seen-page.ts'
import { alike, expect, fake, type Page, phone, test, viewports } from '../src/page-harness/page-harness.ts'
import { siteAnswers } from '../src/page-harness/site-answers.ts'
import { stockAnswers } from '../src/page-harness/stock-answers.ts'
import { tenantContent } from '../src/page-harness/tenant-content.ts'

const site = readTenant('harbourside')
const { popup } = site
if (!popup) throw new Error('Harbourside has a popup.')
const api = [
  ...(await stockAnswers(site, [])),
  fake(listVehicles, () => ({ hits: [] })),
  ...siteAnswers(site),
  tenantContent('harbourside'),
]
const message = (page: Page) => page.getByRole('dialog', { name: popup.title })
/** By then a scroll opens the popup. */
const dueMs = 5_000

/** The second page of a visit, until a scroll may open its popup. */
async function openPage(page: Page, path: string): Promise<void> {
  await hasSeenPage(page)
  await page.clock.install()
  await page.goto(path)
  await afterHydration(page)
  await page.clock.runFor(dueMs)
}

/** Scrolls, and waits until the popup's code has decided whether it shows: once it runs, React needs a few tasks. */
async function scrollUntilDecided(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/popup\.[^/]+\.js$/)
  await scroll(page)
  await page.evaluate((address) => import(address), (await code).url())
  await page.clock.runFor(1000)
}

const scroll = (page: Page) => page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }))

const withPopup = { remotes: ['search', 'locations', 'forms'], api, site: { popup } }

for (const at of viewports)
  test(`[NV-3] the popup opens by default once the shopper scrolls, and closed it stays away (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(withPopup, { at, isFirstVisit: true })
    await recordLayoutShifts(page)
    await openPage(page, '/')
    await expect(message(page)).toHaveCount(0)
    await scroll(page)
    await expect(message(page)).toContainText(popup.description)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(await layoutShifts(page)).toEqual([])
    expect(await axeViolations(page)).toEqual([])
    await message(page).getByRole('button', { name: 'Close this message' }).click()
    await expect(message(page)).toHaveCount(0)
    await openPage(page, '/')
    await page.evaluate(() => scrollTo(0, 0))
    await scrollUntilDecided(page)
    await expect(message(page)).toHaveCount(0)
  })

test('[NV-3] the popup never covers results, and waits for the second page of a visit', async ({ open }) => {
  const page = await open(withPopup)
  let isAsked = false
  page.on('request', (request) => {
    isAsked ||= /\/popup\.[^/]+\.js$/.test(request.url())
  })
  await page.clock.install()
  for (const path of ['/', site.paths.search]) {
    await page.evaluate(() => sessionStorage.clear()).catch(() => {})
    await page.goto(path)
    await afterHydration(page)
    await page.clock.runFor(dueMs)
    await scroll(page)
    await page.clock.runFor(dueMs)
  }
  expect(isAsked).toBe(false)
})

test('[NV-3] Escape closes the menu of a phone first, and then the popup', async ({ open }) => {
  const page = await open(withPopup, { at: phone })
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu).toBeVisible()
  await scroll(page)
  await expect(page.getByText(popup.description)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(message(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message(page)).toHaveCount(0)
})

test('[NV-3] after its expiry the popup is not shown', async ({ open }) => {
  const page = await open({ ...withPopup, site: { popup: { ...popup, expiryDate: '2026-01-01' } } })
  await openPage(page, '/')
  await scrollUntilDecided(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
