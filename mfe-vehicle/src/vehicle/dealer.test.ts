import { describe, expect, test } from 'vitest'
import { addressLine, dealerOf } from './dealer.ts'
import { exampleLocation, exampleSite, exampleVehicle } from './examples.ts'

const at = (id: string, changes: Partial<typeof exampleLocation>) => ({
  ...exampleLocation,
  id,
  primary: false,
  ...changes,
})
const inCity = (city: string) => ({ address: { ...exampleLocation.address, city } })
const chosen = (locations: (typeof exampleLocation)[], city?: string) =>
  dealerOf({ ...exampleVehicle, city }, { ...exampleSite, locations })?.id

describe('where a vehicle stands', () => {
  test('in its own city, before the primary location', () => {
    expect(chosen([at('a', { primary: true }), at('b', inCity('Manly'))], 'Manly')).toBe('b')
  })

  test('at the primary location when no city says otherwise', () => {
    expect(chosen([at('a', {}), at('b', { primary: true })])).toBe('b')
  })

  test("at its own dealership, before another's", () => {
    expect(chosen([at('a', { dealership_slug: 'other', primary: true }), at('b', {})])).toBe('b')
  })

  test('never in the workshop, and never at a hidden location', () => {
    const workshop = at('a', { location_type: 'service', primary: true })
    expect(chosen([workshop, at('b', { visible: false }), at('c', {})])).toBe('c')
  })

  test('a dealership without a location is spoken for by the first of the site', () => {
    expect(chosen([at('a', { dealership_slug: 'other' }), at('b', { dealership_slug: 'another' })])).toBe('a')
  })

  test('nowhere on a site that shows no location', () => {
    expect(chosen([at('a', { visible: false })])).toBeUndefined()
  })
})

test('an address is one line', () => {
  expect(addressLine(exampleLocation)).toBe('590 Pittwater Road, Brookvale NSW 2100')
})
