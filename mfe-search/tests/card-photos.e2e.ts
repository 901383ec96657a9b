import { shownPhotoKey } from '@forecourt/contracts/browser/stored-keys'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { expect, fake, test } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'
import { card, serveStock } from './serve-stock.ts'

const sevenPhotos = ['Front', 'Side', 'Rear', 'Boot', 'Seats', 'Dash', 'Engine'].map((angle, at) => ({
  angle,
  image: { url: `/media/${at}.jpg` },
}))

test('a mouse that rests on a card shows the photo at its place, and the vehicle’s page begins with that one', async ({
  open,
}) => {
  const car = { ...exampleCar, images: sevenPhotos }
  const api = [...(await stockAnswers(readTenant('harbourside'), [car])), fake(vehicle, () => car)]
  const page = await open({ remotes: ['search', 'vehicle'], api })
  await page.goto('/search/used-cars/')
  await expect(card(page, 0).getByRole('img', { name: /, front$/ })).toBeVisible()
  const frame = await card(page, 0).locator('> :first-child').boundingBox()
  if (!frame) throw new Error('A card without a photo.')
  const moveTo = (share: number) => page.mouse.move(frame.x + share * frame.width, frame.y + 0.75 * frame.height)
  await moveTo(0.9)
  await expect(card(page, 0).getByText('Seats · 5 of 7')).toBeVisible()
  await moveTo(0.5)
  await expect(card(page, 0).getByRole('img', { name: /, rear$/ })).toBeVisible()
  const shown = (photo: number) => page.getByRole('status').filter({ hasText: `Photo ${photo} of 7` })
  await page.mouse.click(frame.x + 0.5 * frame.width, frame.y + 0.75 * frame.height)
  await expect(shown(3)).toBeAttached()
  await page.goBack()
  // The vehicle's page has cards too.
  await expect(shown(3)).toHaveCount(0)
  await expect(card(page, 0)).toBeVisible()
  await expect(async () => {
    await moveTo(0.08)
    await moveTo(0.05)
    await expect(card(page, 0).getByRole('img', { name: /, front$/ })).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.mouse.click(frame.x + 0.05 * frame.width, frame.y + 0.75 * frame.height)
  await expect(shown(1)).toBeAttached()
})

test('a mouse that only crosses a card loads no other photo of it', async ({ serve, open }) => {
  const page = await open(await serveStock(serve, 'harbourside', [{ images: sevenPhotos }]))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.clock.install()
  await page.goto('/search/used-cars/')
  await afterHydration(page)
  // All at once, since a busy machine would rest between them.
  const move = (shares: number[], leaves: boolean) =>
    card(page, 0).evaluate(
      (article, [shares, leaves]) => {
        const { left, top, width } = article.getBoundingClientRect()
        const send = (type: string, share: number) =>
          article.dispatchEvent(
            new PointerEvent(type, {
              ...{ bubbles: true, pointerType: 'mouse', relatedTarget: document.body },
              ...{ clientX: left + share * width, clientY: top + 20 },
            }),
          )
        for (const share of shares) send('pointermove', share)
        if (leaves) send('pointerout', 1.5)
      },
      [shares, leaves] as const,
    )
  await move([0.2, 0.7, 0.9], true)
  await page.clock.runFor(1000)
  await move([0.5], false)
  await page.clock.runFor(1000)
  await expect(card(page, 0).getByText('Rear · 3 of 7')).toBeVisible()
  expect(asked.filter((path) => /^\/media\/[1-6]/.test(path))).toEqual(['/media/2.jpg'])
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
