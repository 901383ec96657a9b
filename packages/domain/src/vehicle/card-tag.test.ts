import { expect, test } from 'vitest'
import { parseSearch } from '../search/search-url.ts'
import { cardTag, impliedTag } from './card-tag.ts'

const site = {
  copy: { sold: 'JUST SOLD', just_arrived: 'New' },
  just_arrived_days: 8,
  electric_tag: true,
  certified: { make: 'Kia', label: 'Northgate certified Kia', badge: 'certified.avif' },
}
const now = 1_795_000_000
const daysAgo = (days: number) => now - days * 86_400
const car = {
  status: 'in_stock',
  reserved: false,
  certified: false,
  car_type: 'used',
  make: 'Kia',
  created_at_timestamp: daysAgo(100),
} as const
const certifiedCar = { ...car, certified: true }
const everything = {
  ...car,
  reserved: true,
  certified: true,
  tag: 'Test Drive Only',
  simple_fuel: 'Hybrid',
  created_at_timestamp: daysAgo(1),
}

test.each([
  ['sold before all others', { ...everything, status: 'sold' }, 'JUST SOLD'],
  ['hybrid in stock', everything, 'Hybrid'],
  ['electric in stock', { ...car, simple_fuel: 'Electric' }, 'Electric'],
  [
    'nothing of the fuel when it is not in stock',
    { ...car, status: 'coming_soon', simple_fuel: 'Electric' },
    'COMING SOON',
  ],
  ['reserved before the custom text', { ...everything, simple_fuel: 'Petrol' }, 'Reserved'],
  ['coming soon of one that is reserved too', { ...car, status: 'coming_soon', reserved: true }, 'COMING SOON'],
  ['certified before the custom text', { ...certifiedCar, tag: 'Test Drive Only' }, 'Northgate certified Kia'],
  ['certified of a make in any case', { ...certifiedCar, make: 'KIA' }, 'Northgate certified Kia'],
  ['nothing of a certificate for another make', { ...certifiedCar, make: 'Mazda' }, undefined],
  ['nothing of a certificate for one that is not used', { ...certifiedCar, car_type: 'demo' }, undefined],
  ['nothing of a certificate for one without', car, undefined],
  ['the custom text before coming soon', { ...car, status: 'coming_soon', tag: 'Test Drive Only' }, 'Test Drive Only'],
  [
    'coming soon before just arrived',
    { ...car, status: 'coming_soon', created_at_timestamp: daysAgo(1) },
    'COMING SOON',
  ],
  ['just arrived within the window', { ...car, created_at_timestamp: daysAgo(7.9) }, 'New'],
  ['nothing after the window', { ...car, created_at_timestamp: daysAgo(8) }, undefined],
] as const)('[VC-3] a card says %s', (_, vehicle, text) => {
  expect(cardTag(vehicle, site, now)?.text).toBe(text)
})

test('[VC-3] the certified tag names the badge, and a site without one has no such tag', () => {
  expect(cardTag(certifiedCar, site, now)).toEqual({
    kind: 'certified',
    text: 'Northgate certified Kia',
    badge: 'certified.avif',
  })
  expect(cardTag(certifiedCar, { ...site, certified: undefined }, now)).toBeUndefined()
})

test('[VC-3] a site may leave the tag of electric and hybrid vehicles out', () => {
  const quiet = { ...site, electric_tag: false }
  expect(cardTag({ ...car, simple_fuel: 'Electric' }, quiet, now)).toBeUndefined()
  expect(cardTag(everything, quiet, now)?.kind).toBe('reserved')
})

test.each([
  ['sortBy=newest', 'justArrived'],
  ['make=Kia&sortBy=newest', 'justArrived'],
  ['fuel=Electric', 'electric'],
  ['fuel=Plug-in+hybrid', 'electric'],
  ['fuel=Electric&fuel=Hybrid', undefined],
  ['fuel=Petrol', undefined],
  ['car_type=demo', undefined],
])('[VC-3] every vehicle of the list %s has the tag %s', (query, kind) => {
  expect(impliedTag(parseSearch(query).state)).toBe(kind)
})
