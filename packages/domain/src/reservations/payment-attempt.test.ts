import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { expect, test } from 'vitest'
import { isPaymentSent, withoutEarlierDecline } from './payment-attempt.ts'

const now = new Date('2026-11-27T10:00:00.000Z')
const reservation: ShownReservation = {
  reservation_id: 'the-reservation-of-ada',
  state: 'authorising',
  car: { id: 'v1', slug: 'a-car', name: 'A car', dealership_slug: 'north' },
  deposit_cents: 20_000,
  pay_by: '2026-11-27T10:20:00.000Z',
  can_cancel: true,
}
const sent = { reservation_id: reservation.reservation_id, is_unanswered: true }

test.each([
  ['was sent', reservation, sent, true],
  ['was not sent', reservation, undefined, false],
  ['was answered', reservation, { ...sent, is_unanswered: false }, false],
  ['arrived', { ...reservation, state: 'reserved' as const }, sent, false],
  ['is too late', { ...reservation, pay_by: '2026-11-27T10:00:00.000Z' }, sent, false],
])('[RS-1] a payment that %s', (_, shown, attempt, isSent) => {
  expect(isPaymentSent(shown, attempt, now)).toBe(isSent)
})

test('[RS-1] a decline is of the last card alone', () => {
  const declined = { ...reservation, decline_words: 'The card has expired.' }
  expect(withoutEarlierDecline(declined, undefined)).toEqual(declined)
  expect(withoutEarlierDecline(declined, { ...sent, declined_before: 'Try another card.' })).toEqual(declined)
  expect(withoutEarlierDecline(declined, { ...sent, declined_before: 'The card has expired.' })).toEqual(reservation)
})
