import { startSession } from '@forecourt/lambda-kit/http/session'
import { askHandler } from '@forecourt/lambda-kit/testing/ask-handler'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { httpEvent, lambdaContext } from '@forecourt/lambda-kit/testing/http-event'
import { type SandboxEvent, signedEvent } from '@forecourt/providers/payment/sandbox-intents'
import { startReservationWorld } from '@forecourt/reservations/testing/reservation-world'
import { getVehicle } from '@forecourt/stock/table/stock-table'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { handler as reconciler } from '../hold-reconciler/index.ts'
import { handler as changes } from '../reservation-changes/index.ts'
import { handler } from './index.ts'

const scriptUrl = 'https://js.stripe.com/basil/stripe.js'

let world: Awaited<ReturnType<typeof startReservationWorld>>
beforeAll(async () => {
  world = await startReservationWorld()
  const { payment, email } = world.urls
  vi.stubEnv('PAYMENT_URL', payment)
  vi.stubEnv('PAYMENT_SECRET', world.apiKey)
  vi.stubEnv('PAYMENT_PUBLISHABLE_KEY', 'pk_test')
  vi.stubEnv('PAYMENT_SCRIPT_URL', scriptUrl)
  vi.stubEnv('RESERVATION_IDS_SECRET', 'a-secret-of-the-stage')
  vi.stubEnv('EMAIL_URL', email)
  vi.stubEnv('EMAIL_FROM', 'leads@forecourt.example')
})
afterAll(() => world.close())
beforeEach(() => {
  world.payments.reset()
  world.emails.reset()
})

const ownPage = { 'content-type': 'application/json', origin: 'https://own.example', 'x-site-host': 'own.example' }
type Ask = { session?: string; key?: string; headers?: Record<string, string> }

async function post(path: string, route: string, body: string, { session, key, headers = ownPage }: Ask = {}) {
  const id = /^\/api\/reservations\/([\w-]{22})/.exec(path)?.[1]
  const event = httpEvent({ path, route, method: 'POST', tenant: 'northgate', body, ...(id && { params: { id } }) })
  const cookies = session === undefined ? [] : [`__Host-session=${session}`]
  const all = { ...event.headers, ...headers, ...(key && { 'idempotency-key': key }) }
  const result = await handler({ ...event, headers: all, cookies }, lambdaContext())
  return { status: result.statusCode, body: JSON.parse(result.body ?? '') }
}

let keys = 0
async function begin(carId: string, phone: string) {
  const session = await startSession('northgate', phone)
  const body = JSON.stringify({ car_id: carId, name: 'Ada Ng', email: 'ada@shopper.example' })
  return post('/api/reservations', '/api/reservations', body, { session, key: `key-of-the-shopper-${++keys}` })
}
async function pay(id: string, phone: string) {
  const session = await startSession('northgate', phone)
  return post(`/api/reservations/${id}/payment`, '/api/reservations/{id}/payment', '{}', { session })
}
const act = (id: string, action: 'settle' | 'cancel') =>
  post(`/api/reservations/${id}/${action}`, `/api/reservations/{id}/${action}`, '{}')
async function read(id: string, tenant = 'northgate') {
  const route = '/api/reservations/{id}'
  const result = await handler(
    httpEvent({ path: `/api/reservations/${id}`, route, params: { id }, tenant }),
    lambdaContext(),
  )
  return { status: result.statusCode, body: JSON.parse(result.body ?? '') }
}

const hear = (event: SandboxEvent, secret = world.apiKey) => {
  const { body, headers } = signedEvent(event, secret)
  return post('/api/payment-events', '/api/payment-events', body, { headers })
}
const applied = (event: SandboxEvent) =>
  reconciler({
    Records: [{ eventName: 'INSERT', dynamodb: { Keys: { event_id: { S: event.id } }, SequenceNumber: '1' } }],
  })
const changed = (id: string) =>
  changes({
    Records: [{ dynamodb: { Keys: { tenant: { S: 'northgate' }, reservation_id: { S: id } }, SequenceNumber: '1' } }],
  })

test('a signed-in shopper reserves a car, reads it by its link, and cancels it', { tags: 'long' }, async () => {
  const car = await world.addCar()
  const { status, body } = await begin(car.id, '+61491570006')
  expect(status).toBe(200)
  const { reservation, payment } = body
  expect(payment).toEqual({
    client_secret: expect.stringMatching(/^pi_/),
    publishable_key: 'pk_test',
    script_url: scriptUrl,
  })
  await world.pay(payment.client_secret)
  expect(await act(reservation.reservation_id, 'settle')).toMatchObject({
    body: { state: 'reserved', can_cancel: true },
  })
  await changed(reservation.reservation_id)
  expect((await getVehicle('northgate', car.id))?.vehicle.reserved).toBe(true)
  const shown = await read(reservation.reservation_id)
  expect(shown.body).toMatchObject({ state: 'reserved', deposit_cents: 20_000, car: { id: car.id } })
  expect(JSON.stringify(shown)).not.toMatch(/Ada|shopper|pi_|6149/)
  expect((await read(reservation.reservation_id, 'harbourside')).status).toBe(404)
  expect(await act(reservation.reservation_id, 'cancel')).toMatchObject({
    body: { state: 'ended', reason: 'cancelled' },
  })
  await changed(reservation.reservation_id)
  expect((await getVehicle('northgate', car.id))?.vehicle.reserved).toBe(false)
  expect(await act(reservation.reservation_id, 'cancel')).toMatchObject({ status: 409 })
})

test('the same shopper pays on another device what was begun, and nobody else does', async () => {
  const { id: carId } = await world.addCar()
  const { body } = await begin(carId, '+61491570046')
  const id: string = body.reservation.reservation_id
  expect(await pay(id, '+61491570046')).toMatchObject({
    status: 200,
    body: { reservation: { reservation_id: id, state: 'authorising' }, payment: body.payment },
  })
  expect(await pay(id, '+61491570047')).toMatchObject({ status: 404 })
  await act(id, 'cancel')
  const over = await pay(id, '+61491570046')
  expect(over.body).toMatchObject({ reservation: { state: 'ended' } })
  expect(over.body).not.toHaveProperty('payment')
})

const note = (id: string, is_sent: boolean) =>
  post(`/api/reservations/${id}/payment-sent`, '/api/reservations/{id}/payment-sent', JSON.stringify({ is_sent }))

const own = async (phone: string) =>
  askHandler(handler, { route: '/api/reservations', session: await startSession('northgate', phone) })

test('[RS-1] every device reads that a payment is on its way, until the bank or its browser says what became of it', async () => {
  const { id: carId } = await world.addCar()
  const phone = '+61491570064'
  const { body } = await begin(carId, phone)
  const id: string = body.reservation.reservation_id
  const marks = async () => (await own(phone)).body.reservations[0]?.payment_sent_at
  expect(await marks()).toBeUndefined()
  const { body: noted } = await note(id, true)
  expect(noted.payment_sent_at).toMatch(/Z$/)
  expect(await marks()).toBe(noted.payment_sent_at)
  // The provider knows of none yet: it may arrive.
  await act(id, 'settle')
  expect(await marks()).toBe(noted.payment_sent_at)
  await note(id, false)
  expect(await marks()).toBeUndefined()

  await note(id, true)
  vi.useFakeTimers({ now: Date.now() + 2 * 60_000, toFake: ['Date'] })
  await act(id, 'settle')
  vi.useRealTimers()
  expect(await marks(), 'what was lost').toBeUndefined()

  await note(id, true)
  await world.pay(body.payment.client_secret)
  await act(id, 'settle')
  expect(await note(id, true)).toMatchObject({ status: 200, body: { state: 'reserved' } })
  expect(await marks()).toBeUndefined()
})

test('a shopper lists their own reservations on any device: no other’s, and none that was never paid', async () => {
  const [car, other] = [await world.addCar(), await world.addCar()]
  const [phone, stranger] = ['+61491570061', '+61491570062']
  const { body: begun } = await begin(car.id, phone)
  const { body: theirs } = await begin(other.id, stranger)
  const id: string = begun.reservation.reservation_id
  expect((await own(phone)).body).toMatchObject({ reservations: [{ reservation_id: id, state: 'authorising' }] })
  await world.pay(begun.payment.client_secret)
  await act(id, 'settle')
  const listed = await own(phone)
  expect(listed.body).toMatchObject({ reservations: [{ reservation_id: id, state: 'reserved', charged: true }] })
  expect(JSON.stringify(listed)).not.toMatch(/Ada|shopper\.example|pi_|6149/)
  await act(id, 'cancel')
  expect((await own(phone)).body).toMatchObject({ reservations: [{ state: 'ended', charged: true }] })
  await act(theirs.reservation.reservation_id, 'cancel')
  expect((await own(stranger)).body).toEqual({ reservations: [] })
  expect((await askHandler(handler, { route: '/api/reservations' })).status).toBe(401)
})

test('who has not paid yet reads it once the car is another’s', async () => {
  const car = await world.addCar()
  const [first, second] = [await begin(car.id, '+61491570056'), await begin(car.id, '+61491570057')]
  const id: string = second.body.reservation.reservation_id
  expect((await read(id)).body).not.toHaveProperty('gone')
  await world.pay(first.body.payment.client_secret)
  await act(first.body.reservation.reservation_id, 'settle')
  expect((await read(id)).body).toMatchObject({ state: 'authorising', gone: 'taken' })
})

test('without a session nothing is begun', async () => {
  const { id } = await world.addCar()
  const body = JSON.stringify({ car_id: id, name: 'Ada', email: 'ada@shopper.example' })
  expect(await post('/api/reservations', '/api/reservations', body, { key: 'key-of-the-shopper' })).toMatchObject({
    status: 401,
  })
})

test('every decline has its words', async () => {
  const { id } = await world.addCar()
  const { body } = await begin(id, '+61491570016')
  await world.pay(body.payment.client_secret, 'pm_card_chargeDeclinedExpiredCard')
  const { body: shown } = await act(body.reservation.reservation_id, 'settle')
  expect(shown).toMatchObject({ state: 'authorising', decline_words: 'The card has expired. Try another card.' })
})

test('a provider that fails is said so: nothing is charged yet, or it may be', async () => {
  const { id } = await world.addCar()
  const { body: begun } = await begin(id, '+61491570027')
  world.payments.setFault('wrong-key')
  expectLogs(/payment provider fails/, /Payments are not available/, /still asking the bank/)
  expect(await begin(id, '+61491570026')).toMatchObject({
    status: 503,
    body: { error: { message: expect.stringContaining('Nothing was charged') } },
  })
  const { reservation_id } = begun.reservation
  for (const answer of [await act(reservation_id, 'settle'), await pay(reservation_id, '+61491570027')])
    expect(answer).toMatchObject({
      status: 503,
      body: { error: { message: 'We are still asking the bank. Do not pay again.' } },
    })
})

test('webhooks come late, twice and in any order, and the end is the same', async () => {
  const car = await world.addCar()
  const { body } = await begin(car.id, '+61491570036')
  const id: string = body.reservation.reservation_id
  await world.pay(body.payment.client_secret)
  const [created, authorised] = world.payments.events().filter((event) => event.body.includes(id))
  if (!created || !authorised) throw new Error('no webhooks')
  for (const event of [authorised, created, authorised]) {
    expect(await hear(event)).toMatchObject({ status: 200, body: { received: true } })
    await applied(event)
    expect((await read(id)).body.state).toBe('reserved')
  }
  await act(id, 'cancel')
  const all = world.payments.events().filter((event) => event.body.includes(id))
  expect(all.map(({ type }) => type)).toContain('charge.refunded')
  for (const event of [...all.toReversed(), ...all]) {
    await hear(event)
    await applied(event)
  }
  expect((await read(id)).body).toMatchObject({ state: 'ended', reason: 'cancelled' })
})

test('a webhook that is forged is refused and not stored', async () => {
  const event = { id: 'evt_forged', type: 'payment_intent.succeeded', body: '{}' }
  expect(await hear(event, 'a guess')).toMatchObject({ status: 403 })
  expect(await post('/api/payment-events', '/api/payment-events', '{}', { headers: {} })).toMatchObject({ status: 403 })
})

test('the receipt goes out once the car is held', async () => {
  const { id } = await world.addCar()
  const { body } = await begin(id, '+61491570046')
  await world.pay(body.payment.client_secret)
  await act(body.reservation.reservation_id, 'settle')
  await changed(body.reservation.reservation_id)
  await changed(body.reservation.reservation_id)
  expect(world.emails.inbox().map((email) => JSON.stringify(email).match(/Reserved(?: online)?:/)?.[0])).toEqual([
    'Reserved:',
    'Reserved online:',
  ])
})

test('the schedule continues what is due', async () => {
  expectLogs(/Forecourt\/Reservations/)
  expect(await reconciler({})).toEqual({ batchItemFailures: [] })
})
