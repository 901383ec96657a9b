import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { cardLocation } from '../vehicle/vehicle-location.ts'
import { locationDistances } from './location-distances.ts'

const [first] = testSite().locations
if (!first) throw new Error('The test site has a location.')
const { address } = first
const penrith = { ...first, id: 'penrith', dealership_slug: 'northgate', name: 'Penrith Cars' }
const geelong = {
  ...penrith,
  id: 'geelong',
  name: 'Geelong Cars',
  dealership_slug: 'geelong',
  address: { ...address, city: 'Geelong', lat: -38.1458, long: 144.3515 },
}
const area = { near: '3220', postcode: '3220', name: 'Geelong', label: 'Geelong VIC 3220', lat: -38.15, long: 144.362 }
const site = testSite({ dealerships: ['northgate', 'geelong'], locations: [penrith, geelong] })

test('[LO-5] each location has its distance from a postcode, and a card says it of its own', () => {
  const { near } = locationDistances(site, area)
  expect(near).toMatchObject({ value: '3220', postcode: '3220', name: 'Geelong', label: 'Geelong VIC 3220' })
  expect(near?.distances.geelong).toMatch(/^[\d.]+ (?:m|km)$/)
  expect(near?.distances.penrith).toMatch(/^7\d\d km$/)
  const card = { dealership_slug: 'geelong', city: 'Geelong' }
  expect(cardLocation(card, site, near?.distances)).toBe(`Geelong Cars · ${near?.distances.geelong}`)
  expect(cardLocation(card, site)).toBe('Geelong Cars')
})

test('[LO-5] [TN-12] a site with one place has no distances, a hidden one has none, and no postcode none', () => {
  expect(locationDistances(testSite({ locations: [penrith] }), area)).toEqual({})
  expect(locationDistances(site, undefined)).toEqual({})
  expect(locationDistances({ ...site, hidden_locations: ['geelong'] }, area)).toEqual({})
})
