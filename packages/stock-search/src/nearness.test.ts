import { expect, test } from 'vitest'
import { nearness } from './nearness.ts'

const place = (name: string, lat: number, long: number) => ({
  name,
  dealership: name,
  city: name,
  lat,
  long,
  isUsual: true,
})
const scope = {
  places: [
    place('Southport', -27.97, 153.4),
    place('Penrith', -33.75, 150.69),
    place('Géelong', -38.15, 144.35),
    place('Geelong', -37.7, 144.9),
  ],
}
const pointsOf = (near: string) => Object.fromEntries(nearness(scope, { near, sortBy: 'rank' }) ?? [])

test('the nearest place has the most points, and names that only differ in accents count as one', () => {
  expect(pointsOf('4215')).toEqual({ southport: 3, penrith: 2, geelong: 1 })
  expect(pointsOf('3220')).toEqual({ geelong: 3, penrith: 2, southport: 1 })
})

test('distance orders nothing without a known postcode, without places, or in another chosen order', () => {
  expect(nearness(scope, { sortBy: 'rank' })).toBeUndefined()
  expect(nearness(scope, { near: '0000', sortBy: 'rank' })).toBeUndefined()
  expect(nearness(scope, { near: '3220', sortBy: 'price_asc' })).toBeUndefined()
  expect(nearness({ places: [] }, { near: '3220', sortBy: 'rank' })).toBeUndefined()
})
