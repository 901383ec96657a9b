import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { afterHydration } from '@forecourt/e2e/browser/is-hydrated'
import { axeViolations, expect, fake, type Page, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { stockAnswers } from '@forecourt/e2e/page-harness/stock-answers'
import { readTenant } from '@forecourt/tenants'

const site = readTenant('harbourside')
const path = site.paths.search
const stock = Array.from({ length: 50 }, (_, index) => ({
  slug: `car-${index}`,
  make: index % 2 ? 'Kia' : 'Mazda',
  model: `No ${index}`,
  custom_rank: -index,
}))
const capabilities = { priceGauge: false, delivery: false, viewCounter: false, finance: false }

async function options() {
  const api = [
    ...(await stockAnswers(site, stock)),
    fake(vehicle, ({ params }) => ({ ...exampleCar, slug: params.slug, id: params.slug, name: params.slug })),
  ]
  return { remotes: ['search', 'vehicle', 'forms'], api, site: { capabilities } }
}

const steps = (page: Page) => page.getByRole('navigation', { name: 'Within the results' })
const step = (page: Page, name: string) => steps(page).getByRole('link', { name })
const isAt = (page: Page, slug: string, results: string) =>
  expect(page).toHaveURL((url) => url.pathname === `/cars/${slug}` && url.searchParams.get('results') === results)

for (const at of viewports)
  test(`a vehicle has the ones before and after it within its results, kept by its address (${at.name})`, {
    tag: '@core',
  }, async ({ open }) => {
    const page = await open(await options(), { at })
    await page.goto(`${path}?make=Mazda`)
    await afterHydration(page)
    const link = page.getByRole('article').nth(20).getByRole('link')
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await isAt(page, 'car-40', 'make=Mazda')
    await expect(step(page, 'Previous')).toHaveAttribute('href', /^\/cars\/car-38\?results=make%3DMazda$/)
    expect(await axeViolations(page)).toEqual([])
    // Over the end of a page of results.
    await step(page, 'Next').click()
    await isAt(page, 'car-42', 'make=Mazda&page=2')
    await expect(step(page, 'Previous')).toHaveAttribute('href', /\/cars\/car-40\?/)
    await page.reload()
    await step(page, 'Previous').click()
    await isAt(page, 'car-40', 'make=Mazda')
    await expect(step(page, 'Previous')).toHaveAttribute('href', /\/cars\/car-38\?/)
    await page.goBack()
    await isAt(page, 'car-42', 'make=Mazda&page=2')
    await expect(step(page, 'Previous')).toHaveAttribute('href', /\/cars\/car-40\?/)
    await step(page, 'All results').click()
    await expect(page).toHaveURL(`${path}?make=Mazda&page=2`)
  })

/** The page that was left stays in the document, hidden, for as long as the test needs it there. */
const keepPastPages = (page: Page) =>
  page.addInitScript(() => {
    const wait = window.setTimeout.bind(window)
    Object.assign(window, { setTimeout: (work: () => void, ms = 0) => wait(work, ms === 1000 ? 30_000 : ms) })
  })

test('a link that is pressed after Back, while its page is prepared, is followed', { tag: '@core' }, async ({
  open,
}) => {
  const page = await open(await options())
  await keepPastPages(page)
  await page.goto(`/cars/car-42?${new URLSearchParams({ results: 'make=Mazda&page=2' })}`)
  await step(page, 'Previous').click()
  await expect(step(page, 'Previous')).toHaveAttribute('href', /\/cars\/car-38\?/)
  await page.goBack()
  // The page that was left a moment ago is prepared once more.
  await expect(step(page, 'Previous')).toHaveAttribute('href', /\/cars\/car-40\?/)
  await step(page, 'Previous').hover()
  await page.locator('main > [data-offstage]:last-child').waitFor({ state: 'attached' })
  await step(page, 'All results').hover()
  await page.mouse.down()
  await page.locator('main > [data-offstage] article').first().waitFor({ state: 'attached' })
  await page.mouse.up()
  await expect(page).toHaveURL(`${path}?make=Mazda&page=2`)
})

test('the first has none before it, and an address without results has no steps', async ({ open }) => {
  const page = await open(await options())
  await page.goto('/cars/car-0?results=')
  await expect(step(page, 'Next')).toHaveAttribute('href', '/cars/car-1?results=')
  await expect(step(page, 'Previous')).toHaveCount(0)
  for (const address of ['/cars/car-0', '/cars/car-0?results=make%3DKia']) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expect(steps(page)).toHaveCount(0)
  }
})

test('a document’s links are plain: only a shopper who goes near one keeps the search', { tag: '@core' }, async ({
  open,
}) => {
  const page = await open(await options(), { javaScriptEnabled: false })
  await page.goto(`${path}?make=Mazda`)
  await expect(page.getByRole('article').first().getByRole('link')).toHaveAttribute('href', '/cars/car-0')
})
