import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import {
  autogauge,
  deliveryPrice,
  revealPhone,
  vehicle,
  vehicleById,
  viewCount,
} from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import {
  alike,
  axeViolations,
  desktop,
  expect,
  fail,
  fake,
  phone,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'
import type { Page } from 'playwright/test'

const car: ShownVehicle = {
  ...exampleCar,
  simple_transmission: 'Automatic',
  simple_fuel: 'Petrol',
  fuelconsumptioncombined: 7.4,
  features: ['Roof rails', 'Head-up display'],
  dealercomments: 'One owner.',
  images: [1, 2, 3, 4, 5].map((index) => ({ image: { url: `/media/${index}.jpg` } })),
}
const carView = { id: car.id, status: car.status, photos_count: 5, updated_at: car.updated_at }
const comparable = { slug: 'another', name: '2022 Toyota RAV4', km: 31_000, city: 'Mosman', price: 48_990 }
const gauge = {
  ...{ fill: 0.7, listing_price: 46_990, market_range_min: 44_000, market_range_max: 54_000, confidence: 0.8 },
  ...{ source: 'stock' as const, basis: 'Our own stock of the Toyota RAV4.', comparables: [comparable] },
}
const api = (of: ShownVehicle = car) => [
  fake(vehicle, () => of),
  fake(vehicleById, () => of),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
  fake(autogauge, () => gauge),
  fake(viewCount, () => ({ views: 1234, car_fields: carView })),
  fake(deliveryPrice, ({ params }) =>
    params.postcode === '2300'
      ? { outcome: 'priced' as const, price: 420, name: 'Newcastle' }
      : { outcome: 'unknown_location' as const },
  ),
  fake(revealPhone, () => ({ recorded: true })),
  ...siteAnswers(readTenant('harbourside')),
]
const on = {
  capabilities: { priceGauge: true, delivery: true, viewCounter: true, revealPhone: false, finance: false },
}
const options = { remotes: ['vehicle', 'forms', 'search'], api: api(), site: on }
const address = `/cars/${car.slug}`

const scrollDown = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
const header = (page: Page) => page.getByRole('region', { name: `About the ${car.name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Price and enquiry' })
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)

for (const at of viewports) {
  test(`[SB-4] the sticky header is there from 500 px of scrolling, beside no sidebar (${at.name})`, async ({
    serve,
    open,
  }) => {
    const page = await open(await serve(options), { at })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await scrollDown(page, 499)
    await expect(header(page)).toHaveCount(0)
    await scrollDown(page, 500)
    if (at === desktop) {
      await expect(page.locator('#vehicle-sidebar')).toBeInViewport()
      await expect(header(page)).toBeHidden()
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    }
    await expect(header(page)).toBeVisible()
    await expect(header(page).locator('img')).toBeVisible()
    for (const text of [car.name, '$46,990', 'Drive away'])
      await expect(header(page).getByText(text).filter({ visible: true }).first()).toBeInViewport()
    await expect(header(page).getByRole('link').filter({ visible: true }).last()).toBeInViewport()
    if (at === phone) expect((await header(page).boundingBox())?.height).toBeCloseTo(56)
    else await expect(header(page).getByText('Automatic · SUV')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await scrollDown(page, 100)
    await expect(header(page)).toHaveCount(0)
  })

  test(`[SB-4] the sticky header has price, weekly finance and Get Finance (${at.name})`, async ({ serve, open }) => {
    const capabilities = { ...on.capabilities, finance: true }
    const buttons = ['enquire' as const, 'finance' as const, 'call' as const]
    const server = await serve({
      ...options,
      remotes: [...options.remotes, 'finance'],
      site: { capabilities, buttons },
    })
    const page = await open(server, { at })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    if (at === desktop) await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    else await scrollDown(page, 700)
    for (const text of ['Get Finance', '$46,990', 'Drive away'])
      await expect(header(page).getByText(text)).toBeInViewport()
    await expect
      .poll(async () => (await header(page).boundingBox())?.height)
      .toBeLessThanOrEqual(at === phone ? 56 : 98)
    if (at === phone) return
    for (const text of ['$143.20/week', /^over 5 years at 7\.49% interest/])
      await expect(header(page).getByText(text)).toBeInViewport()
    const [repayment, comparison] = await Promise.all(
      ['$143.20/week', '8.32% comparison rate'].map((text) => header(page).getByText(text).boundingBox()),
    )
    expect(comparison?.y).toBe(repayment?.y)
    expect(await axeViolations(page)).toEqual([])
    if (at === desktop) return
    await scrollDown(page, 1300)
    // With the bar below, the price is in one of the two.
    const prices = header(page).or(bar(page)).getByText('$46,990').filter({ visible: true })
    await expect(prices).toHaveCount(1)
    await expect(prices).toBeInViewport()
  })

  test(`[SB-5] the bottom bar opens after 900 px, on narrower screens (${at.name})`, async ({ serve, open }) => {
    const page = await open(await serve(options), { at })
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await scrollDown(page, 900)
    await expect(header(page)).toBeVisible({ visible: at !== desktop })
    await expect(bar(page)).toHaveCount(0)
    await scrollDown(page, 901)
    if (at === desktop) return expect(bar(page)).toBeHidden()
    await expect(bar(page).getByRole('link')).toHaveText(['Enquire', 'Call Now'])
    await page.setViewportSize(tablet.viewport)
    await scrollDown(page, 1_000)
    expect((await bar(page).getByText('Call Now').boundingBox())?.height).toBeLessThan(30)
    await page.setViewportSize(at.viewport)
    await scrollDown(page, 1_000)
    await bar(page).getByRole('link', { name: 'Enquire' }).click()
    await expect(page.getByRole('dialog', { name: 'Enquire' })).toBeVisible()
  })

  test(`[PG-1] [PG-3] [PG-5] the gauge says how the price is, and which cars it compared, on request (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const page = await open(await serve(options), { at })
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

  test(`[DL-1] [DL-2] what the car costs to fuel and to deliver (${alike(at)})`, async ({ serve, open }) => {
    const page = await open(await serve(options), { at })
    await page.goto(address)
    await part(page, 'running-costs').scrollIntoViewIfNeeded()
    const fuel = page.getByRole('region', { name: 'What it costs to fuel' })
    await expect(fuel.getByLabel('Dollars a litre')).toHaveValue('1.70')
    await expect(fuel.getByLabel('Kilometres a week')).toHaveValue('250')
    await expect(fuel.getByRole('status')).toHaveText('$31.45 a week, at 7.4 L/100 km')
    await fuel.getByLabel('Kilometres a week').fill('500')
    await expect(fuel.getByRole('status')).toContainText('$62.90')
    for (const [typed, message] of [
      ['', 'Enter a number.'],
      ['-5', 'Enter a number, 0 or more.'],
      ['10001', 'Enter at most 10,000 km a week.'],
    ] as const) {
      await fuel.getByLabel('Kilometres a week').fill(typed)
      await expect(fuel.getByLabel('Kilometres a week')).toHaveAccessibleDescription(message)
      await expect(fuel.getByRole('status')).toHaveText('')
    }
    await fuel.getByLabel('Dollars a litre').fill('abc')
    await expect(fuel.getByLabel('Dollars a litre')).toHaveAccessibleDescription('Enter a number, 0 or more.')
    const delivery = page.getByRole('region', { name: 'What it costs to deliver' })
    const estimate = delivery.getByRole('button', { name: 'Estimate' })
    await expect(delivery.getByRole('status')).toHaveText('')
    await estimate.click()
    await expect(delivery.getByRole('status')).toHaveText('Please enter a postcode.')
    await delivery.getByLabel('Your suburb or postcode').fill('6000')
    await estimate.click()
    await expect(delivery.getByRole('status')).toHaveText(
      "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote.",
    )
    await delivery.getByLabel('Your suburb or postcode').fill('2300')
    await estimate.click()
    await expect(delivery.getByRole('status')).toHaveText('$420 to Newcastle')
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[VD-8] [VD-9] [VD-10] [RT-22] sections, banner and the overlay of the location (${at.name})`, async ({
    serve,
    open,
  }) => {
    const info_sections = [
      { section: 'why' as const, paragraphs: ['We fix what we find.'], points: [] },
      { section: 'included' as const, paragraphs: [], points: ['Two keys'] },
    ]
    const vehicle_banner = [
      { label: 'Latest offers', href: '/special-offers' },
      { label: 'Book a service', href: '/service' },
      { label: 'Sell your car', href: '/sell-my-car' },
    ]
    const remotes = [...options.remotes, 'locations']
    const page = await open(await serve({ ...options, remotes, site: { ...on, info_sections, vehicle_banner } }), {
      at,
    })
    await page.goto(address)
    const about = page.getByRole('region', { name: 'About this car' })
    const names = about.locator('summary')
    await expect(names).toHaveText(['Dealer Comments', "What's Included", 'Why Buy From Us', 'Features'])
    await expect(about.getByText('One owner.')).toBeVisible()
    await names.nth(1).click()
    await expect(about.getByText('Two keys')).toBeVisible()
    await expect(about.getByText('One owner.')).toBeHidden()
    const tops = await names.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(new Set(tops).size).toBe(at === desktop ? 1 : 4)
    await expect(page.getByRole('navigation', { name: 'More from us' }).getByRole('link')).toHaveText([
      ...['Latest offers', 'Book a service', 'Sell your car'],
    ])
    await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
    await page.getByRole('link', { name: 'Harbourside Brookvale' }).filter({ visible: true }).first().click()
    const overlay = page.getByRole('dialog', { name: 'Harbourside Brookvale' })
    await expect(overlay).toBeVisible()
    await expect(overlay.getByRole('link', { name: 'Get directions' })).toHaveAttribute('href', /google\.com\/maps/)
    await expect(overlay.getByRole('heading', { name: 'Call the dealer' })).toBeVisible()
    await expect(overlay.getByRole('img', { name: /^Map of the area around/ })).toBeVisible()
    await page.goBack()
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goForward()
    await expect(overlay).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(overlay).toBeHidden()
    await expect(page).toHaveURL(address)
    await page.goto(`${address}#vehicle-map`)
    await page.reload()
    // After the page's own code comes that of its details, then that of the part.
    await expect(overlay).toBeVisible({ timeout: 20_000 })
    expect(await axeViolations(page)).toEqual([])
  })
}

for (const at of viewports)
  test(`[VD-1] the parts come in the order in which a shopper asks for them (${at.name})`, async ({ serve, open }) => {
    const info_sections = [{ section: 'why' as const, paragraphs: ['We fix what we find.'], points: [] }]
    const vehicle_banner = [{ label: 'Latest offers', href: '/special-offers' }]
    const site = { ...on, capabilities: { ...on.capabilities, finance: true }, info_sections, vehicle_banner }
    const remotes = [...options.remotes, 'finance']
    const filmed = api({ ...car, video_url: '/media/a.mp4' })
    const page = await open(await serve({ ...options, remotes, api: filmed, site }), { at })
    await page.goto(address)
    for (const name of ['vehicle-video', 'price-gauge', 'running-costs', 'vehicle-location', 'vehicle-share']) {
      await part(page, name).scrollIntoViewIfNeeded()
      await expect(part(page, name).locator('*').first()).toBeAttached()
    }
    const order = [
      ...['nav[aria-label="Breadcrumbs"]', 'section[aria-label^="Photos of"]', '[data-part="vehicle-video"]'],
      ...['#key-information', '#about', '[data-part="price-gauge"]', '#specifications', '#finance-calculator'],
      ...['#financeDisclaimer', '[aria-labelledby="fuel-cost-title"]', '[data-part="running-costs"] form'],
      ...['#vehicle-map', '[data-part="similar-vehicles"]', 'nav[aria-label="More from us"]', '#share'],
    ]
    const places = await page.getByRole('main').evaluate((main, selectors) => {
      const all = [...main.querySelectorAll('*')]
      return selectors.map((selector) => all.findIndex((element) => element.matches(selector)))
    }, order)
    expect(order.filter((_, index) => places[index] === -1)).toEqual([])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    // As the eye finds them: each below the one before, where it is drawn.
    const tops = await page.getByRole('main').evaluate(
      (main, selectors) =>
        selectors
          .flatMap((selector) => [...main.querySelectorAll(selector)].slice(0, 1))
          .map((element) => element.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top }) => Math.round(top)),
      order,
    )
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  })

test('[PG-5] the dial counts up over 2 to 2.5 seconds, once it is in view', async ({ serve, open }) => {
  const page = await open(await serve(options))
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await part(page, 'price-gauge').scrollIntoViewIfNeeded()
  const dial = page.getByRole('img', { name: /^Great Deal/ })
  await expect(dial).toBeVisible()
  const started = await page.evaluate(() => performance.now())
  await expect(page.locator('[data-drawn]')).toBeVisible()
  const ms = (await page.evaluate(() => performance.now())) - started
  expect(ms).toBeGreaterThan(1_200)
  expect(ms).toBeLessThan(8_000)
})

for (const [what, answer] of [
  ['fails', () => fail('unavailable')],
  ['has no figures', () => ({ source: 'stock' as const, comparables: [] })],
  ['is not sure', () => ({ ...gauge, confidence: 0.2 })],
] as const)
  test(`[PG-1] [PG-5] a gauge that ${what} is not shown, and the console alone says why`, async ({ serve, open }) => {
    const server = await serve({ ...options, api: [fake(autogauge, answer), ...api()] })
    const page = await open(server, { expected: [/503|Failed to load|Part of the page failed|answer/] })
    const answered = page.waitForResponse(/autogauge/)
    await page.goto(address)
    await part(page, 'price-gauge').scrollIntoViewIfNeeded()
    await answered
    await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
    await expect(page.getByText('Price against the market')).toHaveCount(0)
  })

test('[PG-2] of a car that is not eligible nothing is asked', async ({ serve, open }) => {
  const server = await serve({ ...options, api: api({ ...car, reserved: true }) })
  const page = await open(server)
  await page.goto(address)
  await part(page, 'price-gauge').scrollIntoViewIfNeeded()
  await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
  expect(server.requests.filter(({ route }) => route.endsWith('autogauge'))).toEqual([])
  await expect(page.getByText(/It is reserved: enquire/)).toBeVisible()
})

for (const [what, facts] of [
  ['an electric car', { simple_fuel: 'Electric' }],
  ['a caravan', { item_type: 'caravan', simple_body: 'Caravan', simple_fuel: undefined, fuel: undefined }],
] as const)
  test(`[DL-2] ${what} has no fuel cost`, async ({ serve, open }) => {
    const page = await open(await serve({ ...options, api: api({ ...car, ...facts }) }))
    await page.goto(address)
    await part(page, 'running-costs').scrollIntoViewIfNeeded()
    await expect(page.getByText('What it costs to deliver')).toBeVisible()
    await expect(page.getByText('What it costs to fuel')).toHaveCount(0)
  })

test('[VD-15] the counter asks with its parameters, and says how many there were', async ({ serve, open }) => {
  const server = await serve(options)
  const page = await open(server, { at: phone })
  await page.goto(address)
  await expect(part(page, 'vehicle-views').getByText('1,234').last()).toBeVisible()
  const [asked] = server.requests.filter(({ route }) => route === 'GET /api/cars/{slug}/view.json')
  expect(Object.fromEntries(new URLSearchParams(asked?.query))).toEqual({
    photos_count: '5',
    updated_at: car.updated_at,
    website_id: 'harbourside',
  })
})

test('[VD-15] where the counter is not available there is none', async ({ serve, open }) => {
  const server = await serve({ ...options, api: [fake(viewCount, () => fail('unavailable')), ...api()] })
  const page = await open(server, { expected: [/503|Failed to load|Part of the page failed|answer/] })
  const answered = page.waitForResponse(/view\.json/)
  await page.goto(address)
  await answered
  await expect(part(page, 'vehicle-views').getByText(/looked at/)).toHaveCount(0)
})

test('[VD-18] what was viewed before is one click away', async ({ serve, open }) => {
  const other = { ...car, id: 'v2', slug: 'other-car', name: '2021 Kia Sorento' }
  const both = fake(vehicle, ({ params }) => (params.slug === other.slug ? other : car))
  const page = await open(await serve({ ...options, api: [both, ...api()] }))
  await page.goto(address)
  await expect(part(page, 'vehicle-views').getByText('1,234').last()).toBeVisible()
  await expect(page.getByText('Recently viewed')).toHaveCount(0)
  await page.goto('/cars/other-car')
  await page.getByRole('region', { name: 'Recently viewed' }).getByRole('link', { name: car.name }).click()
  await expect(page).toHaveURL(address)
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('forecourt-viewed-cars') ?? '[]'))
  const entry = { stocknum: 'H20418', make: 'Toyota', model: 'RAV4', simple_body: 'SUV' }
  await expect.poll(kept).toMatchObject([
    { id: 'v1', ...entry },
    { id: 'v2', ...entry },
  ])
})

/** How many events of a number the site's data layer holds. */
const tracked = (page: Page, event: number) =>
  page.evaluate((number) => {
    const layer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(layer) ? layer.filter((one) => Reflect.get(Object(one), 'event_number') === number).length : 0
  }, event)
const tracking = { consent: 'none' as const, sinks: [{ kind: 'data_layer' as const }] }
const hidden = { capabilities: { ...on.capabilities, revealPhone: true }, tracking }

test('[SB-6] a site’s hidden numbers show all at once, by click or by key, which is recorded once', async ({
  serve,
  open,
}) => {
  const server = await serve({ ...options, site: hidden })
  const page = await open(server)
  await page.goto(address)
  const numbers = page.locator('a[href^="tel:"]').filter({ visible: true })
  const masked = page.getByRole('button', { name: /555\* \*{4}/ })
  for (const place of ['banner', 'main', 'contentinfo'] as const)
    await expect(
      page
        .getByRole(place)
        .getByRole('button', { name: /555\* \*{4}/ })
        .first(),
    ).toBeVisible()
  await expect(numbers).toHaveCount(0)
  expect(await page.locator('script[type="application/ld+json"]').textContent()).not.toContain('telephone')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('contentinfo').getByRole('button', { name: '(02) 555* ****', exact: true }).press('Enter')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: '(02) 5550 4120', exact: true })).toBeFocused()
  await expect(page.getByRole('main').getByRole('link', { name: /Call \(02\) 5550 4120/ })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Call (02) 5550 4120' })).toBeVisible()
  await expect(masked).toHaveCount(0)
  await expect.poll(() => tracked(page, 25)).toBe(1)
  // The call that follows was counted when its number was asked for.
  await page.getByRole('main').locator('a[href^="tel:"]').filter({ visible: true }).first().dispatchEvent('click')
  await page.getByRole('button', { name: 'Share', exact: true }).first().focus()
  expect(await tracked(page, 25)).toBe(1)
  expect(server.requests.filter(({ route }) => route === 'POST /api/calls/reveal').map(({ body }) => body)).toEqual([
    { car_id: 'v1', dealership_id: 'harbourside-brookvale', website_id: 'harbourside' },
  ])
})

test('[SB-6] without scripts, which show them, numbers are not hidden', async ({ serve, open }) => {
  const page = await open(await serve({ ...options, site: hidden }), { javaScriptEnabled: false, expected: [/csp$/] })
  await page.goto(address)
  for (const place of ['banner', 'main', 'contentinfo'] as const)
    await expect(
      page
        .getByRole(place)
        .getByRole('link', { name: /\(02\) 5550 4120/ })
        .first(),
    ).toBeVisible()
  await expect(page.getByText('555* ****').filter({ visible: true })).toHaveCount(0)
})

test('[SB-6] on the bottom bar a press brings the number', async ({ serve, open }) => {
  const page = await open(await serve({ ...options, site: hidden }), { at: phone })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 1200)
  await expect(page.locator('a[href^="tel:"]').filter({ visible: true })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Call Now' }).click()
  await expect(bar(page).getByRole('link', { name: '(02) 5550 4120' })).toHaveAttribute('href', 'tel:+61255504120')
})

test('[SB-6] a number that is shown is that of its dealership: another’s stays hidden', async ({ serve, open }) => {
  const other = { ...car, id: 'v2', slug: 'other-car', name: '2021 Kia Sorento', dealership_slug: 'harbourside-west' }
  const both = fake(vehicle, ({ params }) => (params.slug === other.slug ? other : car))
  const hits = [{ ...other, photos_count: 5 }]
  const similar = fake(similarVehicles, () => ({ kind: 'similar' as const, hits }))
  const server = await serve({ ...options, api: [both, similar, ...api()], site: hidden })
  const page = await open(server)
  await page.goto(address)
  await page.getByRole('main').getByRole('button', { name: /^Call/ }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Call \(02\) 5550 4120/ })).toBeVisible()
  // Within the visit: without a full load.
  await part(page, 'similar-vehicles').scrollIntoViewIfNeeded()
  await part(page, 'similar-vehicles')
    .getByRole('link', { name: /Toyota|Kia/ })
    .first()
    .click()
  await expect(page).toHaveURL('/cars/other-car')
  await expect(page.getByRole('main').getByRole('button', { name: /^Call .*\*/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('link', { name: /Call \(02\) 5550 4120/ })).toBeVisible()
})

test('[SB-6] the number on the page for paper is hidden as well', async ({ serve, open }) => {
  const page = await open(await serve({ ...options, site: hidden }))
  await page.goto(`/print?car_id=${car.slug}`)
  await page
    .getByRole('main')
    .getByRole('button', { name: /\(02\) 555\* \*{4}/ })
    .click()
  await expect(page.getByRole('main').getByRole('link', { name: '(02) 5550 4120' })).toBeVisible()
})

test('[SB-6] a hidden number is hidden in all of the page when it is printed, and shown once it was asked for', async ({
  serve,
  open,
}) => {
  const page = await open(await serve({ ...options, site: hidden }))
  await page.goto(address)
  await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.emulateMedia({ media: 'print' })
  const footer = page.getByText(/^Harbourside.*\/cars\/\S+$/).filter({ visible: true })
  await expect(footer).toContainText('(02) 555* ****')
  // What the page shows: without scripts the markup must hold the number.
  const shown = () => page.locator('body').innerText()
  expect(await shown()).not.toMatch(/5550[\s\u00a0]?4120/)
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('main').getByRole('button', { name: /^Call/ }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(footer).toContainText('(02) 5550 4120')
  expect(await shown()).not.toContain('555* ****')
})

test('[SB-6] the dialog of a quote hides the number of the site too, and a press shows it', async ({ serve, open }) => {
  const cheap = { ...car, price: 5990 }
  const site = { ...hidden, capabilities: { ...hidden.capabilities, finance: true } }
  const remotes = [...options.remotes, 'finance']
  const page = await open(await serve({ ...options, remotes, api: api(cheap), site }))
  await page.goto(`${address}#finance-quote?car_id=${car.id}`)
  const notice = page.getByRole('dialog').getByRole('region', { name: /^No online quote/ })
  await expect(notice).toContainText('*')
  expect(await notice.innerText()).not.toContain(readTenant('harbourside').phone)
  await notice.getByRole('button', { name: /[*]/ }).click()
  await expect(notice).toContainText(readTenant('harbourside').phone)
})

test('[SB-2] [SB-3] a car for test drives leads with Book a Test Drive', async ({ serve, open }) => {
  const server = await serve({
    ...options,
    api: api({ ...car, tag: 'Test Drive Only' }),
    site: { ...on, buttons: ['enquire', 'test-drive', 'call'] },
  })
  const page = await open(server)
  await page.goto(address)
  const buttons = page.getByRole('main').getByRole('link', { name: /^(Enquire about|Book a Test|Call)/ })
  await expect(buttons).toHaveText([/^Book a Test Drive/, /^Enquire about/, /^Call/])
  await expect(page.getByText(/^It is here for test drives:/)).toBeVisible()
})

for (const [status, changes, note] of [
  ['reserved', { reserved: true }, 'It is reserved: enquire, and we call you first if it becomes free.'],
  ['coming soon', { status: 'coming_soon' }, 'It is on its way to us: enquire now to see it first.'],
  ['for test drives', { tag: 'Test Drive Only' }, 'It is here for test drives: book one, and we find you one to buy.'],
  ['withdrawn', { status: 'withdrawn' }, 'This vehicle is no longer available.'],
  ['for sale', {}, undefined],
] as const)
  test(`[VD-14] what a shopper can do with a car that is ${status}, in one sentence`, async ({ serve, open }) => {
    const page = await open(await serve({ ...options, api: api({ ...car, ...changes }) }))
    await page.goto(address)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    const notes = main.getByText(/^It is (reserved|on its way|here for)|no longer available\.$/)
    await expect(notes).toHaveText(note === undefined ? [] : [note])
    const isGone = status === 'withdrawn'
    await expect(main.getByText('$46,990').first()).toBeVisible({ visible: !isGone })
    await expect(main.getByText('SOLD', { exact: true })).toHaveCount(isGone ? 1 : 0)
    await expect(main.getByRole('link', { name: 'Find Me Something Similar' })).toHaveCount(isGone ? 1 : 0)
  })

test('[SB-5] without Enquire the bar has Instant Message', async ({ serve, open }) => {
  const site = {
    ...on,
    buttons: ['chat-bot' as const, 'call' as const],
    chat: { url: 'https://chat.example/harbour', replaces_enquire: false },
    autobot: { bot_id: 'harbour-web', greeting: 'Hello' },
  }
  const page = await open(await serve({ ...options, site }), { at: phone })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await scrollDown(page, 1200)
  await expect(bar(page).getByRole('link')).toHaveText(['Instant Message', 'Call Now'])
  await expect(bar(page).getByRole('link', { name: 'Instant Message' })).toHaveAttribute('href', /\?bot=harbour-web$/)
})

test('[PG-4] [BY-6] dial and marker have the colour of the fill, and none above the middle', async ({
  serve,
  open,
}) => {
  const colours: string[] = []
  for (const [listing_price, tone, label] of [
    [52_000, 'low', 'Above similar cars'],
    [49_500, 'medium', 'Above similar cars'],
    [48_500, 'medium', 'Good Deal'],
    [46_000, 'high', 'Great Deal'],
  ] as const) {
    const server = await serve({ ...options, api: [fake(autogauge, () => ({ ...gauge, listing_price })), ...api()] })
    const page = await open(server)
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

for (const at of viewports)
  test(`[BY-6] [PR-3] "below market" leads to the average that it holds by, with and without a gauge (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const cheap = { ...car, state: 'NSW', state_average_market_price: 50_000 }
    for (const answer of [() => gauge, () => ({ source: 'stock' as const, comparables: [] })]) {
      const site = { ...on, autograb: true }
      const page = await open(await serve({ ...options, site, api: [fake(autogauge, answer), ...api(cheap)] }), { at })
      await page.goto(address)
      await page.getByRole('link', { name: '$3,010 below market' }).first().click()
      await expect(page).toHaveURL(/#price-gauge$/)
      const section = page.getByRole('region', { name: 'Price against the market' })
      const evidence = section.getByText('Similar cars in NSW are advertised at $50,000 on average')
      await expect(evidence).toBeInViewport()
      expect(await axeViolations(page)).toEqual([])
    }
  })

/** The texts, or values, that an element took one after the other. */
const recordChanges = (page: Page, selector: string) =>
  page.addInitScript((watched) => {
    const seen: string[] = []
    Reflect.set(window, 'seenValues', seen)
    const read = () => {
      const element = document.querySelector(watched)
      const value = element?.getAttribute('stroke-dasharray') ?? element?.textContent
      if (value && value !== seen.at(-1)) seen.push(value)
    }
    new MutationObserver(read).observe(document, {
      ...{ subtree: true, childList: true, characterData: true, attributes: true },
    })
  }, selector)
const changes = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'seenValues'))

test('[PG-5] the dial draws once: seen again it is as it was', async ({ serve, open }) => {
  const page = await open(await serve(options))
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`[VD-15] the count moves to its number, or is there at once for who asked for less motion: ${reducedMotion}`, async ({
    serve,
    open,
  }) => {
    const page = await open(await serve(options), { at: phone })
    await page.emulateMedia({ reducedMotion })
    await recordChanges(page, '[data-part="vehicle-views"] strong')
    await page.goto(address)
    await expect(part(page, 'vehicle-views').locator('strong')).toHaveText('1,234')
    const between = (await changes(page)).filter((text) => !['0', '1,234'].includes(text))
    if (reducedMotion === 'reduce') expect(between).toEqual([])
    else expect(between.length).toBeGreaterThan(3)
  })
