import { urlSchema } from '@forecourt/contracts/stock/vehicle'
import { isSafeUrl } from '@forecourt/domain/site/safe-url'
import { stripControlCharacters } from '../text/plain-text.ts'

/** What a text of a feed means, or why it means nothing. Every reader takes a trimmed text that is not empty. */
export type Reading<T> = { ok: true; value: T } | { ok: false; reason: string }
export type Reader<T> = (text: string) => Reading<T>

const read = <T>(value: T): Reading<T> => ({ ok: true, value })
const refuse = (reason: string): Reading<never> => ({ ok: false, reason })

const absent = new Set(['', 'null', 'n/a', 'na', 'tba', 'tbc', '-', 'undefined'])

/** Trimmed, without control characters; undefined for what feeds write when they have nothing to say. */
export function textOrUndefined(text: string | null | undefined): string | undefined {
  const clean = stripControlCharacters(text ?? '').trim()
  return absent.has(clean.toLowerCase()) ? undefined : clean
}

export const words: Reader<string> = (text) => read(text)

const numeric = /^-?\d+(\.\d+)?$/

/**
 * `38,990`, `$38,990.00`, `28 410 km`: digits with thousands separators, a dollar sign before or one of the units after,
 * which are in small letters. Anything else after them refuses the text: `38k` and `100,000 mi` are not what their digits say.
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

/** A number in one of the units whose text does not have what is `barred`. */
const decimalWithout =
  (barred: RegExp, reason: string, units: string[]): Reader<number> =>
  (text) => {
    const number = decimalIn(...units)(text)
    return number.ok && barred.test(text) ? refuse(reason) : number
  }

/** A whole number in one of the units; `28,410.0` is one, and `28.410` is not, which may be written for 28,410. */
export const wholeIn = (...units: string[]): Reader<number> =>
  decimalWithout(/\.(?!0{1,2}(\D|$))/, 'must be a whole number', units)

/** Dollars, with cents or without, rounded to whole ones. `25.990` is refused: it may be written for 25,990. */
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

/** One of several words, whatever their case and whether they are parted by spaces, hyphens or underscores. */
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

/** `2027-03-14` or `14/03/2027` (day first, as Australia writes it), as an ISO date. */
export const day: Reader<string> = (text) => {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:T.*)?$/.exec(text)
  const local = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text)
  const [year, month, date] = (iso ? iso.slice(1, 4) : local ? local.slice(1, 4).reverse() : []).map(Number)
  if (!year || !month || !date || !isDay(year, month, date)) return refuse('must be a date as 2027-03-14 or 14/03/2027')
  return read(new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10))
}

const momentParts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{2}:?\d{2})?$/i

/** A moment in ISO 8601, or a day, which begins at midnight. One without a zone is in UTC, wherever it is read. */
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

/** A list in one field, its entries parted by `|`. */
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
