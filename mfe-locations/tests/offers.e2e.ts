import { listVehicles } from '@forecourt/contracts/endpoints/search'
import {
  alike,
  axeViolations,
  desktop,
  expect,
  fake,
  type Page,
  tablet,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { siteAnswers } from '@forecourt/e2e/page-harness/site-answers'
import { readTenant } from '@forecourt/tenants'

const remotes = ['locations', 'forms', 'search']
const site = readTenant('northgate')
const served = (changes: Partial<typeof site> = {}) => ({
  remotes,
  tenant: 'northgate',
  api: [...siteAnswers({ ...site, ...changes }), fake(listVehicles, () => ({ hits: [] }))],
})
const offer = (page: Page, name: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })

for (const at of viewports) {
  test(`[OF-1] offers say what to do: Enquire Now, Explore, Book A Test Drive, View more (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(served(), { at })
    await page.goto('/special-offers')
    const sorento = offer(page, /Sorento/)
    await expect(sorento.getByRole('link', { name: /^Explore Sorento/ })).toHaveAttribute(
      'href',
      '/search/new-used-and-demo-cars/?make=Kia&model=Sorento',
    )
    await expect(sorento.getByRole('link', { name: /^Book A Test Drive/ })).toHaveAttribute(
      'href',
      /^\/book-test-drive\?offer=[a-z0-9-]+$/,
    )
    await sorento.getByRole('button', { name: /^View more of the description/ }).click()
    await expect(sorento).toContainText('with twelve months’ registration in it.')
    await sorento.getByRole('button', { name: /^View less of the description/ }).click()
    await expect(sorento).not.toContainText('with twelve months’ registration in it.')
    await sorento.getByText('Disclaimer').click()
    await expect(sorento).toContainText('to private buyers.')
    expect(await axeViolations(page)).toEqual([])
    await sorento.getByRole('link', { name: /^Enquire Now/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Enquire' })
    await expect(dialog.getByRole('textbox', { name: 'Comments' })).toHaveValue(
      /^I am interested in the offer “.*Sorento.*”\.$/,
    )
  })
}

test('[OF-2] a description over 200 characters is cut at 160 and a disclaimer at 200, until the shopper asks for more', async ({
  open,
}) => {
  const page = await open(served())
  await page.goto('/special-offers')
  const sportage = offer(page, /Sportage/)
  const shown = async () =>
    (await sportage.locator('p').allTextContents()).find((text) => text.startsWith('Any new')) ?? ''
  expect((await shown()).length).toBeLessThanOrEqual(161)
  expect(await shown()).toMatch(/…$/)
  await sportage.getByText('Disclaimer', { exact: true }).click()
  const small = async () =>
    (await sportage.locator('p').allTextContents()).find((text) => text.startsWith('For approved')) ?? ''
  expect((await small()).length).toBeGreaterThan(180)
  expect((await small()).length).toBeLessThanOrEqual(201)
  await sportage.getByRole('button', { name: /^View more of the disclaimer/ }).click()
  expect(await small()).toMatch(/Not with fleet or other offers\.$/)
})

test('the picture of the first offer stays beside its words', async ({ open }) => {
  const page = await open(served())
  await page.goto('/special-offers')
  const first = page.getByRole('article').first()
  const picture = await first.getByRole('img').boundingBox()
  const words = await first.getByRole('heading').boundingBox()
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(words?.x ?? 0)
})

test('an opened disclaimer lengthens its own card alone', async ({ open }) => {
  const page = await open(served())
  await page.goto('/special-offers')
  const heights = () => page.getByRole('group').evaluateAll((all) => all.map((disclaimer) => disclaimer.clientHeight))
  const before = await heights()
  expect(before.length).toBeGreaterThan(2)
  await offer(page, /Sportage/)
    .getByText('Disclaimer', { exact: true })
    .click()
  await expect.poll(async () => (await heights()).filter((height, index) => height !== before[index]).length).toBe(1)
})

for (const [at, columns] of [
  [tablet, 2],
  [desktop, 3],
] as const)
  test(`the prices and the actions of a row of offers are level, those without finance too (${at.name})`, async ({
    open,
  }) => {
    const page = await open(served(), { at })
    await page.goto('/special-offers')
    const cards = page.getByRole('listitem').filter({ has: page.getByRole('article') })
    const [tops, prices, actions] = await Promise.all(
      [cards, cards.locator('p:has(strong):first-of-type'), cards.getByRole('link', { name: /^Enquire Now/ })].map(
        (parts) => parts.evaluateAll((all) => all.map((part) => Math.round(part.getBoundingClientRect().top))),
      ),
    )
    expect(tops?.filter((top) => top === tops[0])).toHaveLength(columns)
    const rows = new Set(tops).size
    expect([new Set(prices).size, new Set(actions).size]).toEqual([rows, rows])
    const widths = [cards, cards.getByRole('img')].map((parts) =>
      parts.evaluateAll((all) => new Set(all.map((part) => Math.round(part.getBoundingClientRect().width)))),
    )
    expect(await widths[1], 'a picture is as wide as its card').toEqual(await widths[0])
  })

test('beside each other offers have their titles on one line and end together, also without an end or a disclaimer', async ({
  open,
}) => {
  const [first, second, third] = site.offers.filter(({ disclaimer }) => disclaimer)
  if (!first || !second || !third) throw new Error('three offers with a disclaimer')
  const { disclaimer: _, ...plain } = third
  const ends = '2099-12-31'
  const shown = [{ ...first, ends }, second, { ...plain, ends }].map((one) => ({ ...one, featured: false }))
  const page = await open(served({ offers: shown }))
  await page.goto('/special-offers')
  const cards = await page.getByRole('article').evaluateAll((all) =>
    all.map((card) => {
      const disclaimer = card.querySelector('details')?.getBoundingClientRect().height
      const end = disclaimer ?? Number.parseFloat(getComputedStyle(card, '::after').height)
      return { title: card.querySelector('h2')?.getBoundingClientRect().top, end: Math.round(end) }
    }),
  )
  expect(cards).toHaveLength(3)
  expect(new Set(cards.map(({ title }) => title)).size).toBe(1)
  expect(new Set(cards.map(({ end }) => end)).size).toBe(1)
})

test('a comparison rate is as large as the repayment and the rate beside it, with its warning', async ({ open }) => {
  const page = await open(served())
  await page.goto('/special-offers')
  const sportage = offer(page, /Sportage/)
  const sizes = await sportage
    .locator('strong')
    .evaluateAll((all) => all.map((figure) => ({ text: figure.textContent, size: getComputedStyle(figure).fontSize })))
  expect(sizes.map(({ text }) => text)).toEqual(['$213.62', '1.89%', '1.90%'])
  expect(new Set(sizes.map(({ size }) => size)).size).toBe(1)
  await expect(sportage.getByText('WARNING: This comparison rate is true only for the examples given')).toBeVisible()
})

test('[OF-3] without offers there is the empty state, and an offer that excludes the site is not on it', async ({
  open,
}) => {
  const excluded = site.offers.map((one) => ({ ...one, excluded_website_ids: ['northgate'] }))
  const page = await open(served({ offers: excluded }))
  await page.goto('/special-offers')
  await expect(
    page.getByText('There appears to be no offers currently available that meet the conditions of your search'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Search all/ })).toBeVisible()
  expect((await page.goto('/offers/kia/sportage-rate'))?.status()).toBe(404)
  expect(await axeViolations(page)).toEqual([])
})

test('[RT-13] offers have a list and a page each, whose canonical address names the make', async ({ serve, open }) => {
  const server = await serve(served())
  const page = await open(server)
  await page.goto('/special-offers?manufacturer=isuzu')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'MU-X: your first five services, all paid for', exact: true }).click()
  await expect(page).toHaveURL('/offers/isuzu/mu-x-services')
  await expect(page.getByRole('heading', { level: 1, name: /MU-X/ })).toBeVisible()
  for (const path of ['/offers/mu-x-services', '/offers/isuzu/mu-x-services']) {
    expect((await page.goto(path))?.status(), path).toBe(200)
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(canonical).toBe(`${server.origin}/offers/isuzu/mu-x-services`)
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'See every MU-X' })).toHaveAttribute(
    'href',
    /^\/search\/[^?]+\?make=Isuzu&model=MU-X$/,
  )
  await page.goto('/offers/kia/tasman-canopy')
  const others = page.getByRole('region', { name: 'Other offers' })
  await expect(others.getByRole('article')).toHaveCount(3)
  await expect(others.getByRole('link', { name: /Tasman/ })).toHaveCount(0)
  const whole = page.getByRole('main').getByText(/drive away/i)
  await expect(whole.and(page.locator(':not(section *)'))).toHaveCount(1)
  const jsonLd = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
  expect(jsonLd['@graph'].map((one: Record<string, unknown>) => one['@type'])).toEqual(['Offer', 'BreadcrumbList'])
  for (const path of ['/offers/kia/mu-x-services', '/offers/nothing'])
    expect((await page.goto(path))?.status(), path).toBe(404)
})
