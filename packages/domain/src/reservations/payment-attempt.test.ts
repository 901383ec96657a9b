import type { ShownReservation } from '@forecourt/contracts/reservations/reservation'
import { expect, test } from 'vitest'
import { isPaymentSent, isSentLongAgo, withoutEarlierDecline } from './payment-attempt.ts'

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

const sent_at = '2026-11-27T09:59:00.000Z'
const noted = { ...reservation, payment_sent_at: sent_at }

test.each([
  ['was sent', reservation, sent, true],
  ['was not sent', reservation, undefined, false],
  ['was answered', reservation, { ...sent, is_unanswered: false }, false],
  ['arrived', { ...reservation, state: 'reserved' as const }, sent, false],
  ['was sent from elsewhere', noted, undefined, true],
  [
    'was sent from elsewhere after this tab’s',
    noted,
    { ...sent, is_unanswered: false, sent_at: reservation.pay_by },
    true,
  ],
  ['was answered, as this tab knows', noted, { ...sent, is_unanswered: false, sent_at }, false],
  ['is too late', { ...reservation, pay_by: '2026-11-27T10:00:00.000Z' }, sent, false],
])('[RS-1] a payment that %s', (_, shown, attempt, isSent) => {
  expect(isPaymentSent(shown, attempt, now)).toBe(isSent)
})

test('[RS-1] two minutes later the bank has the payment, or nobody sent it', () => {
  expect(isSentLongAgo(noted, now)).toBe(false)
  expect(isSentLongAgo(noted, new Date('2026-11-27T10:01:00.000Z'))).toBe(true)
  expect(isSentLongAgo(reservation, now)).toBe(false)
})

test('[RS-1] a decline is of the last card alone', () => {
  const declined = { ...reservation, decline_words: 'The card has expired.' }
  expect(withoutEarlierDecline(declined, undefined)).toEqual(declined)
  expect(withoutEarlierDecline(declined, { ...sent, declined_before: 'Try another card.' })).toEqual(declined)
  expect(withoutEarlierDecline(declined, { ...sent, declined_before: 'The card has expired.' })).toEqual(reservation)
})
