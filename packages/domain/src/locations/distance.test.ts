import { expect, test } from 'vitest'
import { inTypeOrder } from './department-locations.ts'
import { byDistance, distanceKm, distanceText } from './distance.ts'

const sydney = { lat: -33.8688, long: 151.2093 }

test.each([
  ['Melbourne', { lat: -37.8136, long: 144.9631 }, 713.4],
  ['Perth', { lat: -31.9505, long: 115.8605 }, 3290.3],
  ['itself', sydney, 0],
])('[LO-5] from Sydney to %s by an earth radius of 6371 km', (_, to, km) => {
  expect(distanceKm(sydney, to)).toBeCloseTo(km, 0)
  expect(distanceKm(to, sydney)).toBeCloseTo(distanceKm(sydney, to), 9)
})

test('[LO-5] a degree along a meridian is 6371 km times a 360th of a turn', () => {
  expect(distanceKm({ lat: -30, long: 150 }, { lat: -31, long: 150 })).toBeCloseTo((2 * Math.PI * 6371) / 360, 6)
})

test('[LO-5] sales come first, then service, then parts, each in the order they had', () => {
  const of = (location_type: 'sales' | 'service' | 'parts' | '', name: string) => ({ location_type, name })
  const given = [
    of('parts', 'a'),
    of('service', 'b'),
    of('sales', 'c'),
    of('service', 'd'),
    of('', 'e'),
    of('sales', 'f'),
  ]
  expect(inTypeOrder(given).map(({ name }) => name)).toEqual(['c', 'e', 'f', 'b', 'd', 'a'])
})

test.each([
  [{ lat: -33.871, long: 151.207 }, ['Brookvale', 'Parramatta', 'Southport', 'Geelong', 'Cannington']],
  [{ lat: -38.15, long: 144.362 }, ['Geelong', 'Parramatta', 'Brookvale', 'Southport', 'Cannington']],
  [{ lat: -31.953, long: 115.861 }, ['Cannington', 'Geelong', 'Parramatta', 'Brookvale', 'Southport']],
])('[LO-5] nearest to %j', (area, names) => {
  const places = [
    { name: 'Parramatta', address: { lat: -33.8213, long: 151.0026 } },
    { name: 'Brookvale', address: { lat: -33.7606, long: 151.2743 } },
    { name: 'Geelong', address: { lat: -38.1458, long: 144.3515 } },
    { name: 'Southport', address: { lat: -27.9716, long: 153.401 } },
    { name: 'Cannington', address: { lat: -32.0168, long: 115.9352 } },
  ]
  expect(byDistance(places, area).map(({ location }) => location.name)).toEqual(names)
})

test.each([
  [0.3, '300 m'],
  [0.01, '50 m'],
  [4.23, '4.2 km'],
  [13.9, '14 km'],
  [3282.4, '3,282 km'],
])('%s km is %s', (km, text) => expect(distanceText(km)).toBe(text))
