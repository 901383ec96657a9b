import type { Location } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { placeJsonLd } from './place-json-ld.ts'

const [place] = testSite().locations as [Location]
const short = { open: '09:00', close: '13:00' }
const long = { open: '08:00', close: '17:00', break: { from: '12:00', to: '13:00' } }
const week = { mon: long, tue: long, wed: long, thu: long, fri: long, sat: short, sun: 'closed' as const }
const located: Location = {
  ...place,
  location_type: 'sales',
  hours: { sales: week },
  special_hours: [
    { date: '2026-12-25', status: 'closed', reason: 'Christmas Day' },
    { date: '2026-12-24', status: 'open', reason: 'Christmas Eve', ...short },
  ],
}
const entry = (fields: object) => ({ '@type': 'OpeningHoursSpecification', ...fields })

test('days with the same hours share an entry, a lunch break makes two, and a closed day has none', () => {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
  expect(placeJsonLd(located).openingHoursSpecification).toEqual([
    entry({ dayOfWeek: weekdays, opens: '08:00', closes: '12:00' }),
    entry({ dayOfWeek: weekdays, opens: '13:00', closes: '17:00' }),
    entry({ dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' }),
  ])
})

test('[LO-4] a place that is open all day closes a minute before midnight, not at its own opening', () => {
  const allDay = { open: '00:00', close: '00:00', overnight: true as const }
  const hours = { sales: { ...week, sat: allDay, sun: { open: '18:00', close: '02:00', overnight: true as const } } }
  const special_hours = [{ date: '2026-12-31', status: 'open' as const, reason: 'Sale', ...allDay }]
  const found = placeJsonLd({ ...located, hours, special_hours }, { isWhole: true })
  expect(found.openingHoursSpecification).toEqual(
    expect.arrayContaining([
      entry({ dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' }),
      entry({ dayOfWeek: ['Sunday'], opens: '18:00', closes: '02:00' }),
    ]),
  )
  expect(found.specialOpeningHoursSpecification).toMatchObject([{ opens: '00:00', closes: '23:59' }])
})

test('[LO-4] special days are with the whole alone; a closed one opens and closes at midnight', () => {
  expect(placeJsonLd(located)).not.toHaveProperty('specialOpeningHoursSpecification')
  const on = (date: string) => ({ validFrom: date, validThrough: date })
  expect(placeJsonLd(located, { isWhole: true }).specialOpeningHoursSpecification).toEqual([
    entry({ ...on('2026-12-25'), opens: '00:00', closes: '00:00' }),
    entry({ ...on('2026-12-24'), opens: '09:00', closes: '13:00' }),
  ])
})
