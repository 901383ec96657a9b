import type { Response } from 'playwright'
import { ask, desktop, expect, phone, test } from '../../src/harness.ts'

const sharpPhone = { ...phone, name: 'phone at 3x', deviceScaleFactor: 3 }

/** The photos that a page has requested: their width in the URL, and the response. */
const photosAmong = (responses: Response[]) =>
  responses
    .filter((response) => new URL(response.url()).pathname.startsWith('/media/'))
    .map((response) => ({
      width: Number(new URL(response.url()).searchParams.get('w')),
      type: response.headers()['content-type'],
      status: response.status(),
    }))

for (const [at, cardWidth, galleryWidth] of [
  [sharpPhone, 1280, 1280],
  [desktop, 360, 960],
] as const)
  test(`[GA-7] each slot loads photos of its own width, in a format of this browser (${at.name})`, async ({ open }) => {
    const page = await open('harbourside', { at })
    const responses: Response[] = []
    page.on('response', (response) => responses.push(response))

    await page.goto('/search/used-cars/')
    const card = page.getByRole('article').first()
    const photo = card.getByRole('img').first()
    await expect(photo).toHaveJSProperty('complete', true)
    await expect(photo).toHaveAttribute('fetchpriority', 'high')
    expect(photosAmong(responses).length).toBeGreaterThan(0)
    for (const came of photosAmong(responses))
      expect(came).toEqual({ width: cardWidth, type: 'image/avif', status: 200 })

    responses.length = 0
    await card.getByRole('link').click()
    const gallery = page.getByRole('region', { name: /^Photos of/ })
    const shown = gallery.getByRole('img').first()
    await expect(shown).toHaveJSProperty('complete', true)
    const address = new URL(await shown.evaluate((image: HTMLImageElement) => image.currentSrc))
    expect(address.searchParams.get('w')).toBe(String(galleryWidth))
    const thumbnails = page.getByRole('list', { name: 'Choose a photo' }).getByRole('button')
    if (at === desktop) {
      const small = thumbnails.nth(1).locator('img')
      await expect(small).toHaveJSProperty('complete', true)
      expect(await small.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\?w=200$/)
    }
    // The previous page is hidden, and its photos are not fetched again for it.
    const pages = new Set(photosAmong(responses).map(({ width }) => width))
    expect([...pages].filter((width) => ![galleryWidth, cardWidth, 200].includes(width))).toEqual([])
  })

test('[GA-7] a browser gets its best format, and only our widths', async ({ platform }) => {
  const picture = `${platform.siteUrl('harbourside')}/media/demo/suv/red/side.avif`
  for (const [accept, type] of [
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ] as const) {
    const made = await ask(`${picture}?w=360&utm_source=mail`, { accept })
    expect(made).toMatchObject({ status: 200, headers: { 'content-type': type, vary: 'accept' } })
    // The second time it comes from storage.
    expect((await ask(`${picture}?w=360`, { accept })).body).toBe(made.body)
  }
  const widths = '200, 360, 480, 720, 960, 1280, 1920, 2560'
  expect(await ask(`${picture}?w=321`)).toMatchObject({ status: 400, body: `w must be one of ${widths}.` })
  expect((await ask(`${picture}.avif?w=360`)).status).toBe(404)
})

test('[MF-4] if photos fail, or the code of drawings, the results still work', async ({ open }) => {
  const page = await open('harbourside', {
    at: phone,
    required: [
      /^request failed: \S+\/media\/\S+ net::ERR_FAILED$/,
      /^request failed: \S+\/vehicle-drawing\.\w+\.js net::ERR_FAILED$/,
    ],
  })
  await page.route('**/media/**', (route) => route.abort())
  await page.route('**/vehicle-drawing.*', (route) => route.abort())
  const asked = page.waitForRequest('**/vehicle-drawing.*.js')
  await page.goto('/search/used-cars/')
  await asked
  const cards = page.getByRole('article')
  await expect(cards.first().getByRole('img', { name: 'No photo yet' })).toBeVisible()
  await expect(cards).toHaveCount(21)
})
