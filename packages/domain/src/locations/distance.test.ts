import { expect, test } from 'vitest'
import { inTypeOrder } from './department-locations.ts'
import { byDistance, distanceKm, distanceText } from './distance.ts'
import { postcodeAreas } from './postcode-areas.ts'
import { areaOf, nearestPostcode, postcodeOfArea, stateOfPostcode } from './postcodes.ts'

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
  ['2000', ['Brookvale', 'Parramatta', 'Southport', 'Geelong', 'Cannington']],
  ['3220', ['Geelong', 'Parramatta', 'Brookvale', 'Southport', 'Cannington']],
  ['6000', ['Cannington', 'Geelong', 'Parramatta', 'Brookvale', 'Southport']],
])('[LO-5] nearest to postcode %s', (postcode, names) => {
  const places = [
    { name: 'Parramatta', address: { lat: -33.8213, long: 151.0026 } },
    { name: 'Brookvale', address: { lat: -33.7606, long: 151.2743 } },
    { name: 'Geelong', address: { lat: -38.1458, long: 144.3515 } },
    { name: 'Southport', address: { lat: -27.9716, long: 153.401 } },
    { name: 'Cannington', address: { lat: -32.0168, long: 115.9352 } },
  ]
  const area = areaOf(postcode)
  if (!area) throw new Error('an area')
  expect(byDistance(places, area).map(({ location }) => location.name)).toEqual(names)
})

test.each([
  [0.3, '300 m'],
  [0.01, '50 m'],
  [4.23, '4.2 km'],
  [13.9, '14 km'],
  [3282.4, '3,282 km'],
])('%s km is %s', (km, text) => expect(distanceText(km)).toBe(text))

test.each([
  ['2100', 'Brookvale', 'NSW'],
  ['2611', 'Belconnen', 'ACT'],
  ['2699', 'Griffith', 'NSW'],
  ['0872', 'Alice Springs', 'NT'],
  ['0200', 'Canberra', 'ACT'],
  ['1240', 'Sydney', 'NSW'],
  ['8001', 'Melbourne', 'VIC'],
  ['9726', 'Brisbane', 'QLD'],
  ['7999', 'Queenstown', 'TAS'],
])('postcode %s is near %s, %s', (postcode, name, state) => {
  expect(areaOf(postcode)).toMatchObject({ postcode, name, state })
  expect(stateOfPostcode(postcode)).toBe(state)
})

test.each(['', '200', '0000', '0500', '20000', '2o00', ' 2000'])('%j is no postcode', (postcode) => {
  expect(areaOf(postcode)).toBeUndefined()
  expect(stateOfPostcode(postcode)).toBeUndefined()
})

test('every postcode of every state has an area in it', () => {
  const states = new Map<string, number>()
  for (let number = 0; number < 10_000; number++) {
    const area = areaOf(String(number).padStart(4, '0'))
    if (area) states.set(area.state, (states.get(area.state) ?? 0) + 1)
  }
  expect(Object.fromEntries(states)).toEqual({
    ACT: 141,
    NT: 200,
    NSW: 1959,
    VIC: 2000,
    QLD: 2000,
    SA: 1000,
    WA: 1000,
    TAS: 1000,
  })
})

test('[LO-5] every area has a postcode that leads back to it, by its name and by its centre', () => {
  for (const [prefix, , lat, long] of postcodeAreas) {
    const area = areaOf(nearestPostcode({ lat, long }))
    expect([area?.lat, area?.long], prefix).toEqual([lat, long])
    expect(areaOf(postcodeOfArea(area?.name ?? '') ?? '')?.name).toBe(area?.name)
  }
  expect(postcodeOfArea('ALICE  Springs')).toBe('0870')
  expect(postcodeOfArea('Atlantis')).toBeUndefined()
})
