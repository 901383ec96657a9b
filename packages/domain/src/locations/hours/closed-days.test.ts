import type { Location, Site } from '@forecourt/contracts/site/site'
import { testSite } from '@forecourt/contracts/testing/test-site'
import { expect, test } from 'vitest'
import { withClosedDays } from './closed-days.ts'

const open = { open: '08:30', close: '17:00' }
const week = { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: 'closed' } as const
const [place] = testSite().locations as [Location]
const selling = (fields: Partial<Location>): Location => ({ ...place, hours: { sales: week }, ...fields })
const closedOn = (...dates: string[]) =>
  dates.map((date) => ({ status: 'closed' as const, date, reason: 'Public holiday' }))
const openOn = (date: string) => ({ status: 'open' as const, date, reason: 'Stocktake', ...open })

const sold = { ...open, sold: 27 }
const perDay = { mon: sold, tue: sold, wed: sold, thu: sold, fri: sold, sat: sold, sun: 'closed' } as const
const siteWith = (locations: Location[], own?: string[]): Site =>
  testSite({
    locations,
    home: {
      sections: [
        { kind: 'sales_counter', title: 'Sold today', per_day: { ...perDay, ...(own && { closed_on: own }) } },
      ],
    } as Site['home'],
  })
const closedDaysOf = (site: Site): unknown =>
  withClosedDays(site).home?.sections.flatMap((section) =>
    section.kind === 'sales_counter' && typeof section.per_day === 'object' ? (section.per_day.closed_on ?? []) : [],
  )

const friday = '2026-12-25'
const saturday = '2026-12-26'
const sunday = '2026-12-27'
const monday = '2026-12-28'

test.each<[string, Location[], string[]]>([
  [
    'every place is closed',
    [selling({ special_hours: closedOn(friday) }), selling({ special_hours: closedOn(friday) })],
    [friday],
  ],
  ['one of two is open as in any week', [selling({ special_hours: closedOn(monday) }), selling({})], []],
  ['the other is closed then in any week', [selling({ special_hours: closedOn(sunday) }), selling({})], [sunday]],
  [
    'one opens for the day',
    [selling({ special_hours: closedOn(sunday) }), selling({ special_hours: [openOn(sunday)] })],
    [],
  ],
  ['a hidden place is open', [selling({ special_hours: closedOn(friday) }), selling({ visible: false })], [friday]],
  [
    'a place that only services is open',
    [selling({ special_hours: closedOn(friday) }), { ...place, hours: { service: week } }],
    [friday],
  ],
  ['no location is open for sales', [{ ...place, special_hours: closedOn(friday) }], []],
])('[NV-5] a special day counts by whether any sales department is open: %s', (_, locations, days) => {
  expect(closedDaysOf(siteWith(locations))).toEqual(days)
})

test('[TN-12] [NV-5] a place that the site hides says nothing of the days', () => {
  const locations = [selling({ special_hours: closedOn(friday) }), selling({ id: 'hidden' })]
  expect(closedDaysOf({ ...siteWith(locations), hidden_locations: ['hidden'] })).toEqual([friday])
})

test('[NV-5] days that the counter itself names stay, each once and in order', () => {
  const locations = [selling({ special_hours: closedOn(saturday, friday) })]
  expect(closedDaysOf(siteWith(locations, [monday, friday]))).toEqual([friday, saturday, monday])
})

test('a counter of as many every day is left as it is', () => {
  const home = { sections: [{ kind: 'sales_counter', title: 'Sold today', per_day: 192 }] } as Site['home']
  const site = testSite({ locations: [selling({ special_hours: closedOn(friday) })], home })
  expect(withClosedDays(site).home).toEqual(home)
})
