import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { searchSettings } from '@forecourt/contracts/site/settings/search'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { alike, axeViolations, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'
import { card, daysAgo, serveStock } from './serve-stock.ts'

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
      // What is far below the screen has no layout yet, and so no text that is seen.
      await card(page, index).scrollIntoViewIfNeeded()
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

test('[BY-6] “below market” on a card opens the vehicle’s page at what it holds by', async ({ open }) => {
  const car = { ...exampleCar, price: 30_000, state: 'NSW', state_average_market_price: 33_000 }
  const site = readTenant('harbourside')
  const api = [...(await stockAnswers(site, [car])), fake(vehicle, () => car)]
  const page = await open({ remotes: ['search', 'vehicle', 'finance', 'forms'], api })
  const answer = await holdRequests(page, `**/api/cars/${car.slug}*`)
  await page.goto(site.paths.search)
  const code = page.waitForResponse(/\/vehicle-vehicle\.[^/]+\.js$/)
  await card(page, 0).getByRole('link', { name: '$3,000 below market' }).click()
  await expect(page).toHaveURL(/#price-gauge$/)
  // With the code there could be a preview of the page, which lacks that place.
  await (await code).finished()
  await expect(page.locator('html')).toHaveAttribute('data-pending')
  answer()
  await expect(page.getByRole('heading', { name: 'Price against the market' })).toBeInViewport()
})
