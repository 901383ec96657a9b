import { readTenant } from '@forecourt/tenants'
import { expect, phone, test } from '../src/page-harness/page-harness.ts'
import { stockAnswers } from '../src/page-harness/stock-answers.ts'

const site = readTenant('harbourside')
const cars = ['Kia', 'Mazda'].map((make, index) => ({
  slug: `car-${index}`,
  make,
  car_type: 'used' as const,
  images: [{ image: { url: '/media/stock/a.jpg' } }],
}))
const remotes = ['search', 'vehicle']

test('a press on a card or a link shows at once, without any script', async ({ open }) => {
  const page = await open({ remotes, api: await stockAnswers(site, cars) }, { javaScriptEnabled: false })
  await page.goto(site.paths.search)
  const card = page.getByRole('article').first()
  const opacities = () =>
    card.evaluate((element) => Array.from(element.children, (child) => getComputedStyle(child).opacity))
  expect(await opacities()).toEqual(Array(5).fill('1'))
  await card.getByRole('link').hover()
  await page.mouse.down()
  expect(await opacities()).toEqual(Array(5).fill('0.7'))
  await page.mouse.up()
  await page.waitForURL(/\/cars\//)
  await page.goto(site.paths.search)
  const home = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Home' })
  await home.hover()
  await page.mouse.down()
  await expect(home).toHaveCSS('opacity', '0.7')
})

test('the code that the first tap needs loads without any input, well after the first view', async ({ open }) => {
  const page = await open({ remotes, api: await stockAnswers(site, cars) }, { at: phone })
  await page.clock.install()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(site.paths.search)
  await page.waitForLoadState('networkidle')
  const needed = [/^\/assets\/.*router/, /^\/remotes\/vehicle\/.*\.js$/]
  const missing = () => needed.filter((pattern) => !asked.some((path) => pattern.test(path)))
  expect(missing()).toEqual(needed)
  await page.clock.runFor(5000)
  await expect.poll(missing).toEqual([])
})

test('offline before the first interaction: a choice says so, its box and the address keep it, and a retry makes it', async ({
  open,
}) => {
  const page = await open(
    { remotes, api: await stockAnswers(site, cars) },
    {
      isFirstVisit: true,
      required: [/^request failed: \S+ net::ERR_INTERNET_DISCONNECTED$/],
    },
  )
  // The code of the first tap also comes a while after the first view: here it does not.
  await page.clock.install()
  await page.goto(site.paths.search)
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  const box = page.getByRole('checkbox', { name: /^Kia/ })
  // No pointer has moved yet: the tap is the first that the page notices.
  await box.evaluate((element: HTMLInputElement) => element.click())
  await expect(page.getByText('its buttons are not ready yet')).toBeVisible()
  await expect(box).toBeChecked()
  await expect(page).toHaveURL(/make=Kia/)
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.context().setOffline(false)
  await page.getByText('Try again', { exact: true }).filter({ visible: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(box).toBeChecked()
})
