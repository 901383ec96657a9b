import { readReservation, settleReservation } from '@forecourt/contracts/endpoints/reservations'
import { listValuations } from '@forecourt/contracts/endpoints/trade-in'
import { askingWords, declineWords } from '@forecourt/domain/reservations/reservation-words'
import { holdRequests } from '@forecourt/e2e/browser/hold-requests'
import { answered, axeViolations, expect, fail, fake, type Page } from '@forecourt/e2e/page-harness'
import { fakeWatchlist } from '@forecourt/e2e/page-harness/kept-cars'
import {
  button,
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

const declines = [
  ['4000 0000 0000 0002', /^Your bank declined the card/],
  ['4000 0000 0000 9995', /does not have enough money/],
  ['4000 0000 0000 0069', /^The card has expired/],
] as const

test('[RS-1] every decline has its words, and another card pays', async ({ openCheckout, payments }) => {
  const { answers, state } = reservations(payments)
  const { page, server } = await openCheckout({ api: answers })
  await toDeposit(page)
  for (const [card, words] of declines) {
    await pay(page, card)
    await expect(page.getByRole('alert').getByText(words)).toBeVisible()
    await expect.poll(() => state.sentAt, 'other devices may pay').toBeUndefined()
  }
  const bank = page.frameLocator('iframe[title="Secure payment input frame"]')
  await pay(page, '4000 0000 0000 3220')
  await bank.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').getByText(/^Your bank did not confirm that it is you/)).toBeVisible()
  expect(routes(server)).not.toContain('POST /api/reservations/{id}/settle')
  await pay(page, '4000 0000 0000 3220')
  await expect(bank.getByRole('button', { name: 'Confirm' })).toBeVisible()
  // Who leaves the bank's page pays again.
  await page.reload()
  await pay(page, '4000 0000 0000 3220')
  await bank.getByRole('button', { name: 'Confirm' }).click()
  await expect(heading(page, 'It is held for you')).toBeVisible()
})

test('[RS-1] why the last card was declined is gone once another attempt ends differently', {
  tag: '@exhaustive',
}, async ({ openCheckout, payments }) => {
  const { answers, show: shown } = reservations(payments)
  const { page, server } = await openCheckout({ api: answers })
  await toDeposit(page)
  await pay(page, '4000 0000 0000 0069')
  const declined = page.getByText(/^The card has expired/)
  await expect(declined).toBeVisible()
  server.answer(
    fake(readReservation, () => ({ ...shown(), decline_words: 'The card has expired. Try another card.' })),
    ...answers,
  )
  await page.reload()
  await expect(declined).toBeVisible()
  const form = page.frameLocator('iframe[title="Secure payment input frame"]')
  await form.getByLabel('Card number').fill('4242')
  await button(page, 'Pay $200 deposit').click()
  await expect(declined).toHaveCount(0)
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()
})

for (const [name, hasArrived] of [
  ['after the bank authorised', true],
  ['before the bank was asked', false],
] as const)
  test(`[RS-1] a connection that is lost ${name} is no decline: the server is asked`, async ({
    openCheckout,
    payments,
  }) => {
    const { answers } = reservations(payments)
    const { page } = await openCheckout({
      api: answers,
      required: [/^request failed: \S+\/v1\/payment_intents\/\w+\/confirm net::ERR_FAILED$/],
    })
    await fillDetails(page)
    await page.route('**/confirm', async (route) => {
      if (hasArrived) await route.fetch()
      await route.abort()
    })
    await button(page, 'Continue to the deposit').click()
    await pay(page, good)
    if (!hasArrived) {
      await expect(page.getByText(/^We asked your bank: the deposit is not paid yet/)).toBeVisible()
      await expect(page.getByText('The card was not charged')).toHaveCount(0)
      await page.unroute('**/confirm')
      await pay(page, good)
    }
    await expect(heading(page, 'It is held for you')).toBeFocused()
  })

for (const [name, again, required] of [
  ['reloads', (page: Page) => page.reload(), []],
  ['presses again', (page: Page) => pay(page, good), [/^answer 400: \S+\/v1\/payment_intents\/\w+\/confirm$/]],
] as const)
  test(`[RS-1] who paid and ${name} is not told that nothing was charged`, async ({ openCheckout, payments }) => {
    const { answers } = reservations(payments)
    const { page } = await openCheckout({ api: answers, required })
    await toDeposit(page)
    await expect(button(page, 'Pay $200 deposit')).toBeVisible()
    const { client_secret: secret } = payments.payment(id)
    payments.payments.intents.confirm(secret.split('_secret_')[0] ?? '', 'pm_card_visa', secret)
    await again(page)
    await expect(heading(page, 'It is held for you')).toBeVisible()
  })

test('[RS-1] a payment whose answer is lost is asked for after a reload, and not asked of the shopper again', async ({
  openCheckout,
  payments,
}) => {
  const { answers } = reservations(payments)
  const silent = [fake(settleReservation, () => fail('unavailable')), ...answers]
  const { page, server } = await openCheckout({
    api: silent,
    required: [
      answered(503, `/api/reservations/${id}/settle`),
      /Part of the page failed\. ApiError: This is not available right now\./,
    ],
  })
  await toDeposit(page)
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('Part of the page failed'))
  await pay(page, good)
  await expect(heading(page, 'Asking your bank')).toBeVisible()
  await reported
  await page.reload()
  await expect(heading(page, 'Asking your bank')).toBeVisible()
  await expect(page.getByText(askingWords)).toBeVisible()
  await expect(button(page, 'Pay $200 deposit')).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  server.answer(...answers)
  await expect(heading(page, 'It is held for you')).toBeFocused()
})

test('[RS-1] who comes back by Forward after paying waits for the server, and is not asked to pay', async ({
  openCheckout,
  payments,
}) => {
  const { answers } = reservations(payments)
  const { page } = await openCheckout({ api: answers })
  await toDeposit(page)
  await pay(page, good)
  await expect(heading(page, 'It is held for you')).toBeVisible()
  await page.goBack()
  await expect(heading(page, /^You hold this car/)).toBeVisible()
  const answer = await holdRequests(page, `**/api/reservations/${id}`)
  await page.goForward()
  await expect(page.getByText('Loading your reservation')).toBeVisible()
  await expect(heading(page, 'Pay the deposit')).toHaveCount(0)
  answer()
  await expect(heading(page, 'It is held for you')).toBeVisible()
})

test('[RS-1] the decline of an earlier card is gone after the bank’s page of another was left', {
  tag: '@exhaustive',
}, async ({ openCheckout, payments }) => {
  const { answers, show: shown } = reservations(payments)
  const decline_words = declineWords('insufficient_funds')
  const declining = fake(settleReservation, () => ({ ...shown(), decline_words }))
  const still = fake(readReservation, () => ({ ...shown(), decline_words }))
  const { page, server } = await openCheckout({ api: answers })
  await toDeposit(page)
  await pay(page, '4000 0000 0000 9995')
  await expect(page.getByText(decline_words)).toBeVisible()
  server.answer(declining, still, ...answers)
  await pay(page, '4000 0000 0000 3220')
  const bank = page.frameLocator('iframe[title="Secure payment input frame"]')
  await expect(bank.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await page.goBack()
  await expect(button(page, 'Continue to the deposit')).toBeVisible()
  await page.goForward()
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()
  expect(await page.getByText(decline_words).count(), 'before the server is asked again').toBe(0)
})

test('[RS-1] a provider whose form does not come says so, and another try brings it', async ({
  openCheckout,
  payments,
}) => {
  const { answers } = reservations(payments)
  const { page } = await openCheckout({
    api: answers,
    required: [
      /^request failed: \S+\/stripe\.js net::ERR_BLOCKED_BY_ORB$/,
      /Part of the page failed\. Error: The payment provider’s script did not load\./,
    ],
  })
  await fillDetails(page)
  payments.payments.setFault('error')
  await button(page, 'Continue to the deposit').click()
  await expect(page.getByText('The card form did not load.')).toBeVisible()
  payments.payments.setFault(null)
  await button(page, 'Try again').click()
  await pay(page, good)
  await expect(heading(page, 'It is held for you')).toBeVisible()
})

test('[RS-1] while a payment is on its way, no other tab or device invites to pay it again', async ({
  openCheckout,
  payments,
}) => {
  const { answers, state } = reservations(payments)
  state.isListed = true
  const { page, openOther, server } = await openCheckout({
    api: [...answers, ...fakeWatchlist().answers, fake(listValuations, () => ({ valuations: [] }))],
  })
  const bank = await holdRequests(page, '**/confirm')
  await toDeposit(page)
  await expect(button(page, 'Pay $200 deposit')).toBeVisible()
  const garage = await openOther()
  await signIn(garage, server)
  await garage.goto('/my-garage')
  const own = garage.getByRole('region', { name: 'Your reservations' })
  await expect(own.getByRole('link', { name: 'Pay the deposit' })).toBeVisible()
  await pay(page, good)
  await expect.poll(() => state.sentAt).toBeDefined()
  await comeBack(garage)
  await expect(own).toContainText(askingWords)
  await expect(own.getByRole('link', { name: 'Pay the deposit' })).toHaveCount(0)
  await own.getByRole('link', { name: 'See your reservation' }).last().click()
  await expect(heading(garage, 'Asking your bank')).toBeVisible()
  await expect(button(garage, 'Pay $200 deposit')).toHaveCount(0)
  await garage.goBack()
  await expect(own).toContainText(askingWords)
  bank()
  await expect(heading(page, 'It is held for you')).toBeVisible()
  await comeBack(garage)
  await expect(own).toContainText('You hold this car until')
})

/** As a browser says when a tab is seen again. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
