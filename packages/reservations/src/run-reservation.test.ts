import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { getVehicle, putVehicle } from '@forecourt/stock/table/stock-table'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applyEvent } from './apply-event.ts'
import { carGone } from './car-gone.ts'
import { mirrorHold } from './mirror-stock.ts'
import { reconcile } from './reconcile.ts'
import { runReservation } from './run-reservation.ts'
import { carHold, readHold, takeHolds } from './store/hold-table.ts'
import { recordPerson } from './store/people-table.ts'
import { addReservation, readReservation, saveReservation } from './store/reservation-table.ts'
import { start, startReservationWorld } from './testing/reservation-world.ts'

vi.mock('./store/people-table.ts', { spy: true })

let world: Awaited<ReturnType<typeof startReservationWorld>>
beforeAll(async () => {
  world = await startReservationWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const newPhone = () => world.newPhone()
const later = (hours: number) => world.setNow(new Date(start.getTime() + hours * 3_600_000))

const settle = (reservation: StoredReservation) => world.settle(reservation)
const reserve = (carId: string, phone?: string) => world.reserve(carId, phone)
const read = async (reservation: StoredReservation) => (await readReservation(reservation)) ?? reservation
const paymentOf = async ({ payment_id = '' }: StoredReservation) =>
  (await world.services.payment.read(payment_id)).status
const holderOf = async (id: string) =>
  (await readHold(carHold({ dealership_slug: 'northgate', id }), world.services.now()))?.reservation_id
const stockOf = async (id: string) => (await getVehicle('northgate', id))?.vehicle
const afterAMinute = async () => {
  world.setNow(new Date(world.services.now().getTime() + 61_000))
  return reconcile(world.services)
}
/** The stream of changes. */
const mirror = (id: string) => mirrorHold({ dealership_slug: 'northgate', id }, world.services.now())

test('a deposit that is paid holds the car for 48 hours', { tags: 'long' }, async () => {
  const { id } = await world.addCar()
  const reservation = await reserve(id)
  const held_until = '2026-11-28T00:00:00.000Z'
  expect(reservation).toMatchObject({ state: 'reserved', deposit_cents: 20_000, held_until })
  expect([await paymentOf(reservation), await holderOf(id)]).toEqual(['captured', reservation.reservation_id])
  await mirror(id)
  expect(await stockOf(id)).toMatchObject({ reserved: true, status: 'in_stock' })
})

test('who asks a moment after another is answered what is stored, not what was read before', async () => {
  const { id } = await world.addCar()
  const { reservation, clientSecret } = await world.begin(id, newPhone())
  await world.pay(clientSecret)
  expect(await settle(reservation)).toMatchObject({ state: 'reserved' })
  expect(await settle(reservation)).toMatchObject({ state: 'reserved' })
})

test('who goes back and begins again has one reservation of the car, with what was typed last', async () => {
  const { id } = await world.addCar({ name: 'A Car Begun Twice' })
  const phone = newPhone()
  const first = await world.begin(id, phone)
  later(0.4)
  const second = await world.begin(id, phone)
  expect(second.clientSecret).toBe(first.clientSecret)
  expect(second.reservation).toMatchObject({
    reservation_id: first.reservation.reservation_id,
    pay_by: '2026-11-26T00:54:00.000Z',
  })
  await world.pay(second.clientSecret)
  expect(await settle(second.reservation)).toMatchObject({ state: 'reserved' })
})

test('what was never paid ends without an e-mail where its shopper holds the car by another', {
  tags: 'long',
}, async () => {
  const name = 'A Car Begun At Once'
  const { id } = await world.addCar({ name })
  const phone = newPhone()
  const { reservation, clientSecret } = await world.begin(id, phone)
  const other = { ...reservation, reservation_id: 'begun-at-the-same-time' }
  delete other.payment_id
  await addReservation(other)
  const { tenant, reservation_id, created_at } = other
  await recordPerson(phone, {
    tenant,
    reservation_id,
    created_at,
    car: name,
    name: 'Ada Ng',
    email: 'ada@shopper.example',
  })
  await world.pay(clientSecret)
  expect(await settle(reservation)).toMatchObject({ state: 'reserved' })
  later(0.6)
  await reconcile(world.services)
  await reconcile(world.services)
  expect(await read(other)).toMatchObject({ state: 'ended', reason: 'abandoned', pending: [] })
  expect(JSON.stringify(world.emails.inbox())).not.toContain(`Your reservation of the ${name} is over`)
})

test('a reservation’s own hold does not take its car from it', async () => {
  const { id } = await world.addCar()
  const { reservation } = await world.begin(id, newPhone())
  const other = await world.begin(id, newPhone())
  await takeHolds({ ...reservation, held_until: '2026-11-28T00:00:00.000Z' }, start)
  expect(await carGone(reservation, start)).toBeUndefined()
  expect(await carGone(other.reservation, start)).toBe('taken')
})

test('a car’s own deposit is asked for', async () => {
  const { id } = await world.addCar({ reserve_deposit: 1500 })
  expect((await reserve(id)).deposit_cents).toBe(150_000)
})

test('the same key is the same reservation and payment', async () => {
  const { id } = await world.addCar()
  const phone = newPhone()
  const [first, second] = [
    await world.begin(id, phone, 'the-same-key-01'),
    await world.begin(id, phone, 'the-same-key-01'),
  ]
  expect(second).toEqual(first)
  const other = await world.begin(id, newPhone(), 'the-same-key-01')
  expect(other.reservation.reservation_id).not.toBe(first.reservation.reservation_id)
})

test('[RS-2] of two who paid one is charged, and the other’s authorisation is voided', async () => {
  const { id } = await world.addCar()
  const begun = [await world.begin(id, newPhone()), await world.begin(id, newPhone())]
  await Promise.all(begun.map(({ clientSecret }) => world.pay(clientSecret)))
  const settled = await Promise.all(begun.map(({ reservation }) => settle(reservation)))
  const [winner] = settled.filter(({ state }) => state === 'reserved')
  const [loser] = settled.filter(({ state }) => state === 'ended')
  expect(winner && (await paymentOf(winner))).toBe('captured')
  expect(loser).toMatchObject({ reason: 'taken' })
  expect(loser && (await paymentOf(loser))).toBe('voided')
  expect(await holderOf(id)).toBe(winner?.reservation_id)
})

test('[RS-2] a card that is declined reserves nothing, and another card may follow', async () => {
  const { id } = await world.addCar()
  const { reservation, clientSecret } = await world.begin(id, newPhone())
  await world.pay(clientSecret, 'pm_card_chargeDeclinedInsufficientFunds')
  const declined = await settle(reservation)
  expect(declined).toMatchObject({ state: 'authorising', decline: 'insufficient_funds' })
  expect(await holderOf(id)).toBeUndefined()
  await world.pay(clientSecret)
  expect(await settle(declined)).toMatchObject({ state: 'reserved' })
})

test('[RS-2] a hold that is over frees the car before anything sweeps it, and the deposit goes back', {
  tags: 'long',
}, async () => {
  const { id } = await world.addCar()
  const first = await reserve(id)
  await mirror(id)
  later(48)
  const second = await reserve(id)
  expect(second.state).toBe('reserved')
  await reconcile(world.services)
  await mirror(id)
  expect(await read(first)).toMatchObject({ state: 'ended', reason: 'expired' })
  expect([await paymentOf(first), await paymentOf(second)]).toEqual(['refunded', 'captured'])
  expect([await holderOf(id), (await stockOf(id))?.reserved]).toEqual([second.reservation_id, true])
})

test('the shopper’s button pays back and frees the car', { tags: 'long' }, async () => {
  const { id } = await world.addCar()
  const reservation = await reserve(id)
  await afterAMinute()
  // What was read a minute ago is older than what is stored.
  const ending = await applyEvent(reservation, 'cancel', world.services.now())
  expect(ending && (await runReservation(ending, world.services))).toMatchObject({
    state: 'ended',
    reason: 'cancelled',
  })
  expect([await paymentOf(reservation), await holderOf(id)]).toEqual(['refunded', undefined])
  await mirror(id)
  expect((await stockOf(id))?.reserved).toBe(false)
})

test('a feed’s sold wins over a hold', { tags: 'long' }, async () => {
  const { id } = await world.addCar()
  const reservation = await reserve(id)
  await afterAMinute()
  const item = await getVehicle('northgate', id)
  if (!item) throw new Error('no car')
  const { version, ...rest } = item
  await putVehicle({ ...rest, status: 'sold', vehicle: { ...rest.vehicle, status: 'sold' } }, version)
  await afterAMinute()
  expect(await read(reservation)).toMatchObject({ state: 'ended', reason: 'sold' })
  expect([await paymentOf(reservation), await holderOf(id)]).toEqual(['refunded', undefined])
})

test('one live hold for a shopper and dealer', { tags: 'long' }, async () => {
  const [one, two] = [await world.addCar(), await world.addCar()]
  const phone = newPhone()
  const before = await world.begin(two.id, phone)
  const first = await reserve(one.id, phone)
  await expect(world.begin(two.id, phone)).rejects.toMatchObject({ code: 'invalid', message: /another car/ })
  // Begun before the other was paid: the hold decides.
  await world.pay(before.clientSecret)
  expect(await settle(before.reservation)).toMatchObject({ state: 'ended', reason: 'taken' })
  expect(await holderOf(two.id)).toBeUndefined()
  expect(await paymentOf(first)).toBe('captured')
})

test('a shopper who begins twice at once has one reservation of the car, and one payment', {
  tags: 'long',
}, async () => {
  const { id } = await world.addCar()
  const phone = newPhone()
  const begun = await Promise.all([world.begin(id, phone), world.begin(id, phone), world.begin(id, phone)])
  expect(new Set(begun.map(({ reservation }) => reservation.reservation_id)).size).toBe(1)
  expect(new Set(begun.flatMap(({ clientSecret }) => clientSecret ?? [])).size).toBe(1)
  const [one] = begun
  await world.pay(begun.find(({ clientSecret }) => clientSecret)?.clientSecret)
  expect(one && (await settle(one.reservation))).toMatchObject({ state: 'reserved' })
})

test('a shopper begins a car again once an earlier reservation of it is over', async () => {
  const { id } = await world.addCar()
  const phone = newPhone()
  const first = await world.begin(id, phone, 'the-key-of-the-first-one')
  const ended = await applyEvent(first.reservation, 'cancel', world.services.now())
  expect(ended && (await runReservation(ended, world.services))).toMatchObject({ state: 'ended' })
  const second = await world.begin(id, phone)
  expect(second.reservation).toMatchObject({ state: 'authorising' })
  expect(second.reservation.reservation_id).not.toBe(first.reservation.reservation_id)
  // The first request, sent again, has its own answer.
  const again = await world.begin(id, phone, 'the-key-of-the-first-one')
  expect(again.reservation).toMatchObject({ reservation_id: first.reservation.reservation_id, state: 'ended' })
})

test('a request that is sent again after its reservation was continued and is over begins no other', async () => {
  const { id } = await world.addCar()
  const phone = newPhone()
  const first = await world.begin(id, phone, 'the-key-before-going-back')
  const second = await world.begin(id, phone, 'the-key-after-going-back')
  const ended = await applyEvent(second.reservation, 'cancel', world.services.now())
  expect(ended && (await runReservation(ended, world.services))).toMatchObject({ state: 'ended' })
  for (const key of ['the-key-before-going-back', 'the-key-after-going-back'])
    expect(await world.begin(id, phone, key)).toEqual({
      reservation: expect.objectContaining({ reservation_id: first.reservation.reservation_id, state: 'ended' }),
      clientSecret: undefined,
    })
})

test('a request is the same past midnight, and continues what was begun before it', async () => {
  const { id } = await world.addCar()
  const phone = newPhone()
  later(23.99)
  const first = await world.begin(id, phone, 'the-key-before-midnight')
  later(24.01)
  const { reservation_id } = first.reservation
  expect((await world.begin(id, phone, 'the-key-before-midnight')).reservation).toMatchObject({ reservation_id })
  expect((await world.begin(id, phone)).reservation).toMatchObject({ reservation_id })
})

test('numbers of a car that are used up are free again the next day', { tags: 'long' }, async () => {
  const { id } = await world.addCar()
  const phone = newPhone()
  const begin = async () => {
    const { reservation } = await world.begin(id, phone)
    await saveReservation(reservation, { ...reservation, state: 'ended', reason: 'cancelled' }, world.services.now())
  }
  for (let number = 0; number < 20; number += 1) await begin()
  await expect(begin()).rejects.toMatchObject({ code: 'too_many' })
  later(24)
  await begin()
})

test.each([
  ['paid', 'reserved', async (reservation: StoredReservation) => settle(reservation)],
  [
    'cancelled',
    'ended',
    async (reservation: StoredReservation) => {
      const ended = await applyEvent(reservation, 'cancel', world.services.now())
      return ended && runReservation(ended, world.services)
    },
  ],
] as const)('who begins again while it is %s gets no card form for it', async (_, state, meanwhile) => {
  const { id } = await world.addCar()
  const phone = newPhone()
  const first = await world.begin(id, phone)
  if (state === 'reserved') await world.pay(first.clientSecret)
  // The other request comes between the reading of the reservation and its writing.
  vi.mocked(recordPerson).mockImplementationOnce(async () => {
    expect(await meanwhile(first.reservation)).toMatchObject({ state })
  })
  const again = world.begin(id, phone)
  if (state === 'reserved') await expect(again).rejects.toMatchObject({ code: 'conflict' })
  else {
    const { reservation, clientSecret } = await again
    expect(reservation).toMatchObject({ state: 'authorising' })
    expect(reservation.reservation_id).not.toBe(first.reservation.reservation_id)
    expect(clientSecret).not.toBe(first.clientSecret)
  }
  expect(await read(first.reservation)).toMatchObject({ state })
})

test.each([
  [{ status: 'sold' }, 'gone'],
  [{ reserved: true }, 'conflict'],
  [{ tag: 'Test Drive Only' }, 'gone'],
] as const)('a car with %j is not begun', async (fields, code) => {
  const { id } = await world.addCar(fields)
  await expect(world.begin(id, newPhone())).rejects.toMatchObject({ code })
})

test('what is not paid in time ends, and its payment can be paid no more', { tags: 'long' }, async () => {
  const { id } = await world.addCar()
  const { reservation, clientSecret } = await world.begin(id, newPhone())
  later(0.6)
  await reconcile(world.services)
  expect(await read(reservation)).toMatchObject({ state: 'ended', reason: 'abandoned' })
  expect((await world.pay(clientSecret)).ok).toBe(false)
})

test('a webhook that never came is made up for in a minute, by a provider that failed too', {
  tags: 'long',
}, async () => {
  const { id } = await world.addCar()
  const { reservation, clientSecret } = await world.begin(id, newPhone())
  await world.pay(clientSecret)
  world.payments.setFault('error')
  expectLogs(/The reservation .* failed/)
  expect(await afterAMinute()).toMatchObject({ failed: expect.any(Number) })
  expect((await read(reservation)).state).toBe('authorising')
  world.payments.reset()
  // Its circuit may be open for a moment.
  await expect
    .poll(async () => (await reconcile(world.services)) && (await read(reservation)).state, { timeout: 40_000 })
    .toBe('reserved')
})

test('a hold of a process that came too late is freed', { tags: 'long' }, async () => {
  const { id } = await world.addCar()
  const { reservation } = await world.begin(id, newPhone())
  later(1)
  await reconcile(world.services)
  const late = { ...reservation, held_until: new Date(start.getTime() + 40 * 3_600_000).toISOString() }
  expect(await takeHolds(late, world.services.now())).toBe(true)
  expect(await reconcile(world.services)).toMatchObject({ freed: 2 })
  expect(await holderOf(id)).toBeUndefined()
})

test('a receipt with a calendar entry is sent once, then a reminder, then how it ended, which the dealer reads too', {
  tags: 'long',
}, async () => {
  const name = '2020 Receipt Car'
  const { id } = await world.addCar({ name })
  await reserve(id)
  later(0.1)
  await reconcile(world.services)
  await reconcile(world.services)
  const texts = () =>
    world.emails
      .inbox()
      .flatMap((email) => (JSON.stringify(email).includes('Receipt Car') ? [JSON.stringify(email)] : []))
  expect(texts()).toHaveLength(2)
  expect(texts()[0]).toContain(`Reserved: ${name}`)
  expect(texts()[0]).toContain('reservation.ics')
  // The site names no address for leads, so the place that sells the car has it.
  expect(texts()[1]).toContain('sales@northgate.example')
  expect(texts()[1]).toMatch(/Held until [A-Z][^,]+, \d+:\d\d [ap]m/)
  later(42.1)
  await reconcile(world.services)
  expect(texts()[2]).toContain('is held for you until')
  later(48)
  await reconcile(world.services)
  await reconcile(world.services)
  expect(texts()).toHaveLength(5)
  expect(texts()[3]).toContain('The 48 hours are over, and the vehicle is free again')
  expect(texts()[4]).toContain(`Reservation over: ${name}`)
  expect(texts()[4]).toContain('sales@northgate.example')
  expect(texts()[4]).toContain('The 48 hours are over. The deposit goes back.')
})
