import type { Location } from '@forecourt/contracts/site/site'
import { expect, test } from 'vitest'
import { withPublicHolidays } from './public-holidays.ts'

const place = (fields: Partial<Location>, state: Location['address']['state'] = 'NSW'): Location => ({
  id: 'yard',
  name: 'Yard',
  slug: 'yard',
  dealership_slug: 'dealer',
  location_type: 'sales',
  primary: true,
  visible: true,
  address: { street: '1 Road', city: 'Town', state, postcode: '2000', lat: -33, long: 151 },
  contact_detail: { phone: '(02) 5550 1234' },
  ...fields,
})

const reasonsOn = (date: string, location: Location): string[] =>
  (withPublicHolidays(location).special_hours ?? []).filter((day) => day.date === date).map(({ reason }) => reason)

test.each([
  ['2026-10-05', 'NSW', ['Labour Day']],
  ['2026-10-05', 'QLD', ['King’s Birthday']],
  ['2026-10-05', 'WA', []],
  ['2026-11-03', 'VIC', ['Melbourne Cup Day']],
  ['2026-12-26', 'SA', ['Proclamation Day']],
  ['2027-06-07', 'WA', ['Western Australia Day']],
] as const)('[LO-4] on %s a place in %s that keeps public holidays has %j', (date, state, reasons) => {
  expect(reasonsOn(date, place({ public_holidays: 'closed' }, state))).toEqual(reasons)
})

test('[LO-4] a place that says nothing of public holidays keeps none', () => {
  expect(withPublicHolidays(place({})).special_hours).toBeUndefined()
})

test("[LO-4] what the place's own file says of a holiday wins, and days stand in their order", () => {
  const own = { status: 'open', date: '2026-12-28', reason: 'Stocktake', open: '10:00', close: '16:00' } as const
  const { special_hours: days = [] } = withPublicHolidays(place({ public_holidays: 'closed', special_hours: [own] }))
  expect(days.filter(({ date }) => date === own.date)).toEqual([own])
  expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
})
