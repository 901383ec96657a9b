import { expect, test } from 'vitest'
import { parseWholeNumber } from './parse-whole-number.ts'

test.each([
  ['20000', '$', 20_000],
  [' $20,000 ', '$', 20_000],
  ['20 000', '$', 20_000],
  ['80,000 KM', 'km', 80_000],
  ['2019', '', 2019],
  ['abc', '$', undefined],
  ['-5', '$', undefined],
  ['20000.50', '$', undefined],
  ['20k', '$', 20_000],
  ['$32.5K', '$', 32_500],
  ['80k km', 'km', 80_000],
  ['20kk', '$', undefined],
  ['1.5', '$', undefined],
  ['1e5', '$', undefined],
  ['$', '$', undefined],
])('"%s" typed with the unit "%s" is %j', (text, unit, number) => {
  expect(parseWholeNumber(text, unit)).toBe(number)
})
