import { expect, test } from 'vitest'
import { economyOf, fuelCost, fuelDefaults, takesFuel } from './fuel-cost.ts'

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
