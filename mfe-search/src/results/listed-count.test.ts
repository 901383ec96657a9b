import { expect, test } from 'vitest'
import { countWords, listedCount } from './listed-count.ts'

test.each([
  [{ count: 1 }, 1, '1 vehicle'],
  [{ count: 2390 }, 2390, '2,390 vehicles'],
  [{ count: 2390, collapsed: 1 }, 2389, '2,390 vehicles (1 sold, not listed)'],
  [{ count: 9000, collapsed: 1047 }, 7953, '9,000 vehicles (1,047 sold, not listed)'],
])('[SR-12] of %j, %i are listed, and the rest is said: %s', (result, listed, words) => {
  expect(listedCount(result)).toBe(listed)
  expect(countWords(result, ['vehicle', 'vehicles'])).toBe(words)
})
