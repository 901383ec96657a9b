import { readDraw } from '@forecourt/contracts/endpoints/draws'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { quickQuote } from '@forecourt/contracts/endpoints/quote'
import { listReservations } from '@forecourt/contracts/endpoints/reservations'
import { listVehicles } from '@forecourt/contracts/endpoints/search'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { listValuations } from '@forecourt/contracts/endpoints/trade-in'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { readSavedCars, readWatchlist } from '@forecourt/contracts/endpoints/watchlist'
import { gateNames } from '@forecourt/contracts/site/gate-names'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { axeViolations, desktop, expect, fail, fake, phone, test } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { exampleQuote } from '@forecourt/e2e/page-harness/example-quote'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'

const remotes = ['finance', 'forms', 'vehicle', 'search']
const tenant = 'northgate'
const capabilities = { finance: true, watchlist: true, spinToWin: true, onlinePayment: true }
const api: FakeAnswer[] = [
  fake(vehicle, () => exampleCar),
  fake(vehicleById, ({ params }) => (params.id === exampleCar.id ? exampleCar : fail('not_found'))),
  fake(quickQuote, () => exampleQuote),
  fake(listVehicles, () => ({ hits: [] })),
  fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' })),
  fake(readWatchlist, () => ({ cars: [] })),
  fake(listReservations, () => ({ reservations: [] })),
  fake(listValuations, () => ({ valuations: [] })),
  fake(readDraw, () => ({
    state: 'open' as const,
    draw: {
      name: 'Spin',
      starts: '2026-11-01T09:00:00+11:00',
      ends: '2027-02-28T17:00:00+11:00',
      chances: [20],
      prizes: ['Fuel'],
      terms: 'One each.',
    },
  })),
  fake(readSavedCars, () => ({ cars: [], price_alerts: false })),
]

/** Each gated page of the site with its type, its way back, and what only those see who are let in. */
const pages = [
  ['/finance', 'car-finance', '/', 'Get A Personalised Quote'],
  ['/finance-enquiry?price=20000', 'car-finance', '/', 'Get A Personalised Quote'],
  ['/apply-for-finance', 'car-finance', '/', 'Get A Personalised Quote'],
  ['/finance-pre-approval', 'car-finance', '/', 'Get A Personalised Quote'],
  ['/personalised/finance?car_id=v1', 'finance', `/cars/${exampleCar.slug}`, 'Get A Personalised Quote'],
  ['/spin-to-win', 'spin-to-win', '/', 'Spin the wheel'],
  ['/online-payment', 'online-payment', '/', 'Continue'],
  ['/mymotorama', 'my-garage', '/', 'Sign out'],
] as const

for (const [index, [path, type, back, action]] of pages.entries())
  test(`[WL-9] ${path} is for signed-in shoppers: others sign in for ${type}, and come back to it`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, tenant, api, site: { capabilities } })
    const page = await open(server, { at: index % 2 ? desktop : phone })
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page).toHaveURL(/\/sign-in\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ type, redirect: path, back })
    await expect(page.getByRole('heading', { name: 'What is your mobile number?', level: 1 })).toBeVisible()
    expect(await page.locator('h1').count()).toBe(1)
    // The page that was asked for is not in the way when going back, and its form did nothing.
    expect(server.requests.map(({ route }) => route)).not.toContain('POST /api/youx/quote')
    await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
    await page.goto(path)
    await expect(page.getByRole('button', { name: action, exact: true })).toBeVisible()
    await expect(page).toHaveURL(path)
    expect(await axeViolations(page)).toEqual([])
  })

test('[WL-9] [VD-14] finance of a car that is sold says so first, and leads to sign-in from there', async ({
  open,
}) => {
  const sold = fake(vehicleById, () => ({ ...exampleCar, status: 'sold' }))
  const page = await open({ remotes, tenant, api: [sold, ...api], site: { capabilities } }, { at: phone })
  await page.goto('/finance?car_id=v1')
  await expect(page.getByText(/^The 2023 Toyota RAV4 has been sold\.$/)).toBeVisible()
  const link = page.getByRole('link', { name: 'Sign in to go on without a vehicle' })
  await expect(link).toBeVisible()
  await expect(page).toHaveURL('/finance?car_id=v1')
  expect(await axeViolations(page)).toEqual([])
  await link.click()
  await expect(page).toHaveURL(/\/sign-in\?type=car-finance&/)
})

test('[WL-9] a page that the site’s settings open is there for everybody, and search engines may list it', async ({
  open,
}) => {
  const sign_in = { open: ['finance-page' as const] }
  const page = await open({ remotes, tenant, api, site: { capabilities, sign_in } })
  const robots = page.locator('meta[name="robots"]')
  await page.goto('/finance')
  await expect(page.getByRole('button', { name: 'Get A Personalised Quote' })).toBeVisible()
  await expect(robots).toHaveCount(0)
  await page.goto('/personalised/finance')
  await expect(page).toHaveURL(/\/sign-in\?type=finance&/)
  const gated = await open(
    { remotes, tenant, api, site: { capabilities, sign_in: { open: [] } } },
    {
      javaScriptEnabled: false,
    },
  )
  await gated.goto('/finance')
  await expect(gated.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(gated.getByText(/^Signing in needs scripts\. Call .+ instead\.$/)).toBeVisible()
  await expect(gated.getByRole('button', { name: 'Get A Personalised Quote' })).toHaveCount(0)
})

for (const path of ['/trade-in', '/cars/trade-in?car_id=v1', '/sell-my-car', '/sell-your-car'])
  test(`[WL-9] ${path} never leads to sign-in, whatever the site’s settings`, async ({ open }) => {
    for (const names of [[], [...gateNames]]) {
      const page = await open({ remotes, tenant, api, site: { capabilities, sign_in: { open: names } } })
      await page.goto(path)
      await expect(page).toHaveURL(path)
    }
  })

test('[WL-9] who signs in for a gated page gets to it, however late the session is known', async ({ serve, open }) => {
  const codes = [
    fake(checkRateLimit, () => ({ allowed: true as const })),
    fake(sendVerification, () => ({ phone_number: '+61491570156', resend_after_seconds: 30, expires_in_seconds: 600 })),
    fake(checkVerification, () => ({ phone_number: '+61491570156' })),
  ]
  const server = await serve({ remotes, tenant, api: [...codes, ...api], site: { capabilities } })
  const page = await open(server, { at: phone })
  const goOn = await holdRequests(page, '**/api/session')
  await page.goto('/spin-to-win')
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 156')
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.getByLabel('Code', { exact: true }).pressSequentially('407123')
  await expect(page).toHaveURL('/spin-to-win')
  await expect(page.getByRole('heading', { name: 'Spin to win', level: 1 })).toBeVisible()
  goOn()
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeVisible()
  await expect(page).toHaveURL('/spin-to-win')
})
