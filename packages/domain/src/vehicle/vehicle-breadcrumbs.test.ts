import type { PublicSite } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { similarSearchPath, vehicleBreadcrumbs } from './vehicle-breadcrumbs.ts'

// Only what the rule reads of a site; the whole of it is the tenants' test's business.
const site = {
  paths: { search: '/search/used-cars/', garage: '/my-garage' },
  locations: [{ dealership_slug: 'harbourside', visible: true, address: { city: 'Brookvale' } }],
} as PublicSite

const vehicle = {
  name: '2023 Toyota RAV4 Cruiser Hybrid',
  make: 'Toyota',
  model: 'RAV4',
  car_type: 'used',
  item_type: 'car',
  simple_body: 'SUV',
  dealership_slug: 'harbourside',
  city: 'Manly',
} as const

test('the way goes from all, through type and place, make, model and body, to the vehicle', () => {
  expect(vehicleBreadcrumbs(vehicle, site)).toEqual([
    { label: 'Home', href: '/' },
    { label: 'Used cars in Manly', href: '/search/used-cars/?car_type=used' },
    { label: 'Toyota', href: '/search/used-cars/?make=Toyota&car_type=used' },
    { label: 'RAV4', href: '/search/used-cars/?make=Toyota&model=RAV4&car_type=used' },
    { label: 'SUV', href: '/search/used-cars/?make=Toyota&model=RAV4&body=SUV&car_type=used' },
    { label: '2023 Toyota RAV4 Cruiser Hybrid' },
  ])
})

test('[TN-11] a site with an address for breadcrumbs has every step but home there, and nothing else', () => {
  const paths = { garage: '/my-garage', search: '/search/caravans/', breadcrumbs: '/used-car/caravans/' }
  const steps = vehicleBreadcrumbs(vehicle, { ...site, paths }).flatMap(({ href }) => href ?? [])
  expect(steps[1]).toBe('/used-car/caravans/?car_type=used')
  expect(steps.slice(1).filter((href) => !href.startsWith('/used-car/caravans/?'))).toEqual([])
  expect(similarSearchPath(vehicle, { ...site, paths })).toBe('/search/caravans/?make=Toyota&body=SUV')
})

const labels = (changes: Partial<Parameters<typeof vehicleBreadcrumbs>[0]>) =>
  vehicleBreadcrumbs({ ...vehicle, ...changes }, site).map(({ label }) => label)

test.each(['Unknown', 'null', 'n/a', '-', ''])('a model of %j is not known, and left out', (model) => {
  expect(labels({ model })).toEqual(['Home', 'Used cars in Manly', 'Toyota', 'SUV', vehicle.name])
})

test('a body that is not known is left out', () => {
  expect(labels({ simple_body: undefined })).toEqual(['Home', 'Used cars in Manly', 'Toyota', 'RAV4', vehicle.name])
})

test("without a city of its own a vehicle is in its dealership's", () => {
  expect(labels({ city: undefined, car_type: 'demo' })[1]).toBe('Demo cars in Brookvale')
})

test('a vehicle of no known place is named without one', () => {
  expect(labels({ city: undefined, dealership_slug: 'other', item_type: 'Caravan' })[1]).toBe('Used caravans')
})

test('something similar is the same make and body', () => {
  expect(similarSearchPath(vehicle, site)).toBe('/search/used-cars/?make=Toyota&body=SUV')
  expect(similarSearchPath({ ...vehicle, simple_body: undefined }, site)).toBe('/search/used-cars/?make=Toyota')
})
