import type { Random } from '../random.ts'
import type { Condition } from './demo-vehicle.ts'

const dayMs = 86_400_000
export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

const month = (date: Date): string => date.toISOString().slice(0, 7)

/** When it was built and complied, within its model year and before today, and its age in years. */
export function makeBuild(random: Random, year: number, today: Date) {
  const earliest = Date.UTC(year, 0, 10)
  const latest = Math.min(Date.UTC(year, 11, 20), today.getTime() - 45 * dayMs)
  const built = new Date(earliest + random.next() * Math.max(0, latest - earliest))
  const age = (today.getTime() - built.getTime()) / (365.25 * dayMs)
  return { built: month(built), complied: month(daysFrom(built, random.between(10, 40))), age }
}

/** Days on the lot: half of the used ones under five weeks, some for half a year. */
const usualDays: Record<Condition, number> = { new: 42, demo: 60, used: 36 }

/** The moment it was first listed: in working hours of a day that is past. */
export function makeListed(random: Random, condition: Condition, today: Date): string {
  const days = Math.min(240, Math.round(usualDays[condition] * Math.exp(random.normal() * 0.85)))
  const day = Date.parse(`${isoDay(daysFrom(today, -Math.max(1, days)))}T00:00:00Z`)
  const minutes = random.between(0, 8 * 60)
  return new Date(day + minutes * 60_000).toISOString()
}

/** Registration runs out within a year; that of one in twenty has. */
export const makeRegoExpiry = (random: Random, today: Date): string =>
  isoDay(daysFrom(today, random.chance(0.05) ? -random.between(3, 90) : random.between(12, 362)))
