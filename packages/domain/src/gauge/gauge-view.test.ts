import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillOf, gaugeDescription, gaugeView, isGaugeEligible } from './gauge-view.ts'

const gauge = { fill: 0.7, listing_price: 40_000, market_range_min: 38_000, market_range_max: 46_000, confidence: 0.8 }

describe('[PG-1] it shows only with every value, a confidence above 0.2 and a price within the range', () => {
  test('with all of them it shows', () =>
    expect(gaugeView(gauge, 'cars')).toMatchObject({ price: 40_000, min: 38_000 }))

  test.each(['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const)(
    'not without %s',
    (name) => expect(gaugeView({ ...gauge, [name]: undefined }, 'cars')).toBeNull(),
  )

  test.each([
    [{ confidence: 0.2 }, false],
    [{ confidence: 0.21 }, true],
    [{ market_range_max: 39_999 }, false],
    [{ market_range_max: 40_000 }, true],
    [{ fill: Number.NaN }, false],
    [{ fill: 0 }, true],
  ])('%j: %s', (changes, isShown) => expect(gaugeView({ ...gauge, ...changes }, 'cars') !== null).toBe(isShown))
})

test.each([
  [{}, true],
  [{ status: 'coming_soon' }, false],
  [{ status: 'sold' }, false],
  [{ reserved: true }, false],
  [{ price: 200 }, false],
  [{ price: 499 }, false],
  [{ price: 500 }, true],
  [{ price: 200, offer_price: 30_000 }, true],
  [{ price: undefined }, false],
])('[PG-2] a car with %j is eligible where the site has the gauge: %s', (changes, isEligible) => {
  const car = { status: 'in_stock', reserved: false, price: 40_000, ...changes }
  expect(isGaugeEligible(car, true)).toBe(isEligible)
  expect(isGaugeEligible(car, false)).toBe(false)
})

/** At a price from 0 to 1,000 the fill is what it is below the highest, in thousandths. */
const at = (fill: number) => ({
  ...gauge,
  market_range_min: 0,
  market_range_max: 1000,
  listing_price: 1000 - fill * 1000,
})

test.each([
  [0.649, undefined, 'Good Deal'],
  [0.65, undefined, 'Great Deal'],
  [0.5, undefined, 'Good Deal'],
  [0.499, undefined, 'Above similar caravans'],
  [0.1, 'Above similar cars', 'Above similar cars'],
  [0.9, 'Priced to sell', 'Priced to sell'],
  [0.9, '', 'Great Deal'],
])('[PG-3] [BY-6] a fill of %d described as %j is labelled %s', (fill, description, label) =>
  expect(gaugeView({ ...at(fill), description }, 'caravans')?.label).toBe(label),
)

test.each([
  [0.299, 'low'],
  [0.3, 'medium'],
  [0.599, 'medium'],
  [0.6, 'high'],
])('[PG-4] a fill of %d is %s', (fill, tone) => expect(gaugeView(at(fill), 'cars')?.tone).toBe(tone))

test.each([
  [0, 0.5],
  [0.31, 0.2],
  [0.5, 0.2],
  [0.69, 0.2],
  [0.75, 0.25],
  [1.4, 0.5],
])('[PG-5] at a fill of %d this share of the dial is painted: %d', (fill, drawn) =>
  expect(gaugeView(at(fill), 'cars')?.dialFill).toBe(drawn),
)

test.each([
  [41_000, false, '$1,000 below the middle of the range'],
  [42_000, false, 'In the middle of the range'],
  [42_001, true, '$1 above the middle of the range'],
])('[BY-6] %d of 38,000 to 46,000 is above the middle: %s', (listing_price, isAboveMiddle, note) =>
  expect(gaugeView({ ...gauge, listing_price }, 'cars')).toMatchObject({ isAboveMiddle, note, middle: 42_000 }),
)

test('[BY-6] whatever fill an answer claims, a price above the middle is no deal, and the dial is by the price', () => {
  const dollars = fc.integer({ min: 500, max: 200_000 })
  fc.assert(
    fc.property(dollars, dollars, dollars, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, listing_price, fill) => {
      const range = { min: Math.min(a, b), max: Math.max(a, b) }
      const ends = { market_range_min: range.min, market_range_max: range.max }
      const view = gaugeView({ ...gauge, ...ends, fill, listing_price }, 'cars')
      if (!view) return
      const isAbove = listing_price > Math.round((a + b) / 2)
      expect(/Deal/.test(view.label)).toBe(!isAbove)
      expect(view.note.includes('above')).toBe(isAbove)
      expect(gaugeDescription(listing_price, range, 'cars') !== undefined).toBe(isAbove)
      expect(view.fill).toBe(fillOf(listing_price, range))
    }),
  )
})

test.each([
  [38_000, 1],
  [46_000, 0],
  [42_000, 0.5],
  [30_000, 1],
  [50_000, 0],
])('[PG-6] %d of 38,000 to 46,000 is a fill of %d', (price, fill) =>
  expect(fillOf(price, { min: 38_000, max: 46_000 })).toBe(fill),
)
