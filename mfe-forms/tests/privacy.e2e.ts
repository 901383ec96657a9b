import { readFileSync } from 'node:fs'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { listReservations } from '@forecourt/contracts/endpoints/reservations'
import { search } from '@forecourt/contracts/endpoints/search'
import { eraseShopper, readPrivacy, revokeSession, signOutEverywhere } from '@forecourt/contracts/endpoints/shoppers'
import { readPhotos } from '@forecourt/contracts/endpoints/trade-in'
import { readWatchlist } from '@forecourt/contracts/endpoints/watchlist'
import type { Privacy } from '@forecourt/contracts/shoppers/privacy'
import { alike, answered, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleReservation } from '@forecourt/e2e/page-harness/example-reservation'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'
import { readTenant } from '@forecourt/tenants'

const at = '2026-11-23T00:00:00.000Z'
const [here, there] = ['h'.repeat(43), 't'.repeat(43)]
const stored: Privacy = {
  phone_number: '+61491570156',
  site: 'harbourside',
  sessions: [
    { id: here, started_at: at, device: 'Safari on iPhone', is_current: true },
    { id: there, started_at: at, device: 'Chrome on Windows', is_current: false },
  ],
  forms: [{ lead_id: 'L1', category: 'Vehicle Enquiry', created_at: at, car: '2023 Toyota RAV4' }],
  consents: [{ wording: 'Send me offers.', version: '1', at }],
  stored: {
    shoppers: [{ first_name: 'Ada', last_name: 'Ng', created_at: at, last_signed_in_at: at }],
    verifications: [{}],
    watchlist: [{}, {}],
  },
}
const searches = fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} }))
const reads: FakeAnswer[] = [
  fake(readSession, () => ({ phone: '+61491570156', started_at: at })),
  fake(readPrivacy, () => stored),
  searches,
  fake(readWatchlist, () => ({ cars: [] })),
]
const remotes = ['forms', 'search']
const hint = ({ origin }: PageServer) => [{ name: 'session_hint', value: '1', url: origin }]

for (const viewport of viewports)
  test(`what is stored is shown in words, with consents and sessions (${alike(viewport)})`, async ({ serve, open }) => {
    const server = await serve({ remotes, api: reads })
    const page = await open(server, { at: viewport })
    await page.context().addCookies(hint(server))
    await page.goto('/my-garage/privacy')
    await expect(page.getByText('What Harbourside Cars stores under 0491 570 156.')).toBeVisible()
    for (const words of ['Ada Ng', '2 cars', '1 time', 'Vehicle Enquiry: 2023 Toyota RAV4', '“Send me offers.”'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

test('what is stored is named by the noun of the site', async ({ serve, open }) => {
  const { copy } = readTenant('harbourside')
  const held = { ...stored, stored: { ...stored.stored, reservation_people: [{}], valuations: [{}] } }
  const server = await serve({
    remotes,
    api: [fake(readPrivacy, () => held), fake(listReservations, () => ({ reservations: [] })), ...reads],
    site: { copy: { ...copy, noun: ['caravan', 'caravans'] } },
  })
  const page = await open(server)
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  const facts = page.getByRole('region', { name: 'What is stored' })
  for (const words of ['Saved caravans', '2 caravans', '1 caravan', '1 car'])
    await expect(facts.getByText(words, { exact: true })).toBeVisible()
})

test('it is downloaded as JSON', async ({ serve, open }) => {
  const server = await serve({ remotes, api: reads })
  const page = await open(server)
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('harbourside-your-data.json')
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toEqual(stored)
})

test('the file links to the photos of a valuation', async ({ serve, open }) => {
  const valuation = { lead_id: 'the-valuation-of-ada', state: 'offer', photos: [1] }
  const own = { ...stored, stored: { ...stored.stored, valuations: [valuation] } }
  const url = 'https://photos.example/1?signed'
  const photos = fake(readPhotos, () => ({ photos: [{ number: 1, url }] }))
  const server = await serve({ remotes, api: [fake(readPrivacy, () => own), photos, ...reads] })
  const page = await open(server)
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  await expect(page.getByText('It links to your photos: save them from there within 15 minutes.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as JSON' }).click()
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file.stored.valuations).toEqual([{ ...valuation, photo_addresses: [url] }])
})

for (const viewport of viewports)
  test(`a reservation that is live is named before its shopper is erased, and afterwards (${alike(viewport)})`, async ({
    serve,
    open,
  }) => {
    const own = { ...stored, stored: { ...stored.stored, reservation_people: [{}, {}] } }
    const over = { ...exampleReservation, state: 'ended' as const, reservation_id: 'another-reservation-01' }
    const server = await serve({
      remotes,
      api: [
        fake(readPrivacy, () => own),
        fake(listReservations, () => ({ reservations: [exampleReservation, over] })),
        fake(eraseShopper, () => ({ erased: true as const })),
        ...reads,
      ],
    })
    const page = await open(server, { at: viewport })
    await page.context().addCookies(hint(server))
    await page.goto('/my-garage/privacy')
    const words = page.getByText('your deposit of $200 goes back to your card when the hold ends')
    await expect(words).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your data is deleted' })).toBeVisible()
    await expect(words).toHaveCount(1)
    await expect(page.getByRole('link', { name: 'See your reservation' })).toHaveAttribute(
      'href',
      `/cars/${exampleReservation.car.slug}/checkout#reservation=${exampleReservation.reservation_id}`,
    )
  })

test('[WL-8] one session is ended, and all of them', async ({ serve, open }) => {
  const left = { ...stored, sessions: stored.sessions.filter(({ is_current }) => is_current) }
  let ended = false
  const server = await serve({
    remotes,
    api: [
      fake(revokeSession, () => {
        ended = true
        return { ended: 1 }
      }),
      fake(readPrivacy, () => (ended ? left : stored)),
      fake(signOutEverywhere, () => ({ ended: 2 })),
      ...reads,
    ],
  })
  const page = await open(server)
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  await page.getByRole('button', { name: 'Sign out Chrome on Windows' }).click()
  await expect(page.getByText('Chrome on Windows')).toHaveCount(0)
  expect(server.requests.find(({ route }) => route === 'POST /api/sessions/revoke')?.body).toEqual({ id: there })
  ended = false
  await page.reload()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL('/')
  expect(server.requests.map(({ route }) => route)).toContain('POST /api/sessions/end')
})

test('all of it is deleted once the shopper has said so twice, here too', async ({ serve, open }) => {
  let isErased = false
  const erase = fake(eraseShopper, () => {
    isErased = true
    return { erased: true as const }
  })
  const session = fake(readSession, () =>
    isErased ? fail('unauthenticated') : { phone: '+61491570156', started_at: at },
  )
  const server = await serve({ remotes, api: [session, erase, ...reads] })
  const page = await open(server, { required: [answered(401, '/api/session')] })
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  await page.evaluate(() => {
    for (const key of ['forecourt-visitor', 'forecourt.favourites', 'forecourt-tracking-consent', 'of-others'])
      localStorage.setItem(key, '{"name":"Ada","phone":"0491 570 156"}')
    sessionStorage.setItem('forecourt-quote', '{}')
  })
  await page.getByRole('button', { name: 'Delete my data' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  expect(server.requests.map(({ route }) => route)).not.toContain('POST /api/privacy/erase')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  const done = page.getByRole('heading', { level: 1, name: 'Your data is deleted' })
  await expect(done).toBeFocused()
  await expect(page.getByText('deleted what it stored under 0491 570 156, and you are signed out')).toBeVisible()
  expect(server.requests.map(({ route }) => route)).toContain('POST /api/privacy/erase')
  const left = await page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))
  expect(left.filter((key) => key !== 'forecourt-visit').sort()).toEqual(['forecourt-tracking-consent', 'of-others'])
  // The session is known to be over, and the words stay until the shopper leaves.
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('session_hint')
  expect(await axeViolations(page)).toEqual([])
  await expect(page).toHaveURL('/my-garage/privacy')
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})

test('[WL-9] who is not signed in is asked to, and led back; the document itself holds nothing personal', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: reads })
  const page = await open(server)
  await page.goto('/my-garage/privacy')
  await expect(page).toHaveURL('/sign-in?type=my-garage&redirect=%2Fmy-garage%2Fprivacy')
  await expect(page.getByText('We text you a code, then your data opens. No password needed.')).toBeVisible()
  await expect(
    page.getByText(/^See what .* stores about you, take it with you as a file, or delete it\.$/),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Your data' })).toHaveCount(0)
  expect(server.requests.map(({ route }) => route)).not.toContain('GET /api/privacy')
})

test('[WL-9] a session that is over leads there too, and its hint is gone', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [fake(readSession, () => fail('unauthenticated')), searches] })
  const page = await open(server, { required: [answered(401, '/api/session')] })
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  await expect(page).toHaveURL(/^[^?]*\/sign-in\?type=my-garage/)
  expect(await page.evaluate(() => document.cookie)).not.toContain('session_hint')
})

test('when it does not load the page says so, and tries again', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [fake(readPrivacy, () => fail('unavailable')), ...reads] })
  const page = await open(server, { required: [answered(503, '/api/privacy')] })
  await page.context().addCookies(hint(server))
  await page.goto('/my-garage/privacy')
  await expect(page.getByRole('alert')).toHaveText('This is not available right now. Try again in a moment.')
  server.answer(...reads)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Ada Ng')).toBeVisible()
})

test('without scripts the page says that it needs them, and whom to call', async ({ open }) => {
  const page = await open({ remotes, api: reads }, { javaScriptEnabled: false })
  await page.goto('/my-garage/privacy')
  const main = page.getByRole('main')
  await expect(main.getByText(/^Showing your data needs scripts\. Call/)).toBeVisible()
  await expect(main.getByRole('link', { name: /^\(0\d\) \d{4} \d{4}$/ })).toHaveAttribute('href', /^tel:\+61/)
  await expect(page.getByLabel('Loading your data')).toBeHidden()
})
