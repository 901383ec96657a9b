import { expect, test } from 'vitest'
import { isPlausiblePrice } from './plausible-price.ts'

test.each([
  ['a placeholder is not', { kind: 'normal', amount: 11 }, false],
  ['an offer below 500 dollars is not', { kind: 'offer', amount: 499 }, false],
  ['500 dollars are', { kind: 'normal', amount: 500 }, true],
  ['a small amount per week is', { kind: 'subscription', amount: 189 }, true],
  ['no amount is not', { kind: 'none' }, false],
] as const)('as a plausible price %s', (_what, price, expected) => {
  expect(isPlausiblePrice({ text: '', ...price })).toBe(expected)
})
