import type { Vehicle } from '@forecourt/contracts/stock/vehicle'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { testVehicle } from '../testing/test-vehicle.ts'
import { metaHeader, metaLine } from './meta-vehicles.ts'

const site = testSite()
const vehicle = testVehicle({
  id: 'v1',
  slug: 'car-1',
  dealership_slug: site.dealerships[0] ?? '',
  year: 2021,
  make: 'Toyota',
  model: 'RAV4',
  car_type: 'used',
  status: 'in_stock',
  price: 35_990,
  before_price: 37_990,
  km: 41_000,
  simple_body: 'SUV',
  simple_drive: 'AWD',
  simple_fuel: 'Hybrid',
  simple_transmission: 'Automatic',
  dealercomments: 'One owner,\n"as new"',
  images: [{ image: { url: '/media/demo/1.avif' } }],
  created_at: '2026-10-01T00:00:00Z',
})
const row = (fields: Partial<Vehicle> = {}) => {
  const line = metaLine({ ...vehicle, ...fields }, site)
  if (line === null) return null
  const values = [...line.trimEnd().matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, value = '']) =>
    value.replace(/^"|"$/g, '').replaceAll('""', '"'),
  )
  return Object.fromEntries(
    metaHeader
      .trimEnd()
      .split(',')
      .map((name, index) => [name, values[index]]),
  )
}

test("a vehicle has Meta's fields, in Meta's words", () => {
  expect(row()).toMatchObject({
    vehicle_id: 'v1',
    title: '2021 Toyota RAV4',
    description: 'One owner, "as new"',
    url: `${site.url}/cars/car-1`,
    year: '2021',
    'mileage.value': '41000',
    'mileage.unit': 'KM',
    'image[0].url': `${site.url}/media/demo/1.avif?w=1280`,
    transmission: 'AUTOMATIC',
    fuel_type: 'HYBRID',
    body_style: 'SUV',
    drivetrain: 'AWD',
    condition: 'GOOD',
    price: '37990 AUD',
    sale_price: '35990 AUD',
    availability: 'AVAILABLE',
    state_of_vehicle: 'USED',
    date_first_on_lot: '2026-10-01',
  })
  expect(JSON.parse(row()?.address ?? '')).toMatchObject({ country: 'Australia', region: expect.any(String) })
})

test.each<[string, Partial<Vehicle>]>([
  ['sold', { status: 'sold' }],
  ['without a price', { price: 0 }],
  ['without a photo', { images: [] }],
])('one that is %s is left out', (_what, fields) => expect(row(fields)).toBeNull())

test('a subscription site advertises no vehicle, since what it asks is for a week', () =>
  expect(metaLine({ ...vehicle, subscription_price: 199 }, { ...site, pricing: 'subscription' })).toBeNull())

test.each<[Partial<Vehicle>, Record<string, string>]>([
  [{ simple_fuel: 'Plug-in hybrid' }, { fuel_type: 'PLUGIN_HYBRID' }],
  [{ simple_body: 'People mover' }, { body_style: 'MINIVAN' }],
  [{ simple_body: 'Cab chassis' }, { body_style: 'TRUCK' }],
  [{ simple_drive: 'Something' }, { drivetrain: 'OTHER' }],
  [{ simple_transmission: 'Manual' }, { transmission: 'MANUAL' }],
  [{ reserved: true }, { availability: 'PENDING' }],
  [{ reserved: true, status: 'coming_soon' }, { availability: 'AVAILABLE' }],
  [{ certified: true }, { state_of_vehicle: 'CPO' }],
  [{ car_type: 'new' }, { state_of_vehicle: 'NEW', condition: 'EXCELLENT' }],
])('%j becomes %j', (fields, expected) => expect(row(fields)).toMatchObject(expected))
