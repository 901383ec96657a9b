import { autogauge } from '@forecourt/contracts/endpoints/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { alike, answered, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import {
  address,
  api,
  car,
  changes,
  gauge,
  on,
  options,
  part,
  recordChanges,
  scrollDown,
  stopClock,
} from './page-options.ts'

for (const at of viewports)
  test(`[PG-1] [PG-3] [PG-5] the gauge says how the price is, and which cars it compared, on request (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(options, { at })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    await part(page, 'price-gauge').scrollIntoViewIfNeeded()
    const section = page.getByRole('region', { name: 'Price against the market' })
    await expect(section.getByRole('img', { name: /^Great Deal\. / })).toBeVisible()
    await expect(section.getByText(/At \$46,990 this Toyota RAV4 is within the \$44,000 to \$54,000/)).toBeVisible()
    // What loads above it may have moved it out of view.
    await section.getByRole('img').scrollIntoViewIfNeeded()
    await expect(section.locator('[data-drawn]')).toBeVisible()
    await expect(section.getByText('$2,000 more')).toBeHidden()
    await section.getByText('Which cars is this compared with?').click()
    await expect(section.getByText('$2,000 more')).toBeVisible()
    await expect(section.getByText('Our own stock of the Toyota RAV4.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

for (const at of viewports)
  test(`[PG-5] a gauge takes the place that was kept for it (${alike(at)})`, async ({ open }) => {
    const page = await open(options, { at })
    const release = await holdRequests(page, '**/autogauge')
    const asked = page.waitForRequest('**/autogauge')
    await page.goto(address)
    await asked
    const heightOf = () =>
      part(page, 'price-gauge').evaluate((place) => Math.round(place.getBoundingClientRect().height))
    const kept = await heightOf()
    release()
    await expect(page.getByRole('region', { name: 'Price against the market' })).toBeVisible()
    expect(await heightOf()).toBe(kept)
  })

test('[RT-22] what an anchor leads to stays in view when there is no gauge above it, beside the sidebar too', async ({
  open,
}) => {
  const none = fake(autogauge, () => ({ source: 'stock' as const, comparables: [] }))
  const page = await open({ ...options, api: [none, ...api()] })
  const release = await holdRequests(page, '**/autogauge')
  const asked = page.waitForRequest('**/autogauge')
  await page.goto(`${address}#specifications`)
  await asked
  const topOf = () => page.locator('#specifications').evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(topOf).toBeLessThan(100)
  const top = await topOf()
  release()
  await expect.poll(() => part(page, 'price-gauge').evaluate((place) => place.getBoundingClientRect().height)).toBe(0)
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2)
})

test('[PG-5] the dial counts up over 2 to 2.5 seconds, once it is in view', async ({ open }) => {
  const page = await open(options)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto(address)
  await afterHydration(page)
  await stopClock(page)
  await part(page, 'price-gauge').scrollIntoViewIfNeeded()
  const dial = page.getByRole('img', { name: /^Great Deal/ })
  const arc = dial.locator('path[stroke-dasharray]')
  const drawn = page.locator('[data-drawn]')
  await expect(arc).toHaveAttribute('stroke-dasharray', /^0 /)
  // Its first frame, at most two after it is in view.
  await expect(async () => {
    await dial.scrollIntoViewIfNeeded()
    await page.clock.runFor(20)
    await expect(arc).not.toHaveAttribute('stroke-dasharray', /^0 /, { timeout: 100 })
  }).toPass()
  await page.clock.runFor(1_940)
  await expect(drawn).toHaveCount(0)
  await page.clock.runFor(560)
  await expect(drawn).toHaveCount(1)
})

for (const [what, answer, problems] of [
  [
    'fails is not shown, and the console alone says why',
    () => fail('unavailable'),
    {
      required: [
        answered(503, `/api/cars/${car.slug}/autogauge`),
        /Part of the page failed\. ApiError: This is not available right now\./,
      ],
    },
  ],
  ['has no figures is not shown', () => ({ source: 'stock' as const, comparables: [] }), {}],
  ['is not sure is not shown', () => ({ ...gauge, confidence: 0.2 }), {}],
] as const)
  test(`[PG-1] [PG-5] a gauge that ${what}`, async ({ open }) => {
    const page = await open({ ...options, api: [fake(autogauge, answer), ...api()] }, problems)
    const response = page.waitForResponse(/autogauge/)
    await page.goto(address)
    await part(page, 'price-gauge').scrollIntoViewIfNeeded()
    await (await response).finished()
    await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
    await expect(page.getByText('Price against the market')).toHaveCount(0)
  })

test('[PG-2] of a car that is not eligible nothing is asked', async ({ serve, open }) => {
  const server = await serve({ ...options, api: api({ ...car, reserved: true }) })
  const page = await open(server)
  await page.goto(address)
  await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
  await expect(part(page, 'price-gauge')).toHaveCount(0)
  expect(server.requests.filter(({ route }) => route.endsWith('autogauge'))).toEqual([])
  await expect(page.getByText(/It is reserved: enquire/)).toBeVisible()
})

test('[PG-4] [BY-6] dial and marker have the colour of the fill, and none above the middle', async ({ open }) => {
  const colours: string[] = []
  for (const [listing_price, tone, label] of [
    [52_000, 'low', 'Above similar cars'],
    [49_500, 'medium', 'Above similar cars'],
    [48_500, 'medium', 'Good Deal'],
    [46_000, 'high', 'Great Deal'],
  ] as const) {
    const page = await open({ ...options, api: [fake(autogauge, () => ({ ...gauge, listing_price })), ...api()] })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    const view = page.locator(`[data-tone="${tone}"]`)
    // What comes above it may push it out of the view again.
    await expect(async () => {
      await part(page, 'price-gauge').scrollIntoViewIfNeeded()
      await expect(view).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await expect(view.getByRole('img', { name: new RegExp(`^${label}. `) })).toBeVisible()
    const [dial, marker] = await view.evaluate((element) => [
      getComputedStyle(element.querySelector('path[stroke-dasharray]') ?? element).stroke,
      getComputedStyle(element.querySelector('[data-marker]') ?? element).borderColor,
    ])
    expect(marker).toBe(dial)
    colours.push(dial ?? '')
  }
  expect(colours[0]).toBe(colours[1])
  expect(new Set(colours).size).toBe(3)
})

test('[PG-5] [BY-6] the dial is painted between the middle of the range and the price, a fifth of it at least', async ({
  open,
}) => {
  for (const [listing_price, knob, painted] of [
    [45_000, 16, [100, 16]],
    [49_000, 100, [127, 73]],
    [53_000, 184, [184, 100]],
  ] as const) {
    const page = await open({ ...options, api: [fake(autogauge, () => ({ ...gauge, listing_price })), ...api()] })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(address)
    const drawn = page.locator('[data-drawn]')
    await expect(async () => {
      await part(page, 'price-gauge').scrollIntoViewIfNeeded()
      await expect(drawn).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    const ends = await drawn.locator('path[stroke-dasharray]').evaluate((path: SVGPathElement) => {
      const start = -Number(path.getAttribute('stroke-dashoffset'))
      const length = Number.parseFloat(path.getAttribute('stroke-dasharray') ?? '')
      return [start, start + length].map((at) => Math.round(path.getPointAtLength(at).x))
    })
    expect(ends).toEqual(painted)
    expect(Math.round(Number(await drawn.locator('circle').getAttribute('cx')))).toBe(knob)
  }
})

for (const at of viewports)
  test(`[BY-6] [PR-3] "below market" leads to the average that it holds by, with and without a gauge (${alike(at)})`, async ({
    open,
  }) => {
    const cheap = { ...car, state: 'NSW', state_average_market_price: 50_000 }
    for (const answer of [() => gauge, () => ({ source: 'stock' as const, comparables: [] })]) {
      const site = { ...on, autograb: true }
      const page = await open({ ...options, site, api: [fake(autogauge, answer), ...api(cheap)] }, { at })
      await page.goto(address)
      await page.getByRole('link', { name: '$3,010 below market' }).first().click()
      await expect(page).toHaveURL(/#price-gauge$/)
      const section = page.getByRole('region', { name: 'Price against the market' })
      const evidence = section.getByText('Similar cars in NSW are advertised at $50,000 on average')
      await expect(evidence).toBeInViewport()
      expect(await axeViolations(page)).toEqual([])
    }
  })

test('[PG-5] the dial draws once: seen again it is as it was', { tag: '@exhaustive' }, async ({ open }) => {
  const page = await open(options)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await recordChanges(page, '[data-tone] path[stroke-dasharray]')
  await page.goto(address)
  await part(page, 'price-gauge').scrollIntoViewIfNeeded()
  await page.getByRole('img', { name: /^Great Deal/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeVisible()
  const drawn = await changes(page)
  expect(drawn.length).toBeGreaterThan(5)
  await scrollDown(page, 0)
  await expect(page.locator('[data-drawn]')).not.toBeInViewport()
  await page.getByRole('img', { name: /^Great Deal/ }).scrollIntoViewIfNeeded()
  await expect(page.locator('[data-drawn]')).toBeInViewport()
  expect(await changes(page)).toEqual(drawn)
})
