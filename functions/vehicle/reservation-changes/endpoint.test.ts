import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { expectLogs } from '@forecourt/lambda-kit/testing/expect-logs'
import { applyAndLeave } from '@forecourt/reservations/apply-event'
import { endUnpaid } from '@forecourt/reservations/end-unpaid'
import { observePayment } from '@forecourt/reservations/run-reservation'
import { carHold, readHold } from '@forecourt/reservations/store/hold-table'
import { readReservation } from '@forecourt/reservations/store/reservation-table'
import { startReservationWorld } from '@forecourt/reservations/testing/reservation-world'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { applyChanges } from './endpoint.ts'

let world: Awaited<ReturnType<typeof startReservationWorld>>
beforeAll(async () => {
  world = await startReservationWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

/** The stream says that it changed. */
const change = ({ tenant, reservation_id }: StoredReservation) =>
  applyChanges(
    {
      Records: [
        { eventName: 'MODIFY', dynamodb: { Keys: { tenant: { S: tenant }, reservation_id: { S: reservation_id } } } },
      ],
    },
    world.services,
  )
const paymentOf = async ({ payment_id = '' }: StoredReservation) =>
  (await world.services.payment.read(payment_id)).status
const subjects = () => world.emails.inbox().map(({ subject }) => subject)

async function begin() {
  const { id } = await world.addCar()
  const phone = world.newPhone()
  return { phone, ...(await world.begin(id, phone)) }
}
const reserve = async () => world.reserve((await world.addCar()).id)

test('what its shopper has erased before it is paid ends at once, and can be paid no more', async () => {
  const { phone, reservation, clientSecret } = await begin()
  await endUnpaid({ tenant: 'northgate', phone }, world.services.now())
  await change(reservation)
  expect((await world.pay(clientSecret)).ok).toBe(false)
  expect(await world.settle(reservation)).toMatchObject({ state: 'ended', reason: 'cancelled' })
  expect(await paymentOf(reservation)).toBe('voided')
})

test('who pays in the moment of the erasure is not charged, and holds no car', async () => {
  const { phone, reservation, clientSecret } = await begin()
  await endUnpaid({ tenant: 'northgate', phone }, world.services.now())
  expect((await world.pay(clientSecret)).ok).toBe(true)
  expect(await world.settle(reservation)).toMatchObject({ state: 'ended', reason: 'cancelled' })
  expect(await paymentOf(reservation)).toBe('voided')
  expect(await readHold(carHold(reservation.car), world.services.now())).toBeUndefined()
})

test('what is paid is not ended by an erasure', async () => {
  const { phone, reservation, clientSecret } = await begin()
  await world.pay(clientSecret)
  const { state } = await world.settle(reservation)
  await endUnpaid({ tenant: 'northgate', phone }, world.services.now())
  expect([state, (await readReservation(reservation))?.state]).toEqual(['reserved', 'reserved'])
})

test('what a dealer ended is refunded, and the shopper gets the e-mail, at once', async () => {
  const reservation = await reserve()
  await applyAndLeave(reservation, 'dealer_cancel', world.services.now())
  await change(reservation)
  expect(await readReservation(reservation)).toMatchObject({ state: 'ended', reason: 'dealer', pending: [] })
  expect(await paymentOf(reservation)).toBe('refunded')
  expect(subjects()).toEqual([`Your reservation of the ${reservation.car.name} is over`])
})

test('a request that continues its own reservation is left to it', async () => {
  const { reservation, clientSecret } = await begin()
  await world.pay(clientSecret)
  const { state } = await observePayment(reservation, world.services)
  await change(reservation)
  expect([state, (await readReservation(reservation))?.state]).toEqual(['holding', 'holding'])
})

test('a payment provider that fails holds up no other change', { tags: 'long' }, async () => {
  const reservation = await reserve()
  await applyAndLeave(reservation, 'dealer_cancel', world.services.now())
  world.payments.setFault('error')
  expectLogs(/the reconciler retries/)
  expect(await change(reservation)).toEqual({ batchItemFailures: [] })
  expect(await readReservation(reservation)).toMatchObject({ state: 'refunding' })
})
