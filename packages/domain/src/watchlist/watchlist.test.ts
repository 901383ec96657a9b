import { expect, test } from 'vitest'
import { priceChange } from './price-change.ts'
import { watchlistSummary } from './watchlist-summary.ts'

test.each([
  [30_000, 29_000, { kind: 'lower', by: 1000 }],
  [30_000, 30_500, { kind: 'higher', by: 500 }],
  [30_000, 30_000, { kind: 'same' }],
  [undefined, 30_000, undefined],
  [30_000, undefined, undefined],
])('a price of %s that is %s now changed by %j', (saved, now, expected) => {
  expect(priceChange(saved, now)).toEqual(expected)
})

test.each([
  [
    { available: 3, sold: 1, gone: 0, lower: 1 },
    'Three available, one sold.',
    'One costs less than when you saved it.',
  ],
  [{ available: 12, sold: 0, gone: 0, lower: 2 }, '12 available.', 'Two cost less than when you saved them.'],
  [{ available: 0, sold: 1, gone: 0, lower: 0 }, 'One sold.', undefined],
  [{ available: 3, sold: 2, gone: 1, lower: 0 }, 'Three available, two sold, one no longer available.', undefined],
  [{ available: 0, sold: 0, gone: 2, lower: 0 }, 'Two no longer available.', undefined],
])('%j is said as %s', (counts, text, lower) => {
  expect(watchlistSummary(counts)).toEqual({ text, ...(lower && { lower }) })
})
