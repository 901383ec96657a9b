import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from '../start-sandbox.ts'
import { sign } from '../webhook/signature.ts'
import { createPaymentProvider } from './adapter.ts'
import { parsePaymentEvent, paymentKeys } from './payment-event.ts'
import { sandbox as definition } from './sandbox.ts'

const secret = 'whsec_of_the_test'
let count = 0
type Received = { body: string; signature: string }

/** An account whose webhooks go to a server here. */
async function startAccount() {
  const sandbox = definition.create()
  const server = await startSandbox(sandbox)
  const received: Received[] = []
  const target = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: String(request.headers['stripe-signature']) })
    response.end()
  }).listen(0, '127.0.0.1')
  onTestFinished(async () => {
    target.close()
    await server.close()
  })
  await new Promise((resolve) => target.once('listening', resolve))
  const url = `http://127.0.0.1:${(target.address() as AddressInfo).port}`
  const headers = { authorization: `Bearer ${secret}` }
  await fetch(`${server.url}/v1/webhook_endpoints`, { method: 'POST', headers, body: new URLSearchParams({ url }) })
  const provider = createPaymentProvider({ url: server.url, apiKey: secret })
  const makePayment = async () => {
    const reservationId = `reservation-of-test-${++count}`
    const asked = { reservationId, tenant: 'northgate', cents: 20_000, description: 'A car' }
    const { id, clientSecret } = await provider.authorise(asked)
    const body = new URLSearchParams({ payment_method: 'pm_card_visa', client_secret: clientSecret })
    await fetch(`${server.url}/v1/payment_intents/${id}/confirm`, { method: 'POST', body })
  }
  return { sandbox, received, makePayment }
}

const parse = ({ body, signature }: Received, now = new Date()) => parsePaymentEvent({ body, signature, secret, now })
const typesOf = (received: readonly Received[]) =>
  received.map((each) => Object(parse(each)).type).map((type) => String(type).replace('payment_intent.', ''))
const both = ['created', 'amount_capturable_updated']

test.each([
  [null, both],
  ['webhooks-late', both],
  ['webhooks-doubled', both.flatMap((type) => [type, type])],
  ['webhooks-out-of-order', both.toReversed()],
] as const)('with the switch %s, webhooks come so', { tags: 'long' }, async (fault, expected) => {
  const { sandbox, received, makePayment } = await startAccount()
  sandbox.setFault(fault)
  await makePayment()
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(expected.length)
  // Two that are sent at once may overtake each other: only what was held back has an order.
  const types = typesOf(received)
  expect(fault === 'webhooks-out-of-order' ? [types, types.toReversed()] : [types.toSorted()]).toContainEqual(
    fault === 'webhooks-out-of-order' ? expected : expected.toSorted(),
  )
  expect(received.map((each) => parse(each))).toContainEqual(
    expect.objectContaining({ tenant: 'northgate', reservationId: `reservation-of-test-${count}` }),
  )
})

test('a forged, changed, old or unsigned one is none, and a lost one never comes', { tags: 'long' }, async () => {
  const { sandbox, received, makePayment } = await startAccount()
  await makePayment()
  await expect.poll(() => received.length).toBe(2)
  const [one] = received
  if (!one) throw new Error('no webhook')
  expect(parse({ ...one, body: one.body.replace('northgate', 'harbourside') })).toBeUndefined()
  expect(parse({ ...one, signature: '' })).toBeUndefined()
  expect(parse(one, new Date(Date.now() + 301_000))).toBeUndefined()
  sandbox.setFault('webhooks-forged')
  await makePayment()
  await expect.poll(() => received.length).toBe(4)
  expect(received.slice(2).map((each) => parse(each))).toEqual([undefined, undefined])
  sandbox.setFault('webhooks-lost')
  await makePayment()
  expect(sandbox.events()).toHaveLength(6)
  expect(received).toHaveLength(4)
})

test('one of another business of the account is foreign', () => {
  const body = JSON.stringify({ id: 'evt_1', type: 'payout.paid', data: { object: {} } })
  expect(parse({ body, signature: sign(body, [secret], Date.now()) })).toBe('foreign')
})

test('the credential is a key and a signing secret', () => {
  expect(paymentKeys('sk_test_1 whsec_2')).toEqual({ apiKey: 'sk_test_1', signingSecret: 'whsec_2' })
  expect(paymentKeys('both')).toEqual({ apiKey: 'both', signingSecret: 'both' })
})
