import { expect, test } from 'vitest'
import { cardTag } from './card-tag.ts'

const site = { copy: { sold: 'JUST SOLD', just_arrived: 'New' }, just_arrived_days: 8 }
const now = 1_795_000_000
const daysAgo = (days: number) => now - days * 86_400
const car = { status: 'in_stock', reserved: false, created_at_timestamp: daysAgo(100) }
const everything = {
  ...car,
  reserved: true,
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
  ['the custom text before coming soon', { ...car, status: 'coming_soon', tag: 'Test Drive Only' }, 'Test Drive Only'],
  [
    'coming soon before just arrived',
    { ...car, status: 'coming_soon', created_at_timestamp: daysAgo(1) },
    'COMING SOON',
  ],
  ['just arrived within the window', { ...car, created_at_timestamp: daysAgo(7.9) }, 'New'],
  ['nothing after the window', { ...car, created_at_timestamp: daysAgo(8) }, undefined],
])('a card says %s', (_, vehicle, text) => {
  expect(cardTag(vehicle, site, now)?.text).toBe(text)
})
