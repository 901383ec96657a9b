import { sentCodeKey } from '@forecourt/contracts/browser/stored-keys'
import { readSession, signOut } from '@forecourt/contracts/endpoints/platform'
import { search } from '@forecourt/contracts/endpoints/search'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { vehicle, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { readWatchlist } from '@forecourt/contracts/endpoints/watchlist'
import { limitMessage, sentCodeField } from '@forecourt/domain/shoppers/code-rules'
import { signInTypes } from '@forecourt/domain/shoppers/sign-in-types'
import { signInWords } from '@forecourt/domain/shoppers/sign-in-words'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { isHydrated } from '@forecourt/e2e/browser/is-hydrated'
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
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { answerForTurnstile } from '@forecourt/e2e/page-harness/fake-turnstile'

const { id, status, price } = exampleCar
const reads: FakeAnswer[] = [
  fake(viewCount, () => ({
    views: 1,
    car_fields: { id, status, price, photos_count: 1, updated_at: '2026-11-01T00:00:00Z' },
  })),
  fake(vehicle, ({ params }) => (params.slug === exampleCar.slug ? exampleCar : fail('not_found'))),
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
]
const saved = fake(readWatchlist, () => ({ cars: [] }))
const mayAsk = fake(checkRateLimit, () => ({ allowed: true as const }))
const sends = fake(sendVerification, () => ({
  phone_number: '+61491570156',
  resend_after_seconds: 30,
  expires_in_seconds: 600,
}))
const checks = fake(checkVerification, ({ body }) =>
  body.code === '407123'
    ? { phone_number: '+61491570156' }
    : fail('invalid', { message: 'The verification code is invalid. Please try again.' }),
)
const signedIn = { phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' }
const session = fake(readSession, () => signedIn)
const remotes = ['forms', 'vehicle', 'search']
const api = [...reads, saved, mayAsk, sends, checks, session]

const phoneField = (page: Page) => page.getByLabel('Phone', { exact: true })
const codeField = (page: Page) => page.getByLabel('Code', { exact: true })
const sendCode = (page: Page) => page.getByRole('button', { name: 'Send code' })
const addressOf = (query: Record<string, string>) => `/sign-in?${new URLSearchParams(query)}`
const toCar = addressOf({ type: 'watchlist', redirect: `/cars/${exampleCar.slug}`, back: '/' })

async function askForCode(page: Page): Promise<void> {
  await phoneField(page).fill('0491 570 156')
  await sendCode(page).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
}

test('[WL-8] a number that is sent before the page’s code is there is sent once it is', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api }), { at: phone })
  const code = await holdRequests(page, '**/remotes/forms/**/*.js')
  await page.goto(toCar, { waitUntil: 'commit' })
  await expect.poll(() => isHydrated(page, 'banner')).toBe(true)
  await phoneField(page).fill('0491 570 156')
  await sendCode(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-pending')
  code()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
})

for (const at of viewports) {
  test(`[WL-8] [FQ-7] [RT-11] a number, its code, and on to where the shopper was going (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at })
    await page.goto(toCar)
    await expect(page.getByText('You are saving')).toBeVisible()
    await expect(page.getByText('2023 Toyota RAV4', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await askForCode(page)
    await expect(codeField(page)).toBeFocused()
    await expect(page.getByText('We sent six digits to 0491 570 156.')).toBeVisible()
    await expect(page.getByText('Code sent!')).toBeVisible()
    await expect(page.getByText(/Resend Code in 0:\d\d/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await codeField(page).pressSequentially('407123')
    await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
    // FQ-8 comes before the code.
    expect(
      server.requests.filter(({ route }) => route.startsWith('POST')).map(({ route, body }) => [route, body]),
    ).toEqual([
      ['POST /api/rate-limit', { phone: '0491 570 156' }],
      ['POST /api/verification/send', { phone_number: '0491 570 156' }],
      ['POST /api/verification/check', { phone_number: '0491 570 156', code: '407123' }],
    ])
  })
}

test('[FQ-7] events 36 and 37 are of the code that was sent and the code that was right', async ({ open }) => {
  const page = await open({
    remotes,
    api,
    site: { tracking: { consent: 'none', sinks: [{ kind: 'data_layer' }] } },
  })
  await page.goto(toCar)
  await askForCode(page)
  const events = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as { dataLayer?: { event_id?: number; number?: number; event?: string }[] }
      return dataLayer.map((event) => JSON.stringify(event)).filter((text) => /code_/.test(text))
    })
  await expect.poll(events).toHaveLength(1)
  expect((await events())[0]).toContain('"event":"code_sent","event_number":36')
  await codeField(page).fill('407123')
  await expect.poll(events).toHaveLength(2)
  expect((await events())[1]).toContain('"event":"code_verified","event_number":37')
})

test('[FQ-8] a site that has sent its share of codes asks for the challenge, and then sends one', async ({
  serve,
  open,
}) => {
  const { site } = await serve({ remotes: ['forms'] })
  const message = 'Confirm that you are a person, then ask for the code again, or call (02) 5550 1234.'
  const doubts = fake(sendVerification, ({ body }) =>
    body.challenge === 'token 1 of key-1'
      ? { phone_number: '+61491570156', resend_after_seconds: 30, expires_in_seconds: 600 }
      : fail('invalid', { message, fields: [{ field: 'challenge', message }] }),
  )
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const page = await open(
    { remotes, api: [...reads, mayAsk, doubts, checks, session, saved], site: { enquiry } },
    { required: [answered(422, '/api/verification/send')] },
  )
  await answerForTurnstile(page)
  await page.goto(toCar)
  await phoneField(page).fill('0491 570 156')
  await sendCode(page).click()
  await expect(page.getByRole('alert')).toHaveText(message)
  await page.getByRole('button', { name: 'I am a person' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await askForCode(page)
})

test('[WL-8] a try whose answer is lost is repeated as the same one; another code is another try', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api })
  const page = await open(server, {
    required: [
      answered(422, '/api/verification/check'),
      /^request failed: \S+\/api\/verification\/check net::ERR_FAILED$/,
    ],
  })
  await page.goto(toCar)
  await askForCode(page)
  await codeField(page).fill('111111')
  await expect(page.getByText('The verification code is invalid. Please try again.')).toBeVisible()
  let lost = 0
  await page.route('**/api/verification/check', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    await route.abort()
  })
  await codeField(page).fill('407123')
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
  const tries = server.requests.filter(({ route }) => route === 'POST /api/verification/check')
  const keys = tries.map(({ idempotencyKey }) => idempotencyKey)
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{16,100}$/), keys[1], keys[1]])
  expect(keys[0]).not.toBe(keys[1])
})

test('[FQ-7] while it is sent it says Sending...; a code that does not come in 15 seconds is given up', async ({
  open,
}) => {
  const page = await open({ remotes, api })
  const release = await holdRequests(page, '**/api/verification/send')
  await page.clock.install()
  await page.goto(toCar)
  await phoneField(page).fill('0491 570 156')
  // What else the page loads is given up by the same clock.
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000)
  // The clock would give up the question before it, whether a code may be sent, too.
  const isAsked = page.waitForRequest('**/api/verification/send')
  await sendCode(page).click()
  await expect(page.getByText('Sending...')).toBeAttached()
  await isAsked
  await page.clock.runFor(14_900)
  await expect(page.getByRole('alert')).toHaveText([])
  await page.clock.runFor(200)
  await expect(page.getByRole('alert')).toHaveText(
    'The code was not sent in time. Check your connection, then try again.',
  )
  await expect(phoneField(page)).toHaveValue('0491 570 156')
  release()
})

test('[FQ-7] a wrong code, too few digits and none have the specification’s words; the right one still signs in', async ({
  open,
}) => {
  const page = await open({ remotes, api }, { required: [answered(422, '/api/verification/check')] })
  await page.goto(toCar)
  await askForCode(page)
  await codeField(page).press('Enter')
  await expect(page.getByText('This is a required field.')).toBeVisible()
  await codeField(page).pressSequentially('407')
  await codeField(page).press('Enter')
  await expect(page.getByText('Code must be 6 digits.')).toBeVisible()
  await codeField(page).pressSequentially('000')
  await expect(page.getByText('The verification code is invalid. Please try again.')).toBeVisible()
  await codeField(page).fill('407123')
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
})

test('[WL-11] the login status is verificationSent, and verificationSubmitted while the code is checked', async ({
  open,
}) => {
  const page = await open({ remotes, api })
  const goOn = await holdRequests(page, '**/api/verification/check')
  await page.goto(toCar)
  await askForCode(page)
  const form = page.getByRole('form', { name: 'Enter the code' })
  await expect(form).toHaveAttribute('data-login-status', 'verificationSent')
  await codeField(page).pressSequentially('407123')
  await expect(form).toHaveAttribute('data-login-status', 'verificationSubmitted')
  goOn()
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
})

test('[FQ-7] a code that is pasted is sent at once, whatever is between its digits', async ({ open }) => {
  const page = await open({ remotes, api })
  await page.goto(toCar)
  await askForCode(page)
  await codeField(page).fill('407 123')
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
})

test('[FQ-7] the code is one field that the browser may fill from an SMS', async ({ open }) => {
  const page = await open({ remotes, api })
  await page.goto(toCar)
  await askForCode(page)
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric')
  await expect(page.locator('form input')).toHaveCount(1)
})

test('[FQ-7] Resend Code comes after half a minute and sends again; Change leads back to the number', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.clock.install()
  await page.goto(toCar)
  await askForCode(page)
  const resend = page.getByRole('button', { name: 'Resend Code' })
  await expect(resend).toHaveCount(0)
  await page.clock.fastForward(31_000)
  await resend.click()
  await expect(page.getByText(/Resend Code in 0:\d\d/)).toBeVisible()
  expect(server.requests.filter(({ route }) => route === 'POST /api/verification/send')).toHaveLength(2)
  await page.getByRole('button', { name: 'Change' }).click()
  await expect(phoneField(page)).toHaveValue('0491 570 156')
})

test('[FQ-8] too many attempts are refused in the specification’s words and with which limit it is, and nothing is sent', async ({
  serve,
  open,
}) => {
  const tooMany = fake(checkRateLimit, () =>
    fail('too_many', { message: limitMessage('sentToPhone', 60), retryAfterSeconds: 60 }),
  )
  const server = await serve({ remotes, api: [...reads, tooMany, sends] })
  const page = await open(server, { required: [answered(429, '/api/rate-limit')] })
  await page.goto(toCar)
  await phoneField(page).fill('0491 570 156')
  await sendCode(page).click()
  await expect(page.getByRole('alert')).toHaveText(limitMessage('sentToPhone', 60))
  expect(server.requests.map(({ route }) => route)).not.toContain('POST /api/verification/send')
})

test('[FQ-6] what is no mobile number is said before anything is sent', async ({ serve, open }) => {
  const server = await serve({ remotes, api })
  const page = await open(server)
  await page.goto(toCar)
  await sendCode(page).click()
  await expect(page.getByText('This is a required field.')).toBeVisible()
  await phoneField(page).fill('(02) 5550 1234')
  await sendCode(page).click()
  await expect(page.getByText('Enter an Australian mobile number, such as 0491 570 006.')).toBeVisible()
  await expect(phoneField(page)).toBeFocused()
  expect(server.requests.filter(({ route }) => route.startsWith('POST'))).toEqual([])
})

const draw = {
  id: 'summer',
  name: 'Summer spin',
  starts: '2026-01-01T00:00:00+10:00',
  ends: '2099-01-01T00:00:00+10:00',
  terms: 'One spin a number.',
  prizes: [{ name: 'Full detail', claim: 'Show the code.', chance: 100, stock: 1000 }],
}
for (const type of signInTypes)
  test(`[RT-11] /sign-in?type=${type} has its own words and way back`, async ({ serve, open }) => {
    const server = await serve({ remotes, api, site: { reserve_deposit: 350, spin_to_win: draw } })
    const page = await open(server, { at: phone })
    await page.goto(addressOf({ type, redirect: '/my-garage', back: '/search/used-cars/?make=Toyota' }))
    const { task, fact, intro, why, notDo, back } = signInWords[type]
    const about = page.getByRole('region', { name: task })
    await expect(about).toContainText(fact(server.site))
    await expect(about.getByRole('listitem')).toHaveText(type === 'spin-to-win' ? ['Full detail'] : [])
    if (type === 'checkout') await expect(about).toContainText('$350')
    await expect(page.getByText(intro)).toBeVisible()
    await expect(page.getByText(why)).toBeVisible()
    await expect(page.getByText(notDo, { exact: true })).toBeVisible()
    // Who says why they want to reach a shopper does not say that they will not call.
    expect(/reach you|send what/.test(why) && /call you/i.test(notDo)).toBe(false)
    await expect(page.getByRole('link', { name: back })).toHaveAttribute('href', '/search/used-cars/?make=Toyota')
  })

test('[RT-11] what is no path of the site is followed neither forth nor back', async ({ open }) => {
  const page = await open({ remotes, api })
  for (const elsewhere of [
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/%2Fevil.example',
    'https://www.northgate.example/',
  ]) {
    await page.goto(addressOf({ type: 'checkout', redirect: elsewhere, back: elsewhere }))
    await expect(page.getByRole('link', { name: 'Back to the site' })).toHaveAttribute('href', '/')
    expect(await page.content()).not.toContain('href="//evil')
  }
  await askForCode(page)
  await codeField(page).fill('407123')
  await expect(page).toHaveURL('/')
})

test('[WL-8] who is signed in goes on, or signs out, in all tabs', async ({ serve, open }) => {
  let isOver = false
  const ends = fake(signOut, () => {
    isOver = true
    return { ended: true }
  })
  const asks = fake(readSession, () => (isOver ? fail('unauthenticated') : signedIn))
  const server = await serve({ remotes, api: [ends, asks, ...api] })
  const page = await open(server)
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.goto(toCar)
  await expect(page.getByText('With 0491 570 156.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', `/cars/${exampleCar.slug}`)
  const otherTab = await page.context().newPage()
  await otherTab.goto(toCar)
  await expect(otherTab.getByText('With 0491 570 156.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  for (const tab of [page, otherTab])
    await expect(tab.getByRole('heading', { name: 'What is your mobile number?' })).toBeVisible()
})

test('[FQ-7] a reload comes back to the code that was sent, and Change to the number for good', async ({ open }) => {
  const page = await open({ remotes, api }, { at: phone })
  await page.goto(toCar)
  await askForCode(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByText('We sent six digits to 0491 570 156.')).toBeVisible()
  await page.getByRole('button', { name: 'Change' }).click()
  await page.reload()
  await expect(phoneField(page)).toBeVisible()
  await askForCode(page)
  await page.reload()
  await codeField(page).fill('407123')
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
  expect(await page.evaluate((key) => sessionStorage.getItem(key), sentCodeKey)).toBeNull()
  await page.goto(toCar)
  await expect(codeField(page)).toHaveCount(0)
})

test('[FQ-7] a reload between the SMS and its answer comes to the code too, with the wait as it truly is', async ({
  serve,
  open,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const late = fake(sendVerification, () => held.then(() => fail('unavailable')))
  const server = await serve({ remotes, api: [late, ...api] })
  const page = await open(server, { at: phone, required: [answered(429, '/api/verification/send')] })
  await page.goto(toCar)
  await phoneField(page).fill('0491 570 156')
  await sendCode(page).click()
  await expect.poll(() => server.requests.map(({ route }) => route)).toContain('POST /api/verification/send')
  const message = 'A code was sent a moment ago. You can ask for another in 21 seconds.'
  const fields = [{ field: sentCodeField, message }]
  server.answer(
    fake(sendVerification, () => fail('too_many', { message, retryAfterSeconds: 21, fields })),
    ...api,
  )
  await page.reload()
  release()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
  await expect(page.getByText(/Resend Code in 0:(21|20|1\d)/)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await codeField(page).fill('407123')
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}`)
})

test('without scripts no number is put into an address', async ({ open }) => {
  const page = await open({ remotes, api }, { javaScriptEnabled: false })
  await page.goto('/sign-in')
  expect(await page.content()).toContain('Signing in needs JavaScript')
  await phoneField(page).fill('0491 570 156')
  await sendCode(page).click()
  await expect(page).toHaveURL('/sign-in')
})
