import { alike, desktop, expect, expectNoAxeViolations, type Page, phone, test } from '../../src/harness.ts'
import { importVehicles } from '../../src/stock/vehicle-feed.ts'

test.use({ platformOf: 'known vehicles' })

const slug = 'harbourside'
let car = ''

test.beforeAll(async ({ platform }) => {
  car = (await importVehicles(platform, slug)).VP100 ?? ''
})

const field = (page: Page, name: string) => page.getByRole('form').getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: /^Send to / })

async function fillIn(page: Page, name: string): Promise<void> {
  await field(page, 'First name').fill(name)
  await field(page, 'Mobile').fill('0491 570 156')
  await field(page, 'Email').fill(`${name.toLowerCase()}@shopper.example`)
}

/** The inbox on the operator's page, once a message about that shopper is in it: the table of leads names them before any is sent. */
async function expectDelivered(page: Page, operatorUrl: string, name: string): Promise<void> {
  await expect(async () => {
    await page.goto(operatorUrl)
    await expect(page.locator('#inbox').getByText(new RegExp(name)).first()).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 30_000 })
}

for (const [at, name] of [
  [phone, 'Phoebe'],
  [desktop, 'Desmond'],
] as const) {
  test(`[VD-19] [LD-1] [LD-5] [RT-10] an enquiry from a car, sent faster than people type, waits out what is missing and reaches the dealer, and the shopper is thanked by name (${alike(at)})`, async ({
    open,
    platform,
  }) => {
    const page = await open(slug, { at })
    await page.goto(car)
    await page
      .getByRole('link', { name: /^Enquire/ })
      .filter({ visible: true })
      .click()
    await expect(page.getByRole('dialog', { name: 'Enquire' })).toBeVisible()
    await expect(field(page, 'Comments')).toHaveValue(/^I am interested in the 2023 Toyota RAV4 Cruiser \(stock number/)
    await fillIn(page, name)
    await send(page).click()
    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { name: `Thank you, ${name}` })).toBeVisible()
    await expect(page.getByRole('main').getByText(/^We reply (within|by)/)).toBeVisible()
    await expect(page.getByRole('heading', { name: /More like this|Just arrived/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await expectDelivered(page, platform.operatorUrl, name)
  })
}

test('[LD-2] without scripts a plain form is taken and answered by the page that thanks', async ({
  open,
  platform,
}) => {
  const page = await open(slug, { at: phone, javaScriptEnabled: false })
  await page.goto(car)
  await page
    .getByRole('link', { name: /^Enquire/ })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(/\/enquire\?car_id=/)
  await fillIn(page, 'Plainia')
  await send(page).click()
  await expect(page).toHaveURL(/\/success\?sent=[\w.-]+$/)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText(/^Your message about the \d{4} /)).toBeVisible()
  const operator = await open(slug)
  await expectDelivered(operator, platform.operatorUrl, 'Plainia')
})

test('[LD-6] without scripts a form with an error comes back with what was entered', async ({ open }) => {
  const page = await open(slug, { at: phone, javaScriptEnabled: false })
  await page.goto('/enquire')
  await fillIn(page, 'Erroria')
  await field(page, 'Mobile').fill('12')
  await field(page, 'Comments').fill('Are you open on Sunday?')
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('General Enquiry')
  await send(page).click()
  await expect(page.getByText('Please fix the following errors:')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Comments' })).toHaveValue('Are you open on Sunday?')
})
