import type { Hotspot, ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { alike, answered, axeViolations, desktop, expect, phone, test } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { Page } from 'playwright/test'

const frameCount = 12
const car: ShownVehicle = {
  ...exampleCar,
  images: [1, 2, 3, 4, 5].map((index) => ({ image: { url: `/media/${index}.jpg` } })),
  spin_images: Array.from({ length: frameCount }, (_, index) => `/media/spin/${index}.jpg`),
  spin_interior_image: '/media/spin/inside.jpg',
  hotspots: [
    {
      id: 'lights',
      place: 'exterior',
      description: 'Headlights, clear and unmarked',
      positions: [{ activeAngle: 2, posX: 0.5, posY: 0.5 }],
    },
  ],
}
const api = (of: ShownVehicle = car) => [...carAnswers(of)]
const still = { first: 'spinner' as const, autorotate: false, stop_after_turn: true }
const remotes = ['vehicle', 'forms', 'search', 'finance']
const options = { remotes, api: api(), site: { capabilities: {}, spin: still } }
const address = `/cars/${car.slug}`

/** A frame of one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const serveFrames = (page: Page) =>
  page.route('**/media/spin/**', (route) => route.fulfill({ body: png, contentType: 'image/png' }))
const turner = (page: Page) => page.getByRole('slider', { name: `Turn the ${car.name}` })
const mode = (page: Page, name: string) => page.getByRole('group', { name: 'View' }).getByRole('button', { name })
const at = (frame: number) => `Picture ${frame} of ${frameCount}`

for (const viewport of [phone, desktop])
  test(`[GA-2] [GA-3] the spin turns by dragging, keys and buttons once all its pictures are there (${alike(viewport)})`, async ({
    open,
  }) => {
    const page = await open(options, { at: viewport })
    await serveFrames(page)
    const release = await holdRequests(page, '**/media/spin/11.jpg*')
    // One that is asked for early holds the load event too.
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('progressbar', { name: 'Loading the spin' })).toHaveAttribute('aria-valuenow', '11')
    await expect(turner(page)).toHaveCount(0)
    release()
    await expect(turner(page)).toHaveAttribute('aria-valuetext', at(1))
    const hint = page.getByText('Drag to turn the car')
    await expect(hint).toBeVisible()
    await turner(page).press('ArrowRight')
    await expect(turner(page)).toHaveAttribute('aria-valuetext', at(2))
    await page.getByRole('button', { name: 'Turn left' }).click()
    await expect(turner(page)).toHaveAttribute('aria-valuetext', at(1))
    await expect(hint).toBeVisible()

    const box = await turner(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + (box?.height ?? 0) * 0.6]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 19, y)
    await expect(turner(page)).toHaveAttribute('aria-valuetext', at(1))
    await page.mouse.move(x - 45, y)
    await page.mouse.up()
    await expect(turner(page)).toHaveAttribute('aria-valuetext', at(3))
    await expect(hint).toHaveCount(0)

    const point = page.getByRole('button', { name: 'Point 1: Headlights, clear and unmarked' })
    await point.click()
    await expect(page.getByRole('status').filter({ hasText: 'Headlights' })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await turner(page).press('ArrowRight')
    await expect(point).toHaveCount(0)
  })

test('[GA-3] on a phone what turns it and the hint are beneath the picture, and the way back is above it', async ({
  open,
}) => {
  const page = await open(options, { at: phone })
  await serveFrames(page)
  await page.goto(address)
  const picture = turner(page)
  const hint = page.getByText('Drag to turn the car')
  const controls = ['Turn by itself', 'Turn left', 'Turn right'].map((name) => page.getByRole('button', { name }))
  const [photos, seen] = await Promise.all(
    [page.getByRole('region', { name: /^Photos of/ }), picture].map((one) => one.boundingBox()),
  )
  const [edge, end] = [photos, seen].map((box) => (box?.y ?? 0) + (box?.height ?? 0))
  expect((end ?? 0) - (edge ?? 0)).toBeCloseTo(-48, 0)
  for (const below of [hint, ...controls]) {
    const { y = 0, height = 0 } = (await below.boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(end ?? Number.POSITIVE_INFINITY)
    expect(y + height).toBeLessThanOrEqual((edge ?? 0) + 0.5)
  }
  await page.getByRole('link', { name: 'Back to results' }).click({ trial: true })
  for (const name of ['Images', 'Interior']) {
    expect((await mode(page, name).boundingBox())?.height).toBe(44)
    await expect(mode(page, name)).toHaveCSS('border-top-width', '0px')
  }
  const points = page.getByRole('list', { name: 'Points of the spin' })
  const [cards, title] = await Promise.all(
    [points, page.getByRole('heading', { level: 1, name: /RAV4/ })].map((one) => one.boundingBox()),
  )
  expect(cards?.y).toBeGreaterThanOrEqual(edge ?? Number.POSITIVE_INFINITY)
  expect(title?.y).toBeGreaterThanOrEqual((cards?.y ?? 0) + (cards?.height ?? 0))
  await mode(page, 'Images').click()
  await expect(points).toHaveCount(0)
  await expect
    .poll(async () => (await page.getByRole('heading', { level: 1 }).boundingBox())?.y)
    .toBeLessThan(title?.y ?? 0)
})

test('[GA-2] the list of points has the thumbnails’ place while the vehicle is turned', async ({ open }) => {
  const page = await open(options)
  await serveFrames(page)
  await page.goto(address)
  const points = page.getByRole('list', { name: 'Points of the spin' })
  const thumbnails = page.getByRole('list', { name: 'Choose a photo' })
  await expect(points).toBeVisible()
  await expect(thumbnails).toBeHidden()
  expect((await points.getByRole('button').boundingBox())?.height).toBe(56)
  const row = page.getByRole('list', { name: 'Choose a photo', includeHidden: true })
  const [kept, used] = (await Promise.all([row.boundingBox(), points.boundingBox()])).map(
    (box) => (box?.y ?? 0) + (box?.height ?? 0),
  )
  expect(Math.abs((kept ?? 0) - (used ?? 0))).toBeLessThan(12)
  const below = page.getByRole('heading', { name: 'Key information' })
  const before = await below.boundingBox()
  await mode(page, 'Images').click()
  await expect(thumbnails).toBeVisible()
  await expect(points).toHaveCount(0)
  expect(await below.boundingBox()).toEqual(before)
})

test('[GA-2] [GA-4] Images and Interior are one click away, and the site says which mode is first', async ({
  open,
}) => {
  const screen: Hotspot = {
    ...{ id: 'screen', place: 'interior', description: 'Screen, unmarked' },
    positions: [{ activeAngle: 0, posX: 0.5, posY: 0.5 }],
  }
  const page = await open(
    {
      ...options,
      api: api({ ...car, hotspots: [...(car.hotspots ?? []), screen] }),
      site: { capabilities: {}, spin: { ...still, first: 'gallery' } },
    },
    { expected: [/GL Driver Message .*: GPU stall due to ReadPixels/] },
  )
  await serveFrames(page)
  await page.goto(address)
  await expect(mode(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await expect(turner(page)).toHaveCount(0)
  await mode(page, 'Interior').click()
  const inside = page.getByRole('application', { name: /^Look round inside/ })
  await expect(inside.locator('canvas[data-painted], img')).toBeVisible()
  const point = page.getByRole('button', { name: 'Point 1: Screen, unmarked' })
  const place = async () => ({ x: 0, y: 0, ...(await point.boundingBox()) })
  let from = await place()
  for (const [look, by] of [
    ['right', [-1, 0]],
    ['left', [1, 0]],
    ['up', [0, 1]],
    ['down', [0, -1]],
  ] as const) {
    await page.getByRole('button', { name: `Look ${look}` }).click()
    const moved = async () => [Math.sign((await place()).x - from.x), Math.sign((await place()).y - from.y)]
    await expect.poll(moved).toEqual(by)
    from = await place()
  }
  await inside.press('ArrowLeft')
  await expect.poll(async () => (await place()).x).toBeGreaterThan(from.x)
  // No photo is in view, and pressing one shows it.
  const thumbnails = page.getByRole('list', { name: 'Choose a photo' })
  await expect(thumbnails.locator('[aria-current="true"]')).toHaveCount(0)
  await thumbnails.getByRole('button', { name: 'Show photo 2' }).click()
  await expect(mode(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Photo 2 of 5' })).toHaveCount(1)
  await mode(page, 'Spin').click()
  await expect(turner(page)).toBeVisible()
})

test('[GA-3] it turns by itself once round, and not for who asked for less motion', async ({ open }) => {
  const page = await open({ ...options, site: { capabilities: {}, spin: { ...still, autorotate: true } } })
  await serveFrames(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(turner(page)).not.toHaveAttribute('aria-valuetext', at(1))
  await expect(page.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
  await expect(turner(page)).toHaveAttribute('aria-valuetext', at(1))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(page.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
  await expect(turner(page)).toHaveAttribute('aria-valuetext', at(1))
})

test('[GA-4] where a picture does not come the gallery is there, and the console alone says why', async ({ open }) => {
  const page = await open(options, {
    required: [
      answered(404, '/media/spin/5.jpg'),
      /Part of the page failed\. EncodingError: The source image cannot be decoded\./,
    ],
  })
  await serveFrames(page)
  await page.route('**/media/spin/5.jpg*', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  await expect(mode(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await expect(mode(page, 'Spin')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Photo 2 of 5' })).toHaveCount(1)
})

test('[GA-5] a vehicle with a code is shown by the site’s external viewer, in a sandboxed frame', async ({ open }) => {
  const spin = { ...still, viewer: 'spincar' as const }
  const page = await open({
    ...options,
    api: api({ ...car, spin_images: undefined, spin_code: 'AB-12' }),
    site: { capabilities: {}, spin },
    policy: { 'spin-viewer': { frames: ['https://spins.spincar.com'] } },
  })
  await page.route('https://spins.spincar.com/**', (route) =>
    route.fulfill({ body: '<p>All round</p>', contentType: 'text/html' }),
  )
  await page.goto(address)
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('src', 'https://spins.spincar.com/AB-12')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin')
  await expect(page.frameLocator('iframe').getByText('All round')).toBeVisible()
})

test('[GA-5] a viewer that does not come in time leaves the photos', async ({ open }) => {
  const page = await open(
    {
      ...options,
      api: api({ ...car, spin_images: undefined, spin_interior_image: undefined, spin_code: 'AB-12' }),
      site: { capabilities: {}, spin: { ...still, first: 'gallery', viewer: 'spincar' } },
      policy: { 'spin-viewer': { frames: ['https://spins.spincar.com'] } },
    },
    { required: [/Part of the page failed\. Error: The external viewer did not load in time\./] },
  )
  await page.clock.install()
  await page.route('https://spins.spincar.com/**', () => new Promise(() => {}))
  await page.goto(address)
  // What else the page loads is given up by the same clock.
  await page.waitForLoadState('networkidle')
  await mode(page, 'Spin').click()
  await expect(page.locator('iframe')).toBeAttached()
  await page.clock.runFor(15_000)
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Photo 2 of 5' })).toHaveCount(1)
})

test('[GA-4] an inside that does not come leaves the photos, and is not offered again', async ({ open }) => {
  const page = await open(options, {
    required: [
      answered(404, '/media/spin/inside.jpg'),
      /Part of the page failed\. EncodingError: The source image cannot be decoded\./,
    ],
  })
  await serveFrames(page)
  await page.route('**/media/spin/inside.jpg*', (route) => route.fulfill({ status: 404 }))
  await page.goto(address)
  await mode(page, 'Interior').click()
  await expect(mode(page, 'Images')).toHaveAttribute('aria-pressed', 'true')
  await expect(mode(page, 'Interior')).toHaveCount(0)
  await page.getByRole('button', { name: 'Next photo' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Photo 2 of 5' })).toHaveCount(1)
})

test('[GA-2] a car without photos has its spin', async ({ open }) => {
  const page = await open({ ...options, api: api({ ...car, images: [] }) })
  await serveFrames(page)
  await page.goto(address)
  await expect(turner(page)).toHaveAttribute('aria-valuetext', at(1))
  await mode(page, 'Images').click()
  await expect(page.getByText('Photos are on their way')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('[GA-2] keys turn it as they move a slider, and what is read about a point does not turn away', async ({
  open,
}) => {
  const turning = { ...still, autorotate: true, stop_after_turn: false }
  const everywhere = car.hotspots?.map((spot) => ({
    ...spot,
    positions: Array.from({ length: 40 }, (_, activeAngle) => ({ activeAngle, posX: 0.5, posY: 0.5 })),
  }))
  const page = await open({
    ...options,
    api: api({ ...car, hotspots: everywhere }),
    site: { capabilities: {}, spin: turning },
  })
  await serveFrames(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(address)
  await expect(turner(page)).toHaveAttribute('aria-valuetext', 'Turning')
  await page.getByRole('button', { name: /^Point 1/ }).click()
  await expect(page.getByRole('button', { name: 'Turn by itself' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Headlights' })).toBeVisible()
  for (const [key, frame] of [
    ['Home', 1],
    ['ArrowUp', 2],
    ['ArrowDown', 1],
    ['End', frameCount],
    ['ArrowRight', 1],
  ] as const) {
    await turner(page).press(key)
    await expect(turner(page)).toHaveAttribute('aria-valuetext', at(frame))
  }
})
