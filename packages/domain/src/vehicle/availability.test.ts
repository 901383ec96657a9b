import { expect, test } from 'vitest'
import { availability } from './availability.ts'

test.each([
  ['in_stock', { isAvailable: true, isPurchasable: true, isComingSoon: false }],
  ['coming_soon', { isAvailable: true, isPurchasable: false, isComingSoon: true }],
  ['sold', { isAvailable: false, isPurchasable: false, isComingSoon: false }],
  ['withdrawn', { isAvailable: false, isPurchasable: false, isComingSoon: false }],
  ['on_the_moon', { isAvailable: false, isPurchasable: false, isComingSoon: false }],
  ['constructor', { isAvailable: false, isPurchasable: false, isComingSoon: false }],
])('a vehicle whose status is %s', (status, expected) => {
  expect(availability({ status })).toEqual(expected)
})
