import { expect, test } from 'vitest'
import { type ListingSite, unlistedReason } from './unlisted-reason.ts'

const now = new Date('2026-11-21T00:00:00Z')
const cars: ListingSite = { car_types: ['used', 'demo'], item_types: ['car'], minimum_age_days: 0 }
const caravans: ListingSite = { car_types: ['new'], item_types: ['caravan', 'motorhome'], minimum_age_days: 2 }
const car = {
  status: 'in_stock',
  car_type: 'used',
  item_type: 'car',
  show_on_dealer_website: true,
  created_at: '2026-11-21T00:00:00Z',
} as const

test.each([
  ['a car where cars are sold', {}, [cars], undefined],
  ['a car where one of two sites sells cars', {}, [caravans, cars], undefined],
  ['a car where caravans are sold', {}, [caravans], 'item_type is car, and they list caravan, motorhome'],
  [
    'a new car where used ones are sold',
    { car_type: 'new' },
    [cars, caravans],
    'car_type is new, and they list demo, used',
  ],
  [
    'a caravan of today',
    { car_type: 'new', item_type: 'caravan' },
    [caravans],
    'they list what has been in stock for 2 days',
  ],
  [
    'a caravan of two days ago',
    { car_type: 'new', item_type: 'caravan', created_at: '2026-11-19T00:00:00Z' },
    [caravans],
    undefined,
  ],
  ['a sold car where caravans are sold', { status: 'sold' }, [caravans], undefined],
  ['a car that is not for the website', { show_on_dealer_website: false }, [caravans], undefined],
] as const)('[TN-7] [TN-13] %s', (_what, change, sites, reason) => {
  expect(unlistedReason({ ...car, ...change }, sites, now)).toBe(reason)
})
