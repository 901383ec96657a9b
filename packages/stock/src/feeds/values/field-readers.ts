import { urlSchema } from '@forecourt/contracts/stock/vehicle'
import { isSafeUrl } from '@forecourt/domain/site/safe-url'
import { stripControlCharacters } from '../text/plain-text.ts'

/** Parses a text of a feed, or says why it is invalid. Readers receive trimmed, non-empty texts. */
export type Reading<T> = { ok: true; value: T } | { ok: false; reason: string }
export type Reader<T> = (text: string) => Reading<T>

const read = <T>(value: T): Reading<T> => ({ ok: true, value })
const refuse = (reason: string): Reading<never> => ({ ok: false, reason })

const absent = new Set(['', 'null', 'n/a', 'na', 'tba', 'tbc', '-', 'undefined'])

/** Trimmed, without control characters; undefined for placeholders of missing values. */
export function textOrUndefined(text: string | null | undefined): string | undefined {
  const clean = stripControlCharacters(text ?? '').trim()
  return absent.has(clean.toLowerCase()) ? undefined : clean
}

export const words: Reader<string> = (text) => read(text)

export const matching =
  (pattern: RegExp, reason: string): Reader<string> =>
  (text) =>
    pattern.test(text) ? read(text) : refuse(reason)

const numeric = /^-?\d+(\.\d+)?$/

/**
 * `38,990`, `$38,990.00`, `28 410 km`: digits with thousands separators, with a dollar sign before or one of the
 * lower-case units after. Any other suffix is invalid: `38k` and `100,000 mi` are other numbers than their digits.
 */
export const decimalIn =
  (...units: string[]): Reader<number> =>
  (text) => {
    const amount = text.replace(/^(AUD|AU\$|A\$|\$)\s*/i, '')
    const [, bare = '', rest = ''] = /^([-\d., ]*)(.*)$/s.exec(amount) ?? []
    const digits = bare.trim().replace(/(\d)[, ](?=\d{3}(\D|$))/g, '$1')
    if (!numeric.test(digits)) return refuse('is not a number')
    const unit = rest.toLowerCase().replace(/\s/g, '')
    if (unit === '' || units.includes(unit)) return read(Number(digits))
    return refuse(`must be a number ${units.length === 0 ? 'alone' : `alone, or in ${units.join(', ')}`}`)
  }

/** A number in one of the units whose text does not match `barred`. */
const decimalWithout =
  (barred: RegExp, reason: string, units: string[]): Reader<number> =>
  (text) => {
    const number = decimalIn(...units)(text)
    return number.ok && barred.test(text) ? refuse(reason) : number
  }

/** An integer in one of the units; `28,410.0` is valid, and `28.410`, which may mean 28,410, is not. */
export const integerIn = (...units: string[]): Reader<number> =>
  decimalWithout(/\.(?!0{1,2}(\D|$))/, 'must be a whole number', units)

/** Dollars, with or without cents, rounded to integers. `25.990`, which may mean 25,990, is invalid. */
export const dollarsIn = (...units: string[]): Reader<number> => {
  const exact = decimalWithout(/\.\d{3}/, 'must have no point, or one before cents', units)
  return (text) => {
    const number = exact(text)
    return number.ok ? read(Math.round(number.value)) : number
  }
}

const booleanWords = new Map([
  ...['true', 'yes', 'y', '1'].map((word) => [word, true] as const),
  ...['false', 'no', 'n', '0'].map((word) => [word, false] as const),
])

export const booleanText: Reader<boolean> = (text) => {
  const value = booleanWords.get(text.toLowerCase())
  return value === undefined ? refuse('must be true or false') : read(value)
}

/** One of several words, ignoring case and whether spaces, hyphens or underscores separate them. */
export const oneOf = <T extends string>(allowed: readonly T[], others: Record<string, T> = {}): Reader<T> => {
  const meant = new Map([...Object.entries(others), ...allowed.map((word) => [word, word] as const)])
  return (text) => {
    const plain = text.toLowerCase().replace(/[\s-]+/g, '_')
    const value = meant.get(plain)
    return value ? read(value) : refuse(`must be one of ${allowed.join(', ')}`)
  }
}

const isDay = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** `2027-03-14` or `14/03/2027` (Australian order), as an ISO date. */
export const day: Reader<string> = (text) => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text)
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year, month, date] = (iso ? iso.slice(1, 4) : local ? local.slice(1, 4).reverse() : []).map(Number)
  if (!year || !month || !date || !isDay(year, month, date)) return refuse('must be a date as 2027-03-14 or 14/03/2027')
  return read(new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10))
}

const momentParts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** An ISO 8601 time, or a day, which begins at midnight. Without a zone it is in UTC, on any machine. */
export const moment: Reader<string> = (text) => {
  const [, day, time = '00:00', zone = 'Z'] = momentParts.exec(text) ?? []
  const date = new Date(`${day}T${time}${zone.toUpperCase().replace(/(\d{2}):?(\d{2})/, '$1:$2')}`)
  return Number.isNaN(date.getTime()) ? refuse('must be a moment as 2026-11-21T09:30:00Z') : read(date.toISOString())
}

const isAddress = (text: string): boolean => urlSchema.safeParse(text).success && isSafeUrl(text)

export const address: Reader<string> = (text) =>
  isAddress(text)
    ? read(text)
    : refuse('must be an address that begins with https:// or /, on the public web, of at most 2,000 characters')

/** A list in one field, separated by `|`. */
export const list =
  <T>(reader: Reader<T>): Reader<T[]> =>
  (text) => {
    const values: T[] = []
    for (const part of text.split('|').map(textOrUndefined)) {
      if (part === undefined) continue
      const entry = reader(part)
      if (!entry.ok) return refuse(`${entry.reason}: ${part}`)
      values.push(entry.value)
    }
    return read(values)
  }
