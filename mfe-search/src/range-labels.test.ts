import { expect, test } from 'vitest'
import { rangeText, rangeTitle } from './range-labels.ts'

test('[TN-14] on a subscription site a price is a week’s, and no other range is', () => {
  const site = { pricing: 'subscription' } as const
  expect(rangeTitle('price', site)).toBe('Weekly price')
  expect(rangeText('price', { max: 300 }, site)).toBe('Up to $300 a week')
  expect([rangeTitle('km', site), rangeText('km', { max: 300 }, site)]).toEqual(['Kilometres', 'Up to 300 km'])
})

test('elsewhere a price is what a vehicle costs', () => {
  const site = { pricing: 'purchase' } as const
  expect([rangeTitle('price', site), rangeText('price', { max: 300 }, site)]).toEqual(['Price', 'Up to $300'])
})
