import { expect, test } from 'vitest'
import { dealerships } from '../dealers/dealerships.ts'
import { makeStock } from '../make-stock.ts'
import { histogram, report } from './report.ts'

test('a value that equals an edge belongs to the bar above it', () => {
  expect(histogram([5, 10, 15, 20, 25], [10, 20])).toEqual([1, 2, 2])
})

test('a report draws price, year and kilometres, and says that all is within bounds', () => {
  const [dealership] = dealerships
  const text = report('harbourside', [...makeStock(dealership, { today: new Date('2026-11-21T00:00:00Z') })])
  for (const measure of ['price', 'year', 'km']) expect(text).toMatch(new RegExp(`^  ${measure}$`, 'm'))
  expect(text).toMatch(/below \$20k +█+ \d+/)
  expect(text).toMatch(/ok {2}median price of a used car/)
  expect(text).not.toContain('OUT')
})

test('a stock out of bounds is told', () => {
  const [dealership] = dealerships
  const red = [...makeStock(dealership, { today: new Date('2026-11-21T00:00:00Z') })].map((one) => ({
    ...one,
    colour: 'red' as const,
  }))
  expect(report('red', red)).toMatch(/OUT share of cars that are white: 0%/)
})
