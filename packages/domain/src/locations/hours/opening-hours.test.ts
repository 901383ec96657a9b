import { describe, expect, test } from 'vitest'
import { departmentHours, specialLines, type Week, weekLines } from './opening-hours.ts'

const office = { open: '08:30', close: '17:00' }
const week: Week = {
  mon: office,
  tue: office,
  wed: office,
  thu: office,
  fri: office,
  sat: { open: '09:00', close: '12:30' },
  sun: 'closed',
}

describe('a week', () => {
  test('[LO-4] has five equal weekdays on one line', () => {
    expect(weekLines(week)).toEqual([
      { days: 'Mon-Fri', hours: '8:30 am – 5:00 pm' },
      { days: 'Saturday', hours: '9:00 am – 12:30 pm' },
      { days: 'Sunday', hours: 'Closed' },
    ])
  })

  test('is cut where one day differs', () => {
    const late = { ...week, thu: { open: '08:30', close: '19:00' }, sun: week.sat }
    expect(weekLines(late).map(({ days }) => days)).toEqual(['Mon-Wed', 'Thursday', 'Friday', 'Sat-Sun'])
  })

  test('knows noon and midnight', () => {
    const all = { open: '00:00', close: '12:00' }
    expect(weekLines({ ...week, mon: all })[0]?.hours).toBe('12:00 am – 12:00 pm')
  })
})

test('departments with the same hours share them', () => {
  expect(departmentHours({ hours: { sales: week, service: week, parts: { ...week, sat: 'closed' } } })).toMatchObject([
    { department: 'Sales and service' },
    { department: 'Parts' },
  ])
  expect(departmentHours({})).toEqual([])
})

test('[LO-4] special days are listed from today on, soonest first, and say when it is open or that it is not', () => {
  const lines = specialLines(
    [
      { status: 'open', date: '2026-12-26', reason: 'Boxing Day', open: '10:00', close: '15:00' },
      { status: 'closed', date: '2026-12-25', reason: 'Christmas Day' },
      { status: 'closed', date: '2026-10-05', reason: 'Labour Day' },
    ],
    '2026-12-25',
  )
  expect(lines).toEqual([
    { days: 'Fri 25 Dec, Christmas Day', hours: 'Closed' },
    { days: 'Sat 26 Dec, Boxing Day', hours: '10:00 am – 3:00 pm' },
  ])
  expect(specialLines(undefined, '2026-12-25')).toEqual([])
})
