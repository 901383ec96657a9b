import { expect, test } from 'vitest'
import { customRank } from './custom-rank.ts'

const good = {
  item_type: 'car',
  status: 'in_stock',
  reserved: false,
  price: 38_990,
  year: 2021,
  km: 40_000,
  images: [1, 2, 3],
}

test.each([
  ['one that is reserved', { reserved: true }],
  ['one that is still to come', { status: 'coming_soon' }],
  ['one that is sold', { status: 'sold' }],
  ['one without photos', { images: [] }],
  ['one with fewer photos', { images: [1] }],
  ['one without a price', { price: undefined }],
  ['one with a placeholder price', { price: 10 }],
  ['an older one', { year: 2015 }],
  ['one that has driven further', { km: 120_000 }],
])('[SR-8] a vehicle comes before %s', (_which, change) => {
  expect(customRank(good)).toBeGreaterThan(customRank({ ...good, ...change }))
})

test('[SR-8] a reduced vehicle comes first among equals', () => {
  expect(customRank({ ...good, before_price: 40_990 })).toBeGreaterThan(customRank(good))
  expect(customRank({ ...good, offer_price: 37_990 })).toBeGreaterThan(customRank(good))
})

test.each([
  ['has no price', { price: undefined, before_price: 40_990 }, { price: undefined }],
  ['has a placeholder price', { price: 10, before_price: 40_990 }, { price: 10 }],
  ['has an offer that is its price', { offer_price: 38_990 }, {}],
  ['has an offer above its price', { offer_price: 39_990 }, {}],
  ['had a lower price before', { before_price: 36_990 }, {}],
])('[SR-8] a vehicle that %s is not reduced', (_which, change, plain) => {
  expect(customRank({ ...good, ...change })).toBe(customRank({ ...good, ...plain }))
})

test('[SR-8] whatever else is true of it, a sold vehicle comes after one that is for sale', () => {
  const poorest = { item_type: 'car', status: 'coming_soon', reserved: true, images: [] }
  const richest = { ...good, status: 'sold', images: Array(50).fill(1), before_price: 90_000, year: 2030, km: 0 }
  expect(customRank(poorest)).toBeGreaterThan(customRank(richest))
})

test('[SR-8] what has no odometer does not come after all that has one', () => {
  const { km: _, ...unknown } = good
  expect(customRank({ ...unknown, item_type: 'caravan' })).toBe(customRank({ ...good, km: 0 }))
  expect(customRank(unknown)).toBe(customRank({ ...good, km: 150_000 }))
})
