import { reservationStates, storedReservationSchema } from '@forecourt/contracts/reservations/reservation'
import { expect, test } from 'vitest'
import { advanceReservation, clockEvent, type Progress } from './advance-reservation.ts'
import { reminderAt } from './hold-times.ts'
import { type ReservationEvent, reservationTable } from './reservation-table.ts'

/** Two in the morning in Sydney, an hour before its clocks go back. */
const now = new Date('2026-04-04T15:00:00.000Z')
const created: Progress = { state: 'authorising', pay_by: '2026-04-04T15:30:00.000Z', pending: [] }
const at = (ms: number) => new Date(Date.parse('2026-04-06T15:00:00.000Z') + ms)

function reserve(): Progress {
  const events = ['authorised', 'held', 'captured'] as const
  return events.reduce<Progress>((last, event) => advanceReservation(last, event, now) ?? last, created)
}

test('a car is held for 48 hours from the authorisation, whatever a clock of the wall says', () => {
  const reserved = reserve()
  expect(reserved).toMatchObject({ state: 'reserved', held_until: at(0).toISOString() })
  expect(reminderAt(reserved.held_until ?? '')).toEqual(new Date('2026-04-06T09:00:00.000Z'))
})

test('a hold ends to the millisecond, and its deposit goes back', () => {
  const reserved = reserve()
  expect(clockEvent(reserved, at(-1))).toBeUndefined()
  expect(clockEvent(reserved, at(0))).toBe('expired')
  expect(advanceReservation(reserved, 'expired', at(0))).toMatchObject({ state: 'refunding', reason: 'expired' })
})

test('a webhook after the release changes nothing', () => {
  const ended: Progress = { ...reserve(), state: 'ended', reason: 'expired' }
  for (const event of ['refunded', 'voided', 'disputed', 'declined'] as const)
    expect(advanceReservation(ended, event, at(1))).toBeUndefined()
})

test('the shopper’s button works until the dealer confirms, and then the dealer’s alone', () => {
  const confirmed = advanceReservation(reserve(), 'confirm', now)
  expect(confirmed?.state).toBe('confirmed')
  expect(confirmed && advanceReservation(confirmed, 'cancel', now)).toBeUndefined()
  expect(confirmed && advanceReservation(confirmed, 'dealer_cancel', now)).toMatchObject({ state: 'refunding' })
})

test('the first reason of an end stays', () => {
  const cancelled = advanceReservation(reserve(), 'cancel', now)
  expect(cancelled && advanceReservation(cancelled, 'disputed', now)).toMatchObject({ reason: 'cancelled' })
})

test('whatever the table leads to, at any time, has what is stored of its state', () => {
  const fields = {
    ...{ tenant: 'northgate', reservation_id: 'r'.repeat(22), version: 1, shopper_mark: 'mark', deposit_cents: 20_000 },
    ...{ car: { id: '1', slug: 'a-car', name: 'A car', dealership_slug: 'northgate' } },
    ...{ created_at: now.toISOString(), updated_at: now.toISOString() },
  }
  const reached = new Map([[JSON.stringify(created), created]])
  for (const one of reached.values()) {
    expect(storedReservationSchema.parse({ ...fields, ...one })).toMatchObject(one)
    for (const event of Object.keys(reservationTable[one.state].on) as ReservationEvent[])
      for (const time of [now, at(0)]) {
        const next = advanceReservation(one, event, time)
        if (next) reached.set(JSON.stringify({ ...next, held_until: next.held_until && 'then' }), next)
      }
  }
  expect(new Set([...reached.values()].map(({ state }) => state))).toEqual(new Set(reservationStates))
})
