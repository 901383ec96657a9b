import { cancelReservation } from '@forecourt/contracts/endpoints/reservations'
import { vehicle } from '@forecourt/contracts/endpoints/vehicle'
import { endText } from '@forecourt/domain/reservations/reservation-words'
import { alike, answered, expect, fail, fake, viewports } from '@forecourt/e2e/page-harness'
import { exampleCar } from '@forecourt/e2e/page-harness/example-car'
import {
  button,
  checkout,
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

test('[RS-1] two presses cancel once, and what cannot be cancelled any more says so', async ({
  openCheckout,
  payments,
}) => {
  const { answers, state } = reservations(payments, { car: { ...exampleCar, reserved: true } })
  state.begin()
  state.take('authorised', 'held', 'captured')
  const message = 'This reservation cannot be cancelled any more.'
  const refuses = fake(cancelReservation, () => fail('conflict', { message }))
  const { page, server } = await openCheckout({
    api: [refuses, ...answers],
    required: [answered(409, `/api/reservations/${id}/cancel`)],
    isSignedIn: false,
    path: null,
  })
  await page.goto(`${checkout}#reservation=${id}`)
  const ask = button(page, 'Cancel and refund $200')
  const confirm = button(page, 'Cancel and refund')
  const cancelled = () => routes(server).filter((route) => route.endsWith('/cancel')).length
  await ask.click()
  await confirm.click()
  await expect(page.getByRole('alert')).toContainText(message)
  expect(cancelled()).toBe(1)
  server.answer(...answers)
  await confirm.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })
  await expect(heading(page, 'This reservation is over')).toBeFocused()
  await expect(page.getByText(/^It is reserved: enquire/)).toHaveCount(0)
  expect(cancelled()).toBe(2)
})

test('[RT-5] the link opens the reservation after a reload and on another device', async ({
  openCheckout,
  payments,
}) => {
  const { answers } = reservations(payments)
  const { page, server, openOther } = await openCheckout({ api: answers })
  await toDeposit(page)
  await expect(heading(page, 'Pay the deposit')).toBeVisible()
  const link = page.url()
  await page.reload()
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()

  const other = await openOther()
  await other.goto(link)
  await expect(other.getByRole('link', { name: 'Sign in to pay' })).toBeVisible()
  await signIn(other, server)
  await other.reload()
  await pay(other, good)
  await expect(heading(other, 'It is held for you')).toBeVisible()
  expect(routes(server)).toContain('POST /api/reservations/{id}/payment')
  await expect(heading(page, 'It is held for you')).toBeVisible()
})

test('[RT-5] a car that goes meanwhile says so, nothing is charged, and similar ones are offered', async ({
  openCheckout,
  payments,
}) => {
  const first = reservations(payments)
  const { page } = await openCheckout({ api: first.answers })
  await toDeposit(page)
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()
  first.state.isGone = true
  await expect(page.getByText(endText({ state: 'ended', reason: 'taken' }))).toBeVisible()
  await expect(heading(page, 'More like this')).toBeVisible()
  expect(payments.statusOf(id)).toBe('requires_payment_method')
})

test('[RT-5] the link of a reservation of another car leads to that car', async ({ openCheckout, payments }) => {
  const { answers, state } = reservations(payments)
  const another = { ...exampleCar, id: 'v2', slug: 'another-rav4' }
  const both = fake(vehicle, ({ params }) => (params.slug === another.slug ? another : exampleCar))
  const { page } = await openCheckout({ api: [both, ...answers], path: null })
  state.begin()
  await page.goto(`/cars/${another.slug}/checkout#reservation=${id}`)
  await expect(page).toHaveURL(`${checkout}#reservation=${id}`)
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()
  // What the provider still loads would fail once its server is gone.
  await expect(page.frameLocator('iframe[title="Secure payment input frame"]').getByLabel('Card number')).toBeVisible()
})

test('[RS-1] a server that does not answer for 20 seconds is said so, with the number to call', async ({
  openCheckout,
  payments,
}) => {
  const { answers, state } = reservations(payments)
  const { page } = await openCheckout({
    api: answers,
    required: [answered(503, `/api/reservations/${id}`)],
    path: null,
  })
  state.begin()
  await page.clock.install()
  await page.goto(`${checkout}#reservation=${id}`)
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()
  state.isDown = true
  const alert = page.getByRole('alert').filter({ hasText: 'We cannot reach the server right now' })
  await expect(async () => {
    await page.clock.runFor(11_000)
    await expect(alert.getByRole('link')).toBeVisible({ timeout: 500 })
  }).toPass()
  state.isDown = false
  await expect(async () => {
    await page.clock.runFor(4000)
    await expect(alert).toHaveCount(0, { timeout: 500 })
  }).toPass()
})

for (const at of viewports)
  test(`[RT-5] [RS-2] who is a moment too late hears that nothing was charged, and sees what is like it (${alike(at)})`, async ({
    openCheckout,
    payments,
  }) => {
    const { answers } = reservations(payments, { isTaken: true })
    const { page } = await openCheckout({ api: answers, at })
    await toDeposit(page)
    await pay(page, good)
    await expect(page.getByText(endText({ state: 'ended', reason: 'taken' }))).toBeVisible()
    await expect(heading(page, 'More like this')).toBeVisible()
  })
