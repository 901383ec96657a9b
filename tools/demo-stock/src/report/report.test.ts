import { expect, test } from 'vitest'
import type { Dealership } from '../dealers/dealership.ts'
import { dealerships } from '../dealers/dealerships.ts'
import { makeStock } from '../make-stock.ts'
import { histogram, report } from './report.ts'

test('a value that equals an edge belongs to the bar above it', () => {
  expect(histogram([5, 10, 15, 20, 25], [10, 20])).toEqual([1, 2, 2])
})

const [harbourside, northgate] = dealerships
const today = new Date('2026-11-21T00:00:00Z')
const stockOf = (dealership: Dealership, count?: number) => [
  ...makeStock(dealership, { today, ...(count && { count }) }),
]

test('a report draws price, year and kilometres, and says that all is within bounds', () => {
  const { text, isWithin } = report(harbourside, stockOf(harbourside), today)
  for (const measure of ['price', 'year', 'km']) expect(text).toMatch(new RegExp(`^  ${measure}$`, 'm'))
  expect(text).toMatch(/below \$20k +█+ \d+/)
  expect(text).toMatch(/ok {2}median price of a used car/)
  expect(text).not.toContain('OUT')
  expect(isWithin).toBe(true)
})

test('a stock out of bounds is reported', () => {
  const red = stockOf(harbourside).map((one) => ({ ...one, colour: 'red' as const }))
  const { text, isWithin } = report(harbourside, red, today)
  expect(text).toMatch(/OUT share of cars that are white: 0%/)
  expect(isWithin).toBe(false)
})

test('all of them are 100%, not 1', () => {
  const white = stockOf(harbourside).map((one) => ({ ...one, colour: 'white' as const }))
  expect(report(harbourside, white, today).text).toContain('OUT share of cars that are white: 100% (20% to 50%)')
})

test('what is expected and not there is out of bounds', () => {
  const unpriced = stockOf(harbourside).map(({ price, ...one }) => one)
  expect(report(harbourside, unpriced, today).text).toContain('OUT median price of a used car: none (24000 to 34000)')
})

test('a few vehicles are not judged', () => {
  const { text, isWithin } = report(northgate, stockOf(northgate, 10), today)
  expect(text).toContain('too few to judge: of its 440 it takes 220')
  expect(text).not.toContain('OUT')
  expect(isWithin).toBe(true)
})

test('a stock of years from now is drawn, and not judged by what is expected of this one', () => {
  const red = stockOf(harbourside).map((one) => ({ ...one, colour: 'red' as const }))
  const { text, isWithin } = report(harbourside, red, new Date('2028-12-01T00:00:00Z'))
  expect(text).toMatch(/below \$20k +█+ \d+/)
  expect(text).toContain('not judged: what a stock should be like was tried until 2028-11-30')
  expect(isWithin).toBe(true)
})

test('a dealership without expected values is reported', () => {
  const unknown = { ...harbourside, slug: 'no-such-dealership' }
  expect(() => report(unknown, stockOf(harbourside), today)).toThrow('no-such-dealership')
})
