import type { OfferedOn } from '@forecourt/contracts/site/settings/watchlist'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { offersControls, showsSave } from './car-controls.ts'

const car = { status: 'in_stock', car_type: 'used' as const, price: 30_000, images: [{}] }
const siteWith = (...offered_on: OfferedOn[]) => testSite({ watchlist: { ...testSite().watchlist, offered_on } })

test.each([
  ['in_stock', true],
  ['sold', false],
  ['coming_soon', false],
  ['withdrawn', false],
  ['anything else', false],
])('[VC-4] a car that is %s has the controls: %s', (status, expected) => {
  expect(offersControls({ ...car, status }, siteWith())).toBe(expected)
})

test.each<[string, OfferedOn, object]>([
  ['one that is not used', 'used', { car_type: 'demo' }],
  ['one without a price', 'priced', { price: undefined }],
  ['one whose price is 0', 'priced', { price: 0 }],
  ['one without photos', 'pictured', { images: [] }],
])('[VC-4] %s has them, but not on a site that asks for %s', (_, condition, change) => {
  expect(offersControls({ ...car, ...change }, siteWith())).toBe(true)
  expect(offersControls({ ...car, ...change }, siteWith(condition))).toBe(false)
  expect(offersControls(car, siteWith(condition))).toBe(true)
})

test('[WL-5] Save is hidden on a sold car, unless it is saved', () => {
  const sold = { ...car, status: 'sold' }
  expect(showsSave(sold, siteWith(), false)).toBe(false)
  expect(showsSave(sold, siteWith(), true)).toBe(true)
  expect(showsSave(car, siteWith(), false)).toBe(true)
})
