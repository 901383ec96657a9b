import { createLead } from '@forecourt/contracts/endpoints/forms'
import { createCustomer, geocodePostcode, quickQuote } from '@forecourt/contracts/endpoints/quote'
import { listVehicles } from '@forecourt/contracts/endpoints/search'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { vehicleById } from '@forecourt/contracts/endpoints/vehicle'
import { exampleCar } from '../page-harness/example-car.ts'
import { exampleQuote } from '../page-harness/example-quote.ts'
import type { FakeAnswer } from '../page-harness/fake-api.ts'
import { expect, fail, fake, type Page } from '../page-harness/page-harness.ts'
import type { PageServer } from '../page-harness/page-server.ts'

export const remotes = ['finance', 'forms', 'vehicle', 'search']
const sent = { phone_number: '+61491570156', resend_after_seconds: 30, expires_in_seconds: 600 }
export const car = { ...exampleCar, year: 2025, vin: 'JHMRS1234', nvic: 'ABC123' }

const cars = fake(vehicleById, ({ params }) => (params.id === car.id ? car : fail('not_found')))
const quotes = fake(quickQuote, () => exampleQuote)
const limits = fake(checkRateLimit, () => ({ allowed: true as const }))
const codes = fake(sendVerification, () => sent)
const checks = fake(checkVerification, ({ body }) =>
  body.code === '407912'
    ? { phone_number: sent.phone_number }
    : fail('invalid', { message: 'The verification code is invalid. Please try again.' }),
)
const leads = fake(createLead, () => ({ lead_id: 'L1' }))
const places = fake(geocodePostcode, ({ params }) =>
  params.postcode === '0000'
    ? fail('not_found', { message: 'Invalid postcode' })
    : { postcode: params.postcode, state: 'NSW', locality: 'Brookvale', latitude: -33.76, longitude: 151.27 },
)
/** The lender's page is one of ours. */
const customers = fake(createCustomer, () => ({ redirectUrl: 'http://lender.localhost/apply/1' }))
const none = fake(listVehicles, () => ({ hits: [] }))
export const api: FakeAnswer[] = [cars, quotes, limits, codes, checks, leads, places, customers, none]
/** With some answers in place of the usual ones. */
export const answering = (...other: FakeAnswer[]): FakeAnswer[] => [...other, ...api]

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
/** A text field; one with suggestions is a combobox. */
export function field(page: Page, name: string) {
  const form = page.getByRole('form', { name: 'Finance' })
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
}
export const asked = ({ requests }: PageServer, path: string) =>
  requests.filter(({ route }) => route === `POST ${path}`)
export const submit = (page: Page) => button(page, 'Get A Personalised Quote')

/** FQ-4. The quote is beside what the car is advertised at from when it is asked for. */
export const askForQuote = (page: Page) => button(page, 'See the lender’s quote').click()

/** The lender is another site, which no test reaches. */
export async function atLender(page: Page): Promise<void> {
  await page.route('http://lender.localhost/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Lender</title><h1>The lender</h1>' }),
  )
}

/** Opens the form of a car, fills it in with a confirmed number, and sends it. */
export async function applyFor(page: Page): Promise<void> {
  await page.goto('/finance?car_id=v1')
  await fillIn(page)
  await confirmPhone(page)
  await submit(page).click()
}

export async function fillIn(page: Page): Promise<void> {
  await field(page, 'First name').fill('Priya')
  await field(page, 'Last name').fill('Nair')
  await field(page, 'Email').fill('priya@shopper.example')
  const postcode = field(page, 'Postcode')
  if ((await postcode.count()) > 0) await postcode.fill('2100')
}

export async function confirmPhone(page: Page, code = '407912'): Promise<void> {
  await field(page, 'Phone').fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await field(page, 'Code').fill(code)
}
