import { FieldError } from '../values/field-error.ts'
import { moment } from '../values/field-readers.ts'
import type { CarsalesVehicle } from './carsales-schema.ts'

export function yearIn(date: { Year?: number | string | null | undefined } | null | undefined): number | undefined {
  const year = Number(date?.Year ?? Number.NaN)
  return Number.isInteger(year) && year > 0 ? year : undefined
}

export function monthOf(date: CarsalesVehicle['BuildDate']): string | undefined {
  const year = yearIn(date)
  const month = Number(date?.Month ?? 0)
  if (year === undefined) return undefined
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : String(year)
}

/** Feeds write local midnight in UTC. In every Australian time zone, adding this gives the same day in UTC. */
const eastOfUtcMs = 11 * 3_600_000

export function registrationDay(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const date = moment(text)
  if (!date.ok) throw new FieldError('Registration.ExpiresUtc', text, date.reason)
  return new Date(Date.parse(date.value) + eastOfUtcMs).toISOString().slice(0, 10)
}

/** A time in UTC. */
export function momentOf(field: string, text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const date = moment(text)
  if (!date.ok) throw new FieldError(field, text, date.reason)
  return date.value
}
