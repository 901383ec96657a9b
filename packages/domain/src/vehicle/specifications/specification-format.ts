import { dateText, shortMonth } from '../../text/date.ts'
import { countOf, numberText } from '../../text/numbers.ts'

/** Formats single values of a vehicle. All take known values; `isShown` decides whether a value is known. */

/** VD-4: whether a specification row may show a value. A feed's `'null'` counts as missing. */
export function isShown(value: string | number | null | undefined): value is string | number {
  return value !== undefined && value !== null && value !== '' && value !== 'null'
}

/** VD-6: `28,410 km`. */
export const kilometres = (km: number): string => `${numberText(km)} km`

/** Of millimetres, to the centimetre: `7.35 m`. */
export const metres = (mm: number): string => `${Math.round(mm / 10) / 100} m`

export const kilograms = (kg: number): string => `${numberText(kg)} kg`

/** VD-6: litres with one decimal, or cc for less than a litre and for motorcycles. */
export function engineSize(litres: number, itemType: string): string {
  const isSmall = litres < 0.95 || itemType.toLowerCase() === 'motorcycle'
  return isSmall ? `${numberText(litres * 1000)} cc` : `${litres.toFixed(1)} L`
}

/** A month in feeds' notations (`2021-03`, `3/2021`, `03/2021`) as `Mar 2021`; anything else unchanged. */
export function monthOfYear(word: string): string {
  const match = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/.exec(word) ?? /^(\d{1,2})\/(\d{4})$/.exec(word)
  if (!match) return word
  const [first = '', second = ''] = match.slice(1)
  const [year, month] = first.length === 4 ? [first, second] : [second, first]
  const name = shortMonth(Number(month))
  return name ? `${name} ${year}` : word
}

/** VD-5: once the day has passed "Unregistered" on some sites, nothing on others. `today` is an ISO date in the dealer's time zone. */
export function registrationExpiry(iso: string, today: string, showsUnregistered = false): string | undefined {
  if (iso >= today) return `Expires on ${dateText(iso)}`
  return showsUnregistered ? 'Unregistered' : undefined
}

export const stars = (count: number): string => countOf(count, 'star')
