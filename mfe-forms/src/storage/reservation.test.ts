import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readKeptReservation, removeKeptReservation, writeKeptReservation } from './reservation.ts'

beforeEach(() => {
  const entries = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, text: string) => entries.set(key, text),
      removeItem: (key: string) => entries.delete(key),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a reservation that is over is kept no more, and one that was begun after it is', () => {
  const kept = { reservation_id: 'the-reservation-of-ada', slug: 'a-car' }
  writeKeptReservation(kept)
  removeKeptReservation('the-one-before-that-01')
  expect(readKeptReservation()).toEqual(kept)
  removeKeptReservation(kept.reservation_id)
  expect(readKeptReservation()).toBeUndefined()
})
