import { createLead, sentForm } from '@forecourt/contracts/endpoints/forms'
import { search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { awaitedChallengeWords } from '@forecourt/domain/leads/form-words'
import { honeypotField, spamVerdict } from '@forecourt/domain/leads/spam-verdict'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import {
  alike,
  answered,
  axeViolations,
  desktop,
  expect,
  fail,
  fake,
  type Page,
  phone,
  test,
  viewports,
} from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import type { FakeAnswer } from '@forecourt/e2e/page-harness/fake-api'
import { answerForTurnstile } from '@forecourt/e2e/page-harness/fake-turnstile'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'
import { readTenant } from '@forecourt/tenants'

const sold = { ...exampleCar, id: 'v2', slug: 'sold-car', status: 'sold' }
const cars = [exampleCar, sold]
const find = (key: string) => cars.find(({ id, slug }) => id === key || slug === key) ?? fail('not_found')

const reads: FakeAnswer[] = [
  fake(vehicleById, ({ params }) => find(params.id)),
  fake(vehicle, ({ params }) => find(params.slug)),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  // The home page, whose link the pointer may rest on, is warmed.
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
]
const takes = fake(createLead, () => ({ lead_id: 'L1' }))
const remotes = ['forms', 'vehicle', 'search', 'finance']
const carPage = `/cars/${exampleCar.slug}`
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Enquire' })
const field = (page: Page, name: string) => page.getByRole('form').getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send to Harbourside Cars' })
const leads = ({ requests }: PageServer) => requests.filter(({ route }) => route === 'POST /api/leads')

async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Jane')
  await field(page, 'Mobile').fill('0491 570 156')
  await field(page, 'Email').fill('jane@example.com')
}

for (const at of viewports) {
  test(`[VD-19] [LD-5] enquire from a car in a dialog: it names the car, sends, and thanks by name (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    const page = await open(server, { at })
    await page.goto(carPage)
    await page
      .getByRole('link', { name: /^Enquire/ })
      .filter({ visible: true })
      .click()
    await expect(dialog(page)).toBeVisible()
    await expect(page).toHaveURL(`${carPage}#enquiry?car_id=v1`)
    const message =
      'I am interested in the 2023 Toyota RAV4 Cruiser Hybrid (stock number H20418). Is it still available?'
    await expect(field(page, 'Comments')).toHaveValue(message)
    await expect(page.getByRole('checkbox', { name: /^Send me offers/ })).not.toBeChecked()
    expect(await axeViolations(page)).toEqual([])
    await fillIn(page)
    await send(page).click()

    await expect(page).toHaveURL('/success')
    await expect(page.getByRole('heading', { name: 'Thank you, Jane' })).toBeVisible()
    await expect(page.getByText('Your message about the 2023 Toyota RAV4 Cruiser Hybrid is with')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    const [lead, ...others] = leads(server)
    expect(others).toEqual([])
    expect(lead?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/)
    expect(lead?.body).toMatchObject({
      form: 'vehicle-enquiry',
      car_id: 'v1',
      values: { name: 'Jane', phone: '0491 570 156', email: 'jane@example.com', message, marketing: false },
      url: carPage,
    })
    await page.goBack()
    await expect(page).toHaveURL(carPage)
    await expect(dialog(page)).toBeHidden()
  })

  test(`[LD-6] what is wrong is listed, takes focus and leads to the fields (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    const page = await open(server, { at })
    await page.goto(`${carPage}#enquiry?car_id=v1`)
    await field(page, 'Email').fill('name@')
    await send(page).click()
    const heading = page.getByRole('heading', { name: 'Please fix the following errors:' })
    await expect(heading).toBeFocused()
    const summary = page.getByRole('region', { name: 'Please fix the following errors:' })
    await expect(summary.getByRole('listitem')).toHaveText([
      'Enter your first name',
      'Enter your phone number',
      'Enter an email address like name@example.com',
    ])
    await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter an email address like name@example.com')
    await expect(field(page, 'Email')).toHaveAttribute('aria-invalid', 'true')
    expect(await axeViolations(page)).toEqual([])
    await summary.getByRole('link', { name: 'Enter your phone number' }).click()
    await expect(field(page, 'Mobile')).toBeFocused()
    await expect(page).toHaveURL(`${carPage}#enquiry?car_id=v1`)
    await field(page, 'Mobile').fill('0491 570 156')
    await expect(summary.getByRole('listitem')).toHaveCount(2)
    expect(leads(server)).toEqual([])
  })
}

test('[LD-6] [FQ-6] a phone number that there is none is said before it is sent, by the parser that typing it loads', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server)
  await page.goto(`${carPage}#enquiry?car_id=v1`)
  const parser = page.waitForResponse(/phone-number.*\.js$/)
  await field(page, 'Mobile').fill('0591 570 006')
  await (await parser).finished()
  await send(page).click()
  const summary = page.getByRole('region', { name: 'Please fix the following errors:' })
  await expect(summary.getByRole('link', { name: /phone number/ })).toBeVisible()
  expect(leads(server)).toEqual([])
})

test('by keyboard alone: open, fill in, send', { tag: '@core' }, async ({ open }) => {
  const page = await open({ remotes, api: [...reads, takes] })
  await page.goto(carPage)
  await page.getByRole('link', { name: 'Enquire about this car' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(field(page, 'First name')).toBeVisible()
  for (const text of ['', 'Jane', 'Citizen', '0491 570 156', 'jane@example.com']) {
    if (text) await page.keyboard.type(text)
    if (text === '') await page.getByRole('button', { name: 'Close', exact: true }).focus()
    await page.keyboard.press('Tab')
  }
  await expect(field(page, 'Comments')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you, Jane' })).toBeVisible()
})

test('the dialog opens by link, and Escape and Back close it', async ({ open }) => {
  const page = await open({ remotes, api: reads })
  await page.goto(carPage)
  await page.getByRole('link', { name: 'Enquire about this car' }).click()
  await expect(field(page, 'First name')).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(carPage)
  await page.goto(`${carPage}#enquiry?car_id=v1`)
  await expect(field(page, 'First name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

const phrases = [
  [
    'a limit',
    429,
    () => fail('too_many', { message: 'Try again in 10 minutes.', retryAfterSeconds: 600 }),
    'Try again in 10 minutes. Your text is still here.',
  ],
  ['a fault', 500, () => fail('internal'), 'An unexpected error occured'],
  ['a returned error', 409, () => fail('conflict', { message: 'Reload the page.' }), 'Reload the page.'],
] as const
for (const [what, status, refuse, text] of phrases) {
  test(`[LD-5] ${what} says what to do, and sending again with the same text works`, async ({ serve, open }) => {
    const server = await serve({ remotes, api: [...reads, fake(createLead, refuse)] })
    const page = await open(server, { required: [answered(status, '/api/leads')], at: phone })
    await page.goto('/enquire?car_id=v1')
    await fillIn(page)
    await send(page).click()
    await expect(page.getByRole('alert')).toContainText('An error occurred when submitting this form')
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(field(page, 'First name')).toHaveValue('Jane')
    server.answer(...reads, takes)
    await send(page).click()
    await expect(page).toHaveURL('/success')
    const keys = new Set(leads(server).map(({ idempotencyKey }) => idempotencyKey))
    expect(keys.size).toBe(what === 'a returned error' ? 2 : 1)
  })
}

test('[LD-6] errors of the function are at their fields', async ({ open }) => {
  const fields = [{ field: 'email', message: 'This address takes no mail' }]
  const page = await open(
    { remotes, api: [...reads, fake(createLead, () => fail('invalid', { fields }))] },
    { required: [answered(422, '/api/leads')] },
  )
  await page.goto('/enquire?car_id=v1')
  await fillIn(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Please fix the following errors:' })).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('This address takes no mail')
})

test('[LD-5] while it is under way there is a spinner, and no second lead', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server)
  const finish = await holdRequests(page, '**/api/leads')
  await page.goto('/enquire?car_id=v1')
  await fillIn(page)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('status').filter({ hasText: 'Sending' })).toBeAttached()
  await send(page).click()
  finish()
  await expect(page).toHaveURL('/success')
  expect(leads(server)).toHaveLength(1)
})

test('a draft survives a reload, and is gone once it is sent', async ({ open }) => {
  const page = await open({ remotes, api: [...reads, takes] }, { at: phone })
  await page.goto('/enquire?car_id=v1')
  await fillIn(page)
  await field(page, 'Comments').fill('May I see it on Saturday?')
  const offers = page.getByRole('checkbox', { name: /^Send me offers/ })
  await offers.check()
  await page.reload()
  await expect(field(page, 'Comments')).toHaveValue('May I see it on Saturday?')
  await expect(field(page, 'First name')).toHaveValue('Jane')
  // Consent is ticked each time anew (Spam Act).
  await expect(offers).not.toBeChecked()
  await send(page).click()
  await expect(page).toHaveURL('/success')
  await page.goto('/enquire?car_id=v1')
  await expect(field(page, 'First name')).toHaveValue('Jane')
  await expect(field(page, 'Comments')).toHaveValue(/^I am interested in/)
})

test('[LD-8] a form that its page filled in is sent at once: what people take longer is waited out, and nothing is said', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server)
  await page.goto('/enquire?car_id=v1')
  await page.evaluate((details) => localStorage.setItem('forecourt-visitor', JSON.stringify(details)), {
    ...{ name: 'Jane', phone: '0491 570 156', email: 'jane@example.com' },
  })
  await page.reload()
  await expect(field(page, 'Email')).toHaveValue('jane@example.com')
  await send(page).click()
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/success')
  const [lead, ...others] = leads(server)
  expect([others.length, spamVerdict({ honeypot: undefined, filledMs: Object(lead?.body).filled_ms })]).toEqual([
    0,
    'accepted',
  ])
})

/** As an extension fills in every field, with each press again. */
const fillTrap = (page: Page) =>
  page.locator(`[name=${honeypotField}]`).evaluate((input: HTMLInputElement) => {
    input.form?.addEventListener('submit', () => Object.assign(input, { value: 'Jane Citizen' }), { capture: true })
  })

test('a hidden field that an extension fills in is emptied, and the form is sent by the one press', async ({
  serve,
  open,
}) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server)
  await page.goto('/enquire?car_id=v1')
  await fillIn(page)
  await fillTrap(page)
  await send(page).click()
  await expect(page).toHaveURL('/success')
  expect(leads(server).map(({ body }) => Object.keys(Object(body).values).includes(honeypotField))).toEqual([false])
})

test('where the site has a challenge, the press asks for it, nothing is red, and the form is sent once it is passed', async ({
  serve,
  open,
}) => {
  const { site } = await serve({ remotes: ['forms'] })
  const server = await serve({
    remotes,
    api: [...reads, takes],
    site: { enquiry: { ...site.enquiry, challenge_site_key: 'key' } },
  })
  const page = await open(server)
  await answerForTurnstile(page)
  await page.goto('/enquire?car_id=v1')
  await fillIn(page)
  await fillTrap(page)
  await send(page).click()
  await expect(page.getByRole('status').filter({ hasText: awaitedChallengeWords })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(leads(server)).toEqual([])
  await page.getByRole('button', { name: 'I am a person' }).click()
  await expect(page).toHaveURL('/success')
  expect(leads(server)).toMatchObject([
    { body: { challenge: 'token 1 of key', values: { [honeypotField]: expect.any(String) } } },
  ])
})

test('[LD-8] the details of the last form prefill the next, until they are forgotten', async ({ open }) => {
  const page = await open({ remotes, api: [...reads, takes] })
  await page.goto('/enquire?car_id=v1')
  await expect(page.getByRole('button', { name: 'Forget my details' })).toHaveCount(0)
  await fillIn(page)
  await send(page).click()
  await expect(page).toHaveURL('/success')
  await page.goto('/enquire')
  await expect(field(page, 'Email')).toHaveValue('jane@example.com')
  await page.getByRole('button', { name: 'Forget my details' }).click()
  await expect(field(page, 'Email')).toHaveValue('')
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(await kept()).not.toMatch(/Jane|jane@example\.com/)
  await page.reload()
  await expect(field(page, 'First name')).toHaveValue('')
  expect(await kept()).not.toMatch(/Jane|jane@example\.com/)
})

test('[LD-11] [VD-14] of a car that is gone it asks for something similar', async ({ open }) => {
  const page = await open({ remotes, api: [...reads, takes] }, { at: phone })
  await page.goto('/cars/sold-car')
  await expect(page.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
  await page.getByRole('link', { name: 'Ask us to find one' }).click()
  await expect(field(page, 'Comments')).toHaveValue(/Please help me find something similar\.$/)
})

test('[TN-4] a site without enquiries has neither button nor page', async ({ open }) => {
  const page = await open({ remotes, api: reads, site: { capabilities: { enquiry: false } } })
  await page.goto(carPage)
  await expect(page.getByRole('link', { name: /^Call/ }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Enquire/ })).toHaveCount(0)
  expect((await page.goto('/enquire'))?.status()).toBe(404)
})

test('[LD-15] terms have to be ticked where the site has them, the privacy policy is linked, and the lead names its page', async ({
  serve,
  open,
}) => {
  const { site } = await serve({ remotes: ['forms'] })
  const enquiry = { ...site.enquiry, terms: true, privacy_link: '/privacy-policy' }
  const server = await serve({ remotes, api: [...reads, takes], site: { enquiry } })
  const page = await open(server)
  await page.goto('/enquire?car_id=v1')
  const words = '* You must agree to the terms of use before submitting the form.'
  await expect(page.getByText(words)).toBeVisible()
  await expect(page.getByRole('form').getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  )
  await fillIn(page)
  await send(page).click()
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await page.getByRole('checkbox', { name: 'I agree to the terms of use' }).check()
  await send(page).click()
  await expect(page).toHaveURL('/success')
  expect(leads(server)).toMatchObject([{ body: { page_id: '/enquire' } }])
})

test('[RT-10] without scripts the page is a plain form with everything in it, and the success page thanks for it', async ({
  open,
}) => {
  const marked = fake(sentForm, ({ params: { mark } }) =>
    mark === 'signed' ? { category: 'Vehicle Enquiry' as const, car_id: 'v1' } : fail('not_found'),
  )
  const page = await open({ remotes, api: [...reads, marked] }, { at: desktop, javaScriptEnabled: false })
  await page.goto('/enquire?car_id=v1')
  const form = page.getByRole('form')
  await expect(form).toHaveAttribute('action', '/api/leads')
  await expect(form).toHaveAttribute('method', 'post')
  const names = await form.evaluate((element: HTMLFormElement) => [...new FormData(element).keys()])
  const hidden = ['form', 'car_id', 'page_id', 'url']
  expect(names).toEqual([...hidden, 'name', 'last_name', 'phone', 'email', 'message', 'subject_line'])
  await page.goto('/success?sent=signed')
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await expect(page.getByText(`Your message about the ${exampleCar.name} is with`)).toBeVisible()
  await expect(page.getByText('We reply within two hours every day.')).toBeVisible()
  for (const query of ['', '?sent=made-up', '?category=Vehicle+Enquiry&car_id=v1']) {
    await page.goto(`/success${query}`)
    await expect(page.getByRole('heading', { name: 'No message was sent' })).toBeVisible()
    await expect(page.getByText('Thank you')).toHaveCount(0)
  }
})

test('[RT-10] the way back to what was asked about has the word of the site', async ({ open }) => {
  const marked = fake(sentForm, () => ({ category: 'Vehicle Enquiry' as const, car_id: 'v1' }))
  const page = await open({ remotes, api: [...reads, marked], site: { copy: readTenant('openroad').copy } })
  await page.goto('/success?sent=signed')
  await expect(page.getByRole('link', { name: 'Back to the vehicle' })).toBeVisible()
})

test('[RT-10] who sent nothing is not thanked, and is led to a form', async ({ open }) => {
  const page = await open({ remotes, api: reads })
  await page.goto('/success')
  await expect(page.getByRole('heading', { level: 1, name: 'No message was sent' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us')
  await expect(page.getByText('Thank you')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
})

test('what was typed before the script came stays', async ({ open }) => {
  const page = await open({ remotes, api: reads })
  const release = await holdRequests(page, '**/assets/*.js')
  await page.goto('/enquire?car_id=v1', { waitUntil: 'commit' })
  await field(page, 'First name').fill('Jane')
  await field(page, 'Comments').fill('Mine')
  release()
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
  await expect(field(page, 'First name')).toHaveValue('Jane')
  await expect(field(page, 'Comments')).toHaveValue('Mine')
})
