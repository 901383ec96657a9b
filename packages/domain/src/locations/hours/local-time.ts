import type { Location } from '@forecourt/contracts/site/site'
import { timeZoneOf } from './time-zone.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}

/** The day (`2026-11-21`) and the minute of the day at a location, by its own clock. */
export const localTime = (location: Pick<Location, 'address'>, now: Date): { day: string; minute: number } =>
  timeIn(timeZoneOf(location), now)

/** The same in a time zone. */
export function timeIn(timeZone: string, now: Date): { day: string; minute: number } {
  const parts = formatOf(timeZone).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}
