import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { expect, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const tenant = 'harbourside'
const site = readTenant(tenant)

test('a finger dragged over a card goes through its photos and back, and one that goes up scrolls the page', async ({
  open,
}) => {
  const images = Array.from({ length: 7 }, (_, index) => ({ image: { url: `/media/${index}.avif` } }))
  const cars = Array.from({ length: 4 }, (_, index) => ({
    ...exampleCar,
    id: `c${index}`,
    slug: `car-${index}`,
    images,
  }))
  const page = await open(
    { remotes: ['search'], tenant, api: await stockAnswers(site, cars) },
    {
      at: phone,
    },
  )
  await page.goto(site.paths.search)
  await afterHydration(page)
  const card = page.getByRole('article').first()
  await card.scrollIntoViewIfNeeded()
  const box = await card.locator('img').boundingBox()
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + y }],
    })
  const dragTo = async (from: number, to: number) => {
    const step = Math.sign(to - from) * 20
    for (let x = from + step; step * (to - x) > 0; x += step) await touch('touchMove', x, 120)
    await touch('touchMove', to, 120)
  }

  await touch('touchStart', 320, 120)
  await dragTo(320, 160)
  await expect(card.getByText('3 of 7')).toBeVisible()
  await dragTo(160, 240)
  await expect(card.getByText('2 of 7')).toBeVisible()
  await touch('touchEnd')
  await expect(card.getByText('2 of 7')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${site.paths.search}$`))

  await touch('touchStart', 160, 200)
  for (let y = 180; y > -100; y -= 20) await touch('touchMove', 158, y)
  await touch('touchEnd')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(150)
  await expect(card.getByText('2 of 7')).toBeAttached()
})

test('a mouse on the words of a card shows its windscreen ticket over the photo, but not of a car that has not arrived', async ({
  serve,
  open,
}) => {
  const here = { ...exampleCar, images: [1, 2].map((name) => ({ image: { url: `/media/${name}.avif` } })) }
  const cars = [
    { ...here, images: here.images.slice(0, 1) },
    { ...here, id: 'c2', slug: 'coming', status: 'coming_soon' as const },
  ]
  const page = await open(await serve({ remotes: ['search'], tenant, api: await stockAnswers(site, cars) }))
  await page.goto(site.paths.search)
  await afterHydration(page)
  const ticketOf = (card: ReturnType<Page['locator']>) =>
    card.evaluate(
      ({ firstElementChild }) => firstElementChild && getComputedStyle(firstElementChild, '::after').content,
    )
  const coming = page.getByRole('article').filter({ hasText: /coming soon/i })
  const offered = page.getByRole('article').filter({ hasNotText: /coming soon/i })
  await offered.getByRole('heading').hover()
  await expect.poll(() => ticketOf(offered)).toContain(site.ticket?.not.lines[0])
  const box = await offered.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100)
  await expect.poll(() => ticketOf(offered)).toBe('none')
  await coming.getByRole('heading').hover()
  expect(await ticketOf(coming)).toBe('none')
})
