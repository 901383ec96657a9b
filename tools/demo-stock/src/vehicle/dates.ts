import type { Random } from '../random.ts'
import type { Condition } from './demo-vehicle.ts'

const dayMs = 86_400_000
export const daysFrom = (date: Date, days: number): Date => new Date(date.getTime() + days * dayMs)
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)
const month = (date: Date): string => date.toISOString().slice(0, 7)

/** The UTC day that a moment is of, so that stock made at two hours of a day is the same. */
export const dayOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / dayMs) * dayMs)

/** Minimum days since it was built: a new one came by ship, a used one had an owner. */
const minAgeDays: Record<Condition, number> = { new: 60, demo: 120, used: 180 }
/** A model year is built from the tenth of January on. */
const firstDay = 10

/** The newest model year that such a vehicle can be of today: in the first months of a year it is the one before. */
export const newestYear = (condition: Condition, today: Date): number =>
  daysFrom(today, -minAgeDays[condition] - firstDay).getUTCFullYear()

/** Days between compliance and the yard, at the least. */
const minOwnedDays: Record<Condition, number> = { new: 2, demo: 45, used: 100 }
/** Days on the lot: half of the used ones under five weeks, some for half a year. */
const usualDays: Record<Condition, number> = { new: 42, demo: 60, used: 36 }

export type Dates = { built: string; complied: string; createdAt: string }

/** When it was built within its model year, complied and then listed, each after the other, and its age in years. */
export function makeDates(random: Random, year: number, condition: Condition, today: Date): Dates & { age: number } {
  const earliest = Date.UTC(year, 0, firstDay)
  const latest = Math.min(Date.UTC(year, 11, 20), daysFrom(today, -minAgeDays[condition]).getTime())
  const built = new Date(earliest + random.next() * Math.max(0, latest - earliest))
  const complied = daysFrom(built, random.between(10, 40))
  const maxDays = Math.min(240, (today.getTime() - complied.getTime()) / dayMs - minOwnedDays[condition])
  const days = Math.min(Math.floor(maxDays), Math.round(usualDays[condition] * Math.exp(random.normal() * 0.85)))
  return {
    built: month(built),
    complied: month(complied),
    createdAt: workingHour(random, daysFrom(today, -Math.max(1, days))),
    age: (today.getTime() - built.getTime()) / (365.25 * dayMs),
  }
}

/** A moment in Australian working hours of a UTC day. */
const workingHour = (random: Random, day: Date): string =>
  new Date(day.getTime() + random.between(0, 8 * 60) * 60_000).toISOString()

/** Registration runs out within a year: what was driven is sold registered, as a price that is driven away at promises. */
export const makeRegoExpiry = (random: Random, today: Date): string => isoDay(daysFrom(today, random.between(12, 362)))
