import type { LeadCar } from '@forecourt/contracts/leads/stored-lead'
import { expect, test } from 'vitest'
import { testVehicle } from '../testing/test-vehicle.ts'
import { leadCarNote, leadCarStatus } from './lead-car-note.ts'

const car: LeadCar = testVehicle({ id: '7' })

test.each([
  ['about no car', {}, undefined, undefined],
  ['in stock', { car_id: '7', car }, 'in_stock', undefined],
  ['reserved', { car_id: '7', car: { ...car, reserved: true } }, 'reserved', /RESERVED/],
  ['coming soon', { car_id: '7', car: { ...car, status: 'coming_soon' } }, 'coming_soon', /COMING SOON/],
  ['sold', { car_id: '7', car: { ...car, status: 'sold' } }, 'sold', /SOLD when the enquiry came/],
  ['withdrawn', { car_id: '7', car: { ...car, status: 'withdrawn' } }, 'withdrawn', /NO LONGER FOR SALE/],
  ['of no car of the site', { car_id: '999' }, 'gone', /the car 999, which was NOT ON THE WEBSITE/],
  [
    'of a stock that could not be read',
    { car_id: '7', car_unread: true as const },
    undefined,
    /the car 7, whose details could not be read/,
  ],
])('[LD-14] a lead %s', (_, lead, status, note) => {
  expect(leadCarStatus(lead)).toBe(status)
  if (note) expect(leadCarNote(lead)).toMatch(note)
  else expect(leadCarNote(lead)).toBeUndefined()
})
