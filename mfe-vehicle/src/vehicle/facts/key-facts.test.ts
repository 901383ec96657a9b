import { expect, test } from 'vitest'
import { exampleVehicle } from '../../testing/examples.ts'
import { keyFacts } from './key-facts.ts'

const facts = (changes: Partial<typeof exampleVehicle>) =>
  keyFacts({ ...exampleVehicle, ...changes }).map(({ label, value }) => `${label}: ${value}`)

const known = {
  km: 28_410,
  simple_fuel: 'Hybrid',
  fuelconsumptioncombined: 4.7,
  simple_transmission: 'Automatic',
  ancaprating: 5,
  simple_body: 'SUV',
  seats: 5,
}

test('kilometres, fuel, transmission and safety are the four that decide', () => {
  expect(facts(known)).toEqual([
    'Kilometres: 28,410 km',
    'Fuel: Hybrid, 4.7\u00a0L/100\u00a0km',
    'Transmission: Automatic',
    'Safety: 5 stars',
  ])
})

test('body and seats replace unknown facts', () => {
  expect(facts({ ...known, km: undefined, ancaprating: 0, fuelconsumptioncombined: undefined })).toEqual([
    'Fuel: Hybrid',
    'Transmission: Automatic',
    'Body: SUV',
    'Seats: 5',
  ])
})

test('a vehicle of which nothing is known has none', () => {
  expect(facts({})).toEqual([])
})

test('[VD-16] a caravan is known by its beds, its length and its masses, a motorhome by how far it has gone too', () => {
  const beds = { sleeps: 4, body_length: 6430, aggregate_trailer_mass: 2390, tare_weight: 1990 }
  expect(facts({ simple_body: 'Caravan', ...beds })).toEqual([
    'Sleeps: 4',
    'Body length: 6.43 m',
    'ATM: 2,390 kg',
    'Tare: 1,990 kg',
  ])
  // A motorhome has no trailer's mass.
  expect(facts({ ...known, ...beds, aggregate_trailer_mass: undefined })).toEqual([
    'Sleeps: 4',
    'Body length: 6.43 m',
    'Kilometres: 28,410 km',
    'Tare: 1,990 kg',
  ])
})
