import { createLead, department } from '@forecourt/contracts/endpoints/forms'
import { confirmInvoice, requestPayment } from '@forecourt/contracts/endpoints/online-payment'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { listVehicles, search, similarVehicles } from '@forecourt/contracts/endpoints/search'
import { vehicle, vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import type { DepartmentDetails } from '@forecourt/contracts/leads/appointments'
import { invoiceWords, systemDownWords } from '@forecourt/domain/invoices/check-invoice'
import {
  alike,
  axeViolations,
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
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import type { PageServer } from '@forecourt/e2e/page-harness/page-server'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'

const sold = { ...exampleCar, id: 'v2', slug: 'sold-car', status: 'sold' }
const find = (key: string) => [exampleCar, sold].find(({ id, slug }) => id === key || slug === key) ?? fail('not_found')
const hours = [
  { days: 'Mon-Fri', hours: '8:30 am – 5:00 pm' },
  { days: 'Saturday', hours: '9:00 am – 12:00 pm' },
  { days: 'Sunday', hours: 'Closed' },
]
const appointments = [
  { date: '2026-11-27', times: ['09:00', '10:00', '14:00'] },
  { date: '2026-11-28', times: ['09:00'] },
]
const places = (location: string): DepartmentDetails => ({
  team: [{ name: 'Priya Nair', role: 'Service adviser' }],
  services: ['Logbook service', 'Tyres'],
  places: [{ location, dealership_slug: 'harbourside-brookvale', hours, special_hours: [], appointments }],
})
const reads: FakeAnswer[] = [
  fake(vehicleById, ({ params }) => find(params.id)),
  fake(vehicle, ({ params }) => find(params.slug)),
  fake(similarVehicles, () => ({ kind: 'similar' as const, hits: [] })),
  fake(search, () => ({ hits: [], count: 0, page: 1, pages: 1, ms: 1, facets: {}, histograms: {} })),
  fake(listVehicles, () => ({ hits: [] })),
  fake(department, ({ params }) => places(params.department === 'sales' ? 'brookvale' : 'brookvale-workshop')),
]
const takes = fake(createLead, () => ({ lead_id: 'L1' }))
const remotes = ['forms', 'vehicle', 'search']
const carPage = `/cars/${exampleCar.slug}`

/** A text field; one with suggestions is a combobox. */
function field(page: Page, name: string) {
  const form = page.getByRole('form')
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
}
const chip = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const send = (page: Page) => page.getByRole('button', { name: 'Send to Harbourside Cars' })
const isHydrated = (page: Page) => expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const leads = ({ requests }: PageServer) => requests.filter(({ route }) => route === 'POST /api/leads')

async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Jane')
  await field(page, 'Mobile').fill('0491 570 156')
  await field(page, 'Email').fill('jane@example.com')
}

for (const at of viewports) {
  test(`[VD-19] [LD-10] a test drive is booked in a dialog, on a day and at a time that are free (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    const page = await open(server, { at })
    await page.goto(`${carPage}#test-drive?car_id=v1`)
    await expect(page.getByRole('dialog', { name: 'Book a Test Drive' })).toBeVisible()
    // Times wait for a day, and another day drops a time that it does not have.
    await expect(chip(page, '10:00 am')).toBeDisabled()
    await chip(page, 'Fri 27 Nov').check({ force: true })
    await chip(page, '10:00 am').check({ force: true })
    await chip(page, 'Sat 28 Nov').check({ force: true })
    await expect(chip(page, 'Any time')).toBeChecked()
    await expect(chip(page, '10:00 am')).toBeDisabled()
    await chip(page, '9:00 am').check({ force: true })
    expect(await axeViolations(page)).toEqual([])
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL('/success')
    await expect(heading(page, 'Thank you, Jane')).toBeVisible()
    expect(leads(server).map(({ body }) => body)).toMatchObject([
      {
        form: 'test-drive',
        car_id: 'v1',
        url: carPage,
        values: {
          booking_date: '2026-11-28',
          booking_time: '09:00',
          location: 'brookvale',
          message: 'I would like to test drive the 2023 Toyota RAV4 Cruiser Hybrid (stock number H20418).',
        },
      },
    ])
  })

  test(`[RT-15] [LD-13] [LD-7] a service is booked in steps, on a page with its place, hours and team (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    const page = await open(server, { at })
    await page.goto('/service')
    await expect(heading(page, 'Book a Service')).toBeVisible()
    const aside = page.getByRole('complementary')
    await expect(aside.getByRole('heading', { name: 'Harbourside workshop' })).toBeVisible()
    await expect(aside.getByText('8:30 am – 5:00 pm')).toBeVisible()
    await expect(aside.getByText('Priya Nair')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])

    const next = page.getByRole('button', { name: 'Continue' })
    await isHydrated(page)
    await field(page, 'Kilometres optional').fill('85000')
    await page.getByRole('checkbox', { name: 'Logbook service' }).check()
    await next.click()
    await expect(heading(page, 'Drop-off')).toBeFocused()
    await expect(field(page, 'Kilometres optional')).toBeHidden()
    await chip(page, 'Fri 27 Nov').check({ force: true })
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(heading(page, 'Your details')).toBeFocused()
    // What is wrong on this step is said here; a reload comes back to it.
    await send(page).click()
    await expect(heading(page, 'Please fix the following errors:')).toBeFocused()
    await field(page, 'First name').fill('Jane')
    await page.reload()
    await expect(heading(page, 'Your details')).toBeVisible()
    await expect(field(page, 'First name')).toHaveValue('Jane')
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(heading(page, 'Drop-off')).toBeFocused()
    await expect(chip(page, 'Fri 27 Nov')).toBeChecked()
    await next.click()
    await fillIn(page)
    expect(leads(server)).toEqual([])
    await send(page).click()
    await expect(page).toHaveURL('/success')
    expect(leads(server).map(({ body }) => body)).toMatchObject([
      {
        form: 'service-booking',
        isLastStep: true,
        values: {
          kms: '85,000 kms',
          additional_services: ['Logbook service'],
          booking_date: '2026-11-27',
          location: 'brookvale-workshop',
        },
      },
    ])
  })
}

test('[VD-19] [LD-10] photos are requested in a dialog, with the text of its hidden field', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server, { at: phone })
  await page.goto(`${carPage}#request-photos?car_id=v1`)
  await expect(page.getByRole('dialog', { name: 'Request photos' })).toBeVisible()
  await fillIn(page)
  await send(page).click()
  await expect(page).toHaveURL('/success')
  const text = 'Please send me more photos of the 2023 Toyota RAV4 Cruiser Hybrid (stock number H20418).'
  expect(leads(server)[0]?.body).toMatchObject({ form: 'request-photos', values: { 'Request Photos': text } })
})

test('[LD-9] numbers have their sign, suffix and separators while they are typed', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server)
  await page.goto('/something-similar?car_id=v2')
  await field(page, 'Your budget optional').pressSequentially('35000')
  await expect(field(page, 'Your budget optional')).toHaveValue('$35,000')
  const km = field(page, 'Kilometres, at most optional')
  await km.pressSequentially('80000')
  await expect(km).toHaveValue('80,000 kms')
  await km.press('End')
  await km.press('Backspace')
  await expect(km).toHaveValue('8,000 kms')
  await km.press('Home')
  await km.pressSequentially('1')
  await expect(km).toHaveValue('18,000 kms')
  await expect(field(page, 'Comments')).toHaveValue(/Please help me find something similar\.$/)
})

test('[LD-9] a postcode is four digits, and says so', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['forms'] })
  const enquiry = { ...site.enquiry, ask_postcode: true }
  const server = await serve({ remotes, api: [...reads, takes, ...localityAnswers], site: { enquiry } })
  const page = await open(server)
  await page.goto('/request-photos?car_id=v1')
  await fillIn(page)
  await field(page, 'Postcode').pressSequentially('12345')
  await expect(field(page, 'Postcode')).toHaveValue('1234')
  await field(page, 'Postcode').fill('QLD 4000')
  await expect(field(page, 'Postcode')).toHaveValue('4000')
  for (const wrong of ['', '123', '12a4']) {
    await field(page, 'Postcode').fill(wrong)
    await send(page).click()
    const words = 'Invalid postcode. Please enter a 4-digit number.'
    await expect(field(page, 'Postcode')).toHaveAccessibleDescription(words)
  }
  await field(page, 'Postcode').fill('0800')
  await send(page).click()
  await expect(page).toHaveURL('/success')
  expect(leads(server)).toHaveLength(1)
})

test('[LD-7] a last step that fails says so, and sends the same again', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, fake(createLead, () => fail('internal'))] })
  const page = await open(server, { expected: [/Failed to load resource/, /^answer \d/, /^request failed/] })
  await page.goto('/service')
  await isHydrated(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await fillIn(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('An unknown error occurred while advancing step.')
  server.answer(...reads, takes)
  await send(page).click()
  await expect(page).toHaveURL('/success')
})

test('[RT-15] [LD-13] parts and accessories are asked for on a page with the place and its hours', async ({
  serve,
  open,
}) => {
  const api = [...reads, takes]
  const page = await open(await serve({ remotes, api, site: { capabilities: { partsEnquiry: true } } }), { at: phone })
  await page.goto('/vehicle-parts-and-accessories')
  await expect(heading(page, 'Parts and accessories')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('9:00 am – 12:00 pm')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('[TN-4] a site without a workshop has no page to book one', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api: reads, site: { capabilities: {} } }), {
    expected: [/Failed to load resource/, /^answer 404/],
  })
  expect((await page.goto('/service'))?.status()).toBe(404)
  expect((await page.goto('/vehicle-parts-and-accessories'))?.status()).toBe(404)
})

test('without scripts every step is on the page, every appointment can be chosen, and one button sends it all', async ({
  serve,
  open,
}) => {
  const page = await open(await serve({ remotes, api: reads }), { javaScriptEnabled: false, expected: [/csp$/] })
  await page.goto('/service')
  await expect(field(page, 'Kilometres optional')).toBeVisible()
  await expect(chip(page, '2:00 pm')).toBeEnabled()
  await expect(field(page, 'First name')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden()
  await expect(send(page)).toBeVisible()
  const form = page.getByRole('form')
  await expect(form).toHaveAttribute('action', '/api/leads')
  const names = await form.evaluate((element: HTMLFormElement) => [...new Set(new FormData(element).keys())])
  const hiddenOf = (name: string) =>
    form.evaluate((element: HTMLFormElement, of) => new FormData(element).get(of), name)
  expect([await hiddenOf('url'), await hiddenOf('page_id')]).toEqual(['/service', '/service'])
  expect(names).toEqual(
    expect.arrayContaining([
      'form',
      'Rego',
      'kms',
      'message',
      'location',
      'booking_date',
      'booking_time',
      'name',
      'phone',
    ]),
  )
})

test('a request for photos without a car leads to the general enquiry', async ({ serve, open }) => {
  const page = await open(await serve({ remotes, api: reads }))
  await page.goto('/request-photos')
  await expect(page).toHaveURL('/enquire')
})

for (const path of [
  '/enquire?car_id=999',
  '/book-test-drive?car_id=999',
  '/request-photos?car_id=999',
  '/something-similar?car_id=<b>',
  `${carPage}#test-drive?car_id=999`,
  `${carPage}#request-photos?car_id=999`,
])
  test(`[VD-14] ${path}, of a car that the site does not have, says so and takes a message`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    // The answer is expected: the console has no error.
    const page = await open(server)
    await page.goto(path)
    await expect(
      page.getByRole('status').filter({ hasText: 'That vehicle is not on our site any more.' }),
    ).toBeVisible()
    await expect(send(page)).toBeVisible()
  })

test('a form that the spam rules doubt gets the challenge, and passes with it', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['forms'] })
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const doubts = fake(createLead, ({ body }) =>
    body.challenge === 'token 1 of key-1'
      ? { lead_id: 'L1' }
      : fail('invalid', {
          fields: [{ field: 'challenge', message: 'Confirm that you are a person, then send the form again.' }],
        }),
  )
  const server = await serve({ remotes, api: [...reads, doubts], site: { enquiry } })
  const page = await open(server, { expected: [/Failed to load resource/, /^answer 422/] })
  await answerForTurnstile(page)
  await page.goto('/request-photos?car_id=v1')
  await fillIn(page)
  await send(page).click()
  await expect(heading(page, 'Please fix the following errors:')).toBeFocused()
  await page.getByRole('button', { name: 'I am a person' }).click()
  await expect(heading(page, 'Please fix the following errors:')).toBeHidden()
  await send(page).click()
  await expect(page).toHaveURL('/success')
  const keys = new Set(leads(server).map(({ idempotencyKey }) => idempotencyKey))
  expect([leads(server).length, keys.size]).toEqual([2, 1])
})

test('a challenge whose form was refused is spent: the next one has a new token', async ({ serve, open }) => {
  const { site } = await serve({ remotes: ['forms'] })
  const enquiry = { ...site.enquiry, challenge_site_key: 'key-1' }
  const doubts = fake(createLead, ({ body }) => {
    if (body.challenge === 'token 2 of key-1') return { lead_id: 'L1' }
    if (body.challenge !== undefined) return fail('unavailable', {})
    return fail('invalid', { fields: [{ field: 'challenge', message: 'Confirm that you are a person.' }] })
  })
  const server = await serve({ remotes, api: [...reads, doubts], site: { enquiry } })
  const page = await open(server, { expected: [/Failed to load resource/, /^answer (422|503)/] })
  await answerForTurnstile(page)
  await page.goto('/request-photos?car_id=v1')
  await fillIn(page)
  await send(page).click()
  const person = page.getByRole('button', { name: 'I am a person' })
  await person.click()
  await send(page).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(person).toBeEnabled()
  await person.click()
  await send(page).click()
  await expect(page).toHaveURL('/success')
  expect(leads(server).map(({ body }) => Object(body).challenge)).toEqual([
    undefined,
    'token 1 of key-1',
    'token 2 of key-1',
  ])
})

test('[RT-10] after a form about no car the latest stock is shown', async ({ serve, open }) => {
  const latest = fake(listVehicles, () => ({
    hits: [{ ...exampleCar, make: 'Mazda', model: 'CX-5', slug: 'latest', photos_count: 1 }],
  }))
  const server = await serve({ remotes, api: [latest, ...reads, takes] })
  const page = await open(server)
  await page.goto('/enquire')
  await fillIn(page)
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('General Enquiry')
  await field(page, 'Comments').fill('Hello')
  await send(page).click()
  await expect(page).toHaveURL('/success')
  await expect(
    page
      .getByRole('region', { name: 'Just arrived' })
      .getByRole('link', { name: /Mazda CX-5/ })
      .first(),
  ).toBeVisible()
  expect(server.requests.filter(({ route }) => route === 'GET /api/vehicles').map(({ query }) => query)).toEqual([
    'limit=12&sortBy=newest',
  ])
})

for (const at of viewports)
  test(`[LD-13] [LD-4] the careers page has the form of an application, which is thanked for as one (${alike(at)})`, async ({
    serve,
    open,
  }) => {
    const api = [...reads, takes, tenantContent('harbourside')]
    const server = await serve({ remotes: [...remotes, 'locations'], api })
    const page = await open(server, { at })
    await page.goto('/careers')
    await field(page, 'Position optional').scrollIntoViewIfNeeded()
    await fillIn(page)
    await field(page, 'Position optional').fill('Workshop')
    await field(page, 'Comments').fill('I weld.')
    await expect(page.getByRole('combobox', { name: 'What is it about?' })).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await send(page).click()
    await expect(page.getByText('Your application is with Harbourside Brookvale.')).toBeVisible()
    expect(leads(server)[0]?.body).toMatchObject({ form: 'careers-enquiry', values: { position: 'Workshop' } })
  })

test('[LD-13] [LD-4] an application is sent as any other form, and thanked for as one', async ({ serve, open }) => {
  const server = await serve({ remotes, api: [...reads, takes] })
  const page = await open(server, { at: phone })
  await page.goto('/enquire')
  await fillIn(page)
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('Careers Enquiry')
  await field(page, 'Comments').fill('I weld.')
  await send(page).click()
  await expect(page.getByText('Your application is with Harbourside Brookvale.')).toBeVisible()
  expect(leads(server)[0]?.body).toMatchObject({ values: { category: 'Careers Enquiry' } })
})

const shopper = fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-23T00:00:00.000Z' }))

test.describe('[RT-21] [WL-9] gated pages', () => {
  const capabilities = { spinToWin: true, onlinePayment: true }

  for (const path of ['/spin-to-win', '/online-payment'])
    test(`${path} leads a visitor to sign-in, and is not there without its capability`, async ({ serve, open }) => {
      const page = await open(await serve({ remotes, api: reads, site: { capabilities } }))
      await page.goto(path)
      await expect(page).toHaveURL((url) => url.pathname === '/sign-in' && url.searchParams.get('redirect') === path)
      const without = await open(await serve({ remotes, api: reads, site: { capabilities: {} } }), {
        expected: [/Failed to load resource/, /^answer 404/],
      })
      expect((await without.goto(path))?.status()).toBe(404)
    })

  test('/online-payment that a site opens says to call where there are no scripts', async ({ serve, open }) => {
    const site = { capabilities, sign_in: { open: ['online-payment' as const] } }
    const page = await open(await serve({ remotes, api: reads, site }), {
      javaScriptEnabled: false,
      expected: [/ csp$/],
    })
    await page.goto('/online-payment')
    await expect(page.getByText(/^Paying online needs scripts\. Call .+ instead\.$/)).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
  })

  for (const at of viewports)
    test(`a signed-in shopper has an invoice confirmed, then says who pays it (${alike(at)})`, async ({
      serve,
      open,
    }) => {
      const confirms = fake(confirmInvoice, ({ body }) => {
        if (body.amount === '$1,250.50') return { reference: 'INV-77', amount_cents: 125_050 }
        if (body.amount === '1') fail('unavailable', { message: systemDownWords('(02) 5550 4120') })
        return fail('invalid', { fields: [invoiceWords['other-amount']] })
      })
      const pays = fake(requestPayment, () => ({ lead_id: 'L1' }))
      const server = await serve({ remotes, api: [...reads, confirms, pays, shopper], site: { capabilities } })
      const refused = [/Failed to load resource/, /^answer (422|503)/]
      const page = await open(server, { at, expected: [/declares the part garage/, ...refused] })
      await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
      await page.goto('/online-payment')
      await isHydrated(page)
      await page.getByRole('combobox', { name: 'What is it for?' }).selectOption('Service')
      await field(page, 'Invoice number').fill('INV-77')
      const next = page.getByRole('button', { name: 'Continue' })
      await field(page, 'Amount').fill('1')
      await next.click()
      await expect(page.getByText('Your invoice cannot be checked right now.')).toBeVisible()
      await field(page, 'Amount').fill('1250')
      await next.click()
      await expect(page.getByText(invoiceWords['other-amount'].message).first()).toBeVisible()
      await field(page, 'Amount').fill('$1,250.50')
      expect(await axeViolations(page)).toEqual([])
      await next.click()
      await expect(field(page, 'Mobile')).toHaveValue('0491 570 156')
      await field(page, 'First name').fill('Ada')
      await page.goBack()
      await expect(field(page, 'Amount')).toHaveValue('$1,250.50')
      await expect(field(page, 'Invoice number')).toHaveValue('INV-77')
      await page.goForward()
      await expect(field(page, 'First name')).toHaveValue('Ada')
      await page.getByRole('button', { name: 'Back', exact: true }).click()
      await expect(field(page, 'Amount')).toBeVisible()
      await next.click()
      await page.reload()
      await expect(field(page, 'First name')).toHaveValue('Ada')
      await fillIn(page)
      await send(page).click()
      await expect(page).toHaveURL('/success')
      const sent = server.requests.filter(({ route }) => route === 'POST /api/online-payment')
      expect(sent.map(({ body }) => body)).toMatchObject([
        { form: 'online-payment', isLastStep: true, values: { payment_for: 'Service', amount: '$1,250.50' } },
      ])
    })
})

for (const name of ['enquiry', 'test-drive', 'request-photos'])
  test(`[VD-14] the dialog ${name} of a car that is gone is called by what it asks`, async ({ serve, open }) => {
    const page = await open(await serve({ remotes, api: [...reads, takes] }))
    await page.goto(`/cars/${exampleCar.slug}#${name}?car_id=v2`)
    const dialog = page.getByRole('dialog', { name: 'Find me something similar' })
    await expect(dialog).toContainText('This one is gone.')
    await expect(dialog).toContainText('Sold')
    expect(await axeViolations(page)).toEqual([])
    await page.evaluate((hash) => {
      location.hash = hash
    }, `${name}?car_id=${exampleCar.id}`)
    await expect(page.getByRole('dialog', { name: /Enquire|Book a Test Drive|Request photos/ })).toBeVisible()
  })

for (const path of ['/book-test-drive', '/request-photos'])
  test(`[VD-14] ${path} of a car that is gone asks for something similar`, async ({ serve, open }) => {
    const server = await serve({ remotes, api: [...reads, takes] })
    const page = await open(server)
    await page.goto(`${path}?car_id=v2`)
    await expect(heading(page, 'Find me something similar')).toBeVisible()
    await expect(page.getByRole('radio')).toHaveCount(0)
    await isHydrated(page)
    await fillIn(page)
    await send(page).click()
    await expect(page).toHaveURL('/success')
    expect(leads(server).map(({ body }) => body)).toMatchObject([{ form: 'vehicle-enquiry', car_id: 'v2' }])
  })
