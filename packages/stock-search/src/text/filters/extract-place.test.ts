import { expect, test } from 'vitest'
import { extractPlace } from './extract-place.ts'

const place = (name: string, dealership: string, city: string) => ({ name, dealership, city, isUsual: true })
const places = [
  place('Meridian Southport', 'southport', 'Southport'),
  place('Meridian Penrith', 'penrith', 'Penrith'),
  place('Northgate', 'north', 'North Lakes'),
  place('Northgate Clearance', 'north', 'Aspley'),
]

test.each([
  ['southport', '', { dealership_name: ['Meridian Southport'] }],
  ['Mazda near Southport', 'Mazda', { dealership_name: ['Meridian Southport'] }],
  ['suv in north lakes under 30k', 'suv under 30k', { location_name: ['Northgate'] }],
  ['meridian penrith kia', 'kia', { dealership_name: ['Meridian Penrith'] }],
  ['northgate clearance', '', { location_name: ['Northgate Clearance'] }],
])('[SR-20] “%s” is “%s” at %j', (query, left, lists) => {
  expect(extractPlace(query, places)).toEqual({ left, lists })
})

test('[SR-20] words without a place of the site stay as they are', () => {
  for (const query of ['mazda near geelong', 'north', 'lakes', '']) expect(extractPlace(query, places)).toBeUndefined()
})

test('[SR-20] the place of an only yard is taken out and filters nothing', () => {
  expect(extractPlace('kia in brookvale', [place('Harbourside', 'h', 'Brookvale')])).toEqual({ left: 'kia', lists: {} })
})
