import { expect, test } from 'vitest'
import { redundantFilters } from './redundant-filters.ts'

const buckets = (values: string[]) => values.map((value) => ({ value, count: 1 }))
const given = (types: string[], bodies: string[]) =>
  redundantFilters({ facets: { item_type: buckets(types), body: buckets(bodies) } }).redundant

test.each([
  [['caravan', 'motorhome', 'truck', 'motorcycle'], ['Motorcycle', 'Caravan', 'Light truck', 'Motorhome'], true],
  [['caravan', 'motorhome'], ['Motorhome', 'Caravan', 'Bus'], false],
  [['caravan', 'truck'], ['Caravan'], false],
  [['car', 'caravan'], ['SUV', 'Ute', 'Caravan'], false],
  [['caravan'], ['Caravan'], false],
  [[], [], false],
])('[TN-8] types %j and bodies %j: the type is redundant: %s', (types, bodies, expected) => {
  expect(given(types, bodies)).toEqual(expected ? ['item_type'] : undefined)
})
