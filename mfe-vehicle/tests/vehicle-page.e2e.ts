import { vehicle, viewCount } from '@forecourt/contracts/endpoints/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import {
  alike,
  answered,
  axeViolations,
  desktop,
  expect,
  fail,
  fake,
  phone,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { address, api, car, on, options, part, stopClock } from './page-options.ts'

for (const at of viewports) {
  test(`[DL-1] [DL-2] what the car costs to fuel and to deliver (${alike(at)})`, async ({ open }) => {
    const page = await open(options, { at })
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
    await expect(delivery.getByRole('status')).toHaveText('Type a suburb to see the price here.')
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

  test(`[VD-8] [VD-9] [VD-10] [RT-22] sections, banner and the overlay of the location (${alike(at)})`, async ({
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
    const page = await open(
      { ...options, remotes, site: { ...on, info_sections, vehicle_banner } },
      {
        at,
      },
    )
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
    // One way to the hours, one to the place, one number.
    const place = page.getByRole('region', { name: 'Where it is' })
    await expect(place.getByRole('link')).toHaveText([/Brookvale NSW/, '(02) 5550 4120'])
    await expect(place.getByRole('link').first()).toHaveAttribute('href', /google\.com\/maps/)
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
  test(`[VD-1] the parts come in the order in which a shopper asks for them (${alike(at)})`, async ({ open }) => {
    const info_sections = [{ section: 'why' as const, paragraphs: ['We fix what we find.'], points: [] }]
    const vehicle_banner = [{ label: 'Latest offers', href: '/special-offers' }]
    const site = { ...on, capabilities: { ...on.capabilities, finance: true }, info_sections, vehicle_banner }
    const remotes = [...options.remotes, 'finance']
    const filmed = api({ ...car, video_url: '/media/a.mp4' })
    const page = await open({ ...options, remotes, api: filmed, site }, { at })
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

for (const [what, facts] of [
  ['an electric car', { simple_fuel: 'Electric' }],
  ['a caravan', { item_type: 'caravan', simple_body: 'Caravan', simple_fuel: undefined, fuel: undefined }],
] as const)
  test(`[DL-2] ${what} has no fuel cost`, async ({ open }) => {
    const page = await open({ ...options, api: api({ ...car, ...facts }) })
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

test('[VD-15] where the counter is not available there is none', async ({ open }) => {
  const page = await open(
    { ...options, api: [fake(viewCount, () => fail('unavailable')), ...api()] },
    {
      required: [
        answered(503, `/api/cars/${car.slug}/view.json`),
        /Part of the page failed\. ApiError: This is not available right now\./,
      ],
    },
  )
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('Part of the page failed'))
  await page.goto(address)
  await reported
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestIdleCallback(done))))
  await expect(part(page, 'vehicle-views').getByText(/looked at/)).toHaveCount(0)
})

test('[VD-18] what was viewed before is one click away', async ({ open }) => {
  const other = { ...car, id: 'v2', slug: 'other-car', name: '2021 Kia Sorento' }
  const both = fake(vehicle, ({ params }) => (params.slug === other.slug ? other : car))
  const page = await open({ ...options, api: [both, ...api()] })
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

test('[SB-2] [SB-3] a car for test drives leads with Book a Test Drive', async ({ open }) => {
  const page = await open({
    ...options,
    api: api({ ...car, tag: 'Test Drive Only' }),
    site: { ...on, buttons: ['enquire', 'test-drive', 'call'] },
  })
  await page.goto(address)
  const buttons = page.getByRole('main').getByRole('link', { name: /^(Enquire about|Book a Test|Call)/ })
  await expect(buttons).toHaveText([/^Book a Test Drive/, /^Enquire/, /^Call/])
  await expect(page.getByText(/^It is here for test drives:/)).toBeVisible()
})

for (const [status, changes, note] of [
  ['reserved', { reserved: true }, 'It is reserved: enquire, and we call you first if it becomes free.'],
  [
    'coming soon',
    { status: 'coming_soon' },
    'It is on its way to us: enquire now to be the first to see and drive it.',
  ],
  ['for test drives', { tag: 'Test Drive Only' }, 'It is here for test drives: book one, and we find you one to buy.'],
  ['withdrawn', { status: 'withdrawn' }, 'This vehicle is no longer available.'],
  ['for sale', {}, undefined],
] as const)
  test(`[VD-14] what a shopper can do with a car that is ${status}, in one sentence`, async ({ open }) => {
    const page = await open({ ...options, api: api({ ...car, ...changes }) })
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

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`[VD-15] the count moves to its number in a second, or is there at once for who asked for less motion: ${reducedMotion}`, async ({
    open,
  }) => {
    const page = await open(options, { at: phone })
    await page.emulateMedia({ reducedMotion })
    const answer = await holdRequests(page, '**/view.json?*')
    await page.clock.install()
    const asked = page.waitForRequest(/view\.json/)
    await page.goto(address)
    await asked
    await afterHydration(page)
    await stopClock(page)
    answer()
    const count = part(page, 'vehicle-views').locator('strong')
    if (reducedMotion === 'no-preference') {
      await expect(count).toHaveText('0')
      await page.clock.runFor(850)
      await expect(count).toHaveText(/^(?!0$|1,234$)/)
      await page.clock.runFor(250)
    }
    await expect(count).toHaveText('1,234')
  })
