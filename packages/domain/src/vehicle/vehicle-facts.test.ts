import { siteSchema } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { vehicleChips } from './vehicle-facts.ts'

const vehicle = {
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  car_type: 'used',
  simple_body: 'SUV',
  km: 28_410,
  simple_transmission: 'Automatic',
  simple_fuel: 'Hybrid',
  simple_drive: 'AWD',
  stocknum: 'H20418',
  colour: 'Silver',
  seats: 5,
} as const

test('[VC-2] the default chips are condition, body, kilometres, transmission and stock number', () => {
  const chips = siteSchema.shape.chips.parse(undefined)
  expect(vehicleChips(vehicle, chips)).toEqual(['Used', 'SUV', '28,410 km', 'Automatic', 'H20418'])
})

test('[VC-2] a tenant chooses other chips and their order', () => {
  expect(vehicleChips(vehicle, ['seats', 'simple_fuel', 'simple_drive', 'colour'])).toEqual([
    '5 seats',
    'Hybrid',
    'AWD',
    'Silver',
  ])
})

test('[TN-8] [VC-2] chips of what is towed or slept in are its length, beds and masses, in metres and kilograms', () => {
  const caravan = { ...vehicle, body_length: 6430, sleeps: 4, tare_weight: 1990, aggregate_trailer_mass: 2390 }
  const chips = ['body_length', 'sleeps', 'tare_weight', 'aggregate_trailer_mass'] as const
  expect(vehicleChips(caravan, chips)).toEqual(['6.43 m', 'Sleeps 4', 'Tare 1,990 kg', 'ATM 2,390 kg'])
  expect(vehicleChips({ ...vehicle, sleeps: 0, body_length: 0 }, chips)).toEqual([])
})

test('chips of unknown facts are left out, and no kilometres are 0 km', () => {
  const { simple_body: _, simple_transmission: __, ...rest } = vehicle
  expect(vehicleChips({ ...rest, km: 0 }, ['simple_body', 'km', 'simple_transmission'])).toEqual(['0 km'])
})
