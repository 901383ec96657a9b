import type { DrawOutcome, ShownDraw } from '@forecourt/contracts/draws/draw'
import { enterDraw, readDraw } from '@forecourt/contracts/endpoints/draws'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { drawState } from '@forecourt/domain/draws/draw-state'
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
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'

const remotes = ['forms']
const site = { capabilities: { spinToWin: true } }
const draw = {
  name: 'Summer spin',
  starts: '2026-11-01T09:00:00+11:00',
  ends: '2027-02-28T17:00:00+11:00',
  prizes: ['Full detail', '$100 of fuel', 'Wash and vacuum'],
  chances: [0.05, 2.5, 20],
  terms: 'One spin for each mobile number.',
  fingerprint: 'ab'.repeat(32),
}
const won: DrawOutcome = {
  number: 7,
  won: { prize: '$100 of fuel', claim: 'Show the code at our showroom by 31 March.', code: 'K7QF-2M9X' },
}
const session = fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' }))

/** The function behind the rows, in memory. */
function turns(outcome: DrawOutcome, first: Partial<ShownDraw> = {}): FakeAnswer[] {
  let shown: ShownDraw = { state: 'open', draw, ...first }
  return [
    session,
    fake(readDraw, () => shown),
    fake(enterDraw, () => {
      shown = { state: 'drawn', draw, outcome }
      return shown
    }),
  ]
}

type Opened = { at?: (typeof viewports)[number]; isStill?: boolean }
async function openPage(
  server: PageServer,
  open: (server: PageServer, options: object) => Promise<Page>,
  { isStill = false, ...options }: Opened = {},
) {
  const page = await open(server, { at: phone, ...options })
  await page.emulateMedia({ reducedMotion: isStill ? 'reduce' : 'no-preference' })
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.goto('/spin-to-win')
  return page
}
const wheel = (page: Page) => page.locator('svg[viewBox="-170 -176 340 346"]')

async function fillIn(page: Page) {
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Jane')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('jane@example.com')
}

for (const at of viewports)
  test(`[RT-21] [WL-9] a signed-in shopper spins by keyboard, and what the server drew is said in words (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, site, api: turns(won) })
    const page = await openPage(server, open, { at })
    await expect(page.getByRole('heading', { name: 'Summer spin' })).toBeVisible()
    await expect(page.getByText('Until 28 Feb 2027 at 5:00 pm')).toBeVisible()
    const chances = page.getByRole('region', { name: 'Your chances in a spin' })
    await expect(chances).toContainText(
      'Full detail5 in 10,000$100 of fuel2.5 in 100Wash and vacuum20 in 100No prize77.45 in 100',
    )
    expect(await axeViolations(page)).toEqual([])
    await fillIn(page)
    await page.getByRole('textbox', { name: 'Email', exact: true }).press('Enter')
    await expect(page.getByRole('status').getByText('The wheel is turning')).toBeVisible()
    await expect(wheel(page)).toBeInViewport({ ratio: 0.9 })
    await expect(page.getByText('K7QF-2M9X')).toHaveCount(0)
    const heading = page.getByRole('heading', { name: 'You won: $100 of fuel' })
    await expect(heading).toBeFocused({ timeout: 8000 })
    await expect(page.getByText('Show the code at our showroom by 31 March.')).toBeVisible()
    await expect(page.getByText('K7QF-2M9X')).toBeVisible()
    expect(await sliceAtPointer(page)).toBe('$100 of fuel')
    expect(await axeViolations(page)).toEqual([])
    expect(
      server.requests.filter(({ route }) => route === 'POST /api/spin-to-win').map(({ body }) => body),
    ).toMatchObject([{ form: 'spin-to-win', values: { name: 'Jane', email: 'jane@example.com' } }])
    await page.reload()
    await expect(heading).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })

/** What the wheel's pointer is on. */
const sliceAtPointer = (page: Page) =>
  wheel(page).evaluate((svg) => {
    const { left, width, top, height } = svg.getBoundingClientRect()
    const pointed = document.elementsFromPoint(left + width / 2, top + height * 0.2)
    return pointed.map((element) => element.parentElement?.querySelector('text')?.textContent).find((text) => text)
  })

test('[RT-21] with reduced motion the wheel stands still, and its slices go dark until one is left', {
  tag: '@exhaustive',
}, async ({ serve, open }) => {
  const page = await openPage(await serve({ remotes, site, api: turns({ number: 2 }) }), open, { isStill: true })
  await fillIn(page)
  await page.getByRole('button', { name: 'Spin the wheel' }).click()
  const dark = wheel(page).locator('g[class]:has(> text)')
  await expect(dark.first()).toBeAttached()
  expect(await wheel(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0)
  await expect(wheel(page).locator('> g')).toHaveCSS('transform', 'none')
  await expect(page.getByRole('heading', { name: 'No prize this time' })).toBeFocused({ timeout: 8000 })
  await expect(dark).toHaveCount(5)
  await expect(page.getByText('This number had its spin.')).toBeVisible()
})

const states: [state: ShownDraw['state'], now: string, left: number, words: string][] = [
  ['early', '2026-10-31T00:00:00Z', 9, 'The draw begins on 1 Nov 2026 at 9:00 am. Come back then for your spin.'],
  ['over', '2027-03-01T00:00:00Z', 9, 'The draw ended on 28 Feb 2027 at 5:00 pm.'],
  ['gone', '2026-12-01T00:00:00Z', 0, 'All prizes have been won. Thank you for playing.'],
]
for (const [state, now, left, words] of states)
  test(`[RT-21] a draw that is ${state} says so, and takes no turn`, async ({ serve, open }) => {
    expect(drawState(draw, { left, hasDrawn: false, now: new Date(now) })).toBe(state)
    const page = await openPage(await serve({ remotes, site, api: turns(won, { state }) }), open, { at: desktop })
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
  })

test('[RT-21] a site without a draw says so; one that does not load can be tried again', async ({ serve, open }) => {
  const none = await openPage(await serve({ remotes, site, api: turns(won, { state: 'none', draw: undefined }) }), open)
  await expect(none.getByText('There is no draw at the moment. Have a look again soon.')).toBeVisible()
  let isDown = true
  const down = fake(readDraw, () => (isDown ? fail('unavailable') : { state: 'open' as const, draw }))
  const server = await serve({ remotes, site, api: [session, down] })
  const page = await open(server, {
    at: phone,
    required: [
      answered(503, '/api/spin-to-win'),
      /Part of the page failed\. ApiError: This is not available right now\./,
    ],
  })
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.goto('/spin-to-win')
  await expect(page.getByText('The draw did not load.')).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: /again/i }).click()
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toBeVisible()
})

test('[RT-21] the draw ends while the form is open: it says so, and what was typed stays', async ({ serve, open }) => {
  const [read] = [fake(readDraw, () => ({ state: 'open' as const, draw }))]
  const over = fake(enterDraw, () => fail('conflict', { message: 'The draw is over.' }))
  const server = await serve({ remotes, site, api: [session, read, over] })
  const page = await open(server, { at: phone, required: [answered(409, '/api/spin-to-win')] })
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.goto('/spin-to-win')
  await fillIn(page)
  await page.getByRole('button', { name: 'Spin the wheel' }).click()
  await expect(page.getByText('The draw is over.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'First name', exact: true })).toHaveValue('Jane')
})

test('[RT-21] without scripts the page says to call, and gives the number', async ({ open }) => {
  const page = await open(
    { remotes, site, api: turns(won) },
    {
      at: phone,
      javaScriptEnabled: false,
    },
  )
  await page.goto('/spin-to-win')
  await expect(page.getByText(/^Signing in needs scripts\. Call .+ instead\.$/)).toBeVisible()
})
