import { salesToday } from '@forecourt/domain/home/sales-counter'
import { expect, test } from 'vitest'
import { demoDealers } from './demo-dealers.ts'
import { readTenant } from './read-tenants.ts'

const perDayOf = (slug: string) =>
  (readTenant(slug).home?.sections ?? []).flatMap((section) =>
    section.kind === 'sales_counter' && typeof section.per_day === 'object' ? [section.per_day] : [],
  )
const atNoon = (day: string) => Date.parse(`${day}T12:00:00+10:00`) / 1000

test.each([
  ['2026-12-24', true, 'a Thursday on which one place closes early'],
  ['2026-12-25', false, 'Christmas Day'],
  ['2026-12-26', false, 'a holiday in every state of the group'],
  ['2026-12-28', true, 'a holiday on which one of the places opens'],
  ['2026-10-05', true, 'a holiday of two states'],
  ['2027-01-01', false, 'New Year, in the second year of the table'],
])('[NV-5] on %s the counter of the group has counted a sale by noon: %s, %s', (day, isSelling) => {
  const [perDay] = perDayOf('meridian')
  expect(perDay && salesToday(atNoon(day), perDay) > 0).toBe(isSelling)
})

test('[NV-5] no demonstration dealer’s counter counts sales on a day on which all of its sales departments are closed', {
  tags: 'long',
}, () => {
  const counters = demoDealers.flatMap((slug) => perDayOf(slug).map((perDay) => ({ slug, perDay })))
  expect(counters.length).toBeGreaterThan(0)
  for (const { slug, perDay } of counters) {
    const sellers = readTenant(slug).locations.filter(({ visible, hours }) => visible && hours?.sales)
    const closedAt = sellers.map(({ special_hours = [] }) =>
      special_hours.filter(({ status }) => status === 'closed').map(({ date }) => date),
    )
    const [first = [], ...others] = closedAt
    const everywhere = first.filter((day) => others.every((days) => days.includes(day)))
    expect(everywhere.length, slug).toBeGreaterThan(5)
    expect(everywhere.filter((day) => salesToday(atNoon(day), perDay) > 0)).toEqual([])
  }
})
