import type { Visit } from '../driver/visit.ts'
import { desktop, engineName, expect, phone, test } from './journey.ts'
import { openFirstCard } from './shared-steps.ts'
import { firstCar, results, turningCar } from './stock.ts'

async function openCar(page: Visit): Promise<void> {
  const { slug } = await firstCar('northgate')
  await page.open(`/cars/${slug}`)
}
const gallery = (page: Visit) => page.role('region', /^Photos of/)
const fullscreen = (page: Visit) => page.role('dialog', /^Photos of/)

test('[BY-10] a car is opened from the results, and left again by its own link', async ({ visit }) => {
  const page = await visit()
  await page.open(`${results.northgate}?make=Kia`)
  await openFirstCard(page)
  await page.role('link', 'Back to results').click()
  await page.at(`${results.northgate}?make=Kia`)
  await page.role('article').seen()
})

test('[BY-10] photos are looked through by buttons and thumbnails', async ({ visit }) => {
  const page = await visit({ size: desktop })
  await openCar(page)
  await gallery(page).role('button', 'Next photo').click()
  await gallery(page).role('status').says('Photo 2 of')
  await page.role('list', 'Choose a photo').role('button', 'Show photo 4').click()
  await gallery(page).role('status').says('Photo 4 of')
  await gallery(page).role('button', 'Previous photo').click()
  await gallery(page).role('status').says('Photo 3 of')
})

test('[BY-10] fullscreen photos turn by keys, and Back and Escape close them', async ({ visit }) => {
  const page = await visit()
  await openCar(page)
  const address = await page.path()
  await gallery(page)
    .role('button', /^View fullscreen:/)
    .nth(0)
    .click()
  const { box } = await fullscreen(page).seen()
  expect(box).toMatchObject({ x: 0, y: 0, width: phone.width })
  await page.driver.press('ArrowRight')
  await fullscreen(page)
    .role('status')
    .says(/^2 \/ /)
  await page.driver.press('ArrowRight')
  await fullscreen(page)
    .role('status')
    .says(/^3 \/ /)
  await page.driver.press('ArrowLeft')
  await fullscreen(page)
    .role('status')
    .says(/^2 \/ /)
  await page.driver.back()
  await fullscreen(page).gone()
  await page.at(address)
  await page.driver.forward()
  await fullscreen(page).seen()
  await page.driver.press('Escape')
  await fullscreen(page).gone()
  await page.at(address)
})

test('[BY-10] a finger swipes from photo to photo', async ({ visit, skip }) => {
  const page = await visit()
  await openCar(page)
  const { box } = await gallery(page).seen()
  const y = (box?.y ?? 0) + 120
  const path = [300, 260, 210, 150, 90, 40].map((x) => ({ x, y }))
  if (!(await page.driver.swipe(path))) return skip(`${engineName}'s driver has no fingers`)
  await gallery(page).role('status').says('Photo 2 of')
})

test('[BY-10] the spin turns by keys, by its buttons and by dragging', async ({ visit }) => {
  const page = await visit({ dealer: 'harbourside', size: desktop })
  const { slug, frames } = await turningCar('harbourside')
  await page.open(`/cars/${slug}`)
  const turner = page.role('slider', /^Turn the/)
  if ((await turner.look()).count === 0)
    await page
      .role('group', 'View')
      .role('button', /360|Spin|Exterior/)
      .click()
  const at = async () => Number(/\d+/.exec((await turner.look()).attributes?.['aria-valuetext'] ?? '')?.[0])
  /** The number of its picture, once that is another. */
  const turnedFrom = (before?: number) =>
    page.until(
      async () => {
        const now = await at()
        return Number.isNaN(now) || now === before ? undefined : now
      },
      () => `expected the spin to turn from ${before}`,
    )
  await turner.when(({ count }) => count > 0, 'to be there')
  await turner.reach()
  await page.driver.evaluate(() => document.querySelector<HTMLElement>('[role=slider]')?.focus())
  const start = await turnedFrom()
  await page.driver.press('ArrowRight')
  const first = await turnedFrom(start)
  expect(first).toBe((start % frames) + 1)
  await page.driver.press('ArrowRight')
  expect(await turnedFrom(first)).toBe((first % frames) + 1)
  await page.role('button', 'Turn left').click()
  await expect.poll(at).toBe(first)
  const { x, y } = await turner.reach()
  await page.driver.drag([x, x - 20, x - 60, x - 100].map((across) => ({ x: across, y })))
  await turnedFrom(first)
})

test('[BY-10] what is folded unfolds, and the car is one to compare', async ({ visit }) => {
  const page = await visit()
  await openCar(page)
  await page.role('button', 'Show More: key information').click()
  await page.role('button', /^Show Less: key information/).seen()
  await page.role('checkbox', 'Compare with others').click()
  await page.role('checkbox', 'Compare with others').checked()
})
