import { expect, test } from 'vitest'
import { shortName, vehicleName, vehicleSlug, vehicleTitle } from './vehicle-naming.ts'

test.each([
  [{ year: 2021, make: 'Toyota', model: 'RAV4', badge: 'Cruiser Hybrid' }, '2021 Toyota RAV4 Cruiser Hybrid'],
  [{ make: 'Toyota', model: 'RAV4' }, 'Toyota RAV4'],
  [{ year: 2021, make: 'Mazda', model: 'CX-30', badge: 'CX-30 G20 Pure' }, '2021 Mazda CX-30 G20 Pure'],
  [{ year: 2019, make: 'Mini', model: 'Mini Countryman' }, '2019 Mini Countryman'],
  [{ year: 2020, make: 'BMW', model: '3', badge: '330i M Sport' }, '2020 BMW 3 330i M Sport'],
  [{ make: 'X'.repeat(150), model: 'Y'.repeat(150) }, `${'X'.repeat(150)} ${'Y'.repeat(49)}`],
  [{ make: 'X'.repeat(150), model: `${'Y'.repeat(48)}🚐🚐` }, `${'X'.repeat(150)} ${'Y'.repeat(48)}`],
])('%o is called %s', (vehicle, name) => {
  expect(vehicleName(vehicle)).toBe(name)
})

test.each([
  [{ year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GX' }, '2021 Toyota RAV4', 'Toyota RAV4'],
  [{ year: 2023, make: 'MG', model: 'MG ZS' }, '2023 MG ZS', 'MG ZS'],
  [{ make: 'Mazda', model: '3' }, 'Mazda 3', 'Mazda 3'],
  [{ make: 'Jayco', model: 'Journey' }, 'Jayco Journey', 'Jayco Journey'],
])('the title of %o is %s, its name in a sentence %s', (vehicle, title, name) => {
  expect([vehicleTitle(vehicle), shortName(vehicle)]).toEqual([title, name])
})

test.each([
  ['2021 Toyota RAV4 Cruiser Hybrid', '2021-toyota-rav4-cruiser-hybrid'],
  ['2019 Citroën C3 Shine+', '2019-citroen-c3-shine'],
  ['2020 Škoda Octavia  RS', '2020-skoda-octavia-rs'],
  ['日産', 'vehicle'],
  ['a'.repeat(200), 'a'.repeat(80)],
])('the slug of %s begins with %s', (name, words) => {
  const slug = vehicleSlug(name, 'harbourside-brookvale', 'H20418')
  expect(slug).toMatch(new RegExp(`^${words}-[a-z0-9]{8}$`))
})

test('a slug is the same every time, and another for another id or dealership', () => {
  const slug = vehicleSlug('2021 Toyota RAV4', 'a', '1')
  expect(vehicleSlug('2021 Toyota RAV4', 'a', '1')).toBe(slug)
  expect(vehicleSlug('2021 Toyota RAV4', 'a', '2')).not.toBe(slug)
  expect(vehicleSlug('2021 Toyota RAV4', 'b', '1')).not.toBe(slug)
})

test('a hundred thousand like vehicles have as many slugs', { tags: 'long' }, () => {
  const slugs = new Set(Array.from({ length: 100_000 }, (_, id) => vehicleSlug('2021 Kia Rio', 'a', `V${id}`)))
  expect(slugs.size).toBe(100_000)
})
