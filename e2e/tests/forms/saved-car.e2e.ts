import { ask, expect, expectNoAxeViolations, type Page, type Platform, phone, test } from '../../src/harness.ts'
import { importVehicles } from '../../src/stock/vehicle-feed.ts'

test.use({ platformOf: 'forms' })

const number = '0491 570 157'
/** Who is not signed in has no session to be asked about. */
const expected = [/Failed to load resource/, /^answer 401/]

/** The codes that a number was sent from one sender, as the operator's inbox has them. */
async function codesFrom({ operatorUrl }: Platform, sender: string): Promise<string[]> {
  const { body } = await ask(`${operatorUrl}/inbox.json`)
  type Sms = { from: { name: string }[]; to: { address: string }[]; text: string }
  const { sms }: { sms: { messages: Sms[] } } = JSON.parse(body)
  return sms.messages
    .filter(({ from, to }) => from[0]?.name === sender && to[0]?.address === '+61491570157')
    .flatMap(({ text }) => /code is (\d{6})\./.exec(text)?.[1] ?? [])
}

async function signIn(page: Page, platform: Platform, sender: string): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in\?/)
  await page.getByLabel('Phone', { exact: true }).fill(number)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await expect.poll(() => codesFrom(platform, sender)).toHaveLength(1)
  const [code = ''] = await codesFrom(platform, sender)
  await page.getByLabel('Code', { exact: true }).pressSequentially(code)
  await page.getByRole('button', { name: 'Verify and continue' }).click()
}

const saved = (page: Page) => page.getByRole('article').filter({ hasText: '2023 Toyota RAV4' })

test('[WL-1] [WL-8] [TN-10] a car that is saved signed out is in the watchlist after signing in; the same number has nothing on another site', async ({
  open,
  platform,
}) => {
  test.slow()
  const addresses = await importVehicles(platform)
  const car = addresses.harbourside?.VP100 ?? ''
  const page = await open('harbourside', { at: phone, expected })
  await page.goto(car)
  await page.getByRole('button', { name: /^Save 2023 Toyota RAV4/ }).click()
  await expect(page).toHaveURL(/\/sign-in\?/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ type: 'watchlist', redirect: car, back: car })
  await signIn(page, platform, 'Harbourside')
  await expect(page).toHaveURL(car)
  await expect(page.getByRole('button', { name: /^Saved 2023 Toyota RAV4/ })).toBeVisible()
  await page.goto('/watchlist')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(`Signed in as ${number}`)).toBeVisible()
  await expectNoAxeViolations(page)

  const other = await open('northgate', { at: phone, expected })
  await other.goto('/mymotorama')
  await signIn(other, platform, 'Northgate')
  await expect(other).toHaveURL('/mymotorama')
  await expect(other.getByText(`Signed in as ${number}`)).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(saved(other)).toHaveCount(0)

  // A session lasts beyond the visit, and ends with signing out.
  await page.reload()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
})
