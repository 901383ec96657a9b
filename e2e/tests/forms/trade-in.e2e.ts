import { ask, expect, expectNoAxeViolations, type Page, phone, test } from '../../src/harness.ts'
import { importVehicles } from '../../src/stock/vehicle-feed.ts'

test.use({ platformOf: 'known vehicles' })

const field = (page: Page, name: string) =>
  page.getByRole('textbox', { name, exact: true }).or(page.getByRole('combobox', { name, exact: true }))
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

type Email = { subject: string; text: string }

test('[TI-1] [RT-7] [SB-3] a shopper values a car from a vehicle’s page, accepts the offer on another device, and the dealer reads it all', async ({
  open,
  platform,
}) => {
  test.slow()
  const { VP100: car = '' } = await importVehicles(platform, 'harbourside')
  const page = await open('harbourside')
  await page.goto(car)
  await page
    .getByRole('link', { name: /^Trade-in/i })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cars\/trade-in\?car_id=/)
  await expect(page.getByText('To trade in against')).toBeVisible()
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  await field(page, 'Registration').fill('E2E4MANY')
  await page.getByLabel('State').selectOption('NSW')
  await field(page, 'Kilometres').fill('40000')
  await field(page, 'First name').fill('Trudy')
  await field(page, 'Mobile').fill('0491 570 158')
  await field(page, 'Email').fill('trudy@shopper.example')
  await field(page, 'Postcode').fill('2100')
  await page.getByRole('button', { name: 'Value my car' }).click()
  await expect(heading(page, 'Which one is yours?')).toBeFocused()
  await page.getByRole('button', { name: /GXL$/ }).click()
  await expect(heading(page, 'Its condition')).toBeFocused()
  for (const name of [/^Good/, /^All of it/, /^Nothing/, /^Two or more/])
    await page.getByRole('radio', { name }).check()
  await page.getByRole('button', { name: 'Show my offer' }).click()
  await expect(heading(page, 'Your offer')).toBeFocused()
  await expectNoAxeViolations(page)
  const range = (await page.getByText(/^\$[\d,]+ to \$[\d,]+$/).textContent()) ?? ''

  // TI-6. The vehicle's page says what is left to pay.
  const link = page.url()
  await page.goto(car)
  await expect(page.getByText('With your trade-in:')).toBeVisible()

  const other = await open('harbourside', { at: phone })
  await other.goto(link)
  await expect(other.getByText(range, { exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Accept this offer' }).click()
  await expect(heading(other, 'Offer accepted')).toBeFocused()

  const messages = async (): Promise<Email[]> => {
    const { email } = JSON.parse((await ask(`${platform.operatorUrl}/inbox.json`)).body)
    return email.messages.filter(({ subject }: Email) => subject.includes('Trudy'))
  }
  await expect.poll(async () => (await messages()).length, { timeout: 30_000 }).toBe(2)
  const accepted = (await messages()).find(({ subject }) => subject.startsWith('Trade-in offer accepted'))
  expect(accepted?.text).toContain(`Online estimate: ${range}`)
  expect(accepted?.text).toContain('Registration of their vehicle: E2E4MANY, NSW')
})
