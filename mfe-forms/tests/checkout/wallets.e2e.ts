import { axeViolations, expect, type Page } from '@forecourt/e2e/page-harness'
import { button, checkout, heading, id, reservations, routes, test, toDeposit } from './open-checkout.ts'

/** The browser's own wallets: each is there or not, whatever the browser of the tests has. */
const hasWallets = (page: Page, wallets: { apple: boolean; google: boolean }) =>
  page.addInitScript(({ apple, google }) => {
    Object.assign(window, {
      ApplePaySession: apple ? { canMakePayments: () => true } : undefined,
      PaymentRequest: google ? class {} : undefined,
    })
  }, wallets)

const frameOf = (page: Page) => page.frameLocator('iframe[title="Secure payment input frame"]')
const wallet = (page: Page, name: string) => frameOf(page).getByRole('radio', { name: `Pay with ${name}` })

async function payWith(page: Page, name: string, answer: 'Confirm' | 'Cancel'): Promise<void> {
  await wallet(page, name).check()
  await button(page, 'Pay $200 deposit').click()
  const sheet = frameOf(page).getByRole('dialog', { name: `Pay with ${name}?` })
  await sheet.getByRole('button', { name: answer }).click()
}

for (const [name, other, wallets] of [
  ['Apple Pay', 'Google Pay', { apple: true, google: false }],
  ['Google Pay', 'Apple Pay', { apple: false, google: true }],
] as const)
  test(`[RS-1] ${name} is there where the browser has it, and pays; its sheet can be closed`, async ({
    openCheckout,
    payments,
  }) => {
    const { answers, state } = reservations(payments)
    const { page, server } = await openCheckout({ api: answers, path: null })
    await hasWallets(page, wallets)
    await page.goto(checkout)
    await toDeposit(page)
    await expect(wallet(page, name)).toBeVisible()
    await expect(wallet(page, other)).toHaveCount(0)
    await payWith(page, name, 'Cancel')
    await expect(button(page, 'Pay $200 deposit')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    expect(state.sentAt).toBeUndefined()
    expect(payments.statusOf(id)).toBe('requires_payment_method')
    // The shopper's device has checked who pays: no bank asks again.
    payments.payments.setFault('three-d-secure')
    await payWith(page, name, 'Confirm')
    await expect(heading(page, 'It is held for you')).toBeFocused()
    expect(routes(server)).toContain('POST /api/reservations/{id}/settle')
    expect(payments.statusOf(id)).toBe('requires_capture')
  })

test('[RS-1] without a wallet in the browser there is the card alone', async ({ openCheckout, payments }) => {
  const { page } = await openCheckout({ api: reservations(payments).answers, path: null })
  await hasWallets(page, { apple: false, google: false })
  await page.goto(checkout)
  await toDeposit(page)
  await expect(frameOf(page).getByLabel('Card number')).toBeVisible()
  await expect(frameOf(page).getByRole('radio')).toHaveCount(0)
})

test('[RS-1] a wallet’s card that is declined has its words, and another try pays', async ({
  openCheckout,
  payments,
}) => {
  const { answers, state } = reservations(payments)
  const { page } = await openCheckout({ api: answers, path: null })
  await hasWallets(page, { apple: true, google: false })
  await page.goto(checkout)
  await toDeposit(page)
  payments.payments.setFault('insufficient-funds')
  await payWith(page, 'Apple Pay', 'Confirm')
  await expect(page.getByRole('alert').getByText(/does not have enough money/)).toBeVisible()
  await expect.poll(() => state.sentAt, 'other devices may pay').toBeUndefined()
  payments.payments.setFault(null)
  await payWith(page, 'Apple Pay', 'Confirm')
  await expect(heading(page, 'It is held for you')).toBeFocused()
})

test('[RS-1] only a page that takes payments lets the provider’s frames open a payment sheet', async ({
  openCheckout,
  payments,
}) => {
  const { page } = await openCheckout({ api: reservations(payments).answers, path: null })
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['permissions-policy']
  expect(await policyOf(checkout)).toContain(
    `payment=(self "${payments.payment(id).script_url.replace(/\/basil.*/, '')}")`,
  )
  expect(await policyOf('/sign-in')).toContain('payment=()')
})
