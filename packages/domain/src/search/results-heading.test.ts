import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { joinWords, pluralBody } from '../text/wording.ts'
import { resultsHeading } from './results-heading.ts'
import { parseSearch } from './search-url.ts'

const site = (noun: [string, string]) => testSite({ copy: { ...testSite().copy, noun, search_heading: 'Our stock' } })
const vehicles: [string, string] = ['vehicle', 'vehicles']
const usedCars: [string, string] = ['used car', 'used cars']

test.each([
  [vehicles, '', 'Our stock'],
  [vehicles, 'price=:40000&sortBy=price_asc', 'Our stock'],
  [vehicles, 'colour=Red', 'Our stock'],
  [vehicles, 'make=Toyota&make=Mazda&body=SUV', 'Mazda and Toyota SUVs in Penrith'],
  [vehicles, 'make=Toyota', 'Toyota vehicles in Penrith'],
  [vehicles, 'make=Toyota&model=RAV4&car_type=demo', 'Demo Toyota RAV4 vehicles in Penrith'],
  [vehicles, 'body=Hatch&body=Ute', 'Hatches and utes in Penrith'],
  [vehicles, 'car_type=used&car_type=demo&fuel=Hybrid', 'Demo and used Hybrid vehicles in Penrith'],
  [vehicles, 'make=A&make=B&make=C&make=D&body=SUV', 'SUVs in Penrith'],
  [vehicles, 'query=rav4+hybrid&make=Toyota', 'Results for “rav4 hybrid”'],
  [vehicles, `query=${'a'.repeat(60)}`, `Results for “${'a'.repeat(60)}”`],
  [vehicles, `query=${'a'.repeat(200)}`, `Results for “${'a'.repeat(59)}…”`],
  [vehicles, 'drive=4x4&body=Ute', '4x4 utes in Penrith'],
  [vehicles, 'fuel=Electric&drive=All-wheel+drive', 'Electric all-wheel drive vehicles in Penrith'],
  [vehicles, 'drive=4x4&drive=Front-wheel+drive', 'Our stock'],
  [vehicles, 'tag=Prestige', 'Prestige vehicles in Penrith'],
  [vehicles, 'dealership_name=Meridian+Southport', 'Vehicles at Meridian Southport'],
  [vehicles, 'dealership_name=A&dealership_name=B&make=Kia', 'Kia vehicles at A and B'],
  [vehicles, 'location_name=Northgate+Clearance&body=SUV', 'SUVs at Northgate Clearance'],
  [usedCars, 'dealership_name=A', 'Used cars at A'],
  [usedCars, 'make=Toyota', 'Used Toyota cars in Penrith'],
  [usedCars, 'make=Toyota&body=SUV', 'Toyota SUVs in Penrith'],
  [usedCars, 'car_type=used', 'Used cars in Penrith'],
])('[SR-19] with the noun %j, the search "%s" is headed "%s"', (noun, query, heading) => {
  expect(resultsHeading(parseSearch(query).state, site(noun))).toBe(heading)
})

test('every heading names the place in the words of the dealer, where there are some', () => {
  const { copy, locations } = site(usedCars)
  const placed = { copy: { ...copy, place: 'on the Northern Beaches' }, locations }
  expect(resultsHeading(parseSearch('make=Kia').state, placed)).toBe('Used Kia cars on the Northern Beaches')
})

test('without a location the heading names no place', () => {
  const { copy } = site(vehicles)
  expect(resultsHeading(parseSearch('make=Kia').state, { copy, locations: [] })).toBe('Kia vehicles')
})

test.each([
  ['SUV', 'SUVs'],
  ['Hatch', 'hatches'],
  ['People Mover', 'people movers'],
  ['Cab Chassis', 'cab chassis'],
  ['Bus', 'buses'],
])('several of the body %s are %s', (body, plural) => {
  expect(pluralBody(body)).toBe(plural)
})

test('names are joined as one says them', () => {
  expect([[], ['A'], ['A', 'B'], ['A', 'B', 'C']].map(joinWords)).toEqual(['', 'A', 'A and B', 'A, B and C'])
})
