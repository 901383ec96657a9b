import type { Location } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { appointmentDays } from './appointment-days.ts'
import { departmentDetails } from './department-details.ts'

const [known] = testSite().locations
if (!known) throw new Error('The test site has a location.')

const open = { open: '09:00', close: '12:00' }
const weekday = { mon: open, tue: open, wed: open, thu: open, fri: open }
const week = { ...weekday, sat: { open: '09:30', close: '11:00' }, sun: 'closed' } as const
const inState = (state: Location['address']['state'], fields: Partial<Location> = {}): Location => ({
  ...known,
  address: { ...known.address, state },
  hours: { sales: week },
  ...fields,
})

const settings = { every_minutes: 60, notice_minutes: 120, days_ahead: 3 }
type Asked = Partial<Parameters<typeof appointmentDays>[0]>
const days = (now: string, asked: Asked = {}) =>
  appointmentDays({ place: inState('NSW'), department: 'sales', now: new Date(now), settings, ...asked }).map(
    ({ date, times }) => `${date} ${times.join(' ')}`,
  )

describe('[LD-10] appointments of a test drive follow the opening hours', () => {
  test('each is over before the place closes', () => {
    // Thursday 26 November 2026, 6 am in Sydney.
    expect(days('2026-11-25T19:00:00Z')).toEqual([
      '2026-11-26 09:00 10:00 11:00',
      '2026-11-27 09:00 10:00 11:00',
      '2026-11-28 09:30 10:00',
    ])
  })

  test('none is sooner than the notice', () => {
    expect(days('2026-11-25T22:00:00Z')[0]).toBe('2026-11-26 11:00')
    expect(days('2026-11-25T22:00:01Z')[0]).toBe('2026-11-26 11:00')
    expect(days('2026-11-25T22:01:00Z')[0]).toBe('2026-11-27 09:00 10:00 11:00')
  })

  test('a day without one is left out: closed in its week, or already over', () => {
    // Saturday noon: Sunday is closed.
    expect(days('2026-11-28T01:00:00Z')).toEqual(['2026-11-30 09:00 10:00 11:00'])
  })

  test.each([
    ['closed', { status: 'closed', date: '2026-11-27', reason: 'Stocktake' }, []],
    [
      'open otherwise',
      { status: 'open', date: '2026-11-27', reason: 'Late', open: '17:00', close: '19:00' },
      ['2026-11-27 17:00 18:00'],
    ],
  ] as const)('a special day that is %s wins over its weekday', (_, special, expected) => {
    const found = days('2026-11-25T19:00:00Z', { place: inState('NSW', { special_hours: [special] }) })
    expect(found.filter((day) => day.startsWith('2026-11-27'))).toEqual(expected)
  })

  test.each([
    ['NSW', '2026-11-25T21:30:00Z', '2026-11-26 11:00'],
    // An hour behind in summer, and three in Perth: it is earlier there.
    ['QLD', '2026-11-25T21:30:00Z', '2026-11-26 10:00 11:00'],
    ['WA', '2026-11-25T21:30:00Z', '2026-11-26 09:00 10:00 11:00'],
  ] as const)('days and times are those of the clock in %s', (state, now, first) => {
    expect(days(now, { place: inState(state) })[0]).toBe(first)
  })

  const allWeek = { ...weekday, sat: open, sun: open }
  test.each([
    // The night before 4 October 2026 has an hour less in Sydney: nine hours from 23:30 end at 9:30.
    ['begins', 'NSW', '2026-10-03T13:30:00Z', '2026-10-04 10:00 11:00'],
    ['begins, where there is none', 'QLD', '2026-10-03T13:30:00Z', '2026-10-04 09:00 10:00 11:00'],
    // The night before 5 April 2026 has an hour more: nine hours from 23:30 end at 7:30.
    ['ends', 'NSW', '2026-04-04T12:30:00Z', '2026-04-05 09:00 10:00 11:00'],
  ] as const)('the notice is real time when daylight saving %s', (_, state, now, expected) => {
    const place = inState(state, { hours: { sales: allWeek } })
    const notice = { ...settings, notice_minutes: 540, days_ahead: 2 }
    expect(days(now, { place, settings: notice }).filter((day) => day.startsWith(expected.slice(0, 10)))).toEqual([
      expected,
    ])
  })

  test('another department has its own hours, or none', () => {
    const service = { ...week, thu: { open: '07:30', close: '09:30' } }
    const place = inState('NSW', { hours: { service } })
    expect(days('2026-11-25T19:00:00Z', { place, department: 'service' })[0]).toBe('2026-11-26 08:00')
    expect(days('2026-11-25T19:00:00Z', { place })).toEqual([])
  })
})

test('[RT-15] a department has the places that shoppers see and that have its hours, with hours in words', () => {
  const locations = [
    inState('NSW'),
    inState('NSW', { slug: 'hidden', visible: false }),
    inState('NSW', { slug: 'workshop', hours: { service: week } }),
  ]
  const { places } = departmentDetails(testSite({ locations }), 'sales', new Date('2026-11-25T19:00:00Z'))
  expect(places).toMatchObject([
    {
      location: 'north',
      hours: [
        { days: 'Mon-Fri', hours: '9:00 am – 12:00 pm' },
        { days: 'Saturday', hours: '9:30 am – 11:00 am' },
        { days: 'Sunday', hours: 'Closed' },
      ],
    },
  ])
  expect(places[0]?.appointments[0]).toEqual({ date: '2026-11-26', times: ['09:00', '10:00', '11:00'] })
})
