import { endReasons } from '@forecourt/contracts/reservations/reservation'
import { expect, test } from 'vitest'
import { dealerEndText, endText } from './reservation-words.ts'

const held_until = '2026-11-28T02:00:00.000Z'

test.each(endReasons.filter((reason) => reason !== 'disputed'))(
  '[RS-1] the end by %s says what became of the deposit',
  (reason) => {
    expect(endText({ state: 'ended', reason, charged: true, held_until })).toMatch(
      / Your deposit goes back to your card\.$/,
    )
    expect(endText({ state: 'ended', reason })).toMatch(/ Nothing was charged\.$/)
  },
)

test('until the bank has answered, neither is certain', () => {
  const shown = { reason: 'cancelled', held_until } as const
  expect(endText({ ...shown, state: 'voiding' })).toContain('asking your bank')
  expect(endText({ ...shown, state: 'refunding' })).toContain('goes back to your card')
})

test('a bank that took the deposit back has said all', () => {
  expect(endText({ state: 'ended', reason: 'disputed', charged: true })).toBe(
    'Your bank took the deposit back, so the car is free again.',
  )
})

test('the dealership reads the same of the money', () => {
  expect(dealerEndText({ state: 'ended', reason: 'cancelled', charged: true })).toBe(
    'They cancelled it. The deposit goes back.',
  )
  expect(dealerEndText({ state: 'ended', reason: 'cancelled' })).toBe('They cancelled it. Nothing was charged.')
  expect(dealerEndText({ state: 'ended', reason: 'refused' })).toBe('The bank did not pay the deposit.')
})
