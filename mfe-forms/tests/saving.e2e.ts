import { readSession } from '@forecourt/contracts/endpoints/platform'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { saveCar } from '@forecourt/contracts/endpoints/watchlist'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import {
  alike,
  answered,
  axeViolations,
  expect,
  fail,
  fake,
  type Page,
  phone,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { cars, carReads as reads, fakeWatchlist as watchlist } from '@forecourt/e2e/page-harness/kept-cars'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'

const remotes = ['forms', 'search', 'vehicle']
const results = '/search/used-cars/'
const rav4 = '2023 Toyota RAV4'
const heart = (page: Page, name = rav4) => page.getByRole('button', { name: new RegExp(`^Saved? ${name}`) })
const toast = (page: Page) => page.locator('[data-toast="open"]')
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Saved/ })
const calls = ({ requests }: PageServer) => requests.filter(({ route }) => /watchlist|session/.test(route))
const signIn = (page: Page, { origin }: PageServer) =>
  page.context().addCookies([{ name: 'session_hint', value: '1', url: origin }])
/** How many events of the site's data layer hold some words. */
const tracked = (page: Page, words: string) =>
  page.evaluate(
    (text) => (Reflect.get(window, 'dataLayer') ?? []).filter((e: object) => JSON.stringify(e).includes(text)).length,
    words,
  )
const tracking = { consent: 'none' as const, sinks: [{ kind: 'data_layer' as const }] }
/** WL-1: such a site saves for signed-in shoppers alone. */
const onlyWatchlist = { capabilities: { favourites: false } }

for (const at of viewports) {
  test(`[WL-2] a signed-in shopper saves and removes a car: the heart at once, the words, View List and event 39 (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const { saved, answers } = watchlist()
    const server = await serve({ remotes, api: [...reads, ...answers], site: { tracking } })
    const page = await open(server, { at })
    await signIn(page, server)
    await page.goto(results)
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page)).toHaveAccessibleName(/^Saved /)
    await expect(toast(page)).toHaveText('Car Saved In WatchlistView List')
    await expect(toast(page).getByRole('link', { name: 'View List' })).toHaveAttribute('href', '/watchlist')
    expect([...saved.keys()]).toEqual(['v1'])
    await expect(savedLink(page)).toHaveAccessibleName('Saved, 1')
    await expect.poll(() => tracked(page, ':39,')).toBe(1)
    expect(await axeViolations(page)).toEqual([])

    await heart(page).click()
    await expect(heart(page)).toHaveAccessibleName(/^Save /)
    await expect(toast(page)).toHaveText('Car RemovedView List')
    expect([...saved.keys()]).toEqual([])
    await expect(savedLink(page)).toHaveAccessibleName('Saved')
  })
}

test('[WL-2] a save that fails says so in an alert, and the heart goes back', async ({ serve, open }) => {
  const { answers } = watchlist()
  const refuses = fake(saveCar, () => fail('conflict', { message: 'You have saved 100 cars.' }))
  const api = [...reads, refuses, ...answers]
  const server = await serve({ remotes, api })
  const page = await open(server, { required: [answered(409, '/api/watchlist/save-car')] })
  await signIn(page, server)
  await page.goto(results)
  await heart(page).click()
  await expect(page.getByRole('alert')).toHaveText('You have saved 100 cars.')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await expect(savedLink(page)).toHaveAccessibleName('Saved')
})

test('[WL-2] the heart is filled before the server answers', async ({ serve, open }) => {
  const { answers } = watchlist()
  const server = await serve({ remotes, api: [...reads, ...answers] })
  const page = await open(server)
  const finish = await holdRequests(page, '**/api/watchlist/save-car')
  await signIn(page, server)
  await page.goto(results)
  await heart(page).click()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(toast(page)).toHaveCount(0)
  finish()
  await expect(toast(page)).toContainText('Car Saved In Watchlist')
})

test('[WL-3] the server is asked with the session’s phone and the car', async ({ serve, open }) => {
  const { answers } = watchlist()
  const server = await serve({ remotes, api: [...reads, ...answers] })
  const page = await open(server)
  await signIn(page, server)
  await page.goto(results)
  await heart(page).click()
  await expect(toast(page)).toBeVisible()
  const sent = server.requests.filter(({ route }) => route === 'POST /api/watchlist/save-car')
  expect(sent.map(({ body }) => body)).toEqual([{ phone_number: '+61491570156', car_id: 'v1' }])
})

test('[WL-3] when the answer is lost, the page after a reload is what the table says', async ({ serve, open }) => {
  const { saved, answers } = watchlist()
  const dies = fake(saveCar, ({ body }) => {
    saved.set(body.car_id, '2026-11-02T01:00:00Z')
    return fail('internal')
  })
  const server = await serve({ remotes, api: [...reads, dies, ...answers] })
  const page = await open(server, { required: [answered(500, '/api/watchlist/save-car')] })
  await signIn(page, server)
  await page.goto(results)
  await heart(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(savedLink(page)).toHaveAccessibleName('Saved, 1')
})

test('[WL-1] a signed-out shopper who presses Save goes to sign in, and back to the page', async ({ serve, open }) => {
  const { saved, answers } = watchlist()
  const codes = [
    fake(checkRateLimit, () => ({ allowed: true as const })),
    fake(sendVerification, () => ({ phone_number: '+61491570156', resend_after_seconds: 30, expires_in_seconds: 600 })),
    fake(checkVerification, () => ({ phone_number: '+61491570156' })),
  ]
  const server = await serve({ remotes, api: [...reads, ...answers, ...codes], site: onlyWatchlist })
  const page = await open(server)
  await page.goto(results)
  const entries = () => page.evaluate(() => navigation.entries().length)
  const before = await entries()
  await page.evaluate((href) => navigation.navigate(href).finished, `${results}?make=Toyota`)
  await heart(page).click()
  await expect(page).toHaveURL(/\/sign-in/)
  const { pathname, searchParams } = new URL(page.url())
  const here = `${results}?make=Toyota`
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/sign-in',
    { type: 'watchlist', redirect: here, back: here },
  ])
  expect(calls(server)).toEqual([])
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 156')
  await page.getByRole('button', { name: 'Send code' }).click()
  await signIn(page, server)
  await page.getByLabel('Code', { exact: true }).fill('407123')
  await expect(page).toHaveURL(here)
  await expect(toast(page)).toContainText('Car Saved In Watchlist')
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect([...saved.keys()]).toEqual(['v1'])
  // The page once, and sign-in ahead of it: Back leads to what was there before.
  expect(await page.evaluate(() => navigation.currentEntry?.index)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL(results)
})

test('[WL-1] a session that ended elsewhere leads to sign in and back, and then the car is saved', async ({
  serve,
  open,
}) => {
  const { saved, answers } = watchlist()
  const refuses = fake(saveCar, () => fail('unauthenticated'))
  const isOver = fake(readSession, () => fail('unauthenticated'))
  const server = await serve({ remotes, api: [...reads, refuses, ...answers], site: onlyWatchlist })
  // Either the save or the page's own look at the session comes first.
  const page = await open(server, {
    expected: [answered(401, '/api/watchlist/save-car')],
    required: [answered(401, '/api/session')],
  })
  await signIn(page, server)
  await page.goto(results)
  await expect(savedLink(page)).toHaveAccessibleName('Saved')
  server.answer(...reads, refuses, isOver)
  await heart(page).click()
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=/)
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The answer that the session is over takes its hint away.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('session_hint')
  server.answer(...reads, ...answers)
  await signIn(page, server)
  await page.goto(results)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect([...saved.keys()]).toEqual(['v1'])
})

test('[WL-4] a session without a phone warns on the console when it saves, and leads to signing in', async ({
  serve,
  open,
}) => {
  const nameless = fake(readSession, () => ({ phone: null, started_at: '2026-11-20T00:00:00Z' }))
  const warning = /cannot be saved: the session has no phone number/
  const server = await serve({ remotes, api: [...reads, nameless], site: onlyWatchlist })
  const page = await open(server, { required: [warning] })
  await signIn(page, server)
  await page.goto(results)
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning' && warning.test(message.text()))
  await heart(page).click()
  await warned
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist/)
})

test('[WL-2] what is saved shows however late the code of the page comes, and hydrates without a difference', async ({
  serve,
  open,
}) => {
  const { answers } = watchlist('v1')
  const server = await serve({ remotes, api: [...reads, ...answers] })
  const page = await open(server)
  await signIn(page, server)
  const comes = await holdRequests(page, /\/remotes\/search\/.*\.js$/)
  await page.goto(results, { waitUntil: 'commit' })
  await expect(savedLink(page)).toHaveAccessibleName('Saved, 1')
  comes()
  await expect(heart(page)).toHaveAccessibleName(/^Saved /)
})

test('[WL-5] Save is hidden on a sold car, unless it is saved', async ({ serve, open }) => {
  const { answers } = watchlist('v3')
  const server = await serve({ remotes, api: [...reads, ...answers] })
  const visitor = await open(server)
  await visitor.goto(results)
  await expect(heart(visitor, rav4)).toBeVisible()
  await expect(heart(visitor, '2020 Kia Rio')).toHaveCount(0)
  const shopper = await open(server)
  await signIn(shopper, server)
  await shopper.goto(results)
  await expect(heart(shopper, '2020 Kia Rio')).toHaveAccessibleName(/^Saved/)
  await heart(shopper, '2020 Kia Rio').click()
  await expect(heart(shopper, '2020 Kia Rio')).toHaveCount(0)
})

const onlyFavourites = { capabilities: { watchlist: false, favourites: true } }

test('[WL-6] [TN-6] where favourites are on they are kept in the browser, and adding one fires an event', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: reads, site: { ...onlyFavourites, tracking } })
  const page = await open(server, { at: phone })
  await page.goto(results)
  await heart(page).click()
  await expect(toast(page)).toContainText('Car Saved In Watchlist')
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('forecourt.favourites') ?? 'null'))
  expect(stored).toEqual([
    {
      ...{ id: 'v1', name: '2023 Toyota RAV4 Cruiser Hybrid', slug: '2023-toyota-rav4-h20418' },
      ...{ make: 'Toyota', model: 'RAV4', primary_image_url: '/media/a.jpg' },
    },
  ])
  await expect.poll(() => tracked(page, 'favourite_added')).toBe(1)
  await page.reload()
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  await heart(page).click()
  await expect(toast(page)).toContainText('Car Removed')
  expect(await page.evaluate(() => localStorage.getItem('forecourt.favourites'))).toBeNull()
  expect(calls(server)).toEqual([])
})

test('[WL-6] a visitor’s first heart saves and stays, says how to keep it, and is in the watchlist after signing in', async ({
  serve,
  open,
}) => {
  const { saved, answers } = watchlist('v2')
  const server = await serve({ remotes, api: [...reads, ...answers] })
  const page = await open(server, { at: phone })
  await page.goto(results)
  await heart(page).click()
  await expect(toast(page)).toContainText('Car Saved In Watchlist')
  const way = toast(page).getByRole('link', { name: 'Sign in to keep it on every device' })
  const address = new URLSearchParams({ type: 'watchlist', redirect: results, back: results })
  await expect(way).toHaveAttribute('href', `/sign-in?${address}`)
  await expect(page).toHaveURL(results)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations(page)).toEqual([])
  await signIn(page, server)
  await page.goto(results)
  await expect(savedLink(page)).toHaveAccessibleName('Saved, 2')
  expect([...saved.keys()]).toEqual(['v2', 'v1'])
  expect(await page.evaluate(() => localStorage.getItem('forecourt.favourites'))).toBeNull()
})

test('[WL-6] what is no favourite in the browser’s storage is passed over', async ({ open }) => {
  const page = await open({ remotes, api: reads, site: onlyFavourites })
  await page.addInitScript(() => localStorage.setItem('forecourt.favourites', '[{"id":1},7,{"id":"v1"}]'))
  await page.goto(results)
  await page.mouse.move(5, 5)
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
})

test('[TN-6] a site without garage and favourites has neither hearts nor a link to them', async ({ open }) => {
  const capabilities = { watchlist: false, favourites: false, compare: false }
  const page = await open({ remotes, api: reads, site: { capabilities } })
  await page.goto(results)
  await expect(page.getByRole('link', { name: rav4 }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Saved?/ })).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /^Compare/ })).toHaveCount(0)
  await expect(savedLink(page)).toHaveCount(0)
})

test('a visitor who has kept nothing loads no code and asks for nothing', async ({ serve, open }) => {
  const server = await serve({ remotes, api: reads })
  const page = await open(server)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(results)
  await page.mouse.move(5, 5)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/remotes/forms/'))).toEqual([])
  expect(calls(server)).toEqual([])
})

test('[WL-2] without the code that saves, no heart says that anything is saved', async ({ open }) => {
  const page = await open(
    { remotes, api: reads, site: onlyFavourites },
    {
      expected: [/^request failed: \S+\/remotes\/forms\/\S+ net::ERR_FAILED$/],
      required: [/Part of the page failed\. .*\/remotes\/forms\//s],
    },
  )
  await page.route('**/remotes/forms/**', (route) => route.abort())
  await page.goto(results)
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('Part of the page failed'))
  await heart(page).click()
  await reported
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  await page.unroute('**/remotes/forms/**')
})

test('[WL-10] a toast shows for three seconds, and a new one takes its place', async ({ open }) => {
  const page = await open({ remotes, api: reads, site: onlyFavourites })
  await page.clock.install()
  await page.goto(results)
  await page.waitForLoadState('networkidle')
  // From here the clock only moves when the test moves it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await heart(page).click()
  // What draws it loads first, however long that takes.
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(toast(page)).toContainText('Car Saved In Watchlist', { timeout: 100 })
  }).toPass()
  await heart(page, '2022 Mazda 3').click()
  await page.clock.runFor(50)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(2_800)
  await expect(toast(page)).toHaveCount(1)
  await page.clock.runFor(300)
  await expect(toast(page)).toHaveCount(0)
  await expect(page.locator('[data-toast="closed"]')).toHaveCount(1)
  await page.clock.runFor(999_000)
  await expect(page.locator('[data-toast]')).toHaveCount(1)
  await page.clock.runFor(1_100)
  await expect(page.locator('[data-toast]')).toHaveCount(0)
})

const own = '/cars/2023-toyota-rav4-h20418'

test('[WL-2] [WL-5] [VC-4] the vehicle page has the same heart, and on a sold car only where it is saved', async ({
  serve,
  open,
}) => {
  const { saved, answers } = watchlist('v3')
  const server = await serve({ remotes, api: [...reads, ...answers] })
  const visitor = await open(server)
  await visitor.goto('/cars/2020-kia-rio')
  await expect(visitor.getByText('SOLD', { exact: true })).toBeVisible()
  await expect(heart(visitor, '2020 Kia Rio')).toHaveCount(0)
  const page = await open(server, { at: phone })
  await signIn(page, server)
  await page.goto(own)
  await heart(page).click()
  await expect(heart(page)).toHaveAccessibleName(/^Saved/)
  await expect(toast(page)).toContainText('Car Saved In Watchlist')
  expect([...saved.keys()]).toEqual(['v3', 'v1'])
  await page.goto('/cars/2020-kia-rio')
  await heart(page, '2020 Kia Rio').click()
  await expect(heart(page, '2020 Kia Rio')).toHaveCount(0)
})

test('[WL-1] a signed-out Save on a vehicle page leads to signing in and back to the vehicle', async ({ open }) => {
  const page = await open({ remotes, api: reads, site: onlyWatchlist })
  await page.goto(own)
  await heart(page).click()
  await expect(page).toHaveURL(/\/sign-in/)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ type: 'watchlist', redirect: own, back: own })
})

test('[WL-7] a vehicle page adds its car to the comparison', async ({ open }) => {
  const page = await open({ remotes, api: reads })
  await page.goto(own)
  await page.getByRole('checkbox', { name: 'Compare with others' }).check()
  await expect(toast(page)).toContainText('Added to compare')
  await expect(page.getByRole('region', { name: 'Compare' })).toContainText('1 of 4 chosen')
})

test('[VC-4] on a site that asks for photos a car without one has no controls', async ({ open }) => {
  const offered = { garage_name: 'My garage', list_name: 'Saved cars', offered_on: ['pictured' as const] }
  const api = [fake(vehicle, () => ({ ...cars[0], images: [] }) as Vehicle), ...reads]
  const page = await open({ remotes, api, site: { watchlist: offered } })
  await page.goto(own)
  await expect(page.getByRole('heading', { name: /2023 Toyota RAV4/ })).toBeVisible()
  await expect(heart(page)).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: /Compare/ })).toHaveCount(0)
})
