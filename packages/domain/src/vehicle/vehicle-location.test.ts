import { publicSite } from '@forecourt/contracts/site/public-site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { dealerLocation, distributionLocations, locationLabel, vehicleCity } from './vehicle-location.ts'

const [place] = publicSite(testSite()).locations
if (!place) throw new Error('The test site has a location.')
const at = (id: string, changes: Partial<typeof place>) => ({ ...place, id, primary: false, ...changes })
const inCity = (city: string) => ({ address: { ...place.address, city } })
const siteWith = (locations: (typeof place)[]) => ({ ...publicSite(testSite()), locations })

const vehicle = { dealership_slug: place.dealership_slug }
const seller = (locations: (typeof place)[], city?: string) =>
  dealerLocation({ ...vehicle, city }, siteWith(locations))?.id

describe('a vehicle is sold', () => {
  test('in its own city, before the primary location', () => {
    expect(seller([at('a', { primary: true }), at('b', inCity('Manly'))], 'Manly')).toBe('b')
  })

  test('at the primary location when no city says otherwise', () => {
    expect(seller([at('a', {}), at('b', { primary: true })])).toBe('b')
  })

  test("at its own dealership, before another's", () => {
    expect(seller([at('a', { dealership_slug: 'other', primary: true }), at('b', {})])).toBe('b')
  })

  test('never in the workshop, and never at a hidden location', () => {
    const workshop = at('a', { location_type: 'service', primary: true })
    expect(seller([workshop, at('b', { visible: false }), at('c', {})])).toBe('c')
  })

  test('by the first location of the site where its dealership has none', () => {
    expect(seller([at('a', { dealership_slug: 'other' }), at('b', { dealership_slug: 'another' })])).toBe('a')
  })

  test('nowhere on a site that shows no location', () => {
    expect(seller([at('a', { visible: false })])).toBeUndefined()
  })
})

describe('a vehicle is', () => {
  const locations = [at('a', { location_type: 'service', ...inCity('Ryde') }), at('b', inCity('Brookvale'))]

  test('in the city of its feed, whichever dealership sells it', () => {
    expect(vehicleCity({ ...vehicle, city: 'Manly' }, siteWith(locations))).toBe('Manly')
  })

  test("in its dealership's city where the feed names none, and never in a workshop's", () => {
    expect(vehicleCity(vehicle, siteWith(locations))).toBe('Brookvale')
  })

  test("in no city that is known, in place of another dealership's", () => {
    expect(vehicleCity({ dealership_slug: 'other' }, siteWith(locations))).toBeUndefined()
  })
})

describe('a card says that a vehicle is', () => {
  const locations = [at('a', { ...inCity('Brookvale'), name: 'Harbourside Brookvale' })]

  test("at its dealership on a group's site", () => {
    const group = { ...siteWith(locations), dealerships: [vehicle.dealership_slug, 'other'] }
    expect(locationLabel({ ...vehicle, city: 'Manly' }, group)).toBe('Harbourside Brookvale')
    expect(locationLabel({ dealership_slug: 'other', city: 'Manly' }, group)).toBe('Manly')
  })

  test("in its city on a dealer's own", () => {
    expect(locationLabel(vehicle, siteWith(locations))).toBe('Brookvale')
  })
})

test('[LO-8] a vehicle’s distribution_locations say where else it can be seen, without its seller and hidden ones', () => {
  const locations = [
    at('seller', { slug: 'yard' }),
    at('city', { slug: 'city', dealership_slug: 'other' }),
    at('hidden', { slug: 'hidden', visible: false }),
    at('unasked', { slug: 'unasked' }),
  ]
  const given = { ...vehicle, distribution_locations: ['yard', 'city', 'hidden', 'nowhere'] }
  expect(distributionLocations(given, siteWith(locations)).map(({ id }) => id)).toEqual(['city'])
  expect(distributionLocations(vehicle, siteWith(locations))).toEqual([])
})
