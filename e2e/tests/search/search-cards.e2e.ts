import { readTenant } from '@forecourt/tenants'
import { holdRequests } from '../../src/browser/hold-requests.ts'
import { desktop, expect, expectNoAxeViolations, phone, tablet } from '../../src/harness.ts'
import { dealers } from '../../src/stock/dealers.ts'
import { cards, it, openResults } from '../../src/stock/search-results.ts'

const [anySlug] = dealers

it('[VC-1] the whole card leads to the vehicle', async ({ open }) => {
  const page = await open(anySlug, { at: phone })
  await openResults(page, `${readTenant(anySlug).paths.search}?make=Skoda`)
  const card = cards(page).first()
  const href = await card.getByRole('link').getAttribute('href')
  const photo = await card.locator('img').boundingBox()
  await page.mouse.click((photo?.x ?? 0) + 90, (photo?.y ?? 0) + 90)
  await expect(page).toHaveURL((url) => url.pathname === href)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Skoda')
})

it('[SR-1] cards are in one column, two at large and three at extra large', async ({ open }) => {
  const places = [
    { at: phone, columns: 1 },
    { at: tablet, columns: 2 },
    { at: desktop, columns: 3 },
  ]
  for (const { at, columns } of places) {
    const page = await open(anySlug, { at })
    await page.goto(readTenant(anySlug).paths.search)
    const lefts = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x))
    expect(new Set(lefts).size, at.name).toBe(columns)
  }
})

it('no fact of a card is alone in the last line', async ({ open }) => {
  for (const at of [phone, tablet, desktop]) {
    const page = await open(anySlug, { at })
    await openResults(page, readTenant(anySlug).paths.search)
    const lines = await cards(page).evaluateAll((all) =>
      all.map((card) => Array.from(card.querySelectorAll('li'), (fact) => Math.round(fact.getBoundingClientRect().y))),
    )
    expect(
      lines.filter((tops) => tops.length > 1 && tops.at(-1) !== tops.at(-2)),
      at.name,
    ).toEqual([])
  }
})

it('a swipe changes the photo of a card, and arrows do on a wide screen', async ({ open }) => {
  const page = await open(anySlug)
  await openResults(page, readTenant(anySlug).paths.search)
  const card = cards(page).first()
  const photo = card.locator('img')
  const before = await photo.getAttribute('src')
  await card.hover()
  await card.getByRole('button', { name: /^Next photo/ }).click()
  await expect(photo).not.toHaveAttribute('src', before ?? '')
  await card.getByRole('button', { name: /^Previous photo/ }).click()
  await expect(photo).toHaveAttribute('src', before ?? '')

  const touched = await open(anySlug, { at: phone })
  await openResults(touched, readTenant(anySlug).paths.search)
  const touchedPhoto = cards(touched).first().locator('img')
  const box = await touchedPhoto.boundingBox()
  const session = await touched.context().newCDPSession(touched)
  const at = (x: number) => [{ x: (box?.x ?? 0) + x, y: (box?.y ?? 0) + 100 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(250) })
  for (const x of [200, 140, 80])
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(touchedPhoto).not.toHaveAttribute('src', before ?? '')
  await expect(touched).toHaveURL(readTenant(anySlug).paths.search)
})

it('[SR-5] while vehicles load, skeleton cards keep their space', async ({ open }) => {
  const page = await open(anySlug)
  const answer = await holdRequests(page, '**/api/cars/*/similar')
  await openResults(page, `${readTenant(anySlug).paths.search}?make=Suzuki&sortBy=price_asc`)
  await cards(page).nth(5).getByRole('link').click()
  const similar = page.getByRole('region', { name: 'More like this' })
  await page.locator('[data-part="similar-vehicles"]').scrollIntoViewIfNeeded()
  await expect(similar).toBeVisible()
  const height = async () => (await similar.boundingBox())?.height ?? 0
  const before = await height()
  expect(before).toBeGreaterThan(200)
  await expect(similar.getByRole('article')).toHaveCount(0)
  answer()
  await expect(similar.getByRole('article')).toHaveCount(6)
  // A title may take a second line.
  expect(Math.abs((await height()) - before)).toBeLessThanOrEqual(32)
})

it('beside a vehicle are up to six similar ones', async ({ open }) => {
  const page = await open(anySlug, { at: phone })
  await openResults(page, `${readTenant(anySlug).paths.search}?make=Suzuki&sortBy=price_asc`)
  // In the middle of the prices there are eight others within $10,000.
  await cards(page).nth(5).getByRole('link').click()
  const similar = page.getByRole('region', { name: 'More like this' })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Suzuki')
  await page.locator('[data-part="similar-vehicles"]').scrollIntoViewIfNeeded()
  await expect(similar.getByRole('article')).toHaveCount(6)
  await expect(similar.getByRole('link').first()).toHaveText(/Suzuki/)
  await similar.getByRole('button', { name: 'More vehicles' }).click()
  await expect(similar.getByRole('button', { name: 'Previous vehicles' })).toBeEnabled()
  await expectNoAxeViolations(page)
})
