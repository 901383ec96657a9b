import { expect, test } from 'vitest'
import { stockCount } from './stock-count.ts'

test.each([
  [[], 4000, 0],
  [[1999, 1999], 5000, 3998],
  [[2000, 10], 5000, 5000],
  [[2000, 10], undefined, 2010],
  [[12, 30], undefined, 42],
])('[SR-13] of counts of %j, where %s is configured, a site says %d', (counts, configured, said) => {
  const buckets = counts.map((count, index) => ({ value: `${index}`, count }))
  expect(stockCount(buckets, configured)).toBe(said)
})
