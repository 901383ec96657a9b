import { createLead } from '@forecourt/contracts/endpoints/forms'
import { readSession } from '@forecourt/contracts/endpoints/platform'
import { createCustomer } from '@forecourt/contracts/endpoints/quote'
import { checkRateLimit, checkVerification, sendVerification } from '@forecourt/contracts/endpoints/shoppers'
import { limitMessage, sentCodeField } from '@forecourt/domain/shoppers/code-rules'
import { answered, axeViolations, expect, fail, fake, phone, test } from '@forecourt/e2e/page-harness'
import {
  answering,
  api,
  applyFor,
  asked,
  atLender,
  button,
  field,
  fillIn,
  remotes,
  submit,
} from '@forecourt/e2e/pages/finance-form'

const failures = [
  [
    'a wrong code',
    fake(checkVerification, () => fail('invalid', { message: 'The verification code is invalid. Please try again.' })),
    'The verification code is invalid. Please try again.',
    [0, 0],
    [1, 1],
    [answered(422, '/api/verification/check')],
  ],
  [
    'a check that fails',
    fake(checkVerification, () => fail('internal')),
    'An unknown error occurred during verification.',
    [0, 0],
    [1, 1],
    [answered(500, '/api/verification/check')],
  ],
  [
    'the lead',
    fake(createLead, () => fail('internal')),
    'Lead submission failed',
    [1, 1],
    [2, 1],
    [answered(500, '/api/leads')],
  ],
  [
    'the provider',
    fake(createCustomer, () => ({ error: 'Failed to create YouX customer' })),
    'Failed to create YouX customer',
    [1, 1],
    [1, 2],
    [],
  ],
  [
    'the redirect',
    fake(createCustomer, () => ({ error: 'Failed to create customer or no redirect URL received.' })),
    'Failed to create customer or no redirect URL received.',
    [1, 1],
    [1, 2],
    [],
  ],
  [
    'the function',
    fake(createCustomer, () => fail('unavailable')),
    'Failed to create YouX customer',
    [1, 1],
    [1, 2],
    [answered(503, '/api/youx/create-customer')],
  ],
] as const
for (const [what, failing, message, before, after, required] of failures)
  test(`[FQ-9] [FQ-15] ${what} fails: its message, and the next press sends what is missing and no second code`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api: answering(failing) })
    const page = await open(server, { at: phone, required })
    await atLender(page)
    await applyFor(page)
    await expect(page.getByText(message)).toBeVisible()
    const counts = () => [asked(server, '/api/leads').length, asked(server, '/api/youx/create-customer').length]
    expect(counts()).toEqual(before)
    expect(await axeViolations(page)).toEqual([])
    server.answer(...api)
    if (before[0] === 0) await field(page, 'Code').fill('407912')
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    expect(counts()).toEqual(after)
    expect(asked(server, '/api/verification/send')).toHaveLength(1)
    const keys = asked(server, '/api/leads').map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys).size).toBe(1)
  })

test('[FQ-8] [FQ-15] a refused code is a red alert under the field', async ({ open }) => {
  const refused = fake(checkRateLimit, () =>
    fail('too_many', { message: limitMessage('sentFromAddress', 1200), retryAfterSeconds: 1200 }),
  )
  const page = await open({ remotes, api: answering(refused) }, { required: [answered(429, '/api/rate-limit')] })
  await page.goto('/finance')
  await field(page, 'Phone').fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByRole('alert')).toContainText(
    'Too many verification attempts. Please try again later. Many codes were sent to people on your network. You can ask for one in 20 minutes.',
  )
})

test('[FQ-7] of a code that is asked for too soon the one before can be entered, and the page says when to ask again', async ({
  open,
}) => {
  const words = 'A code was sent a moment ago. You can ask for another in 30 seconds.'
  const fields = [{ field: sentCodeField, message: words }]
  const tooSoon = fake(sendVerification, () => fail('too_many', { message: words, retryAfterSeconds: 30, fields }))
  const page = await open({ remotes, api: answering(tooSoon) }, { required: [answered(429, '/api/verification/send')] })
  await page.goto('/finance')
  await field(page, 'Phone').fill('0491 570 156')
  await button(page, 'Send code').click()
  await expect(page.getByText(/Resend Code in 0:(30|2\d)/)).toBeVisible()
  await expect(field(page, 'Code')).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const [where, path] of [
  ['page', '/finance?car_id=v1'],
  ['dialog', '/get-finance#finance-quote?car_id=v1'],
] as const)
  test(`[FQ-7] [FQ-9] a reload between "Code sent!" and the code keeps the code in hand (${where})`, async ({
    serve,
    open,
  }) => {
    const server = await serve({ remotes, api })
    const page = await open(server, { at: phone })
    await atLender(page)
    await page.goto(path)
    if (where === 'dialog') await submit(page).click()
    await fillIn(page)
    await field(page, 'Phone').fill('0491 570 156')
    await (where === 'dialog' ? submit(page) : button(page, 'Send code')).click()
    await expect(page.getByText('Code sent!')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Code sent!')).toBeVisible()
    await field(page, 'Code').fill('407912')
    await submit(page).click()
    await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
    expect(asked(server, '/api/verification/send')).toHaveLength(1)
  })

test('[LD-6] each press that finds something wrong leads to the summary, and from there to the fields', async ({
  open,
}) => {
  const page = await open({ remotes, api: answering() }, { at: phone })
  await page.goto('/finance?car_id=v1')
  const summary = page.getByRole('heading', { name: 'Please fix the following errors:' })
  await field(page, 'Phone').fill('')
  await submit(page).click()
  await expect(summary).toBeFocused()
  await field(page, 'First name').fill('Priya')
  await submit(page).click()
  await expect(summary).toBeFocused()
  await page.getByRole('link', { name: 'Enter your phone number' }).click()
  await expect(field(page, 'Phone')).toBeFocused()
  await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true')
})

test('[FQ-9] a reload in the middle continues: no second code, no second lead', async ({ serve, open }) => {
  const down = fake(createCustomer, () => ({ error: 'Failed to create YouX customer' }))
  const signedIn = fake(readSession, () => ({ phone: '+61491570156', started_at: '2026-11-22T00:00:00Z' }))
  const server = await serve({ remotes, api: answering(down, signedIn) })
  const page = await open(server, { at: phone })
  await atLender(page)
  await applyFor(page)
  await expect(page.getByText('Failed to create YouX customer')).toBeVisible()
  // The check set it.
  await page.context().addCookies([{ name: 'session_hint', value: '1', url: server.origin }])
  await page.reload()
  await expect(page.getByText('Phone confirmed:')).toBeVisible()
  await expect(field(page, 'First name')).toHaveValue('Priya')
  server.answer(...answering(signedIn))
  await submit(page).click()
  await expect(page.getByRole('heading', { name: 'The lender' })).toBeVisible()
  expect(asked(server, '/api/leads')).toHaveLength(1)
  expect(asked(server, '/api/verification/send')).toHaveLength(1)
  const [first, second] = asked(server, '/api/youx/create-customer')
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})
