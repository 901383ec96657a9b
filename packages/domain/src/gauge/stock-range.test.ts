import { expect, test } from 'vitest'
import { fillOf, gaugeView } from './gauge-view.ts'
import { type Compared, stockRange } from './stock-range.ts'

const car: Compared = {
  ...{ slug: 'own', make: 'Mazda', model: 'CX-5', car_type: 'used', item_type: 'car', status: 'in_stock' },
  ...{ year: 2023, km: 30_000, price: 39_000 },
}
const like = (slug: string, changes: object) => ({ ...car, slug, ...changes })
const three = [
  like('a', { price: 38_000 }),
  like('b', { price: 41_000, km: 35_000 }),
  like('c', { price: 44_000, year: 2022 }),
]

test('[PG-6] a range is that of the same model within two years and 40,000 km, the nearest first', () => {
  const range = stockRange(car, [...three].reverse())
  expect(range).toMatchObject({ min: 38_000, max: 44_000, confidence: 0.3 })
  expect(range?.comparables.map(({ slug }) => slug)).toEqual(['a', 'b', 'c'])
})

test.each([
  ['another model', { model: 'CX-3' }],
  ['a sold one', { status: 'sold' }],
  ['one without a price', { price: undefined }],
  ['a new one', { car_type: 'new' }],
  ['an older one', { year: 2020 }],
  ['one that went much further', { km: 70_001 }],
  ['itself', { slug: 'own' }],
  ['one whose distance is not known', { km: undefined }],
  ['one whose year is not known', { year: undefined }],
])('%s is not compared', (_, changes) =>
  expect(stockRange(car, [...three, like('d', { price: 1_000, ...changes })])).toMatchObject({ min: 38_000 }),
)

test('[PG-1] its own price is not part of the range: one that costs more than all others has no gauge', () => {
  const { min = 0, max = 0, confidence } = stockRange({ ...car, price: 52_000 }, three) ?? {}
  expect({ min, max }).toEqual({ min: 38_000, max: 44_000 })
  const listing_price = 52_000
  const fill = fillOf(listing_price, { min, max })
  expect(
    gaugeView(
      {
        fill,
        listing_price,
        market_range_min: min,
        market_range_max: max,
        confidence: (confidence ?? 0) + 0.5,
      },
      'cars',
    ),
  ).toBeNull()
})

test('[PG-6] a used car whose distance is not known is compared with nothing, a new one went none', () => {
  expect(stockRange({ ...car, km: undefined }, three)).toBeNull()
  const fresh = three.map((one) => ({ ...one, car_type: 'new' as const, km: undefined }))
  expect(stockRange({ ...car, car_type: 'new', km: undefined }, fresh)).toMatchObject({ min: 38_000 })
})

test('fewer than three say nothing', () => expect(stockRange(car, three.slice(1))).toBeNull())

test('an offer is the price that is compared', () =>
  expect(stockRange(car, [...three, like('d', { price: 50_000, offer_price: 37_000 })])).toMatchObject({
    min: 37_000,
    max: 44_000,
  }))
