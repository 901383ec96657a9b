import { expect, test } from 'vitest'
import { economyOf, fuelBounds, fuelCost, fuelDefaults, parseFuelNumber, takesFuel } from './fuel-cost.ts'

test('[DL-2] by default petrol is 1.70 a litre, a week 250 km, and 100 km take 10 L where nothing is known', () => {
  expect(fuelCost(fuelDefaults.distance, economyOf({}), fuelDefaults.price)).toBe(42.5)
  expect(economyOf({ fuelconsumptioncombined: 7.4 })).toBe(7.4)
  expect(fuelCost(250, 7.4, 1.7)).toBe(31.45)
})

test.each([
  ['Electric', false],
  ['electric', false],
  ['Hybrid', true],
  ['Plug-in Hybrid', true],
  ['Petrol', true],
  [undefined, true],
])('[DL-2] fuel %j takes fuel: %s', (simple_fuel, takes) => expect(takesFuel({ simple_fuel })).toBe(takes))

test.each([
  [{ item_type: 'caravan' }, false],
  [{ item_type: 'car', simple_body: 'Caravan' }, false],
  [{ item_type: 'caravan', simple_fuel: 'Diesel' }, true],
  [{ item_type: 'motorhome', simple_body: 'Motorhome' }, true],
])('[DL-2] %j takes fuel: %s', (vehicle, takes) => expect(takesFuel(vehicle)).toBe(takes))

test.each([
  ['1.70', { value: 1.7 }],
  ['$ 2', { value: 2 }],
  ['.5', { value: 0.5 }],
  ['0', { value: 0 }],
  ['10', { value: 10 }],
  ['10.01', { error: 'Enter at most $10 a litre.' }],
  [' ', { error: 'Enter a number.' }],
  ['-2', { error: 'Enter a number, 0 or more.' }],
  ['1.7x', { error: 'Enter a number, 0 or more.' }],
  ['1e1', { error: 'Enter a number, 0 or more.' }],
])('[DL-2] %j typed as the price of fuel is %j', (typed, parsed) =>
  expect(parseFuelNumber(typed, fuelBounds.price)).toEqual(parsed),
)

test('[DL-2] a week has at most 10,000 km', () => {
  expect(parseFuelNumber('10,000', fuelBounds.distance)).toEqual({ value: 10_000 })
  expect(parseFuelNumber('10001', fuelBounds.distance)).toEqual({ error: 'Enter at most 10,000 km a week.' })
})
