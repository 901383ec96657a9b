import { createLead, department } from '@forecourt/contracts/endpoints/forms'
import { listVehicles } from '@forecourt/contracts/endpoints/search'

import { alike, answered, axeViolations, expect, fail, fake, phone, test, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import { localityAnswers } from '@forecourt/e2e/page-harness/locality-answers'
import { tenantContent } from '@forecourt/e2e/page-harness/tenant-content'
import { carPage, chip, field, fillIn, heading, isHydrated, leads, reads, remotes, send, takes } from './form-page.ts'

const place = (location: string) => ({
  ...{ location, dealership_slug: `meridian-${location}`, hours: [], special_hours: [], appointments: [] },
})

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
    await expect(chip(page, '10:00 am')).toBeHidden()
    await expect(page.getByText('Choose a day to see times')).toBeVisible()
    await chip(page, 'Fri 27 Nov').check({ force: true })
    await expect(page.getByText('Choose a day to see times')).toBeHidden()
    await chip(page, '10:00 am').check({ force: true })
    await chip(page, 'Sat 28 Nov').check({ force: true })
    await expect(chip(page, 'Any time')).toBeChecked()
    await expect(chip(page, '10:00 am')).toBeHidden()
    const widths = await page
      .locator('label')
      .filter({ hasText: /^(Any time|9:00 am)$/ })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().width)))
    expect(new Set(widths).size).toBe(1)
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

test('[LD-9] numbers have their sign, suffix and separators while they are typed', async ({ open }) => {
  const page = await open({ remotes, api: [...reads, takes] })
  await page.goto('/something-similar?car_id=v2')
  await isHydrated(page)
  await field(page, 'Your budget optional').pressSequentially('35000')
  await expect(field(page, 'Your budget optional')).toHaveValue('$35,000')
  const km = field(page, 'Kilometres, at most optional')
  await km.pressSequentially('80000')
  await expect(km).toHaveValue('80,000 kms')
  // Keys may come faster than frames: those between the two are late.
  await page.evaluate(() => {
    const late: (() => void)[] = []
    const endFrame = () => {
      for (const work of late.splice(0)) work()
    }
    Object.assign(window, { requestAnimationFrame: (work: () => void) => late.push(work), endFrame })
  })
  await km.press('End')
  await km.press('Backspace')
  await expect(km).toHaveValue('8,000 kms')
  await km.press('Home')
  await page.evaluate('endFrame()')
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
  const page = await open(server, { required: [answered(500, '/api/leads')] })
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

test('[RT-15] [LD-13] parts and accessories are asked for on a page with the place and its hours', async ({ open }) => {
  const api = [...reads, takes]
  const page = await open({ remotes, api, site: { capabilities: { partsEnquiry: true } } }, { at: phone })
  await page.goto('/vehicle-parts-and-accessories')
  await expect(heading(page, 'Parts and accessories')).toBeVisible()
  await expect(page.getByRole('complementary').getByText('9:00 am – 12:00 pm')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
})

test('[TN-4] a site without a workshop has no page to book one', async ({ open }) => {
  const page = await open({ remotes, api: reads, site: { capabilities: {} } })
  expect((await page.goto('/service'))?.status()).toBe(404)
  expect((await page.goto('/vehicle-parts-and-accessories'))?.status()).toBe(404)
})

test('without scripts every step is on the page, every appointment can be chosen, and one button sends it all', async ({
  open,
}) => {
  const page = await open({ remotes, api: reads }, { javaScriptEnabled: false })
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

test('a request for photos without a car leads to the general enquiry', async ({ open }) => {
  const page = await open({ remotes, api: reads })
  await page.goto('/request-photos')
  await expect(page).toHaveURL('/enquire')
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

test('names stand beside each other, and so do mobile and e-mail, whatever is asked before them', async ({ open }) => {
  const parts = fake(department, () => ({ team: [], services: [], places: [place('parramatta'), place('geelong')] }))
  const page = await open({ remotes, tenant: 'meridian', api: [parts, ...reads] })
  await page.goto('/vehicle-parts-and-accessories')
  await expect(page.getByRole('combobox', { name: 'Location' })).toBeVisible()
  const topOf = async (name: RegExp) => (await page.getByRole('textbox', { name }).boundingBox())?.y
  expect(await topOf(/^First name/)).toBe(await topOf(/^Last name/))
  expect(await topOf(/^Mobile/)).toBe(await topOf(/^Email/))
})
