import { afterEach, expect, test, vi } from 'vitest'
import { dateText, dayAfter, dayText, localDateText, longDayText } from './date.ts'

test.each([
  ['2026-01-05', '5 Jan 2026', 'Mon 5 Jan', 'Monday 5 January'],
  ['2026-09-21', '21 Sep 2026', 'Mon 21 Sep', 'Monday 21 September'],
  ['2026-12-25', '25 Dec 2026', 'Fri 25 Dec', 'Friday 25 December'],
  ['2028-02-29', '29 Feb 2028', 'Tue 29 Feb', 'Tuesday 29 February'],
])('the day %s is %s, %s or %s', (day, date, short, long) => {
  expect([dateText(day), dayText(day), longDayText(day)]).toEqual([date, short, long])
})

test('days are added across months and leap days', () => {
  expect([dayAfter('2026-12-31', 1), dayAfter('2028-02-28', 1)]).toEqual(['2027-01-01', '2028-02-29'])
})

afterEach(() => vi.restoreAllMocks())

test.each([
  [-600, '2026-11-24T15:00:00Z', '25 Nov 2026'],
  [0, '2026-11-24T15:00:00Z', '24 Nov 2026'],
  [-600, '2026-11-24T13:59:00Z', '24 Nov 2026'],
  [0, '', ''],
])('at %d minutes from UTC, the time %s is on %s', (offset, time, date) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
  expect(localDateText(time)).toBe(date)
})
