import type { AnnouncedReservation } from '@forecourt/contracts/reservations/reservation'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { reservationEmail } from './reservation-email.ts'

const { copy, ...others } = testSite()
const site = { ...others, copy: { ...copy, noun: ['caravan', 'caravans'] as [string, string] } }
const now = new Date('2026-11-26T00:00:00.000Z')
const reserved: AnnouncedReservation = {
  ...{ tenant: 'northgate', reservation_id: 'r'.repeat(22), version: 1, state: 'reserved', shopper_mark: 'm' },
  car: { id: 'v1', slug: 'a-van', name: '2023 Car-Go Tourer', dealership_slug: 'northgate' },
  ...{ deposit_cents: 20_000, created_at: now.toISOString(), updated_at: now.toISOString(), pending: [] },
  ...{ pay_by: now.toISOString(), held_until: '2026-11-28T00:00:00.000Z', charged: true },
}
const textOf = (message: 'reminder' | 'ended', reservation: AnnouncedReservation) =>
  reservationEmail(message, reservation, site, now).text

test('[RS-1] the messages of a reservation say the noun of the site', () => {
  expect(textOf('reminder', reserved)).toMatch(
    /^After that the caravan is free, and your deposit of \$200 goes back to you\./,
  )
  expect(textOf('ended', { ...reserved, state: 'ended', reason: 'taken' })).toMatch(
    /^This caravan was reserved a moment before\./,
  )
})
