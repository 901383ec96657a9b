import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import type { ShownVehicle } from '@forecourt/contracts/stock/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { alike, axeViolations, desktop, expect, fake, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'
import type { Locator, Page } from 'playwright/test'

const car: ShownVehicle = {
  ...exampleCar,
  images: [...'abcdefg'].map((name) => ({
    image: { url: `/media/${name}.jpg` },
    ...(name === 'a' && { angle: 'Front' }),
  })),
  video_url: '/media/film.mp4',
}
const options = {
  remotes: ['vehicle', 'forms', 'search'],
  api: [...carAnswers(car)],
  site: { capabilities: { priceGauge: false, delivery: false, viewCounter: false, finance: false } },
}
const address = `/cars/${car.slug}`
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Photos of/ })
const gallery = (page: Page) => page.getByRole('region', { name: /^Photos of/ })
const isLocked = (page: Page) => page.evaluate(() => 'modal' in document.documentElement.dataset)

async function openFullscreen(page: Page) {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await gallery(page).getByRole('button', { name: 'View fullscreen:' }).first().click()
  await expect(dialog(page)).toBeVisible()
}

type Place = { x: number; y: number }

/** Touches as fingers make them; each step is the places of all of them. */
const touch = (page: Page, ...steps: Place[][]) => touchAt(page, undefined, ...steps)

/** All at one time, in seconds since 1970; now when absent. */
async function touchAt(page: Page, timestamp: number | undefined, ...steps: Place[][]) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Place[]) =>
    session.send('Input.dispatchTouchEvent', {
      ...{ type, touchPoints: points.map((at, id) => ({ ...at, id })) },
      ...(timestamp !== undefined && { timestamp }),
    })
  const [first = [], ...others] = steps
  await send('touchStart', first)
  for (const step of others) await send('touchMove', step)
  await send('touchEnd', [])
}

/** A tenth of a second apart, however long a busy machine takes. */
async function doubleTap(page: Page, at: Place) {
  const now = Date.now() / 1000
  await touchAt(page, now - 0.1, [at])
  await touchAt(page, now, [at])
}

const scaleOf = (picture: Locator) =>
  picture.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)

test('[GA-1] a key that is pressed as soon as the fullscreen photos are there turns them', {
  tag: '@exhaustive',
}, async ({ open }) => {
  const page = await open(options, { at: desktop })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const press = () => {
      const opened = document.querySelector('dialog[open]')
      if (!opened) return
      watch.disconnect()
      opened.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))
    }
    const watch = new MutationObserver(press)
    watch.observe(document, { childList: true, subtree: true, attributes: true })
  })
  await gallery(page).getByRole('button', { name: 'View fullscreen:' }).first().click()
  await expect(dialog(page).getByRole('status')).toHaveText('2 / 8')
})

for (const at of viewports) {
  test(`[GA-1] Back closes the fullscreen photos, Forward opens them again (${alike(at)})`, async ({ open }) => {
    const page = await open(options, { at })
    await openFullscreen(page)
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('ArrowRight')
    await expect(dialog(page).getByRole('status')).toHaveText('2 / 8')
    await page.goBack()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(gallery(page).getByRole('status')).toHaveText('Photo 2 of 7')
    await expect(gallery(page).getByRole('button', { name: 'View fullscreen:' }).nth(1)).toBeFocused()
    expect(await isLocked(page)).toBe(false)
    await page.goForward()
    await expect(dialog(page)).toBeVisible()
    expect(await isLocked(page)).toBe(true)
    // At once, as thumbs do it.
    await page.evaluate(() => history.back())
    await page.evaluate(() => history.forward())
    await page.evaluate(() => history.back())
    await expect(dialog(page)).toHaveCount(0)
    await expect.poll(() => isLocked(page)).toBe(false)
  })

  test(`[GA-1] closing them leaves no entry behind, and their address opens them (${alike(at)})`, async ({ open }) => {
    const page = await open(options, { at })
    await openFullscreen(page)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await page.goto('about:blank')
    await page.goto(`${address}#photos`)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(gallery(page).getByRole('button', { name: 'View fullscreen:' }).first()).toBeFocused()
  })

  test(`[GA-1] [VD-12] fullscreen fills the screen, with count, captions, thumbnails and the video (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(options, { at })
    await openFullscreen(page)
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...at.viewport })
    const picture = dialog(page).getByRole('listitem').first().locator('[style]').first()
    expect((await picture.boundingBox())?.width).toBe(at.viewport.width)
    // The name is there once and whole, and so is the count.
    const name = dialog(page).getByText(car.name)
    await expect(name).toHaveCount(1)
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false)
    await expect(dialog(page).getByText(/1 (\/|of)/)).toHaveCount(1)
    await expect(dialog(page).getByText('Front', { exact: true })).toBeVisible()
    const strip = dialog(page).getByRole('list', { name: 'All photos' })
    await expect(strip.getByRole('button')).toHaveCount(8)
    await strip.getByRole('button', { name: 'Show photo 6' }).click()
    await expect(dialog(page).getByRole('status')).toHaveText('6 / 8')
    await expect(strip.getByRole('button', { name: 'Show photo 6' })).toBeInViewport()
    await expect(dialog(page).getByText('Front', { exact: true })).toHaveCount(0)
    await strip.getByRole('button', { name: 'Video' }).click()
    await expect(dialog(page).locator('video')).toBeInViewport()
    await expect(dialog(page).locator('p').getByText('Video', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })
}

test('[GA-1] on a phone two fingers and a double tap enlarge a photo, one finger moves it', async ({ open }) => {
  const page = await open(options, { at: phone })
  await openFullscreen(page)
  const picture = dialog(page).getByRole('listitem').first().locator('[style]').first()
  const { x, y } = { x: phone.viewport.width / 2, y: phone.viewport.height / 2 }
  await touch(
    page,
    [
      { x: x - 30, y },
      { x: x + 30, y },
    ],
    [
      { x: x - 60, y },
      { x: x + 60, y },
    ],
  )
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(2, 1)
  const before = await picture.boundingBox()
  await touch(page, [{ x, y }], [{ x: x + 20, y }], [{ x: x + 40, y }])
  await expect.poll(async () => (await picture.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 20)
  await expect(dialog(page).getByRole('status')).toHaveText('1 / 8')
  for (const scale of [1, 2.5, 1]) {
    await doubleTap(page, { x, y })
    await expect.poll(() => scaleOf(picture)).toBeCloseTo(scale, 1)
  }
})

test('[GA-1] a swipe down closes them, unless a photo is enlarged', async ({ open }) => {
  const page = await open(options, { at: phone })
  await openFullscreen(page)
  const x = phone.viewport.width / 2
  const down = () => touch(page, [{ x, y: 300 }], [{ x, y: 380 }], [{ x, y: 460 }])
  await doubleTap(page, { x, y: 400 })
  const picture = dialog(page).getByRole('listitem').first().locator('[style]').first()
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(2.5, 1)
  await down()
  await expect(dialog(page)).toBeVisible()
  await doubleTap(page, { x, y: 400 })
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(1, 1)
  await down()
  await expect(dialog(page)).toHaveCount(0)
})

test('[GA-1] a swipe down right after a photo is whole again closes them', async ({ open }) => {
  const page = await open(options, { at: phone })
  await openFullscreen(page)
  const picture = dialog(page).getByRole('listitem').first().locator('[style]').first()
  await doubleTap(page, { x: phone.viewport.width / 2, y: 400 })
  await expect.poll(() => scaleOf(picture)).toBeCloseTo(2.5, 1)
  // In one task: nothing that React puts off is done in between.
  await picture.evaluate(async (element) => {
    const finger = (type: string, clientY: number) =>
      element.dispatchEvent(
        new PointerEvent(type, {
          ...{ bubbles: true, pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 190, clientY },
        }),
      )
    const steps = [400, 400].flatMap((y) => [() => finger('pointerdown', y), () => finger('pointerup', y)])
    for (const step of [...steps, () => finger('pointerdown', 300), () => finger('pointerup', 460)]) {
      step()
      await Promise.resolve()
    }
  })
  await expect(dialog(page)).toHaveCount(0)
})

test('[GA-1] a row of photos that is scrolled before the page’s code is there counts from where it stands', async ({
  open,
}) => {
  const page = await open(options, { at: phone })
  const release = await holdRequests(page, '**/remotes/vehicle/**/*.js')
  await page.goto(address, { waitUntil: 'commit' })
  const row = gallery(page).getByRole('list').first()
  await row.evaluate((list) => list.scrollTo({ left: list.clientWidth, behavior: 'instant' }))
  await expect(gallery(page).getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.9 })
  release()
  await expect(gallery(page).getByRole('status')).toHaveText(/^Photo 2 of/)
})

test('[GA-1] seven photos have seven thumbnails: “+1” hides none', async ({ open }) => {
  const page = await open(options, { at: desktop })
  await page.goto(address)
  const row = page.getByRole('list', { name: 'Choose a photo' })
  await expect(row.getByRole('button')).toHaveCount(7)
  await expect(row.getByText(/^\+/)).toHaveCount(0)
  await row.getByRole('button', { name: 'Show photo 7' }).click()
  await expect(gallery(page).getByRole('status')).toHaveText('Photo 7 of 7')
})

test('[GA-1] Back to the results and Forward at once leave counter, thumbnail and photo in agreement', {
  tag: '@exhaustive',
}, async ({ open }) => {
  const site = readTenant('harbourside')
  const { id, slug, name, images } = car
  const api = [...(await stockAnswers(site, [{ id, slug, name, images }])), fake(vehicle, () => car)]
  const page = await open({ ...options, api })
  await page.goto(site.paths.search)
  await afterHydration(page)
  await page.getByRole('article').first().getByRole('link').first().click()
  await gallery(page).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Show photo 7' }).click()
  await expect(gallery(page).getByRole('listitem').nth(6)).toBeInViewport({ ratio: 0.9 })
  await page.goBack()
  await expect(page).toHaveURL(site.paths.search)
  await page.goForward()
  await expect(page).toHaveURL((url) => url.pathname === address)
  const current = page.getByRole('list', { name: 'Choose a photo' }).locator('[aria-current="true"]')
  await expect(current).toHaveCount(1)
  const at = Number((await current.getAttribute('aria-label'))?.replace(/\D/g, ''))
  await expect(gallery(page).getByRole('status')).toHaveText(`Photo ${at} of 7`)
  await expect(
    gallery(page)
      .getByRole('listitem')
      .nth(at - 1),
  ).toBeInViewport({ ratio: 0.9 })
})
