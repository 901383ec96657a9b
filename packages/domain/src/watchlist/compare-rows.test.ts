import { publicSite } from '@forecourt/contracts/site/public-site'
import type { ShownVehicle, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { compareSections } from './compare-rows.ts'

const car: Vehicle = {
  ...{ id: '1', slug: 'a', dealership_slug: 'northgate', name: 'A', make: 'Toyota', model: 'RAV4', stocknum: 'N1' },
  ...{ status: 'in_stock', car_type: 'used', item_type: 'car', reserved: false, certified: false, preorder: false },
  ...{ show_on_dealer_website: true, features: [], specifications: [], images: [], custom_rank: 0 },
  ...{ created_at: '2026-11-01T00:00:00Z', created_at_timestamp: 0, updated_at: '2026-11-01T00:00:00Z' },
  ...{ price: 30_000, price_type: 'drive_away', km: 20_000, seats: 5, year: 2022 },
}
const context = { site: publicSite(testSite()), today: '2026-11-23' }
const compare = (...changes: Partial<ShownVehicle>[]) =>
  compareSections(
    changes.map((change) => ({ ...car, ...change })),
    context,
  ).flatMap(({ rows }) => rows)
const line = (label: string, ...changes: Partial<ShownVehicle>[]) =>
  compare(...changes).find((row) => row.label === label)

test('[WL-7] a line that differs is marked, and the best value says why', () => {
  expect(line('Price', {}, { price: 28_000 })).toEqual({
    label: 'Price',
    values: ['$30,000', '$28,000'],
    differs: true,
    best: { word: 'Lowest', cars: [1] },
  })
  expect(line('Seats', {}, {})).toEqual({ label: 'Seats', values: ['5', '5'], differs: false })
})

test('[PR-2] a price has the one before it', () => {
  expect(line('Price', { price: 28_000, before_price: 30_000 }, {})?.values).toEqual([
    '$28,000\n(was $30,000)',
    '$30,000',
  ])
})

test('[FE-1] [VC-5] repayments are said with their comparison rate and terms, of a car that can be had', () => {
  const finance_estimate: ShownVehicle['finance_estimate'] = {
    ...{ weekly: 143.2, monthly: 620.06, interest_rate: 7.49, comparison_rate: 8.19 },
    terms: { years: 5, deposit: 0, balloon: 0 },
  }
  const values = line('Repayments', { finance_estimate }, { finance_estimate, status: 'sold' }, {})?.values
  expect(values).toEqual([
    '$143.20/week, 8.19% comparison rate,\nover 5 years at 7.49% interest, no deposit, no final payment',
    null,
    null,
  ])
})

test('[VD-14] each car says whether it can be had', () => {
  const cars = [{}, { reserved: true }, { status: 'coming_soon' }, { status: 'sold' }, { status: 'withdrawn' }]
  expect(line('Availability', ...cars)?.values).toEqual([
    'In stock',
    'It is reserved: enquire, and we call you first if it becomes free.',
    'It is on its way to us: enquire now to be the first to see and drive it.',
    'Sold',
    'No longer available',
  ])
})

test.each([
  ['Kilometres', { km: 10_000 }, 'Fewest'],
  ['Year', { year: 2024 }, 'Newest'],
  ['Fuel use', { fuelconsumptioncombined: 5 }, 'Least'],
  ['Power', { power_kw: 200 }, 'Most'],
  ['Towing, braked', { towingcapacitybraked: 3500 }, 'Most'],
  ['ANCAP safety', { ancaprating: 5 }, 'Highest'],
])('[WL-7] of %s the best of %j says %s', (label, best, word) => {
  const base = { fuelconsumptioncombined: 9, power_kw: 100, towingcapacitybraked: 750, ancaprating: 4 }
  expect(line(label, base, { ...base, ...best }, base)?.best).toEqual({ word, cars: [1] })
})

test('two may be best alike; where all are, none is', () => {
  expect(line('Price', { price: 28_000 }, { price: 28_000 }, {})?.best).toEqual({ word: 'Lowest', cars: [0, 1] })
  expect(line('Price', {}, {})?.best).toBeUndefined()
})

test('no price is the lowest where some are without the government’s charges', () => {
  const dear = { price: 30_000, price_type: 'drive_away' } as const
  const without = { price: 28_000, price_type: 'excl_govt_charges' } as const
  expect(line('Price', dear, without)?.best).toBeUndefined()
  expect(line('Price', dear, { ...dear, price: 28_000 })?.best).toEqual({ word: 'Lowest', cars: [1] })
})

test('what is not known of one car is no worse than the others, and what is known of none has no line', () => {
  expect(line('Kilometres', {}, { km: undefined })).toEqual({
    ...{ label: 'Kilometres', values: ['20,000 km', null], differs: true },
  })
  expect(line('Sleeps', {}, {})).toBeUndefined()
})
