import type { StoredReservation } from '@forecourt/contracts/reservations/reservation'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { applyEvent } from '../apply-event.ts'
import { readReservation } from '../store/reservation-table.ts'
import { start, startReservationWorld } from '../testing/reservation-world.ts'
import { sendMessages } from './send-messages.ts'

let world: Awaited<ReturnType<typeof startReservationWorld>>
beforeAll(async () => {
  world = await startReservationWorld()
})
afterAll(() => world.close())
beforeEach(() => world.reset())

const reserve = async () => world.reserve((await world.addCar()).id)
const read = async (reservation: StoredReservation) => (await readReservation(reservation)) ?? reservation
/** The receipt, and what the dealer reads. */
const receipts = (reservation: StoredReservation) =>
  world.emails.inbox().filter((email) => JSON.stringify(email).includes(reservation.reservation_id))

test('two senders at once send a message once', async () => {
  const reservation = await reserve()
  const sent = await Promise.all([sendMessages(reservation, world.services), sendMessages(reservation, world.services)])
  expect(sent.toSorted()).toEqual([0, 1])
  expect(receipts(reservation)).toHaveLength(2)
  expect(await read(reservation)).toMatchObject({ pending: ['reminder'] })
  expect(await read(reservation)).not.toHaveProperty('sending_until')
})

test('who reads it while another sends it leaves it to them', async () => {
  const reservation = await reserve()
  const email = world.services.email
  const sendEmail = vi.fn(async (given: Parameters<typeof email.sendEmail>[0]) => {
    expect(await sendMessages(await read(reservation), world.services)).toBe(0)
    return email.sendEmail(given)
  })
  await sendMessages(reservation, { ...world.services, email: { ...email, sendEmail } })
  expect(sendEmail).toHaveBeenCalledTimes(2)
  expect(receipts(reservation)).toHaveLength(2)
})

test('what went on while its receipt was sent gets no other', async () => {
  const reservation = await reserve()
  const email = world.services.email
  const sendEmail = async (given: Parameters<typeof email.sendEmail>[0]) => {
    await applyEvent(await read(reservation), 'confirm', world.services.now())
    return email.sendEmail(given)
  }
  await sendMessages(reservation, { ...world.services, email: { ...email, sendEmail } })
  expect(await read(reservation)).toMatchObject({ state: 'confirmed', pending: [] })
})

test('a message of a sender that failed is sent a minute later', async () => {
  const reservation = await reserve()
  world.emails.setFault('rejected')
  await expect(sendMessages(reservation, world.services)).rejects.toThrow()
  world.emails.reset()
  expect(await sendMessages(await read(reservation), world.services)).toBe(0)
  world.setNow(new Date(start.getTime() + 60_000))
  expect(await sendMessages(await read(reservation), world.services)).toBe(1)
  expect(receipts(reservation)).toHaveLength(2)
})
