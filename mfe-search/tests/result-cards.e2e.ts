import { shownPhotoKey } from '@forecourt/contracts/browser/stored-keys'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { searchSettings } from '@forecourt/contracts/site/settings/search'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { alike, axeViolations, expect, fake, type Page, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const daySeconds = 86_400
const daysAgo = (days: number) => Math.floor(Date.now() / 1000) - days * daySeconds
const old = { created_at_timestamp: daysAgo(200), simple_fuel: 'Petrol' }

type Options = { remotes: string[]; tenant: string; site: Partial<Site>; api: Awaited<ReturnType<typeof stockAnswers>> }
type Serve = (options: Options) => Promise<PageServer>

/** The results of a tenant whose stock is these vehicles, with what of its site is other than in its file. */
async function serveStock(
  serve: Serve,
  tenant: string,
  stock: readonly Partial<Vehicle>[],
  changes: Partial<Site> = {},
) {
  const site = { ...readTenant(tenant), ...changes }
  const named = stock.map((car, index) => ({
    slug: `car-${index}`,
    stocknum: `N${index}`,
    custom_rank: -index,
    ...old,
    ...car,
  }))
  return serve({ remotes: ['search'], tenant, site: changes, api: await stockAnswers(site, named) })
}

const card = (page: Page, index: number) => page.getByRole('article').nth(index)

for (const at of viewports) {
  test(`[VC-3] every tag of a card shows, and the first that holds wins (${alike(at)})`, async ({ serve, open }) => {
    const all = {
      reserved: true,
      certified: true,
      tag: 'Test Drive Only',
      simple_fuel: 'Hybrid',
      make: 'Kia',
      created_at_timestamp: daysAgo(1),
    }
    const sold = { status: 'sold', sold_date_timestamp: daysAgo(1) }
    const cars: [Partial<Vehicle>, string | null][] = [
      [{ ...all, ...sold }, 'JUST SOLD'],
      [all, 'Hybrid'],
      [{ simple_fuel: 'Electric' }, 'Electric'],
      [{ ...all, simple_fuel: 'Petrol' }, 'Reserved'],
      [{ ...all, simple_fuel: 'Petrol', reserved: false }, 'Northgate certified Kia'],
      [{ ...all, simple_fuel: 'Petrol', reserved: false, make: 'Ford' }, 'Test Drive Only'],
      [{ status: 'coming_soon', created_at_timestamp: daysAgo(1) }, 'COMING SOON'],
      [{ created_at_timestamp: daysAgo(7) }, 'New'],
      [{ created_at_timestamp: daysAgo(9) }, null],
    ]
    const { copy } = readTenant('northgate')
    const server = await serveStock(
      serve,
      'northgate',
      cars.map(([car]) => car),
      {
        copy: { ...copy, sold: 'JUST SOLD', just_arrived: 'New' },
        just_arrived_days: 8,
        electric_tag: true,
      },
    )
    const page = await open(server, { at })
    await page.goto(server.site.paths.search)
    await expect(page.getByRole('article')).toHaveCount(cars.length)
    const texts = cars.map(([, text]) => text)
    for (const [index, text] of texts.entries()) {
      const own = card(page, index)
      if (text?.includes('certified')) await expect(own.getByRole('img', { name: text })).toBeVisible()
      else if (text) await expect(own.getByText(text, { exact: true }).first()).toBeVisible()
      for (const other of texts) {
        if (other && other !== text) await expect(own.getByText(other, { exact: true })).toHaveCount(0)
      }
    }
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[PR-1] [PR-2] [PR-4] a card shows the first price that there is, what it was and what it includes (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const cars: [Partial<Vehicle>, string[], string[]][] = [
      [
        { subscription_price: 289, offer_price: 30_000, price: 33_000, price_type: 'drive_away' },
        ['$30,000', 'Was $33,000', 'Drive away'],
        ['$289', '/week'],
      ],
      [
        { offer_price: 30_990, price: 33_000, price_type: 'drive_away' },
        ['$30,990', 'Was $33,000', '$2,010 off', 'Drive away'],
        [],
      ],
      [
        { offer_price: 33_000, price: 33_000, price_type: 'excl_govt_charges' },
        ['$33,000', 'Excl. govt charges'],
        ['Was', 'off'],
      ],
      [{ price: 34_880, before_price: 36_490, price_type: 'rrp' }, ['$34,880', 'Was $36,490', '$1,610 off', 'RRP'], []],
      [{ price: 34_880, before_price: 30_000, price_type: undefined }, ['$34,880'], ['Was', 'Drive away']],
      [{ price: 11 }, ['Call for price'], ['$11', 'Drive away']],
      [{ price: 10, preorder: true }, ['PREORDER'], ['$10', 'Drive away']],
      [{ price: 10 }, ['Call for price'], ['$10', 'Drive away']],
    ]
    const { copy } = readTenant('northgate')
    const server = await serveStock(
      serve,
      'northgate',
      cars.map(([car]) => car),
      { copy: { ...copy, no_price: 'Call for price' } },
    )
    const page = await open(server, { at })
    await page.goto(server.site.paths.search)
    for (const [index, [, shown, absent]] of cars.entries()) {
      const text = (await card(page, index).innerText()).replaceAll(/\s+/g, ' ')
      for (const words of shown) expect(text).toContain(words)
      for (const words of absent) expect(text).not.toContain(words)
    }
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[VC-2] a card’s chips are the default five, or the tenant’s own in its order (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const car = {
      simple_body: 'SUV',
      km: 28_410,
      simple_transmission: 'Automatic',
      stocknum: 'H20418',
      seats: 5,
      colour: 'Silver',
    }
    const chips = searchSettings.public.chips.parse(undefined)
    const expected = [
      [chips, ['Used', 'SUV', '28,410 km', 'Automatic', 'H20418']],
      [
        ['seats', 'colour', 'car_type'],
        ['5 seats', 'Silver', 'Used'],
      ],
    ] as const
    for (const [own, texts] of expected) {
      const server = await serveStock(serve, 'northgate', [car], { chips: [...own] })
      const page = await open(server, { at })
      await page.goto(server.site.paths.search)
      await expect(card(page, 0).getByRole('listitem')).toHaveText([...texts])
    }
  })

  test(`[TN-7] [TN-13] a site shows its own conditions, and nothing before its age in days (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const cars: Partial<Vehicle>[] = [
      { make: 'Kia', car_type: 'used', created_at_timestamp: daysAgo(20) },
      { make: 'Mazda', car_type: 'new', created_at_timestamp: daysAgo(20) },
      { make: 'Toyota', car_type: 'demo', created_at_timestamp: daysAgo(20) },
      { make: 'Skoda', car_type: 'used', created_at_timestamp: daysAgo(13) },
      { make: 'Suzuki', car_type: 'used', created_at_timestamp: daysAgo(0) },
    ]
    for (const [changes, makes] of [
      [{ car_types: ['used'], minimum_age_days: 0 }, ['Kia', 'Skoda', 'Suzuki']],
      [{ car_types: ['used', 'demo'], minimum_age_days: 0 }, ['Kia', 'Toyota', 'Skoda', 'Suzuki']],
      [{ car_types: ['used', 'demo'], minimum_age_days: 14 }, ['Kia', 'Toyota']],
      [{ car_types: ['new', 'demo', 'used'], minimum_age_days: 1 }, ['Kia', 'Mazda', 'Toyota', 'Skoda']],
    ] as const) {
      const server = await serveStock(serve, 'northgate', cars, { ...changes, car_types: [...changes.car_types] })
      const page = await open(server, { at })
      await page.goto(server.site.paths.search)
      await expect(page.getByRole('article').getByRole('link')).toHaveText(makes.map((make) => new RegExp(make)))
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText(new RegExp(`^${makes.length} `))
    }
  })

  test(`[TN-8] caravans, trucks and motorcycles are found and shown where a site sells them (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const cars: Partial<Vehicle>[] = [
      {
        item_type: 'caravan',
        make: 'Jayco',
        model: 'Journey',
        simple_body: 'Caravan',
        body_length: 6430,
        sleeps: 4,
        aggregate_trailer_mass: 2390,
      },
      { item_type: 'truck', make: 'Isuzu', model: 'NLR', simple_body: 'Light truck' },
      { item_type: 'motorcycle', make: 'Honda', model: 'CB500', simple_body: 'Motorcycle' },
      { item_type: 'car', make: 'Kia', model: 'Rio' },
    ]
    const server = await serveStock(serve, 'openroad', cars)
    const page = await open(server, { at })
    await page.goto(server.site.paths.search)
    await expect(page.getByRole('article').getByRole('link')).toHaveText([/Jayco Journey/, /Isuzu NLR/, /Honda CB500/])
    for (const fact of ['6.4 m', 'Sleeps 4', 'ATM 2,390 kg']) await expect(card(page, 0).getByText(fact)).toBeVisible()
    for (const [words, title] of [
      ['truck', /Isuzu NLR/],
      ['motorcycle', /Honda CB500/],
      ['jayco', /Jayco Journey/],
    ] as const) {
      await page.goto(`${server.site.paths.search}?query=${words}`)
      await expect(page.getByRole('article').getByRole('link')).toHaveText([title])
    }
    await page.goto(`${server.site.paths.search}?item_type=caravan`)
    await expect(page.getByRole('article').getByRole('link')).toHaveText([/Jayco Journey/])
    const cars2 = await serveStock(serve, 'northgate', cars)
    const other = await open(cars2, { at })
    await other.goto(cars2.site.paths.search)
    await expect(other.getByRole('article').getByRole('link')).toHaveText([/Kia Rio/])
    expect(await axeViolations(page)).toEqual([])
  })
}

test('a badge takes two lines at most, and cards of one yard do not repeat its name', async ({ serve, open }) => {
  const badge =
    'Black Edition Dual Cab Automatic Four Wheel Drive Turbo Diesel with the Long Range Touring Package and more'
  const server = await serveStock(serve, 'harbourside', [{ badge }])
  const page = await open(server)
  await page.goto(server.site.paths.search)
  const shown = card(page, 0).getByText(badge)
  const lines = await shown.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  )
  expect(Math.round(lines)).toBe(2)
  await expect(card(page, 0)).not.toContainText('Brookvale')
  const group = readTenant('meridian')
  const [first] = group.dealerships
  const ofGroup = await serveStock(serve, 'meridian', [{ dealership_slug: first ?? '' }])
  const other = await open(ofGroup)
  await other.goto(group.paths.search)
  const place = group.locations.find(({ dealership_slug }) => dealership_slug === first)?.name ?? ''
  await expect(card(other, 0)).toContainText(place)
})

test('[SR-20] a black ute is painted black, and on a weekly site a small number is the price of a week', async ({
  serve,
  open,
}) => {
  const edition = { make: 'Ford', model: 'Ranger', badge: 'Black Edition', colour: 'White', simple_body: 'Ute' }
  const utes = [
    ...Array.from({ length: 12 }, () => edition),
    { make: 'Isuzu', model: 'D-MAX', colour: 'Phantom Black', simple_body: 'Ute' },
  ]
  const server = await serveStock(serve, 'northgate', utes)
  const page = await open(server)
  await page.goto(`${server.site.paths.search}?query=black+ute`)
  await expect(card(page, 0)).toContainText('Isuzu D-MAX')
  await expect(page.getByRole('article')).toHaveCount(13)
  const weekly = await serveStock(serve, 'drivewise', [{ subscription_price: 240 }, { subscription_price: 260 }])
  const other = await open(weekly)
  await other.goto(`${weekly.site.paths.search}?query=under+250`)
  await expect(other).toHaveURL(/\?price=:250$/)
  await expect(other.getByRole('article')).toHaveCount(1)
})

test('[TN-5] the buttons of a vehicle are those that its site enables, from the same scripts', async ({
  serve,
  open,
}) => {
  const remotes = ['vehicle', 'forms', 'search']
  const api = [...(await stockAnswers(readTenant('harbourside'), [])), fake(vehicle, () => exampleCar)]
  const buttonsOf = async (buttons: Site['buttons']) => {
    const page = await open(await serve({ remotes, api, site: { buttons } }))
    await page.goto(`/cars/${exampleCar.slug}`)
    const names = await page
      .getByRole('main')
      .getByRole('link', { name: /^(Enquire about|Book a Test Drive|Call|Email)/ })
      .filter({ visible: true })
      .allInnerTexts()
    for (const part of ['sticky-actions', 'vehicle-views', 'results-steps'])
      await page
        .locator(`:is(script, link)[src*="${part}"], link[href*="${part}"]`)
        .first()
        .waitFor({ state: 'attached' })
    const scripts = async () => {
      const all = page.locator('script[src], link[rel=modulepreload]')
      const paths = await all.evaluateAll((some) =>
        some.map((one) => one.getAttribute('src') ?? one.getAttribute('href') ?? ''),
      )
      // A button's dialog loads ahead where there is the button.
      return paths.filter((path) => !path.startsWith('/remotes/forms/'))
    }
    return { words: new Set(names.map((name) => name.split(/\s/)[0])), scripts }
  }
  const first = await buttonsOf(['enquire', 'test-drive', 'call'])
  const second = await buttonsOf(['call', 'email'])
  expect([...first.words].toSorted()).toEqual(['Book', 'Call', 'Enquire'])
  expect([...second.words].toSorted()).toEqual(['Call', 'Email'])
  // Each page loads what its visitor may need next in moments of its own.
  await expect
    .poll(async () => [...new Set(await first.scripts()).symmetricDifference(new Set(await second.scripts()))])
    .toEqual([])
})

test('[TN-8] the filters of caravans are theirs, those of cars are cars’, and each finds its own', async ({
  serve,
  open,
}) => {
  const caravan = { item_type: 'caravan', simple_body: 'Caravan', simple_drive: undefined, km: undefined }
  const towed = [
    { ...caravan, make: 'Jayco', sleeps: 4, body_length: 6430, aggregate_trailer_mass: 2390, tare_weight: 1990 },
    { ...caravan, make: 'Avan', sleeps: 2, body_length: 4200, aggregate_trailer_mass: 1500, tare_weight: 1200 },
  ]
  const filtersOf = (page: Page) => page.getByRole('complementary', { name: 'Filters' })
  const titlesOf = (page: Page) => filtersOf(page).getByRole('heading', { level: 3 }).allInnerTexts()
  const server = await serveStock(serve, 'openroad', towed)
  const page = await open(server)
  await page.goto(server.site.paths.search)
  const ofCaravans = await titlesOf(page)
  expect(ofCaravans).toEqual(expect.arrayContaining(['Sleeps', 'Length', 'ATM', 'Tare', 'Deals']))
  for (const name of ['Drive', 'Fuel', 'Kilometres', 'Seats', 'Towing capacity']) expect(ofCaravans).not.toContain(name)
  for (const [words, search] of [
    ['caravan sleeps 4', '?query=caravan&sleeps=4'],
    ['caravan over 2000kg', '?query=caravan&aggregate_trailer_mass=2000:'],
    ['over 6m', '?body_length=6000:'],
  ] as const) {
    await page.goto(`${server.site.paths.search}?query=${words.replaceAll(' ', '+')}`)
    await expect(page).toHaveURL((url) => url.search === search)
    await expect(page.getByRole('article').getByRole('link')).toHaveText([/Jayco/])
  }
  await expect(page.getByRole('link', { name: 'Remove From 6.0 m' })).toBeVisible()

  const cars = [
    { towingcapacitybraked: 3500, price: 40_000, before_price: 42_000 },
    { towingcapacitybraked: 1500, price: 30_000, state: 'NSW', state_average_market_price: 33_000 },
  ]
  const ofCars = await serveStock(serve, 'harbourside', cars)
  const other = await open(ofCars)
  await other.goto(ofCars.site.paths.search)
  const names = await titlesOf(other)
  expect(names).toContain('Towing capacity')
  for (const name of ['Sleeps', 'Length', 'ATM', 'Tare']) expect(names).not.toContain(name)
  await filtersOf(other).getByText('Deals', { exact: true }).click()
  await filtersOf(other).getByRole('checkbox', { name: 'Price dropped' }).check()
  await expect(other).toHaveURL(/\?price_dropped=true$/)
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(card(other, 0)).toContainText('$2,000 off')
  await other.getByRole('link', { name: 'Remove Price dropped' }).click()
  await filtersOf(other).getByRole('checkbox', { name: 'Below market' }).check()
  await expect(other.getByRole('article')).toHaveCount(1)
  await expect(card(other, 0)).toContainText('$3,000 below market')
  expect(await axeViolations(other)).toEqual([])
})

test('[BY-6] “below market” on a card opens the vehicle’s page at what it holds by', async ({ serve, open }) => {
  const car = { ...exampleCar, price: 30_000, state: 'NSW', state_average_market_price: 33_000 }
  const site = readTenant('harbourside')
  const api = [...(await stockAnswers(site, [car])), fake(vehicle, () => car)]
  const page = await open(await serve({ remotes: ['search', 'vehicle', 'finance', 'forms'], api }))
  // A preview of the page would be sooner than its data.
  await page.route(`**/api/cars/${car.slug}*`, async (route) => {
    await page.waitForTimeout(500)
    await route.continue()
  })
  await page.goto(site.paths.search)
  await card(page, 0).getByRole('link', { name: '$3,000 below market' }).click()
  await expect(page).toHaveURL(/#price-gauge$/)
  await expect(page.getByRole('heading', { name: 'Price against the market' })).toBeInViewport()
})

test('a card says how many photos there are, and a row of new arrivals does not tag each as such', async ({
  serve,
  open,
}) => {
  const images = Array.from({ length: 7 }, (_, index) => ({ image: { url: `/media/${index}.jpg` } }))
  const server = await serveStock(serve, 'harbourside', [{ images, created_at_timestamp: daysAgo(1) }, {}])
  const page = await open(server)
  await page.goto(server.site.paths.search)
  await expect(card(page, 0)).toContainText('7 photos')
  await expect(card(page, 0)).toContainText(server.site.copy.just_arrived)
  await expect(card(page, 1)).not.toContainText('photos')
  await page.goto('/')
  const row = page.getByRole('region', { name: server.site.copy.just_arrived })
  await expect(row.getByRole('article')).toHaveCount(2)
  await expect(row.getByRole('article').getByText(server.site.copy.just_arrived)).toHaveCount(0)
})

const sevenPhotos = ['Front', 'Side', 'Rear', 'Boot', 'Seats', 'Dash', 'Engine'].map((angle, at) => ({
  angle,
  image: { url: `/media/${at}.jpg` },
}))

test('a mouse that rests on a card shows the photo at its place, and the vehicle’s page begins with that one', async ({
  serve,
  open,
}) => {
  const car = { ...exampleCar, images: sevenPhotos }
  const api = [...(await stockAnswers(readTenant('harbourside'), [car])), fake(vehicle, () => car)]
  const page = await open(await serve({ remotes: ['search', 'vehicle'], api }))
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/search/used-cars/')
  await expect(card(page, 0).getByRole('img', { name: /, front$/ })).toBeVisible()
  const frame = await card(page, 0).locator('> :first-child').boundingBox()
  if (!frame) throw new Error('A card without a photo.')
  const moveTo = (share: number) => page.mouse.move(frame.x + share * frame.width, frame.y + 0.75 * frame.height)
  // It crosses the card without a rest: all at once, since a busy machine would rest for it.
  await card(page, 0).evaluate((article) => {
    const { left, top, width } = article.getBoundingClientRect()
    const send = (type: string, share: number) =>
      article.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerType: 'mouse', relatedTarget: document.body },
          ...{ clientX: left + share * width, clientY: top + 20 },
        }),
      )
    for (const share of [0.2, 0.5, 0.8]) send('pointermove', share)
    send('pointerout', 1.5)
  })
  await page.waitForTimeout(300)
  expect(asked.filter((url) => /media\/[1-6]/.test(url))).toEqual([])
  await moveTo(0.9)
  await expect(card(page, 0).getByText('Seats · 5 of 7')).toBeVisible()
  await moveTo(0.5)
  await expect(card(page, 0).getByRole('img', { name: /, rear$/ })).toBeVisible()
  await page.mouse.click(frame.x + 0.5 * frame.width, frame.y + 0.75 * frame.height)
  await expect(page.getByRole('status').filter({ hasText: 'Photo 3 of 7' })).toBeAttached()
  await page.goBack()
  await expect(card(page, 0)).toBeVisible()
  await expect(async () => {
    await moveTo(0.08)
    await moveTo(0.05)
    await expect(card(page, 0).getByRole('img', { name: /, front$/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.mouse.click(frame.x + 0.05 * frame.width, frame.y + 0.75 * frame.height)
  await expect(page.getByRole('status').filter({ hasText: 'Photo 1 of 7' })).toBeAttached()
})

test('a press of “Next photo” shows the second of all photos, whatever the mouse crossed, until it leaves the card', async ({
  serve,
  open,
}) => {
  const page = await open(await serveStock(serve, 'harbourside', [{ images: sevenPhotos }]))
  await page.clock.install()
  await page.goto('/search/used-cars/')
  const own = card(page, 0)
  const photo = await own.locator('> :first-child').boundingBox()
  const arrow = await own.getByRole('button', { name: /^Next photo/ }).boundingBox()
  if (!photo || !arrow) throw new Error('A card without a photo or an arrow.')
  await afterHydration(page)
  // Time passes only where the test says so: the mouse is quick, however busy the machine.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.mouse.move(photo.x + photo.width / 4, photo.y - 20)
  await page.mouse.move(arrow.x + arrow.width / 2, arrow.y + arrow.height / 2, { steps: 8 })
  await page.clock.runFor(1000)
  await page.mouse.down()
  await page.mouse.up()
  await expect(own.getByText('Side · 2 of 7')).toBeVisible()
  await page.mouse.move(photo.x + 0.7 * photo.width, photo.y + 0.75 * photo.height, { steps: 4 })
  await page.clock.runFor(1000)
  await expect(own.getByText('Side · 2 of 7')).toBeVisible()
  await page.mouse.move(0, 0)
  await page.mouse.move(photo.x + 0.7 * photo.width, photo.y + 0.75 * photo.height)
  await page.clock.runFor(1000)
  await expect(own.getByText('Boot · 4 of 7')).toBeVisible()
})

test('a card opened in a new tab leaves no photo for the next page of this one', async ({ serve, open }) => {
  const page = await open(await serveStock(serve, 'harbourside', [{ images: sevenPhotos }]))
  await page.goto('/search/used-cars/')
  await afterHydration(page)
  const shown = await card(page, 0)
    .getByRole('heading')
    .getByRole('link')
    .evaluate((link, key) => {
      link.addEventListener('click', (event) => event.preventDefault())
      const stored = (ctrlKey: boolean) => {
        link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey }))
        return JSON.stringify(Object.entries(sessionStorage)).includes(key)
      }
      return [stored(true), stored(false)]
    }, shownPhotoKey)
  expect(shown).toEqual([false, true])
})
