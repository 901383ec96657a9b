import type { Location } from '@forecourt/contracts/site/site'
import { timeZoneOf } from '../locations/time-zone.ts'

/** The day (`2026-11-21`) and the minute of the day at a location. */
export function localTime({ address }: Pick<Location, 'address'>, now: Date): { day: string; minute: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: timeZoneOf({ address }),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    minute: Number(part('hour')) * 60 + Number(part('minute')),
  }
}
