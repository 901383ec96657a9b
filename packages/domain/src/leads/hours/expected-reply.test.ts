import type { Location } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { describe, expect, test } from 'vitest'
import { expectedReply, replyPromise } from './expected-reply.ts'

const [place] = testSite().locations
if (!place) throw new Error('The test site has a location.')

const day = { open: '08:30', close: '17:00' }
const weekday = { mon: day, tue: day, wed: day, thu: day, fri: day }
const week = { ...weekday, sat: { open: '09:00', close: '12:00' }, sun: 'closed' } as const
const closed = {
  mon: 'closed',
  tue: 'closed',
  wed: 'closed',
  thu: 'closed',
  fri: 'closed',
  sat: 'closed',
  sun: 'closed',
} as const
type Week = NonNullable<NonNullable<Location['hours']>['sales']>

const at = (sales: Week = week, special_hours: Location['special_hours'] = [], state: 'NSW' | 'WA' = 'NSW') => ({
  ...{ hours: { sales }, special_hours },
  address: { ...place.address, state },
})
/** A time in Sydney, whose summer is eleven hours ahead. */
const sydney = (time: string) => new Date(`${time}:00+11:00`)

// 2026-12-07 is a Monday.
test.each([
  ['while it is open', '2026-12-07T10:00', 'We reply within two hours.'],
  ['at the last moment for today', '2026-12-07T15:00', 'We reply within two hours.'],
  ['shortly before it closes', '2026-12-07T16:30', 'We reply by 10:00 am tomorrow.'],
  ['before it opens', '2026-12-07T06:00', 'We reply by 10:30 am today.'],
  ['after it closed', '2026-12-07T20:00', 'We reply by 10:30 am tomorrow.'],
  ['when it opens', '2026-12-07T08:30', 'We reply within two hours.'],
  ['when it closes', '2026-12-07T17:00', 'We reply by 10:30 am tomorrow.'],
  ['on a short day, the rest on the next open one', '2026-12-12T11:00', 'We reply by 9:30 am on Monday.'],
  ['on a closed day', '2026-12-13T11:00', 'We reply by 10:30 am tomorrow.'],
  ['minutes are rounded up', '2026-12-07T16:33', 'We reply by 10:05 am tomorrow.'],
])('[LD-5] a shopper who writes %s', (_, time, sentence) => {
  expect(expectedReply(at(), sydney(time), 2)).toBe(sentence)
})

describe('special days win over the week', () => {
  const christmas = { status: 'closed', date: '2026-12-25', reason: 'Christmas Day' } as const
  const saturday = { status: 'closed', date: '2026-12-26', reason: 'Boxing Day' } as const
  const sunday = { status: 'open', date: '2026-12-27', reason: 'Sale', open: '10:00', close: '14:00' } as const
  test.each([
    ['closed days are passed over', [christmas, saturday], '2026-12-24T18:00', 'We reply by 10:30 am on Monday.'],
    ['a special opening counts', [christmas, saturday, sunday], '2026-12-24T18:00', 'We reply by 12:00 pm on Sunday.'],
  ])('%s', (_, special, time, sentence) => {
    expect(expectedReply(at(week, special), sydney(time), 2)).toBe(sentence)
  })

  test('a day a week away is named with its date', () => {
    const holidays = Array.from({ length: 10 }, (_, index) => ({ ...christmas, date: `2026-12-${20 + index}` }))
    expect(expectedReply(at(week, holidays), sydney('2026-12-19T18:00'), 2)).toBe(
      'We reply by 10:30 am on Wednesday 30 December.',
    )
  })
})

test('the clock is the location’s', () => {
  // A quarter past eight in the morning in Perth.
  expect(expectedReply(at(week, [], 'WA'), sydney('2026-12-07T11:15'), 1)).toBe('We reply by 9:30 am today.')
})

test.each([
  ['no location', undefined],
  ['no hours', { address: place.address }],
  ['never open', at(closed)],
])('%s: the site’s promise, while it is open', (_, given) => {
  const promise = 'We reply within two hours while we are open.'
  expect(expectedReply(given, sydney('2026-12-07T10:00'), 2)).toBe(promise)
  expect(replyPromise(given, 2)).toBe(promise)
})

test.each([
  [{ ...week, sat: 'closed' }, 2, 'We reply within two hours on weekdays.'],
  [week, 1, 'We reply within one hour from Monday to Saturday.'],
  [{ ...week, sun: day }, 24, 'We reply within 24 hours every day.'],
  [{ ...week, mon: 'closed' }, 2, 'We reply within two hours while we are open.'],
] as const)('the promise beside the form: %#', (sales, hours, sentence) => {
  expect(replyPromise(at(sales), hours)).toBe(sentence)
})
