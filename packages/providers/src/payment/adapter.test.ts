import { expect, test } from 'vitest'
import type { CallSettings } from '../resilience.ts'
import { withSandbox } from '../testing/with-sandbox.ts'
import { createPaymentProvider } from './adapter.ts'
import { sandbox as definition } from './sandbox.ts'
import type { TestCard } from './sandbox-intents.ts'

const sandbox = definition.create()
const server = withSandbox(sandbox)

const provider = (calls: CallSettings = { deadlineMs: 30_000 }) =>
  createPaymentProvider({ url: server.url, apiKey: 'sandbox-key', calls })

let count = 0
const authorisation = () => ({
  reservationId: `reservation-${String(++count).padStart(8, '0')}`,
  tenant: 'northgate',
  cents: 20_000,
  description: '2021 Kia Rio',
})

/** One payment, confirmed with each card in turn. */
async function pay(...cards: TestCard[]) {
  const asked = authorisation()
  const { id, clientSecret } = await provider().authorise(asked)
  for (const card of cards) {
    const body = new URLSearchParams({ payment_method: card, client_secret: clientSecret })
    await fetch(`${server.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
  }
  return { id, reservationId: asked.reservationId }
}

test('a reservation is one payment, however often it is asked for', async () => {
  const asked = authorisation()
  const [first, second] = await Promise.all([provider().authorise(asked), provider().authorise(asked)])
  expect(first).toEqual(second)
  expect(first).toMatchObject({ status: 'pending', clientSecret: expect.stringMatching(/^pi_\w+_secret_\w+$/) })
})

test('a card is authorised, captured and refunded, each once', async () => {
  const key = await pay('pm_card_visa')
  expect(await provider().read(key.id)).toEqual({ id: key.id, status: 'authorised' })
  for (const _ of ['once', 'twice']) expect(await provider().capture(key)).toEqual({ id: key.id, status: 'captured' })
  expect(await provider().void(key)).toMatchObject({ status: 'captured' })
  for (const _ of ['once', 'twice']) expect(await provider().refund(key)).toEqual({ id: key.id, status: 'refunded' })
})

test('an authorisation that was voided is charged by nobody', async () => {
  const key = await pay('pm_card_visa')
  for (const _ of ['once', 'twice']) expect(await provider().void(key)).toMatchObject({ status: 'voided' })
  expect(await provider().capture(key)).toMatchObject({ status: 'voided' })
  expect(await provider().refund(key)).toMatchObject({ status: 'voided' })
})

test.each([
  ['pm_card_visa_chargeDeclined', 'generic_decline'],
  ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired_card'],
] as const)('%s is declined as %s, and another card may follow', async (card, decline) => {
  const { id } = await pay(card)
  expect(await provider().read(id)).toEqual({ id, status: 'declined', decline })
})

test.each([
  [true, 'authorised'],
  [false, 'declined'],
] as const)('3-D Secure that passes (%s) is %s', async (passed, status) => {
  const { id } = await pay('pm_card_threeDSecure2Required')
  expect(await provider().read(id)).toMatchObject({ status: 'pending' })
  const body = new URLSearchParams({ passed: String(passed) })
  await fetch(`${server.url}/v1/payment_intents/${id}/authenticate`, { method: 'POST', body })
  expect(await provider().read(id)).toMatchObject({ status })
})

test('who left the page of 3-D Secure pays with another card', async () => {
  const { id } = await pay('pm_card_threeDSecure2Required', 'pm_card_visa')
  expect(await provider().read(id)).toMatchObject({ status: 'authorised' })
})

test('a dispute is seen, and not refunded', async () => {
  const key = await pay('pm_card_createDispute')
  expect(await provider().capture(key)).toMatchObject({ status: 'disputed' })
  expect(await provider().refund(key)).toMatchObject({ status: 'disputed' })
})

test.each(['declined', 'insufficient-funds', 'expired-card', 'three-d-secure', 'disputed'] as const)(
  'the switch %s is for any card',
  async (fault) => {
    sandbox.setFault(fault)
    const key = await pay('pm_card_visa')
    const expected = { 'three-d-secure': 'pending', disputed: 'authorised' }[fault as string] ?? 'declined'
    expect(await provider().read(key.id)).toMatchObject({ status: expected })
  },
)

test.each([
  ['slow', 'timeout'],
  ['throttled', 'throttled'],
  ['error', 'unavailable'],
  ['hang-up', 'unavailable'],
  ['malformed', 'malformed'],
  ['lying', 'malformed'],
  ['wrong-key', 'refused'],
] as const)('%s fails as %s, without a word of the answer', async (fault, reason) => {
  const key = await pay('pm_card_visa')
  sandbox.setFault(fault)
  const calls = { deadlineMs: fault === 'slow' ? 300 : 10_000, maxRetries: 0 }
  const failed = await provider(calls)
    .capture(key)
    .catch((error: unknown) => error)
  expect(failed).toMatchObject({ name: 'ProviderError', reason })
  expect(String(failed)).not.toMatch(/sandbox-key|pi_/)
})

test('an answer that is lost is asked for again, and done once', async () => {
  const key = await pay('pm_card_visa')
  sandbox.setFault('lost-answer')
  await expect(provider({ maxRetries: 0 }).capture(key)).rejects.toMatchObject({ reason: 'unavailable' })
  sandbox.setFault(null)
  expect(await provider().capture(key)).toMatchObject({ status: 'captured' })
  expect(
    sandbox.events().filter(({ type, body }) => type === 'payment_intent.succeeded' && body.includes(key.id)),
  ).toHaveLength(1)
})

test('what is no amount is refused before it is sent', async () => {
  await expect(provider().authorise({ ...authorisation(), cents: 0.5 })).rejects.toMatchObject({ reason: 'rejected' })
})
