import { expect, test } from 'vitest'
import { salesThisMonth, salesToday } from './sales-counter.ts'

const at = (time: string) => Date.parse(time) / 1000

test.each([
  ['2026-11-21T00:00:00+10:00', 0, 'the day begins in Brisbane'],
  ['2026-11-21T00:07:29+10:00', 0, 'a second before the first step'],
  ['2026-11-21T00:07:30+10:00', 1, 'the first step, after 450 s'],
  ['2026-11-21T00:14:59+10:00', 1, 'a second before the second'],
  ['2026-11-21T12:00:00+10:00', 96, 'half of the day'],
  ['2026-11-21T23:52:29+10:00', 190, 'before the last step'],
  ['2026-11-21T23:59:59+10:00', 191, 'the last second of the day'],
  ['2026-11-22T00:00:00+10:00', 0, 'the next day restarts the count'],
  ['2026-01-15T13:00:00Z', 184, 'summer, when Sydney is an hour ahead and Brisbane is not'],
  ['2026-07-15T13:00:00Z', 184, 'winter'],
])('[NV-5] at %s of 192 a day %i are sold: %s', (time, sold) => {
  expect(salesToday(at(time), 192)).toBe(sold)
})

test.each([
  [1, 0],
  [7, 3],
  [1000, 500],
])('[NV-5] of %i a day %i are sold by noon', (perDay, sold) => {
  expect(salesToday(at('2026-11-21T12:00:00+10:00'), perDay)).toBe(sold)
})

const open = { open: '08:30', close: '17:30', sold: 27 }
const week = {
  mon: open,
  tue: open,
  wed: open,
  thu: open,
  fri: { open: '08:30', close: '18:30', sold: 30 },
  sat: { open: '09:00', close: '17:00', sold: 32 },
  sun: 'closed',
  closed_on: ['2026-12-25'],
} satisfies Parameters<typeof salesToday>[1]

test.each([
  ['2026-11-16T08:30:00+10:00', 0, 'a Monday as it opens'],
  ['2026-11-16T08:49:59+10:00', 0, 'a second before the first step'],
  ['2026-11-16T08:50:00+10:00', 1, 'the first step, after 20 minutes'],
  ['2026-11-16T17:30:00+10:00', 27, 'the day over'],
  ['2026-11-16T23:59:59+10:00', 27, 'the evening'],
  ['2026-11-17T00:00:00+10:00', 0, 'the night before the next day'],
  ['2026-11-20T13:30:00+10:00', 15, 'half of a longer Friday'],
  ['2026-11-21T13:00:00+10:00', 16, 'half of a Saturday'],
  ['2026-11-22T19:48:00+10:00', 0, 'a Sunday, closed'],
  ['2026-12-24T23:59:59+10:00', 27, 'the evening before a day on which all is closed'],
  ['2026-12-25T13:30:00+10:00', 0, 'that day, a Friday'],
  ['2026-12-25T23:59:59+10:00', 0, 'its last second in Brisbane'],
  ['2026-12-26T13:00:00+10:00', 16, 'the day after it'],
])('[NV-5] where each weekday has its hours and sales, at %s %i are sold: %s', (time, sold) => {
  expect(salesToday(at(time), week)).toBe(sold)
})

test('[NV-5] a day takes exactly as many steps as there are sales, each 450 s long', () => {
  const midnight = at('2026-11-21T00:00:00+10:00')
  const seconds = Array.from({ length: 86_400 }, (_, second) => salesToday(midnight + second, 192))
  const steps = seconds.flatMap((sold, second) => (sold === seconds[second - 1] ? [] : [second]))
  expect(steps).toEqual(Array.from({ length: 192 }, (_, step) => step * 450))
})

test.each([
  ['2026-10-31T14:00:00Z', 0],
  ['2026-10-31T14:07:30Z', 1],
  ['2026-11-01T13:59:59Z', 191],
  ['2026-11-01T14:00:00Z', 192],
  ['2026-11-23T02:00:00Z', 22 * 192 + 96],
])('[NV-6] at %s %i are sold in the month, at 192 a day in Brisbane', (at, sold) => {
  expect(salesThisMonth(Date.parse(at) / 1000, 192)).toBe(sold)
})
