import { createLead } from '@forecourt/contracts/endpoints/forms'
import { createCustomer } from '@forecourt/contracts/endpoints/quote'
import { vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { alike, answered, axeViolations, expect, fail, fake, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { answerForTurnstile } from '@forecourt/e2e/page-harness/fake-turnstile'
import {
  answering,
  api,
  applyFor,
  asked,
  askForQuote,
  atLender,
  button,
  car,
  confirmPhone,
  field,
  fillIn,
  remotes,
  submit,
} from '@forecourt/e2e/pages/finance-form'

for (const at of viewports) {
  test(`[FQ-1] [FQ-4] [FQ-9] [FQ-10] [FQ-14] [FQ-15] [RT-22] from a car to the lender (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at })
    await atLender(page)
    await page.goto('/personalised/finance?car_id=v1&whoIsHelping=Sam#finance-form')
    await expect(page.locator('#finance-form')).toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Finance this Toyota RAV4' })).toBeVisible()
    const aside = page.getByRole('complementary', { name: 'Your quote' })
    // On narrow screens the car is one line over the form.
    if (at.name === phone.name) await expect(page.getByText('Cruiser Hybrid AWD · $46,990, Drive away')).toBeVisible()
    else {
      await expect(aside.getByRole('img', { name: '2025 Toyota RAV4' })).toBeVisible()
      await expect(aside.getByRole('link', { name: '2025 Toyota RAV4' })).toBeVisible()
      await expect(aside.getByText('$46,990')).toBeVisible()
      await expect(aside.getByText('Drive away')).toBeVisible()
    }
    // On narrow screens the quote is among the fields.
    const shown = (text: string | RegExp) =>
      page.getByText(text, { exact: typeof text === 'string' }).filter({ visible: true })
    await expect(shown('$143.20')).toBeVisible()
    await expect(shown('$120.24')).toHaveCount(0)
    await expect(shown(/^WARNING: This comparison rate is true only/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await askForQuote(page)
    await expect(shown('$120.24')).toBeVisible()
    await expect(shown('$520.64 a month')).toBeVisible()
    await expect(
      shown(
        /5 year term and 10\.0% deposit \(\$4,699\), \$14,097 final payment \(30%\)\. Comparison rate: 5 years, 10% deposit, 30% final payment/,
      ),
    ).toBeVisible()
    await expect(shown(/^WARNING: This comparison rate is true only/)).toBeVisible()
    await expect(shown(/Australian Credit Licence/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await fillIn(page)
    await confirmPhone(page)
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    const [lead, ...otherLeads] = asked(server, '/api/leads')
    const [customer, ...otherCustomers] = asked(server, '/api/youx/create-customer')
    expect([otherLeads, otherCustomers]).toEqual([[], []])
    const loan = { year: 2025, vin: 'JHMRS1234', nvic: 'ABC123' }
    expect(lead?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(lead?.body).toMatchObject({
      form: 'finance-enquiry',
      car_id: 'v1',
      values: {
        name: 'Priya',
        phone: '0491 570 156',
        purchasePrice: '46990',
        loanTerm: '5',
        selfAssessedCreditScore: 'GREAT',
        whoIsHelping: 'Sam',
        year: '2025',
        vin: 'JHMRS1234',
        nvic: 'ABC123',
        weeklyRepaymentAmount: '120.24',
        deposit: '4699',
        finalPayment: '14097',
        marketing: false,
      },
      lead_attributes: { visited_pages: expect.any(Array) },
    })
    expect(customer?.body).toMatchObject({
      data: {
        ...loan,
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 46_990,
        loanTerm: 5,
        phoneNumber: '0491 570 156',
        firstName: 'Priya',
        lastName: 'Nair',
        email: 'priya@shopper.example',
        subscribe: false,
      },
      additionalData: { car_id: 'v1', dealership_slug: 'harbourside-brookvale', whoIsHelping: 'Sam' },
    })
  })
}

test('[VD-14] a car that is sold while the form is open stops the application, keeps what was typed, and continues without it', async ({
  serve,
  open,
}) => {
  const applied = fake(createCustomer, ({ body }) =>
    body.additionalData.car_id ? { unavailable: 'sold' as const } : { redirectUrl: 'http://lender.localhost/apply/1' },
  )
  const server = await serve({ remotes, api: answering(applied) })
  const page = await open(server, { at: phone })
  await atLender(page)
  await applyFor(page)
  await expect(page.getByRole('alert')).toContainText('The 2025 Toyota RAV4 has been sold.')
  await expect(page.getByText('$46,990')).toHaveCount(0)
  await expect(field(page, 'First name')).toHaveValue('Priya')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  const [first, second] = asked(server, '/api/youx/create-customer')
  expect(first?.body).toMatchObject({ data: { vin: car.vin }, additionalData: { car_id: 'v1' } })
  expect(second?.body).not.toMatchObject({ data: { vin: car.vin } })
  expect(asked(server, '/api/leads').map(({ body }) => body)).toMatchObject([{ car_id: 'v1' }])
})

test('[VD-14] a lead that begins with a sold car names it to the dealer, and the lender gets none', async ({
  serve,
  open,
}) => {
  const sold = fake(vehicleById, () => ({ ...car, status: 'sold' }))
  const server = await serve({ remotes, api: answering(sold) })
  const page = await open(server, { at: phone })
  await atLender(page)
  await applyFor(page)
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect(asked(server, '/api/leads').map(({ body }) => body)).toMatchObject([{ car_id: 'v1' }])
  const [customer] = asked(server, '/api/youx/create-customer')
  expect(customer?.body).toMatchObject({ additionalData: { dealership_slug: car.dealership_slug } })
  expect(JSON.stringify(customer?.body)).not.toMatch(new RegExp(`${car.vin}|"car_id":"v1"`))
})

test('[FQ-9] a second press while the postcode is looked up does nothing', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['finance'] })
  const server = await serve({ remotes, api, site: { quote: { ...site.quote, ask_postcode: true } } })
  const page = await open(server)
  const find = await holdRequests(page, '**/api/postcodes/*')
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await fillIn(page)
  await confirmPhone(page)
  await field(page, 'Code').press('Enter')
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true')
  await field(page, 'Code').press('Enter')
  find()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  const counts = ['/api/verification/check', '/api/leads', '/api/youx/create-customer'].map(
    (path) => asked(server, path).length,
  )
  expect(counts).toEqual([1, 1, 1])
})

test('[FQ-9] a lead in doubt gets the challenge, and passes with it', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['finance'] })
  const message = 'Confirm that you are a person, then send the form again.'
  const doubts = fake(createLead, ({ body }) =>
    body.challenge === 'token 1 of key-1'
      ? { lead_id: 'L1' }
      : fail('invalid', { fields: [{ field: 'challenge', message }] }),
  )
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const server = await serve({ remotes, api: answering(doubts), site: { enquiry } })
  const page = await open(server, { required: [answered(422, '/api/leads')] })
  await answerForTurnstile(page)
  await atLender(page)
  await applyFor(page)
  await expect(page.getByRole('alert')).toContainText(message)
  await button(page, 'I am a person').click()
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect([asked(server, '/api/leads').length, asked(server, '/api/youx/create-customer').length]).toEqual([2, 1])
})

test('[FQ-13] a site that asks for a postcode refuses one that there is not, before anything is sent', async ({
  serve,
  open,
}) => {
  const { site } = await serve({ remotes: ['finance'] })
  const server = await serve({ remotes, api, site: { quote: { ...site.quote, ask_postcode: true } } })
  const page = await open(server, { required: [answered(404, '/api/postcodes/0000')] })
  await atLender(page)
  await page.goto('/finance?car_id=v1')
  await expect(field(page, 'Postcode')).toHaveAttribute('placeholder', '1234')
  await fillIn(page)
  await field(page, 'Postcode').fill('0000')
  await confirmPhone(page)
  await submit(page).click()
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription('Invalid postcode')
  expect([...asked(server, '/api/leads'), ...asked(server, '/api/verification/check')]).toEqual([])
  await field(page, 'Postcode').fill('2100')
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect(asked(server, '/api/youx/create-customer')[0]?.body).toMatchObject({ data: { postCode: '2100' } })
})

for (const at of viewports)
  test(`[FQ-3] the dialog goes through four steps, and back (${alike(at)})`, async ({ serve, open }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at })
    await atLender(page)
    await page.goto('/get-finance#finance-quote?car_id=v1')
    const dialog = page.getByRole('dialog', { name: 'Finance pre-approval' })
    await expect(dialog.getByText('Instant Finance pre-approval with no impact on your credit score.')).toBeVisible()
    const steps = dialog.getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await expect(steps).toContainText(['Quick Estimate', 'Your Details', 'Instant pre-approval', 'Apply to lender'])
    await expect(dialog.getByText('$143.20', { exact: true })).toBeVisible()
    await askForQuote(page)
    await expect(dialog.getByText('$120.24', { exact: true })).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step')
    await button(page, 'Back').click()
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
    await submit(page).click()
    await submit(page).click()
    await expect(dialog.getByRole('heading', { name: 'Please fix the following errors:' })).toBeFocused()
    await fillIn(page)
    await field(page, 'Phone').fill('0491 570 156')
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(dialog.getByText('We sent six digits to 0491 570 156.')).toBeVisible()
    await field(page, 'Code').fill('407912')
    expect(await axeViolations(page)).toEqual([])
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    expect([asked(server, '/api/leads').length, asked(server, '/api/youx/create-customer').length]).toEqual([1, 1])
  })
