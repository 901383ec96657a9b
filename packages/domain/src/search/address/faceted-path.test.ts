import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { facetedSegment, modelSegment } from './faceted-path.ts'

const bucket = (value: string) => ({ value, count: 1 })
const facets = {
  make: [bucket('Kia'), bucket('Land Rover'), bucket('Škoda')],
  model: [bucket('CX-5'), bucket('Corolla')],
  dealership_name: [bucket('Meridian Southport'), bucket('Meridian Parramatta')],
}
const [place] = testSite().locations
const site = {
  locations: place ? [{ ...place, name: 'Southport yard', dealership_slug: 'meridian-southport' }] : [],
}

test.each([
  ['used-cars', { car_type: ['used'] }],
  ['demo-cars', { car_type: ['demo'] }],
  ['new-cars', { car_type: ['new'] }],
  ['new-and-demo-cars', { car_type: ['demo', 'new'] }],
  ['new-used-and-demo-cars', {}],
  ['kia', { make: ['Kia'] }],
  ['LAND-ROVER', { make: ['Land Rover'] }],
  ['skoda', { make: ['Škoda'] }],
  ['meridian-southport', { dealership_name: ['Meridian Southport'] }],
  ['suv', { body: ['SUV'] }],
  ['people-mover', { body: ['People mover'] }],
  ['lada', null],
  ['constructor', null],
  ['', null],
])('[RT-3] /search/%s presets %j', (segment, lists) => {
  expect(facetedSegment(segment, site, facets)).toEqual(lists)
})

test('[RT-3] the dealership of a site that has only one is all of its stock', () => {
  expect(facetedSegment('meridian-southport', site, { make: facets.make })).toEqual({})
})

test.each([
  ['cx-5', 'CX-5'],
  ['corolla', 'Corolla'],
  ['yaris', null],
])('[RT-3] the model %s is %j', (segment, model) => {
  expect(modelSegment(segment, facets)).toBe(model)
})

test.each([
  ['4x4', { drive: ['4x4'] }],
  ['bus', { body: ['Bus'] }],
  ['cabChassis', { body: ['Cab chassis'] }],
  ['convertible', { body: ['Convertible'] }],
  ['coupe', { body: ['Coupe'] }],
  ['ev', { fuel: ['Electric'] }],
  ['hardtop', { body: ['Coupe'] }],
  ['hatch', { body: ['Hatch'] }],
  ['hatchback', { body: ['Hatch'] }],
  ['motorhome', { body: ['Motorhome'] }],
  ['lightTruck', { body: ['Light truck'] }],
  ['peopleMover', { body: ['People mover'] }],
  ['prestige', { tag: ['Prestige'] }],
  ['sedan', { body: ['Sedan'] }],
  ['softtop', { body: ['Convertible'] }],
  ['suv', { body: ['SUV'] }],
  ['ute', { body: ['Ute'] }],
  ['van', { body: ['Van'] }],
  ['wagon', { body: ['Wagon'] }],
  ['stationWagon', { body: ['Wagon'] }],
])('[SR-21] the body type %s is recognised', (word, lists) => {
  expect(facetedSegment(word, site, facets)).toEqual(lists)
})
