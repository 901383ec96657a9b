import { readTenant } from '@forecourt/tenants'
import type { Request } from 'playwright'
import { afterHydration } from '../../src/browser/is-hydrated.ts'
import { layoutShifts, recordLayoutShifts } from '../../src/browser/layout-shifts.ts'
import { hasSeenPage } from '../../src/browser/seen-page.ts'
import { ask, expect, expectNoAxeViolations, type Page, phone, test, viewports } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'

const [slug, other] = dealers
const { popup, paths } = readTenant(slug)
/** By then a popup is open, if the page has one. */
const dueMs = 5_000

/** Reads a page until its popup could open, and returns whether it requested the popup's code. */
async function readUntilDue(page: Page, path: string): Promise<boolean> {
  let isAsked = false
  const watch = (request: Request) => {
    isAsked ||= /\/popup\.[^/]+\.js$/.test(request.url())
  }
  page.on('request', watch)
  await page.goto(path)
  await afterHydration(page)
  await page.clock.runFor(dueMs)
  await afterHydration(page)
  page.off('request', watch)
  return isAsked
}

/** Opens a page and waits until the popup's code has decided. */
async function openAndWait(page: Page, come: () => Promise<unknown>): Promise<void> {
  const code = page.waitForResponse(/\/popup\.[^/]+\.js$/)
  await come()
  await (await code).finished()
  await afterHydration(page)
}

const message = (page: Page) => page.getByRole('dialog', { name: popup?.title ?? 'no popup' })

for (const at of viewports) {
  test(`[NV-3] the popup opens by default and blocks nothing, at ${at.name}`, async ({ open }) => {
    const page = await open(slug, { at })
    await hasSeenPage(page)
    await recordLayoutShifts(page)
    await page.goto(paths.search)
    await expect(message(page)).toBeVisible()
    await expect(message(page)).toContainText(popup?.description ?? '')
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect(await layoutShifts(page)).toEqual([])
    await expectNoAxeViolations(page)
  })

  test(`[NV-3] closed once, the popup stays away, at ${at.name}`, async ({ open }) => {
    const page = await open(slug, { at })
    await hasSeenPage(page)
    await page.goto(paths.search)
    await message(page).getByRole('button', { name: 'Close this message' }).click()
    await expect(message(page)).toHaveCount(0)
    await openAndWait(page, () => page.reload())
    await expect(message(page)).toHaveCount(0)
  })
}

test('[NV-3] Escape closes the popup wherever the focus is, after anything above it', async ({ open }) => {
  const page = await open(slug, { at: phone })
  await hasSeenPage(page)
  await page.goto(paths.search)
  await expect(message(page)).toBeVisible()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden()
  await expect(message(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message(page)).toHaveCount(0)
})

test('[NV-3] Escape closes the menu of a phone first, and then the popup', async ({ open }) => {
  const page = await open(slug, { at: phone })
  await hasSeenPage(page)
  await page.goto(paths.search)
  await expect(message(page)).toBeVisible()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(message(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(message(page)).toHaveCount(0)
})

test('[NV-3] a popup that comes while a sheet is open leaves Escape to the sheet', async ({ open }) => {
  const page = await open(slug, { at: phone })
  await hasSeenPage(page)
  await openAndWait(page, async () => {
    await page.goto(paths.search)
    await afterHydration(page)
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  })
  await expect(page.getByText(popup?.description ?? '')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Filters' })).toBeHidden()
  await expect(message(page)).toBeVisible()
})

test('[NV-3] the popup is reached by Tab before the header', async ({ open }) => {
  const page = await open(slug)
  await hasSeenPage(page)
  await page.goto(paths.search)
  await expect(message(page)).toBeVisible()
  for (const _ of ['skip link', 'popup']) await page.keyboard.press('Tab')
  await expect(message(page).getByRole('link')).toBeFocused()
})

test('[NV-3] the popup waits for the second page of a visit', async ({ open }) => {
  const page = await open(slug)
  await page.clock.install()
  expect(await readUntilDue(page, paths.search)).toBe(false)
  await openAndWait(page, async () => {
    await page.getByRole('link', { name: /home$/ }).first().click()
    await expect(page).toHaveURL('/')
    await page.clock.runFor(dueMs)
  })
  await expect(message(page)).toBeVisible()
})

test('[NV-3] the popup does not open over a not-found page', async ({ open }) => {
  const page = await open(slug, { expected: [/404/] })
  await hasSeenPage(page)
  await page.clock.install()
  expect(await readUntilDue(page, '/no-such-page')).toBe(false)
  await expect(message(page)).toHaveCount(0)
})

test('[NV-3] on its last day the popup opens, and on the next it does not', async ({ open }) => {
  for (const [time, count] of [
    [`${popup?.expiryDate}T20:00:00+11:00`, 1],
    [`${popup?.expiryDate}T23:59:00Z`, 0],
  ] as const) {
    const page = await open(slug)
    await hasSeenPage(page)
    await page.clock.install({ time: new Date(time) })
    await openAndWait(page, () => page.goto(paths.search))
    await expect(message(page)).toHaveCount(count)
  }
})

test('a dealer without a popup shows none, and no document contains one', async ({ open, platform }) => {
  const { body } = await ask(platform.siteUrl(slug) + paths.search)
  expect(body).not.toContain('popup-title')
  const page = await open(other)
  await page.clock.install()
  expect(await readUntilDue(page, readTenant(other).paths.search)).toBe(false)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
