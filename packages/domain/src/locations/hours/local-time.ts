import type { Location } from '@forecourt/contracts/site/site'
import { stateClocks } from './state-clocks.ts'

type Place = { address: Pick<Location['address'], 'state'> }

const minuteMs = 60_000

/** The day (`2026-11-21`) and the minute of the day at a location, by its own clock. */
export function localTime({ address }: Place, now: Date): { day: string; minute: number } {
  const { standardMinutes, hasSummerTime } = stateClocks[address.state]
  const standard = new Date(now.getTime() + standardMinutes * minuteMs)
  const shown = hasSummerTime && isSummerTime(standard) ? new Date(standard.getTime() + 60 * minuteMs) : standard
  return { day: shown.toISOString().slice(0, 10), minute: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/** From the first Sunday of October to the first of April, each at two o'clock by standard time, which `standard` has in the place of UTC. */
function isSummerTime(standard: Date): boolean {
  const year = standard.getUTCFullYear()
  return standard.getTime() >= firstSunday(year, 9) || standard.getTime() < firstSunday(year, 3)
}

function firstSunday(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return Date.UTC(year, month, 1 + ((7 - weekday) % 7), 2)
}
