import type { Location } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import type { Week } from './opening-hours.ts'
import { dayHours, openingState } from './opening-state.ts'

const [place] = testSite().locations as [Location]
type State = Location['address']['state']
const weekOf = (day: Week['mon'], others: Partial<Week> = {}): Week => ({
  ...{ mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day },
  ...others,
})
const office = weekOf({ open: '08:00', close: '17:30' }, { sat: { open: '09:00', close: '12:00' }, sun: 'closed' })
const at = (state: State, sales: Week, fields: Partial<Location> = {}): Location => ({
  ...place,
  ...fields,
  address: { ...place.address, state },
  hours: { sales },
})
const textAt = (location: Location, now: string) => openingState(location, 'sales', new Date(now))?.text

describe('[LO-4] a department in Sydney, in summer time (UTC+11)', () => {
  test.each([
    ['an hour before it opens', '2026-11-22T20:00:00Z', 'Opens today 8:00 am'],
    ['the minute before', '2026-11-22T20:59:59Z', 'Opens today 8:00 am'],
    ['the minute it opens', '2026-11-22T21:00:00Z', 'Open now · closes 5:30 pm'],
    ['its last minute', '2026-11-23T06:29:59Z', 'Open now · closes 5:30 pm'],
    ['the minute it closes', '2026-11-23T06:30:00Z', 'Opens Tuesday 8:00 am'],
    ['on Saturday afternoon', '2026-11-21T03:00:00Z', 'Opens Monday 8:00 am'],
    ['on Sunday', '2026-11-22T01:00:00Z', 'Opens Monday 8:00 am'],
  ])('%s', { tags: 'long' }, (_, now, text) => expect(textAt(at('NSW', office), now)).toBe(text))

  test('closes for lunch', () => {
    const week = weekOf({ open: '08:00', close: '17:00', break: { from: '12:00', to: '13:00' } })
    expect(textAt(at('NSW', week), '2026-11-23T00:30:00Z')).toBe('Open now · closes 12:00 pm')
    expect(textAt(at('NSW', week), '2026-11-23T01:00:00Z')).toBe('Opens today 1:00 pm')
    expect(textAt(at('NSW', week), '2026-11-23T02:00:00Z')).toBe('Open now · closes 5:00 pm')
  })

  test('is open past midnight', () => {
    const week = weekOf('closed', { fri: { open: '18:00', close: '02:00', overnight: true } })
    expect(textAt(at('NSW', week), '2026-11-27T12:30:00Z')).toBe('Open now · closes 2:00 am')
    expect(textAt(at('NSW', week), '2026-11-27T14:59:00Z')).toBe('Open now · closes 2:00 am')
    expect(textAt(at('NSW', week), '2026-11-27T15:00:00Z')).toBe('Opens Friday 6:00 pm')
  })

  test('that never closes is open now, and one that never opens is closed', () => {
    const always = weekOf({ open: '00:00', close: '00:00', overnight: true })
    expect(textAt(at('NSW', always), '2026-11-27T13:00:00Z')).toBe('Open now')
    expect(textAt(at('NSW', weekOf('closed')), '2026-11-27T13:00:00Z')).toBe('Closed')
    expect(openingState(at('NSW', office), 'parts', new Date())).toBeUndefined()
  })
})

describe('[LO-4] special hours override the week', () => {
  const special_hours: Location['special_hours'] = [
    { status: 'closed', date: '2026-12-25', reason: 'Christmas Day' },
    { status: 'closed', date: '2026-12-28', reason: 'Boxing Day holiday' },
    { status: 'open', date: '2026-12-27', reason: 'Stocktake sale', open: '10:00', close: '15:00' },
  ]
  const dealer = at('NSW', office, { special_hours })
  test.each([
    ['closed on a working day', '2026-12-25T00:00:00Z', 'Opens Saturday 9:00 am'],
    ['open on a day that is closed in any week', '2026-12-26T23:30:00Z', 'Open now · closes 3:00 pm'],
    ['past a holiday to the day after', '2026-12-27T04:00:00Z', 'Opens Tuesday 8:00 am'],
  ])('%s', { tags: 'long' }, (_, now, text) => expect(textAt(dealer, now)).toBe(text))

  test('a close of weeks names the date', () => {
    const closed = Array.from({ length: 20 }, (_, day) => new Date(Date.UTC(2026, 11, 20 + day)))
    const days = closed.map((day) => ({
      status: 'closed' as const,
      date: day.toISOString().slice(0, 10),
      reason: 'Summer',
    }))
    expect(textAt(at('NSW', office, { special_hours: days }), '2026-12-21T00:00:00Z')).toBe('Opens Sat 9 Jan 9:00 am')
  })
})

/** Minutes from UTC in standard time; `saves`: whether the state has daylight saving. What the rules must not take from their own code. */
const clocks: Record<State, { offset: number; saves: boolean }> = {
  NSW: { offset: 600, saves: true },
  ACT: { offset: 600, saves: true },
  VIC: { offset: 600, saves: true },
  TAS: { offset: 600, saves: true },
  SA: { offset: 570, saves: true },
  QLD: { offset: 600, saves: false },
  NT: { offset: 570, saves: false },
  WA: { offset: 480, saves: false },
}

/** Daylight saving begins at 2:00 standard time on 4 October 2026 and ends at 3:00 summer time on 4 April 2027. */
const changes = ['2026-10-04', '2027-04-04'] as const
const minuteMs = 60_000

function wallMinute(state: State, instant: number): number {
  const { offset, saves } = clocks[state]
  const [begins, ends] = changes.map((day) => Date.parse(day) + (120 - offset) * minuteMs) as [number, number]
  const local = instant + (offset + (saves && instant >= begins && instant < ends ? 60 : 0)) * minuteMs
  return Math.floor((local % 86_400_000) / minuteMs)
}

const weeks: [string, Week, (minute: number) => boolean][] = [
  ['over the change', weekOf({ open: '01:30', close: '02:30' }), (minute) => minute >= 90 && minute < 150],
  ['from its hour', weekOf({ open: '02:00', close: '06:00' }), (minute) => minute >= 120 && minute < 360],
  ['overnight', weekOf({ open: '22:00', close: '03:00', overnight: true }), (minute) => minute >= 1320 || minute < 180],
]

describe.each(Object.keys(clocks) as State[])('[LO-4] in %s, each minute around both changes of the clock', (state) => {
  test.each(weeks)('open %s', { tags: 'long' }, (_, week, isOpenAt) => {
    const location = at(state, week)
    const wrong: string[] = []
    for (const day of changes)
      for (let minute = -300; minute <= 300; minute++) {
        const instant = Date.parse(day) + (150 - clocks[state].offset + minute) * minuteMs
        const isOpen = openingState(location, 'sales', new Date(instant))?.isOpen
        if (isOpen !== isOpenAt(wallMinute(state, instant))) wrong.push(new Date(instant).toISOString())
      }
    expect(wrong).toEqual([])
  })
})

test.each([
  ['2026-11-22T20:00:00Z', 'Monday', '8:00 am – 5:30 pm'],
  ['2026-11-23T12:00:00Z', 'Monday', '8:00 am – 5:30 pm'],
  ['2026-11-22T01:00:00Z', 'Sunday', 'Closed'],
  ['2026-12-24T22:00:00Z', 'Friday', 'Closed'],
])('[LO-4] at %s the hours of the day at the place are those of %s: %s', (now, days, hours) => {
  const special_hours = [{ status: 'closed' as const, date: '2026-12-25', reason: 'Christmas Day' }]
  expect(dayHours(at('NSW', office, { special_hours }), 'sales', new Date(now))).toEqual({ days, hours })
})
