import { favouritesKey, paymentAttemptKey, pendingSaveKey, yourWeekKey } from '@forecourt/contracts/browser/stored-keys'
import { readReservation } from '@forecourt/contracts/endpoints/reservations'
import { readSavedCars, setPriceAlerts } from '@forecourt/contracts/endpoints/watchlist'
import { askingWords } from '@forecourt/domain/reservations/reservation-words'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { layoutShifts, recordLayoutShifts } from '@forecourt/e2e/browser/layout-shifts'
import {
  alike,
  answered,
  axeViolations,
  desktop,
  expect,
  fail,
  fake,
  type Page,
  phone,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { exampleReservation } from '@forecourt/e2e/page-harness/example-reservation'
import { carReads, fakeWatchlist } from '@forecourt/e2e/page-harness/kept-cars'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'

const remotes = ['forms', 'search', 'vehicle']
const signIn = (page: Page, { origin }: PageServer) =>
  page.context().addCookies([{ name: 'session_hint', value: '1', url: origin }])
const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

for (const at of viewports) {
  test(`[RT-12] the watchlist shows prices since saving, what is sold and what is close to it (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const { saved, answers } = fakeWatchlist('v1', 'v2', 'v3')
    const server = await serve({ remotes, api: [...carReads, ...answers] })
    const page = await open(server, { at })
    await signIn(page, server)
    await page.goto('/watchlist')
    await expect(page.getByRole('heading', { name: 'Saved cars', level: 1 })).toBeVisible()
    await expect(page.getByText('Two available, one sold. One costs less than when you saved it.')).toBeVisible()
    await expect(row(page, '2023 Toyota RAV4')).toContainText('$46,990')
    await expect(row(page, '2023 Toyota RAV4')).toContainText('$1,000 less')
    await expect(row(page, '2023 Toyota RAV4')).toContainText('since you saved it, 2 Nov 2026 · was $47,990')
    await expect(row(page, '2022 Mazda 3')).toContainText('$500 more')
    await expect(row(page, '2020 Kia Rio')).toContainText('Sold on 20 Nov 2026')
    await expect(row(page, '2020 Kia Rio')).toContainText('Close to it, available today2023 Kia Cerato')
    await expect(row(page, '2020 Kia Rio')).toContainText('$1,000 less than yours')
    expect(await axeViolations(page)).toEqual([])

    await page.getByRole('button', { name: 'Remove 2020 Kia Rio' }).click()
    await expect(row(page, '2020 Kia Rio')).toHaveCount(0)
    await expect(page.locator('[data-toast="open"]')).toContainText('Car Removed')
    expect([...saved.keys()]).toEqual(['v1', 'v2'])
    await page.getByRole('button', { name: 'Saved 2023 Toyota RAV4' }).click()
    await page.getByRole('button', { name: 'Saved 2022 Mazda 3' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}

for (const [tenant, path, name] of [
  ['harbourside', '/my-garage', 'My garage'],
  ['northgate', '/mymotorama', 'My Motorama'],
  ['openroad', '/mybigboxcars', 'My Big Box'],
  ['drivewise', '/myblinkr', 'My Blinkr'],
  ['meridian', '/myservco', 'My Servco'],
] as const)
  test(`[RT-12] the garage of ${tenant} is at ${path}, for signed-in shoppers, and nowhere else`, async ({
    serve,
    open,
  }) => {
    const { answers } = fakeWatchlist('v1')
    const server = await serve({ remotes, tenant, api: [...carReads, ...answers] })
    const page = await open(server)
    const other = path === '/my-garage' ? '/mymotorama' : '/my-garage'
    expect((await page.goto(other))?.status()).toBe(404)
    await page.goto(path)
    await expect(page).toHaveURL(/\/sign-in/)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({ type: 'my-garage', redirect: path, back: '/' })
    await signIn(page, server)
    expect((await page.goto(path))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await expect(row(page, '2023 Toyota RAV4')).toBeVisible()
    await expect(page.getByText('Signed in as 0491 570 156')).toBeVisible()
  })

for (const at of viewports)
  test(`[RS-1] [TI-5] the garage has what was reserved and valued on any device (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const { own, answers } = fakeWatchlist('v2')
    const over = { state: 'ended', reason: 'cancelled', can_cancel: false } as const
    own.reservations = [
      exampleReservation,
      { ...exampleReservation, ...over, reservation_id: 'another-reservation-01' },
    ]
    const offer = { min: 9_850, max: 11_350, expires_at: '2099-01-01T00:00:00.000Z' }
    own.valuations = [{ lead_id: 'the-valuation-of-ada', state: 'offer', car: '2021 Toyota RAV4 GXL', ...offer }]
    const server = await serve({ remotes, api: [...carReads, ...answers] })
    const page = await open(server, { isFirstVisit: true, at })
    await signIn(page, server)
    await recordLayoutShifts(page)
    await page.goto('/my-garage')
    const reserved = page.getByRole('region', { name: 'Your reservations' }).getByRole('listitem')
    await expect(reserved).toHaveCount(2)
    await expect(reserved.first()).toContainText('You hold this car until Saturday 28 November, 1:00 pm')
    await expect(reserved.first().getByRole('link', { name: 'See your reservation' })).toHaveAttribute(
      'href',
      `/cars/${exampleReservation.car.slug}/checkout#reservation=the-reservation-of-ada`,
    )
    await expect(reserved.last()).toContainText('You cancelled the reservation. Your deposit goes back to your card.')
    const valued = page.getByRole('region', { name: "Your car's value" })
    await expect(valued).toContainText('$9,850 to $11,350')
    await expect(valued.getByRole('link', { name: 'See your offer' })).toHaveAttribute(
      'href',
      '/trade-in#valuation?link=the-valuation-of-ada',
    )
    expect(await axeViolations(page)).toEqual([])
    const ofHeader = /: header /
    expect((await layoutShifts(page)).filter((shift) => !ofHeader.test(shift))).toEqual([])
  })

test('[RS-1] a payment that this tab sent is not asked for again while the bank is asked', async ({ serve, open }) => {
  const { own, answers } = fakeWatchlist()
  own.reservations = [{ ...exampleReservation, state: 'authorising', pay_by: '2099-01-01T00:00:00.000Z' }]
  const server = await serve({ remotes, api: [...carReads, ...answers] })
  const page = await open(server, { at: phone })
  await signIn(page, server)
  await page.goto('/my-garage')
  const reserved = page.getByRole('region', { name: 'Your reservations' })
  await expect(reserved.getByRole('link', { name: 'Pay the deposit' })).toBeVisible()
  await page.evaluate(([key, attempt]) => sessionStorage.setItem(key, attempt), [
    paymentAttemptKey,
    JSON.stringify({ reservation_id: exampleReservation.reservation_id, is_unanswered: true }),
  ] as const)
  await page.reload()
  await expect(reserved).toContainText(askingWords)
  await expect(reserved.getByRole('link', { name: 'See your reservation' })).toBeVisible()
  await expect(reserved.getByRole('link', { name: 'Pay the deposit' })).toHaveCount(0)
})

test('[RS-1] without signing in the list has the reservation of this browser', async ({ open }) => {
  const api = [...carReads, fake(readReservation, () => exampleReservation)]
  const page = await open({ remotes, api }, { at: phone })
  await page.addInitScript(
    ([reservation_id, slug]) => localStorage.setItem('forecourt.reservation', JSON.stringify({ reservation_id, slug })),
    [exampleReservation.reservation_id, exampleReservation.car.slug] as const,
  )
  await page.goto('/watchlist')
  await expect(page.getByRole('region', { name: 'Your reservations' })).toContainText('You hold this car until')
})

test('[TN-6] a site without the garage has none, and one without favourites too has no list', async ({ open }) => {
  const page = await open({ remotes, site: { capabilities: { watchlist: false } } })
  expect((await page.goto('/my-garage'))?.status()).toBe(404)
  expect((await page.goto('/watchlist'))?.status()).toBe(200)
  const neither = { capabilities: { watchlist: false, favourites: false } }
  const other = await open({ remotes, site: neither })
  expect((await other.goto('/watchlist'))?.status()).toBe(404)
})

test('[WL-6] without signing in the list is what this browser kept', async ({ serve, open }) => {
  const server = await serve({ remotes, api: carReads })
  const page = await open(server, { at: phone })
  await page.addInitScript(() => {
    const car = { id: 'v2', name: '2022 Mazda 3 G25', slug: '2022-mazda-3', make: 'Mazda', model: '3' }
    localStorage.setItem('forecourt.favourites', JSON.stringify([car]))
  })
  await page.goto('/watchlist')
  await expect(row(page, '2023 Mazda 3').or(row(page, '2022 Mazda 3'))).toContainText('$27,990')
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?type=watchlist&redirect=%2Fwatchlist&back=%2Fwatchlist',
  )
  expect(server.requests.filter(({ route }) => route.includes('/api/watchlist'))).toEqual([])
})

const waiting = { id: 'v2', name: '2022 Mazda 3 G25', slug: '2022-mazda-3', make: 'Mazda', model: '3' }
for (const [what, store, key, kept] of [
  ['[WL-6] what this browser kept', 'localStorage', favouritesKey, [waiting]],
  ['[WL-1] the car that was saved on the way to signing in', 'sessionStorage', pendingSaveKey, waiting],
] as const)
  test(`${what} is in the list while it moves into the watchlist`, async ({ serve, open }) => {
    const { answers } = fakeWatchlist('v1')
    const server = await serve({ remotes, api: [...carReads, ...answers] })
    const page = await open(server, { at: phone })
    const move = await holdRequests(page, '**/api/watchlist/save-car')
    await signIn(page, server)
    await page.addInitScript(([store, key, text]) => window[store].setItem(key, text), [
      store,
      key,
      JSON.stringify(kept),
    ] as const)
    await page.goto('/watchlist')
    await expect(row(page, '2023 Toyota RAV4')).toBeVisible()
    await expect(row(page, '2022 Mazda 3')).toContainText('$27,990')
    move()
  })

test('a list that cannot be read says so, and can be asked for again', async ({ serve, open }) => {
  const { answers } = fakeWatchlist('v1')
  const broken = fake(readSavedCars, () => fail('unavailable', { message: 'Try again in a moment.' }))
  const server = await serve({ remotes, api: [...carReads, broken, ...answers] })
  const page = await open(server, {
    at: desktop,
    required: [answered(503, '/api/watchlist/cars'), /Part of the page failed\. ApiError: Try again in a moment\./],
  })
  await signIn(page, server)
  await page.goto('/watchlist')
  await expect(page.getByRole('alert')).toContainText('Try again in a moment.')
  server.answer(...carReads, ...answers)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(row(page, '2023 Toyota RAV4')).toBeVisible()
})

const choice = (page: Page) => page.getByRole('switch', { name: 'Text me when a price drops' })

for (const at of viewports)
  test(`messages about lower prices are a choice that is off, and is kept (${alike(at)})`, async ({ serve, open }) => {
    const { alerts, answers } = fakeWatchlist('v1', 'v2')
    const server = await serve({ remotes, api: [...carReads, ...answers] })
    const page = await open(server, { at })
    await signIn(page, server)
    await page.goto('/watchlist')
    await expect(choice(page)).not.toBeChecked()
    await expect(choice(page)).toHaveAccessibleDescription(
      'To 0491 570 156, one message a day at most. Each has a link that stops them.',
    )
    await choice(page).check()
    await expect(page.getByRole('status').filter({ hasText: 'We will text you when a price drops.' })).toBeVisible()
    expect(alerts).toEqual({ wanted: true })
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await expect(choice(page)).toBeChecked()
    await choice(page).uncheck()
    await expect(page.getByRole('status').filter({ hasText: 'No more messages about prices.' })).toBeVisible()
    expect(alerts).toEqual({ wanted: false })
  })

test('a choice that cannot be stored goes back and says so; without signing in, and without the capability, there is none', async ({
  serve,
  open,
}) => {
  const { answers } = fakeWatchlist('v1')
  const broken = fake(setPriceAlerts, () => fail('unavailable', { message: 'Try again in a moment.' }))
  const api = [...carReads, broken, ...answers]
  const server = await serve({ remotes, api })
  const visitor = await open(server, { at: phone })
  await visitor.goto('/watchlist')
  await expect(visitor.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expect(choice(visitor)).toHaveCount(0)
  const page = await open(server, { at: phone, required: [answered(503, '/api/watchlist/price-alerts')] })
  await signIn(page, server)
  await page.goto('/watchlist')
  await choice(page).click()
  await expect(page.getByRole('alert')).toHaveText('Try again in a moment.')
  await expect(choice(page)).not.toBeChecked()
  const without = await serve({ remotes, api, site: { capabilities: { watchlist: true } } })
  const other = await open(without, { at: phone })
  await signIn(other, without)
  await other.goto('/watchlist')
  await expect(row(other, '2023 Toyota RAV4')).toBeVisible()
  await expect(choice(other)).toHaveCount(0)
})

test('[VC-5] by the shopper’s week a saved car states its comparison rate, with the warning, until it is cleared', async ({
  serve,
  open,
}) => {
  const { answers } = fakeWatchlist('v1', 'v3')
  const server = await serve({ remotes, api: [...carReads, ...answers] })
  const page = await open(server)
  await signIn(page, server)
  const week = JSON.stringify({ repayment: 200, deposit: 2000, period: 'week' })
  await page.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [yourWeekKey, week] as const)
  await page.goto('/watchlist')
  await expect(row(page, '2023 Toyota RAV4')).toContainText(
    /\/week, \d+\.\d\d% comparison rate, over 5 years at \d+\.\d\d% interest, \$2,000 deposit, no final payment/,
  )
  const warning = page.getByText(/^WARNING: This comparison rate is true only/)
  await expect(warning).toBeVisible()
  await expect(page.getByText('Prices by the week, with your $2,000 deposit')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(row(page, '2023 Toyota RAV4')).not.toContainText('/week')
  await expect(warning).toBeHidden()
})
