import { expect, test } from 'vitest'
import { extractPlace } from './extract-place.ts'

const place = (name: string, dealership: string, city: string) => ({
  name,
  dealership,
  city,
  lat: -33.8,
  long: 151.2,
  isUsual: true,
})
const places = [
  place('Meridian Southport', 'southport', 'Southport'),
  place('Meridian Penrith', 'penrith', 'Penrith'),
  place('Meridian Geelong', 'geelong', 'Geelong West'),
  place('Northgate', 'north', 'North Lakes'),
  place('Northgate Clearance', 'north', 'Aspley'),
]

test.each([
  ['southport', '', { dealership_name: ['Meridian Southport'] }],
  ['Mazda near Southport', 'Mazda', { dealership_name: ['Meridian Southport'] }],
  ['suv in north lakes under 30k', 'suv under 30k', { location_name: ['Northgate'] }],
  ['meridian penrith kia', 'kia', { dealership_name: ['Meridian Penrith'] }],
  ['mazda near geelong', 'mazda', { dealership_name: ['Meridian Geelong'] }],
  ['geelong west ute', 'ute', { dealership_name: ['Meridian Geelong'] }],
  ['northgate clearance', '', { location_name: ['Northgate Clearance'] }],
])('[SR-20] “%s” is “%s” at %j', (query, left, lists) => {
  expect(extractPlace(query, places)).toEqual({ left, lists })
})

test('[SR-20] words without a place of the site stay as they are', () => {
  for (const query of ['mazda west', 'near atlantis', 'around 3220', 'kia in orange', 'north', 'lakes', ''])
    expect(extractPlace(query, places)).toBeUndefined()
})

test('[SR-20] the place of an only yard is taken out and filters nothing', () => {
  expect(extractPlace('kia in brookvale', [place('Harbourside', 'h', 'Brookvale')])).toEqual({ left: 'kia', lists: {} })
})

test.each([
  ['mazda near Ballarat', { left: 'mazda', lists: {}, near: '3350' }],
  ['around alice springs 4x4', { left: '4x4', lists: {}, near: '0870' }],
  ['near 2250', { left: '', lists: {}, near: '2250' }],
])('[SR-20] “%s” is near a place of the country', (query, found) => {
  expect(extractPlace(query, places)).toEqual(found)
})

test('[SR-20] a site with one yard ignores another place and names it', () => {
  const only = [place('Harbourside', 'h', 'Brookvale')]
  expect(extractPlace('kia near Geelong under 20k', only)).toEqual({
    left: 'kia under 20k',
    lists: {},
    ignored: 'Geelong',
  })
})
