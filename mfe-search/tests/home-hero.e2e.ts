import { listVehicles, search } from '@forecourt/contracts/endpoints/search'
import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { alike, axeViolations, desktop, expect, fake, type Page, phone, test } from '@forecourt/e2e/page-harness'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

// Development React reports what does not hydrate as it was rendered.
test.use({ build: 'development' })

const car = (number: number, fields: Partial<Vehicle>): Partial<Vehicle> => ({
  slug: `car-${number}`,
  stocknum: `H${number}`,
  make: 'Kia',
  model: 'Sorento',
  simple_fuel: 'Petrol',
  car_type: 'used',
  ...fields,
})
const nowSeconds = Math.floor(Date.now() / 1000)
const yesterday = nowSeconds - 86_400
const cars = [
  car(1, { simple_body: 'SUV', seats: 7, created_at_timestamp: yesterday }),
  car(2, { simple_body: 'SUV', make: 'Mazda', model: 'CX-5', created_at_timestamp: yesterday }),
  car(3, { simple_body: 'Hatch', model: 'Rio', created_at_timestamp: yesterday }),
  car(4, { simple_body: 'Boat', model: 'Tender', created_at_timestamp: yesterday }),
]
const form = (page: Page) => page.getByRole('search', { name: 'Stock' })
const words = (page: Page) => form(page).getByRole('searchbox', { name: 'What are you looking for?' })
const top = async (page: Page, role: 'words' | 'body') =>
  (await (role === 'words' ? words(page) : form(page).getByLabel('Body type')).boundingBox())?.y ?? 0

async function answersOf(tenant: string) {
  const answers = await stockAnswers(readTenant(tenant), cars)
  const found = answers.find(({ row }) => row === search)
  return [
    ...answers,
    fake(listVehicles, async (request) => {
      const { hits } = search.response.parse(await found?.answer({ ...request, params: {} }))
      return { hits }
    }),
  ]
}

for (const at of [phone, desktop])
  test(`[RT-23] [SR-20] a search in words leads, its suggestions come beneath, and choices follow (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open({ remotes: ['search'], api: await answersOf('harbourside') }, { at })
    await page.goto('/')
    expect(await top(page, 'words')).toBeLessThan(await top(page, 'body'))
    await expect(words(page)).toHaveAttribute('placeholder', 'Try “7 seat SUV under 40k”')
    await words(page).pressSequentially('maz')
    const combobox = form(page).getByRole('combobox', { name: 'What are you looking for?' })
    const suggested = page.getByRole('option', { name: /^Mazda/ }).first()
    await expect(suggested).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await suggested.click()
    await expect(page).toHaveURL(/\/search\/used-cars\/\?make=Mazda$/)
    await page.goBack()
    // Who goes back at once has the focus taken to the page's top once.
    await expect(page.getByRole('main')).toBeFocused()
    await combobox.or(words(page)).fill('7 seat SUV')
    await expect(form(page).getByRole('button', { name: 'Show me 1 used car' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\/used-cars\/\?query=SUV&seats=7$/)
  })

test('[RT-23] a site whose search names words last has its choices first, and without scripts both count', async ({
  open,
}) => {
  const page = await open(
    {
      remotes: ['search'],
      site: {
        home: {
          hero: { heading: 'Cars', look: 'plain', ground: 'page', search: ['body', 'query'] },
          sections: [],
        },
      },
      api: await answersOf('harbourside'),
    },
    { javaScriptEnabled: false },
  )
  await page.goto('/')
  expect(await top(page, 'body')).toBeLessThan(await top(page, 'words'))
  const button = await form(page).getByRole('button').boundingBox()
  expect(await top(page, 'words')).toBeLessThanOrEqual(button?.y ?? 0)
  await form(page).getByLabel('Body type').selectOption('SUV')
  await words(page).fill('mazda')
  await words(page).press('Enter')
  await expect(page).toHaveURL(/\?body=SUV&query=mazda$/)
})

test('[RT-23] the hero has a second action, which leads to a page of the site', async ({ open }) => {
  const page = await open({ remotes: ['search', 'forms'], api: await answersOf('harbourside') })
  await page.goto('/')
  const action = page.getByRole('main').getByRole('link', { name: 'Book a test drive' })
  await expect(action).toHaveAttribute('href', '/book-test-drive')
})

test('[BF-2] body types show the dealer’s pictures where each of a row has one, else all are drawn', async ({
  open,
}) => {
  const api = await answersOf('harbourside')
  const { home } = readTenant('harbourside')
  if (!home) throw new Error('Harbourside has a home page.')
  const boat = '/media/demo/ute/grey/front-3-4.avif'
  const sections = home.sections.map((section) =>
    section.kind === 'body_types' ? { ...section, pictures: { ...section.pictures, Boat: boat } } : section,
  )
  for (const [site, photos] of [
    [{ home: { ...home, sections } }, 3],
    [{ home }, 0],
  ] as const) {
    const page = await open({ remotes: ['search'], site, api })
    await page.goto('/')
    const tiles = page
      .getByRole('region', { name: 'What are you after?' })
      .getByRole('listitem')
      .filter({ visible: true })
    await expect(tiles.filter({ hasText: 'Boats' })).toBeVisible()
    await expect(tiles).toHaveCount(3)
    await expect(tiles.locator('img')).toHaveCount(photos)
    await expect(tiles.locator('svg')).toHaveCount(3 - photos)
  }
})

test('[VC-3] cards of a row do not repeat what its heading says', async ({ open }) => {
  const row = { kind: 'vehicles' as const, link: 'All' }
  const hero = { heading: 'Cars', look: 'plain' as const, ground: 'page' as const, search: [] }
  const sections = [
    { ...row, title: 'Just arrived', query: 'sortBy=newest' },
    { ...row, title: 'By Kia', query: 'make=Kia' },
  ]
  const page = await open({
    remotes: ['search'],
    site: { home: { hero, sections } },
    api: await answersOf('harbourside'),
  })
  await page.goto('/')
  const tag = readTenant('harbourside').copy.just_arrived
  const cardsIn = (name: string) => page.getByRole('region', { name }).getByRole('article')
  await expect(cardsIn('Just arrived')).toHaveCount(4)
  await expect(cardsIn('Just arrived').getByText(tag, { exact: true })).toHaveCount(0)
  await expect(cardsIn('By Kia').getByText(tag, { exact: true })).toHaveCount(3)
})

test('[LO-4] [NV-5] a place says first whether it is open, holidays last, and the counter hides while it is low', async ({
  open,
}) => {
  const hero = { heading: 'Cars', look: 'plain' as const, ground: 'page' as const, search: [] }
  const sections = [
    { kind: 'sales_counter' as const, title: 'Sold today', per_day: 192 },
    { kind: 'visit' as const, title: 'Come and see them' },
  ]
  const page = await open({
    remotes: ['search'],
    site: { home: { hero, sections } },
    api: await answersOf('harbourside'),
  })
  // A Wednesday, just after midnight and in the afternoon, in Brisbane and in Sydney.
  await page.clock.install({ time: new Date('2026-12-16T00:30:00+10:00') })
  await page.goto('/')
  const visit = page.getByRole('region', { name: 'Come and see them' })
  const state = visit.locator('h3 + p').first()
  await expect(state).toHaveText('Opens today 8:30 am')
  await expect(page.getByRole('heading', { name: 'Sold today' })).toHaveCount(0)
  await page.clock.setSystemTime(new Date('2026-12-16T14:00:00+10:00'))
  await page.clock.runFor(200_000)
  await expect(state).toHaveText('Open now · closes 5:30 pm')
  await expect(page.getByRole('region', { name: 'Sold today' })).toContainText('112')
  await expect(visit.getByRole('heading', { level: 3 }).last()).toHaveText('Holiday hours')
})
