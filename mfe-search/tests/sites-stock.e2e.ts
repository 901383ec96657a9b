import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import type { Site } from '@forecourt/contracts/site/site'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { alike, axeViolations, expect, fake, type Page, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'
import { card, daysAgo, serveStock } from './serve-stock.ts'

for (const at of viewports) {
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
    for (const fact of ['6.43 m', 'Sleeps 4', 'ATM 2,390 kg']) await expect(card(page, 0).getByText(fact)).toBeVisible()
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

test('[TN-5] the buttons of a vehicle are those that its site enables, from the same scripts', async ({ open }) => {
  const remotes = ['vehicle', 'forms', 'search']
  const api = [...(await stockAnswers(readTenant('harbourside'), [])), fake(vehicle, () => exampleCar)]
  const buttonsOf = async (buttons: Site['buttons']) => {
    const page = await open({ remotes, api, site: { buttons } })
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
  expect([...first.words].toSorted()).toEqual(['Call', 'Enquire', 'Test'])
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
