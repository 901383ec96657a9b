import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parsePaymentEvent } from '@forecourt/providers/payment/payment-event'
import { observePayment, runReservation } from '@forecourt/reservations/run-reservation'
import { storePaymentEvent } from '@forecourt/reservations/store/payment-events'
import { startReservationWorld } from '@forecourt/reservations/testing/reservation-world'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { GatewayRequest } from '../../aws/gateway/gateway.ts'
import { operator } from '../operator.ts'

let world: Awaited<ReturnType<typeof startReservationWorld>>
/** Takes webhooks as the site does. */
const site = createServer(async (request, response) => {
  const body = await text(request)
  const signature = String(request.headers['stripe-signature'])
  const event = parsePaymentEvent({ signature, body, secret: world.apiKey, now: new Date() })
  if (!event || event === 'foreign') return response.writeHead(403).end()
  const { id: event_id, reservationId: reservation_id, ...rest } = event
  await storePaymentEvent({ ...rest, event_id, reservation_id, body, received_at: new Date().toISOString() })
  return response.writeHead(200).end()
})

beforeAll(async () => {
  world = await startReservationWorld()
  world.setNow(new Date())
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PAYMENT_URL', world.urls.payment)
  vi.stubEnv('PAYMENT_SECRET', world.apiKey)
  await fetch(`${world.urls.payment}/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer ${world.apiKey}` },
    body: new URLSearchParams({ url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/` }),
  })
})
afterAll(async () => {
  site.close()
  await world.close()
})

const run = { name: 'Reservations Moved', last: 1, total: 3, at: new Date() }
const request = {
  ...{ method: 'GET', path: '/', query: '', sourceIp: '127.0.0.1', body: Buffer.alloc(0) },
  headers: { host: 'localhost:8080', origin: 'http://localhost:8080' },
} satisfies GatewayRequest

const ask = (change: Partial<GatewayRequest> = {}, hasRun = true) =>
  operator({
    sandboxes: [world.payments],
    streams: [],
    failures: [],
    metrics: () => (hasRun ? [run] : []),
    signingSecrets: () => ({}),
    index: async () => ({
      waiting: 0,
      lastMs: undefined,
      deadLetters: 0,
      engine: { kind: 'embedded' },
      since: undefined,
    }),
  })({ ...request, ...change })

async function section(hasRun = true): Promise<string> {
  const page = (await ask({}, hasRun)).body.toString()
  const found = /<section id="reservations"[\s\S]*?<\/section>/.exec(page)?.[0] ?? ''
  return found.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}
const resend = (way: string) =>
  ask({ method: 'POST', path: '/sandboxes/payment', body: Buffer.from(`do=resend&way=${way}`) })

test('[RS-2] reservations are shown with hold, payment, webhooks and the reconciler, and webhooks can be sent again', {
  tags: 'long',
}, async () => {
  expect(await section(false)).toContain('No reservation yet.')
  expect(await section(false)).toContain('The payment provider has sent none yet.')
  expect(await section(false)).toContain('The reconciler has not run yet.')
  expect((await resend('late')).status).toBe(400)

  const car = await world.addCar()
  const { reservation, clientSecret } = await world.begin(car.id, '+61491570006')
  await world.pay(clientSecret)
  const { reservation_id } = await runReservation(await observePayment(reservation, world.services), world.services)
  const shown = await section()
  expect(shown).toContain(`northgate · ${reservation_id} reserved held, ends in 1 day $200.00 captured just now`)
  expect(shown).toContain('The reconciler ran just now. Since the start: moved 3.')
  expect(shown).not.toContain('Ada')

  const answer = await resend('forged')
  expect([answer.status, answer.headers.location]).toEqual([303, '/#reservations'])
  for (const way of ['doubled', 'out of order', 'late']) expect((await resend(way)).status).toBe(303)
  await vi.waitFor(
    async () => {
      const rows = await section()
      expect(rows).toContain('forged answered 403, not stored')
      expect(rows.match(/doubled answered 200, stored once/g)).toHaveLength(2)
      expect(rows.match(/out of order answered 200, stored once/g)).toHaveLength(2)
      expect(rows).toContain('late answered 200, stored once')
    },
    { timeout: 5000, interval: 200 },
  )
  expect((await resend('never')).status).toBe(400)
})

test('a provider that does not answer costs the status alone', { tags: 'long' }, async () => {
  world.payments.setFault('error')
  expect(await section()).toContain('$200.00 unknown: the provider does not say')
})
