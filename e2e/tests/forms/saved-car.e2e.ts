import { expect, expectNoAxeViolations, type Page, phone, test } from '../../src/harness.ts'
import { shopperNumber, signIn } from '../../src/platform/sign-in.ts'
import { importVehicles } from '../../src/stock/vehicle-feed.ts'

test.use({ platformOf: 'known vehicles' })

const saved = (page: Page) => page.getByRole('article').filter({ hasText: '2023 Toyota RAV4' })

test('[WL-6] [WL-8] [TN-10] a car that is saved signed out is in the watchlist after signing in; the same number has nothing on another site', async ({
  open,
  platform,
}) => {
  test.slow()
  const { VP100: car = '' } = await importVehicles(platform, 'harbourside')
  const page = await open('harbourside', { at: phone })
  await page.goto(car)
  await page.getByRole('button', { name: /^Save 2023 Toyota RAV4/ }).click()
  await page.getByRole('link', { name: 'Sign in to keep it on every device' }).click()
  await expect(page).toHaveURL(/\/sign-in\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ type: 'watchlist', redirect: car, back: car })
  await signIn(page, platform, 'Harbourside')
  await expect(page).toHaveURL(car)
  await expect(page.getByRole('button', { name: /^Saved 2023 Toyota RAV4/ })).toBeVisible()
  await page.goto('/watchlist')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(`Signed in as ${shopperNumber}`)).toBeVisible()
  await expectNoAxeViolations(page)

  const other = await open('northgate', { at: phone })
  await other.goto('/mymotorama')
  await signIn(other, platform, 'Northgate')
  await expect(other).toHaveURL('/mymotorama')
  await expect(other.getByText(`Signed in as ${shopperNumber}`)).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(saved(other)).toHaveCount(0)

  // A session lasts beyond the visit, and ends with signing out.
  await page.reload()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})
