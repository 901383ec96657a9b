import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { alike, axeViolations, expect, fail, fake, test, viewports } from '@forecourt/e2e/page-harness'
import { carAnswers } from '@forecourt/e2e/page-harness/car-answers'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'

const car = { ...exampleCar, features: ['Roof rails', 'Head-up display'], dealercomments: 'One owner.' }
const options = {
  remotes: ['vehicle'],
  api: [
    fake(vehicle, () => car),
    fake(vehicleById, ({ params }) => ([car.id, car.slug].includes(params.id) ? car : fail('not_found'))),
  ],
}
/** Whose parts the vehicle's own page has. */
const remotes = ['vehicle', 'forms', 'search', 'finance']
const address = `/print?car_id=${car.slug}`
const code = 'QR code of this vehicle’s page'

for (const at of viewports)
  test(`[RT-9] a car on a page to print, with a QR code and without the site around it (${alike(at)})`, async ({
    open,
  }) => {
    const page = await open(options, { at })
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name)
    const main = page.getByRole('main')
    for (const text of ['$46,990', 'Drive away', '28,410 km', 'Roof rails · Head-up display', 'One owner.'])
      await expect(main.getByText(text).first()).toBeVisible()
    await expect(main.getByRole('img', { name: code })).toBeVisible()
    await expect(main.getByText(new RegExp(`^https?://.*/cars/${car.slug}$`))).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    for (const role of ['banner', 'contentinfo', 'complementary'] as const)
      await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Print this page' })).toBeHidden()
    await expect(main.getByRole('img', { name: code })).toBeVisible()
    const pdf = await page.pdf({ format: 'A4' })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2)
  })

test('[RT-9] the code is read as the address of the car’s own page', async ({ open }) => {
  const page = await open(options)
  await page.goto(address)
  const url = await page
    .getByRole('main')
    .getByText(/^https?:\/\//)
    .textContent()
  const drawn = await page.getByRole('img', { name: code }).locator('path').getAttribute('d')
  const { encode } = await import('uqr')
  const { data } = encode(url ?? '', { border: 4 })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h`] : [])))
  expect(drawn?.match(/M\d+ \d+h/g)).toEqual(dark)
  expect(url).toMatch(new RegExp(`/cars/${car.slug}$`))
})

test('[RT-9] it takes an id too, and needs no script', async ({ open }) => {
  const page = await open(options, { javaScriptEnabled: false })
  await page.goto(`/print?car_id=${car.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(car.name)
  await expect(page.getByRole('img', { name: code })).toBeVisible()
})

for (const query of ['', '?car_id=', '?car_id=unknown'])
  test(`[RT-9] no car at /print${query} is no page`, async ({ open }) => {
    const page = await open(options)
    expect((await page.goto(`/print${query}`))?.status()).toBe(404)
  })

test('[RT-9] [PR-4] a price says what is added to it', async ({ open }) => {
  const egc = { ...car, price_type: 'excl_govt_charges' as const }
  const page = await open({ ...options, api: [fake(vehicleById, () => egc)] })
  await page.goto(address)
  await expect(page.getByText(/^Excl\. govt charges\. Stamp duty, registration and .* are added\.$/)).toBeVisible()
})

test('[RT-9] [VD-13] a car that is long gone is gone here too', async ({ open }) => {
  const sold = { ...car, status: 'sold', sold_date_timestamp: 1_700_000_000 }
  const page = await open({ ...options, api: [fake(vehicleById, () => sold)] })
  expect((await page.goto(address))?.status()).toBe(410)
})

for (const [status, words] of [
  ['sold', 'This vehicle has been sold.'],
  ['withdrawn', 'This vehicle is no longer available.'],
] as const)
  test(`[RT-9] [VD-14] a car that is ${status} is on paper without a price, and as such`, async ({ open }) => {
    const gone = { ...car, status, sold_date_timestamp: Math.floor(Date.now() / 1000) }
    const page = await open({ ...options, api: [fake(vehicleById, () => gone)] })
    await page.goto(address)
    await expect(page.getByText(words)).toBeVisible()
    await expect(page.getByText('$46,990')).toHaveCount(0)
  })

test('[RT-9] Print on the car’s page leads there', async ({ open }) => {
  const page = await open({ remotes, api: carAnswers(car), site: { buttons: ['enquire', 'call', 'share', 'print'] } })
  await page.goto(`/cars/${car.slug}`)
  await page.getByRole('link', { name: 'Print', exact: true }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('img', { name: code })).toBeVisible()
})

test('[DL-3] on the page for paper the copied link names the car, for 3 seconds', async ({ open }) => {
  const page = await open(options)
  await page.addInitScript(() =>
    Object.defineProperty(navigator.clipboard, 'writeText', { value: async () => undefined }),
  )
  await page.clock.install()
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const copied = page.getByText(`Copied ${car.name} to your clipboard!`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(copied).toBeVisible()
  await page.clock.runFor(2_500)
  await expect(copied).toBeVisible()
  await page.clock.runFor(700)
  await expect(copied).toHaveCount(0)
})

test('the vehicle’s own page prints whole, without the site around it, and no heading ends a page', async ({
  open,
}) => {
  const specifications = Array.from({ length: 24 }, (_, index) => ({
    ...{ group: index % 2 ? 'Wheels' : 'Suspension', name: `Fact ${index}`, value: 'yes' },
  }))
  const features = Array.from({ length: 30 }, (_, index) => `Feature ${index}`)
  const known = { ...car, specifications, features, dealercomments: 'One owner, both keys. '.repeat(30) }
  const capabilities = { priceGauge: false, finance: false, delivery: false, viewCounter: false }
  const page = await open({ remotes, api: carAnswers(known), site: { capabilities } })
  await page.goto(`/cars/${car.slug}`)
  await page.emulateMedia({ media: 'print' })
  for (const role of ['banner', 'contentinfo'] as const) await expect(page.getByRole(role)).toBeHidden()
  await expect(page.getByRole('main').getByText('Feature 29')).toBeVisible()
  const breaks = await page
    .locator('main h2, main summary')
    .evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).breakAfter))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
})
