import { expect, test } from 'vitest'
import { localTime } from './local-time.ts'

/** The time zones of the states, as Node knows them. */
const zones = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Canberra',
  VIC: 'Australia/Melbourne',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  WA: 'Australia/Perth',
  TAS: 'Australia/Hobart',
  NT: 'Australia/Darwin',
} as const

const halfHourMs = 1_800_000
const hours = (from: Date, count: number): Date[] =>
  Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * halfHourMs))

test.each(Object.entries(zones))('in %s clocks go as in %s', (state, timeZone) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
  })
  const location = { address: { state: state as keyof typeof zones } }
  const years = Array.from({ length: 6 }, (_, index) => 2024 + index)
  // Days on which clocks change, the turn of the year, and a day in winter.
  const days = years.flatMap((year) => [
    ...[1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      new Date(Date.UTC(year, 3, day - 1)),
      new Date(Date.UTC(year, 9, day - 1)),
    ]),
    new Date(Date.UTC(year, 11, 31)),
    new Date(Date.UTC(year, 6, 1)),
  ])
  for (const now of days.flatMap((day) => hours(day, 48))) {
    const { day, minute } = localTime(location, now)
    const [hour, rest] = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0'))
    expect(`${day}, ${hour}:${rest}`).toBe(format.format(now))
  }
})
