import { expect, test } from 'vitest'
import { countOf, decimalText, inWords, numberText, ordinalWord } from './numbers.ts'

test.each([
  [0, '0'],
  [999.5, '1,000'],
  [28_410, '28,410'],
  [1_234_567, '1,234,567'],
  [-1204, '-1,204'],
])('%d is %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test('decimals are shown where there are some, or always', () => {
  expect([numberText(4.25, 1), numberText(4, 1), numberText(1234.5678, 3)]).toEqual(['4.3', '4', '1,234.568'])
  expect([decimalText(1234.5, 2), decimalText(10, 1)]).toEqual(['1,234.50', '10.0'])
})

test.each([
  [0, 'seat', '0 seats'],
  [1, 'seat', '1 seat'],
  [1204, ['ute', 'utes'], '1,204 utes'],
  [1, ['person', 'people'], '1 person'],
  [2, ['person', 'people'], '2 people'],
] as const)('%d of %s is %s', (count, noun, text) => {
  expect(countOf(count, noun)).toBe(text)
})

test('small numbers and places are words', () => {
  expect([0, 4, 10, 11, 1204].map(inWords)).toEqual(['no', 'four', 'ten', '11', '1,204'])
  expect([1, 4].map(ordinalWord)).toEqual(['first', 'fourth'])
})
