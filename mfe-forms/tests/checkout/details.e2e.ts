import { readSession } from '@forecourt/contracts/endpoints/platform'
import { createReservation } from '@forecourt/contracts/endpoints/reservations'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { endText, takenWords } from '@forecourt/domain/reservations/reservation-words'
import { alike, answered, axeViolations, desktop, expect, fail, fake, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import {
  button,
  checkout,
  fillDetails,
  good,
  heading,
  id,
  pay,
  reservations,
  routes,
  signIn,
  test,
  toDeposit,
} from './open-checkout.ts'

for (const at of viewports)
  test(`[RT-5] [RS-1] [WL-9] details, the deposit of $200, and the car is held for 48 hours (${alike(at)})`, async ({
    openCheckout,
    payments,
  }) => {
    const { answers } = reservations(payments)
    const { page, server } = await openCheckout({ api: answers, at })
    await expect(page.getByText('100% refundable.', { exact: true })).toBeVisible()
    await expect(page.getByText('Held 48 hours.')).toBeVisible()
    for (const mark of ['Mastercard', 'Visa', 'Maestro', 'Google Pay', 'Apple Pay'])
      await expect(page.getByRole('img', { name: mark, exact: true })).toBeVisible()
    await fillDetails(page)
    expect(await axeViolations(page)).toEqual([])
    await button(page, 'Continue to the deposit').click()
    await expect(heading(page, 'Pay the deposit')).toBeFocused()
    await expect(page).toHaveURL(`${checkout}#reservation=${id}`)
    await expect(button(page, 'Pay $200 deposit')).not.toHaveAttribute('aria-disabled')
    expect(await axeViolations(page)).toEqual([])
    await pay(page, good)
    await expect(heading(page, 'It is held for you')).toBeFocused()
    await expect(page.getByText(/^Until \w+day \d+ \w+, \d+:\d\d [ap]m$/)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(server.requests.find(({ route }) => route === 'POST /api/reservations')?.body).toEqual({
      car_id: exampleCar.id,
      name: 'Ada',
      email: 'ada@shopper.example',
    })
    expect(JSON.stringify(server.requests), 'no card comes to us').not.toMatch(/4242/)

    const cancelled = () => routes(server).filter((route) => route.endsWith('/cancel')).length
    await button(page, 'Cancel and refund $200').click()
    await expect(button(page, 'Keep the car')).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button(page, 'Cancel and refund $200')).toBeFocused()
    expect(cancelled(), 'nothing is cancelled by the first press').toBe(0)
    await button(page, 'Cancel and refund $200').click()
    await button(page, 'Cancel and refund').click()
    await expect(page.getByText(endText({ state: 'ended', reason: 'cancelled', charged: true }))).toBeVisible()
    await expect(heading(page, 'This reservation is over')).toBeFocused()
  })

for (const at of viewports)
  test(`[RS-1] who holds the car reads so, and is refunded by a button until the dealer confirms (${alike(at)})`, async ({
    openCheckout,
    payments,
  }) => {
    const { answers, state } = reservations(payments)
    const { page } = await openCheckout({ api: answers, at })
    await toDeposit(page)
    await pay(page, good)
    await expect(button(page, 'Cancel and refund $200')).toBeVisible()
    await page.goBack()
    await expect(heading(page, /^You hold this car until \w+day/)).toBeVisible()
    await expect(page.getByRole('form')).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('link', { name: 'See your reservation' }).click()
    await expect(heading(page, 'It is held for you')).toBeVisible()
    state.take('confirm')
    await page.reload()
    await expect(heading(page, 'The dealer has confirmed')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
  })

test('[RT-5] a car that is reserved or gone by the time of the button says so where the form was', async ({
  openCheckout,
  payments,
}) => {
  for (const [code, status, message] of [
    ['conflict', 409, takenWords],
    ['gone', 410, 'This car cannot be reserved online.'],
  ] as const) {
    const refuses = fake(createReservation, () => fail(code, { message }))
    const { page } = await openCheckout({
      api: [refuses, ...reservations(payments).answers],
      required: [answered(status, '/api/reservations')],
    })
    await toDeposit(page)
    await expect(heading(page, message)).toBeFocused()
    await expect(page.getByRole('form')).toHaveCount(0)
  }
})

test('[RS-1] who holds the car by another device is told so at the checkout', async ({ openCheckout, payments }) => {
  const { answers, state } = reservations(payments)
  state.begin()
  state.take('authorised', 'held', 'captured')
  state.isListed = true
  const { page } = await openCheckout({ api: answers })
  await expect(heading(page, /^You hold this car until \w+day/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See your reservation' })).toHaveAttribute('href', `#reservation=${id}`)
})

for (const at of viewports)
  test(`[RS-1] a car with a deposit of its own says that one (${alike(at)})`, async ({ openCheckout, payments }) => {
    const { answers } = reservations(payments, { car: { ...exampleCar, reserve_deposit: 500 } })
    const { page } = await openCheckout({ api: answers, at })
    await expect(page.getByRole('heading', { name: '$500 refundable deposit' })).toBeVisible()
    await expect(page.getByText('A deposit of $500 holds it for 48 hours')).toBeVisible()
  })

test('[RT-5] a car that is reserved or sold says so to everybody, and one that is not there is not found', async ({
  openCheckout,
  payments,
}) => {
  for (const [changes, words] of [
    [{ reserved: true }, takenWords],
    [{ status: 'sold' }, /has been sold/],
  ] as const) {
    const { answers } = reservations(payments, { car: { ...exampleCar, ...changes } })
    const { page } = await openCheckout({ api: answers, isSignedIn: false })
    await expect(page.getByText(words)).toBeVisible()
    await expect(heading(page, 'More like this')).toBeVisible()
    await expect(page).toHaveURL(checkout)
  }
  const { page } = await openCheckout({ api: reservations(payments).answers, path: null })
  expect((await page.goto('/cars/no-such-car/checkout'))?.status()).toBe(404)
})

for (const at of viewports)
  test(`[WL-9] checkout is for signed-in shoppers, whatever the site opens: others sign in, and come back (${alike(at)})`, async ({
    openCheckout,
    payments,
  }) => {
    const withoutPhone = fake(readSession, () => ({ phone: null, started_at: '2026-11-23T00:00:00.000Z' }))
    const { page } = await openCheckout({
      ...{ api: [withoutPhone, ...reservations(payments).answers], at, path: null, tenant: 'northgate' },
      site: {
        capabilities: { reserve: true, buyOnline: true, purchase: true },
        sign_in: { open: ['checkout', 'checkout-journey'] },
      },
    })
    for (const path of [
      checkout,
      `/cars/${exampleCar.slug}/buy-online`,
      `/checkout-journey?car_id=${exampleCar.slug}`,
    ]) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/sign-in\?/)
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        ...{ type: 'checkout', redirect: path, back: `/cars/${exampleCar.slug}` },
      })
    }
    await page.goto('/checkout-journey')
    await expect(page.getByRole('link', { name: 'Choose a vehicle' })).toBeVisible()
    await expect(page).toHaveURL('/checkout-journey')
  })

test('[WL-9] who signs in for the checkout comes back to its heading, with the code sent by its last digit', async ({
  openCheckout,
  payments,
}) => {
  const codes = [
    fake(checkRateLimit, () => ({ allowed: true as const })),
    fake(sendVerification, () => ({ phone_number: '+61491570156', resend_after_seconds: 30, expires_in_seconds: 600 })),
    fake(checkVerification, () => ({ phone_number: '+61491570156' })),
  ]
  const { page, server } = await openCheckout({ api: [...codes, ...reservations(payments).answers], isSignedIn: false })
  await page.getByLabel('Phone', { exact: true }).fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByText('Code sent!')).toBeVisible()
  await signIn(page, server)
  await page.getByLabel('Code', { exact: true }).pressSequentially('407123')
  await expect(page).toHaveURL(checkout)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'First name' })).toBeVisible()
})

test('[RT-5] [RT-6] a site has the paths that its settings say', async ({ openCheckout, payments }) => {
  const api = reservations(payments).answers
  const site = { capabilities: { reserve: true, buyOnline: false, purchase: false } }
  const { page } = await openCheckout({ api, site, isSignedIn: false, path: null })
  expect((await page.goto(checkout))?.status()).toBe(200)
  await expect(page).toHaveURL(/\/sign-in\?/)
  for (const path of [`/cars/${exampleCar.slug}/buy-online`, `/checkout-journey?car_id=${exampleCar.slug}`])
    expect((await page.goto(path))?.status(), path).toBe(404)
})

test('[RT-5] without scripts it says to call, with the number', async ({ openCheckout, payments }) => {
  const { page } = await openCheckout({ api: reservations(payments).answers, hasScripts: false, isSignedIn: false })
  await expect(page.getByText(/^Reserving online needs scripts\. Call/)).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /^\(0\d\) \d{4} \d{4}$/ })
      .first(),
  ).toHaveAttribute('href', /^tel:\+61/)
})

for (const at of viewports)
  test(`[RS-3] one brand promises 48 hours of money back, on used cars alone (${alike(at)})`, async ({
    openCheckout,
    payments,
  }) => {
    for (const [tenant, car_type, count] of [
      ['northgate', 'used', 1],
      ['northgate', 'new', 0],
      ['harbourside', 'used', 0],
    ] as const) {
      const { answers } = reservations(payments, { car: { ...exampleCar, car_type } })
      const { page } = await openCheckout({ api: answers, at, tenant, hasScripts: false, isSignedIn: false })
      await expect(page.getByText('Held 48 hours.')).toBeVisible()
      await expect(page.getByText('48-hour money-back guarantee.')).toHaveCount(count)
    }
  })

test('[SB-3] the vehicle’s page leads to both, which are documents of their own', async ({
  openCheckout,
  payments,
}) => {
  const api = reservations(payments).answers
  const { page } = await openCheckout({ api, at: desktop, path: null, tenant: 'northgate' })
  await page.goto(`/cars/${exampleCar.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: /^Buy/ }).first()).toHaveAttribute(
    'href',
    `/checkout-journey?car_id=${exampleCar.slug}`,
  )
  await main
    .getByRole('link', { name: /^Reserve/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/cars/${exampleCar.slug}/buy-online`)
  await expect(page.getByRole('form')).toHaveJSProperty('noValidate', true)
})
