import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import { alike, axeViolations, expect, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'
import { toHit } from '@forecourt/stock-search/hit'

const remotes = ['locations', 'search', 'forms']
const stock: FakeAnswer[] = [
  fake(search, () => ({
    hits: [toHit(exampleCar)],
    count: 47,
    page: 1,
    pages: 3,
    ms: 1,
    facets: {
      model: [{ value: 'Sportage', count: 47 }],
      car_type: [
        { value: 'new', count: 27 },
        { value: 'used', count: 20 },
      ],
    },
    histograms: {},
  })),
  fake(listVehicles, () => ({ hits: [toHit(exampleCar)] })),
]
const apiOf = (tenant: string): FakeAnswer[] => [tenantContent(tenant), ...stock]

for (const at of viewports) {
  test(`[RT-16] [NV-6] a dealer's page shows its blocks in their order, without a violation (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, tenant: 'harbourside', api: apiOf('harbourside') }, { at })
    await page.goto('/about-us')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A family yard on the Northern Beaches')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'How we work',
      'The people you will meet',
      'Why Buy From Us',
      'Questions we are asked',
    ])
    await expect(page.getByText('Yes. Drive away prices include')).toBeVisible()
    await page.getByText('Do you take trade-ins?').click()
    await expect(page.getByText('Bring the car, its papers and both keys.')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
  })

  test(`[RT-17] [NV-6] a brand has its overview, and one that skips it leads to its stock (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, tenant: 'northgate', api: apiOf('northgate') }, { at })
    await page.goto('/brands')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Mazda' })).toHaveAttribute(
      'href',
      '/search/new-used-and-demo-cars/?make=Mazda',
    )
    await main.getByRole('link', { name: 'Kia' }).click()
    await expect(page).toHaveURL('/kia/overview')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('From Picanto to Carnival')
    await expect(main.getByRole('link', { name: 'View 47 In Stock' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Kia Sportage' })).toHaveAttribute('href', '/sportage')
    expect(await axeViolations(page)).toEqual([])
    const skipped = await page.request.get('/mazda/overview', { maxRedirects: 0 })
    expect([skipped.status(), skipped.headers().location]).toEqual([302, '/search/new-used-and-demo-cars/?make=Mazda'])
  })

  test(`[RT-18] a model's page leads to its stock, and models are listed by body type (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes, tenant: 'northgate', api: apiOf('northgate') }, { at })
    const main = page.getByRole('main')
    await page.goto('/models?body=people-mover')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Kia Carnival'])
    await main.getByRole('link', { name: 'SUV', exact: true }).click()
    await expect(page).toHaveURL('/models?body=suv')
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(['Isuzu MU-X', 'Kia Sorento', 'Kia Sportage'])
    await main.getByRole('link', { name: 'Kia Sportage' }).click()
    await expect(page).toHaveURL('/sportage')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kia Sportage')
    // The two that are asked for answer with one car, which is used.
    await expect(main.getByText('Used from $46,990 Drive away').first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'Used', exact: true }).first()).toHaveAttribute('href', /car_type=used/)
    expect(await axeViolations(page)).toEqual([])
  })
}

for (const [tenant, path] of [
  ['northgate', '/carnival'],
  ['meridian', '/chery/overview'],
] as const)
  test(`[RT-17] [RT-18] ${path} of ${tenant} has no picture of its own and shows a photo of one in stock`, async ({
    open,
  }) => {
    const page = await open({ remotes, tenant, api: apiOf(tenant) })
    await page.goto(path)
    const header = page
      .getByRole('main')
      .locator('header')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
    await expect(header.getByRole('img', { name: '2023 Toyota RAV4' })).toBeVisible()
  })

test('[RT-17] [RT-18] models of one row are all drawn where one of them has no picture', async ({ open }) => {
  const page = await open({ remotes, tenant: 'northgate', api: apiOf('northgate') })
  const main = page.getByRole('main')
  const shown = async (path: string) => {
    await page.goto(path)
    const tiles = main.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /^(Kia|Isuzu) / }) })
    await expect(tiles.filter({ hasText: 'Sportage' })).toBeVisible()
    return { photos: await tiles.locator('img').count(), drawings: await tiles.locator('svg').count() }
  }
  expect(await shown('/models')).toEqual({ photos: 0, drawings: 6 })
  expect(await shown('/models?body=suv')).toEqual({ photos: 0, drawings: 3 })
  expect((await shown('/kia/overview')).photos).toBe(0)
})

test('[RT-16] a blog lists its posts, the newest first, and a post says who wrote it and when', async ({ open }) => {
  const page = await open({ remotes, tenant: 'openroad', api: apiOf('openroad') })
  await page.goto('/blog')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Know what you can tow',
    'The Strzelecki in August',
    'A weekend in a bunk van',
  ])
  const stories = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) })
  const [lead, second, third] = await Promise.all([0, 1, 2].map((at) => stories.nth(at).boundingBox()))
  expect(lead?.width).toBeGreaterThan(1.8 * (second?.width ?? 0))
  expect((lead?.y ?? 0) + (lead?.height ?? 0)).toBeCloseTo((third?.y ?? 0) + (third?.height ?? 0), 0)
  await expect(stories.nth(1).locator('[data-drawing]')).toBeVisible()
  await expect(main.getByRole('link', { name: 'RSS feed of the blog' })).toHaveAttribute('href', '/blog/feed.xml')
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute('href', '/blog/feed.xml')
  await main.getByRole('link', { name: 'Know what you can tow' }).click()
  await expect(page).toHaveURL('/blog/know-what-you-can-tow')
  await expect(main.getByText('5 Oct 2026 · Bronwyn Tull').filter({ visible: true })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'In stock now' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'See more' })).toHaveAttribute('href', /\?body=Caravan$/)
  await page.reload()
  const jsonLd = await page.locator('script[type="application/ld+json"]').first().textContent()
  expect(jsonLd).toContain('"BlogPosting"')
})

test('the picture of a post is at least as wide as it is drawn', async ({ open }) => {
  const page = await open({ remotes, tenant: 'harbourside', api: apiOf('harbourside') })
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/blog/first-car')
    const picture = page.getByRole('main').getByRole('img').first()
    await expect(picture).toBeVisible()
    const [drawn, loaded] = await picture.evaluate((image: HTMLImageElement) => [
      image.clientWidth,
      Number(new URL(image.currentSrc).searchParams.get('w')),
    ])
    expect(drawn).toBeGreaterThan(0.8 * Math.min(width, 680))
    expect(loaded).toBeGreaterThanOrEqual(drawn ?? 0)
  }
})

test("a brand's page says in schema.org's words which dealer sells it, and names its own picture", async ({ open }) => {
  const page = await open({ remotes, tenant: 'northgate', api: apiOf('northgate') })
  await page.goto('/kia/overview')
  const { '@graph': graph } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}',
  )
  expect(graph).toContainEqual(
    expect.objectContaining({
      '@type': 'AutoDealer',
      brand: { '@type': 'Brand', name: 'Kia' },
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: expect.arrayContaining(['Monday']),
        }),
      ]),
    }),
  )
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/og\/kia\/overview\.jpg$/)
})

test('[RT-20] a one-off page is on its own tenant, and on another a 404', async ({ serve, open }) => {
  const page = await open({ remotes, tenant: 'meridian', api: apiOf('meridian') })
  for (const path of ['/twg-cars', '/twg-rental', '/twg-tyres', '/finance-and-insurance', '/neotek', '/4x4-outdoor'])
    expect((await page.request.get(path)).status(), path).toBe(200)
  const other = await serve({ remotes, tenant: 'openroad', api: apiOf('openroad') })
  expect((await page.request.get(`${other.origin}/twg-cars`)).status()).toBe(404)
})

test('a page works without scripts: its questions open, and a row of stock is a link to all of it', async ({
  open,
}) => {
  const page = await open({ remotes, tenant: 'openroad', api: apiOf('openroad') }, { javaScriptEnabled: false })
  await page.goto('/about-us')
  await page.getByText('Do you buy vans?').click()
  await expect(page.getByText('Roll it over the bridge')).toBeVisible()
  await page.goto('/buying')
  await expect(page.getByRole('link', { name: 'All of these' })).toBeVisible()
})
