import { viewCount } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { isHydrated } from '@forecourt/e2e/browser/is-hydrated'
import { alike, axeViolations, desktop, expect, fake, phone, test } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'
import type { Page } from 'playwright/test'

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ image: { url: `/media/${index}.jpg` } }))
const optionsOf = (car: ShownVehicle) => ({
  remotes: ['vehicle', 'forms', 'search'],
  api: [
    ...carAnswers(car),
    fake(viewCount, () => ({ views: 1, car_fields: { ...car, photos_count: car.images.length } })),
  ],
  site: { capabilities: { priceGauge: false, delivery: false, viewCounter: false, finance: false } },
})
const address = `/cars/${exampleCar.slug}`
const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`)
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const value = (page: Page, name: string, term: string) =>
  section(page, name).locator('dl > div').filter({ hasText: term }).getByRole('definition')

test('[VD-12] [VD-21] the external video’s player comes on request alone', async ({ open }) => {
  const external_video_url = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
  const page = await open({
    ...optionsOf({ ...exampleCar, external_video_url }),
    policy: { 'video-players': { frames: ['https://www.youtube-nocookie.com'] } },
  })
  const asked: string[] = []
  await page.route('https://www.youtube-nocookie.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ body: '<p>The film</p>', contentType: 'text/html' })
  })
  await page.goto(address)
  await part(page, 'vehicle-video').scrollIntoViewIfNeeded()
  const play = section(page, 'Video').getByRole('button', { name: 'Play the video' })
  await expect(play).toBeVisible()
  expect(asked).toEqual([])
  expect(await axeViolations(page)).toEqual([])
  await play.click()
  await expect(page.frameLocator('iframe').getByText('The film')).toBeVisible()
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0'])
})

test('[VD-12] the own video plays in the page, and without one there is no such part', async ({ open }) => {
  const page = await open(optionsOf({ ...exampleCar, video_url: '/media/a.mp4' }))
  await page.goto(address)
  await part(page, 'vehicle-video').scrollIntoViewIfNeeded()
  await expect(section(page, 'Video').locator('video')).toHaveAttribute('src', '/media/a.mp4')
  const without = await open(optionsOf(exampleCar))
  await without.goto(address)
  await expect(section(without, 'Key information')).toBeVisible()
  await expect(part(without, 'vehicle-video')).toHaveCount(0)
  await expect(part(without, 'latest-posts')).toHaveCount(0)
})

test('[VD-12] a site that wants so shows its newest posts after the similar vehicles', async ({ open }) => {
  const { api, ...rest } = optionsOf(exampleCar)
  const remotes = [...rest.remotes, 'locations']
  const site = { ...rest.site, posts_on_vehicle: true }
  const page = await open({ ...rest, tenant: 'openroad', remotes, site, api: [tenantContent('openroad'), ...api] })
  await page.goto(address)
  await part(page, 'latest-posts').scrollIntoViewIfNeeded()
  const posts = part(page, 'latest-posts')
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText('From our blog')
  await expect(posts.getByRole('link', { name: 'Know what you can tow' })).toHaveAttribute('href', /^\/blog\//)
  await expect(posts.getByRole('listitem')).toHaveCount(3)
})

test('[VD-21] a private sale’s place, another title and the variant show where they are known', async ({ open }) => {
  const known = {
    ...{ private_suburb: 'Mosman', private_postcode: '2088', carsales_title: '2023 Toyota RAV4 Cruiser Auto AWD' },
    ...{ geartype: 'Sports Automatic', bodyconfiguration: 'Dual Cab' },
  }
  const page = await open(optionsOf({ ...exampleCar, ...known }))
  await page.goto(address)
  const place = section(page, 'Where it is')
  await expect(place.getByText('Private sale')).toBeVisible()
  await expect(place.getByText('Mosman 2088')).toBeVisible()
  await expect(place.getByRole('link', { name: 'Get directions' })).toHaveCount(0)
  // The overlay says the same: no address, no map and no way to the dealer.
  await part(page, 'vehicle-location').scrollIntoViewIfNeeded()
  await expect(place.getByRole('button', { name: 'Hours and directions' })).toBeVisible()
  await place.getByRole('button', { name: 'Hours and directions' }).click()
  const overlay = page.getByRole('dialog', { name: 'Private sale' })
  await expect(overlay.getByText('Mosman 2088')).toBeVisible()
  await expect(overlay.getByRole('heading', { name: 'Call the dealer' })).toBeVisible()
  await expect(overlay.getByRole('link', { name: 'Get directions' })).toHaveCount(0)
  await expect(overlay.locator('[data-part="location-map"]')).toHaveCount(0)
  await page.keyboard.press('Escape')
  const name = 'All specifications'
  await expect(value(page, name, 'Also listed as')).toHaveText(known.carsales_title)
  await expect(value(page, name, 'Gear type')).toHaveText(known.geartype)
  await expect(value(page, name, 'Body configuration')).toHaveText(known.bodyconfiguration)

  const without = await open(optionsOf({ ...exampleCar, carsales_title: exampleCar.name }))
  await without.goto(address)
  await expect(section(without, 'Where it is')).toBeVisible()
  for (const text of ['Private sale', 'Also listed as', 'Gear type', 'Body configuration'])
    await expect(without.getByText(text)).toHaveCount(0)
})

const wellKnown = {
  ...exampleCar,
  ...{ engine_size_litres: 2.5, simple_transmission: 'Automatic', simple_drive: 'AWD', colour: 'Silver' },
  ...{ seats: 5, rego_expiry: '2099-03-14', ancaprating: 5, fuelconsumptioncombined: 4.7 },
  ...{ regplate: 'ABC12D', sleeps: 2, body_length: 6000, aggregate_trailer_mass: 3500 },
}
const tiles = ['Sleeps', 'Body length', 'ATM', 'Kilometres']

for (const [at, count] of [
  [phone, 4],
  [desktop, 8],
] as const)
  test(`[VD-3] key information shows four rows, then all, then four again: ${count} facts (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(optionsOf(wellKnown), { at })
    await page.goto(address)
    const key = section(page, 'Key information')
    const shown = key.getByRole('term').filter({ visible: true })
    await expect(shown).toHaveCount(count)
    await key.getByRole('button', { name: 'Show More' }).click()
    await expect(shown).toHaveCount(11)
    // What the tiles say is not said again.
    await expect(page.getByRole('main').locator('dl').first().getByRole('term')).toHaveText(tiles)
    for (const name of ['Kilometres', 'Sleeps', 'Body length', 'Aggregate trailer mass'])
      await expect(key.getByText(name, { exact: true })).toHaveCount(0)
    await key.getByRole('button', { name: 'Show Less' }).click()
    await expect(shown).toHaveCount(count)
  })

test('Show More that is pressed before the page’s code is there opens once it is', async ({ open }) => {
  const page = await open(optionsOf(wellKnown), { at: phone })
  const code = await holdRequests(page, '**/remotes/vehicle/**/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  await expect.poll(() => isHydrated(page, 'banner')).toBe(true)
  await section(page, 'Key information').getByRole('button', { name: 'Show More' }).click()
  const document = page.locator('html')
  await expect(document).toHaveAttribute('data-pending')
  code()
  await expect(section(page, 'Key information').getByRole('button', { name: 'Show Less' })).toBeVisible()
  await expect(document).not.toHaveAttribute('data-pending')
})

test('[VD-3] what sets a car apart is the first of its features, which are grouped', async ({ open }) => {
  const features = ['Bluetooth', 'Tow bar', 'Reversing camera', 'Head-up display', 'Alloy wheels']
  const page = await open(optionsOf({ ...exampleCar, features }))
  await page.goto(address)
  await page.getByText('Features', { exact: true }).click()
  const list = section(page, 'Features')
  await expect(list.getByRole('heading')).toHaveText([
    'What sets it apart',
    'Safety and help for the driver',
    'Sound and connection',
    'Outside and towing',
  ])
  await expect(list.getByRole('listitem').first()).toHaveText('Head-up display')
})

test('[PR-4] a price without government charges says so beside it', async ({ open }) => {
  const page = await open(optionsOf({ ...exampleCar, price_type: 'excl_govt_charges' }))
  await page.goto(address)
  await expect(page.getByText('Stamp duty, registration and compulsory third party insurance are added.')).toBeVisible()
})

test('[VD-3] features, and a group of specifications, show eight, then all, then eight again', async ({ open }) => {
  const names = Array.from({ length: 10 }, (_, index) => `Fact ${index}`)
  const specifications = names.map((name) => ({ group: 'Engine and drive', name, value: 'yes' }))
  const page = await open(optionsOf({ ...exampleCar, features: names, specifications }))
  await page.goto(address)
  await page.getByText('Features', { exact: true }).click()
  const group = page.locator('details').filter({ has: page.getByText('Engine and drive', { exact: true }) })
  for (const [list, role] of [
    [section(page, 'Features'), 'listitem'],
    [group, 'term'],
  ] as const) {
    const shown = list.getByRole(role).filter({ visible: true })
    await expect(shown).toHaveCount(8)
    await list.getByRole('button', { name: 'Show More' }).click()
    await expect(shown).toHaveCount(10)
    await list.getByRole('button', { name: 'Show Less' }).click()
    await expect(shown).toHaveCount(8)
  }
})

test('[VD-4] [VD-6] ‘null’ is hidden, and a small engine is in cc', async ({ open }) => {
  const specifications = ['null', 'yes'].map((text, index) => ({
    ...{ group: 'Vehicle', name: `Fact ${index}`, value: text },
  }))
  const bike = { ...exampleCar, item_type: 'motorcycle', engine_size_litres: 0.649, colour: 'null', specifications }
  const page = await open(optionsOf(bike))
  await page.goto(address)
  await expect(value(page, 'Key information', 'Engine')).toHaveText('649 cc')
  await expect(page.getByRole('main').getByText('28,410 km', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Fact 1', { exact: true })).toHaveCount(1)
  for (const text of ['Fact 0', 'Colour', 'Drive']) await expect(page.getByText(text, { exact: true })).toHaveCount(0)
  await expect(page.getByText('null', { exact: true })).toHaveCount(0)
})

for (const [rego_expiry, show_unregistered, shown] of [
  ['2020-01-01', true, ['Unregistered']],
  ['2020-01-01', false, []],
  ['2099-03-14', false, ['Expires on 14 Mar 2099']],
] as const)
  test(`[VD-5] a registration until ${rego_expiry} reads ${shown[0] ?? 'nothing'}`, async ({ open }) => {
    const { site, ...rest } = optionsOf({ ...exampleCar, rego_expiry })
    const page = await open({ ...rest, site: { ...site, show_unregistered } })
    await page.goto(address)
    await expect(section(page, 'Key information')).toBeVisible()
    await expect(value(page, 'Key information', 'Rego expiry')).toHaveText([...shown])
    await expect(section(page, 'Key information').getByText('Rego expiry')).toHaveCount(shown.length)
  })

for (const similar_in_view of [true, false])
  test(`[VD-11] similar vehicles load only in view where so configured: ${similar_in_view}`, async ({
    serve,
    open,
  }) => {
    const { site, ...rest } = optionsOf(exampleCar)
    const server = await serve({ ...rest, site: { ...site, similar_in_view } })
    const page = await open(server, { at: { ...desktop, viewport: { width: 1440, height: 500 } } })
    const asked = () => server.requests.filter(({ route }) => route === 'GET /api/cars/{slug}/similar').length
    await page.goto(address)
    if (!similar_in_view) await expect.poll(asked).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(similar_in_view ? 0 : 1)
    await part(page, 'similar-vehicles').scrollIntoViewIfNeeded()
    await expect.poll(asked).toBe(1)
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await part(page, 'similar-vehicles').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    expect(asked()).toBe(1)
  })

for (const [what, changes, count] of [
  ['in stock with four photos', { images: photos(4) }, 1],
  ['in stock with three photos', { images: photos(3) }, 0],
  ['coming soon with four photos', { images: photos(4), status: 'coming_soon' }, 1],
  ['sold with four photos', { images: photos(4), status: 'sold' }, 0],
] as const)
  test(`[GA-1] thumbnails of a car ${what}: ${count}`, async ({ open }) => {
    const page = await open(optionsOf({ ...exampleCar, ...changes, images: [...changes.images] }))
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('list', { name: 'Choose a photo' })).toHaveCount(count)
  })
