import type { HomeSection } from '@forecourt/contracts/site/site'

/** Queensland has no daylight saving. */
const brisbaneOffsetSeconds = 10 * 3600
const daySeconds = 86_400
/** The offset for seconds since 1970, which began on a Thursday. */
const weekdays = ['thu', 'fri', 'sat', 'sun', 'mon', 'tue', 'wed'] as const

type PerDay = Extract<HomeSection, { kind: 'sales_counter' }>['per_day']
type Sales = { from: number; to: number; sold: number }

const secondsOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 3600 + minutes * 60
}

/** The sale times of a day, in seconds of that day; `day` counts from 1970. */
function salesOf(perDay: PerDay, day: number): Sales {
  if (typeof perDay === 'number') return { from: 0, to: daySeconds, sold: perDay }
  const date = new Date(day * daySeconds * 1000).toISOString().slice(0, 10)
  const hours = perDay.closed_on?.includes(date) ? 'closed' : perDay[weekdays[day % 7] ?? 'thu']
  if (hours === 'closed') return { from: 0, to: daySeconds, sold: 0 }
  return { from: secondsOf(hours.open), to: secondsOf(hours.close), sold: hours.sold }
}

/** NV-5: the interval at which the counter updates. */
export const salesTickMs = 150_000

/**
 * NV-5: the sales so far in Brisbane's day, in equal steps: for 192 a day one every 450 s, or during opening hours if
 * each weekday has them, and none on closed days. `now` is in seconds since 1970.
 */
export function salesToday(now: number, perDay: PerDay): number {
  const inBrisbane = Math.floor(now) + brisbaneOffsetSeconds
  const { from, to, sold } = salesOf(perDay, Math.floor(inBrisbane / daySeconds))
  const passed = Math.min(to, Math.max(from, inBrisbane % daySeconds)) - from
  return Math.floor((passed * sold) / (to - from))
}

/** NV-6: the sales so far in Brisbane's month, in the steps of each day. `now` is in seconds since 1970. */
export function salesThisMonth(now: number, perDay: number): number {
  const dayOfMonth = new Date((Math.floor(now) + brisbaneOffsetSeconds) * 1000).getUTCDate()
  return (dayOfMonth - 1) * perDay + salesToday(now, perDay)
}
