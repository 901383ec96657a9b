import { parsePostcode } from '@forecourt/contracts/validation/parse-postcode'
import { isNear } from '../near.ts'
import { emptySearch, type Range, type SortBy, sortOrders } from '../search-filters.ts'
import { searchLimits } from '../search-limits.ts'
import { dayOf } from './day-of.ts'
import type { ReportProblem } from './parameter-problems.ts'

const controlCharacters = /\p{Cc}/u

export function parseQuery(given: string | undefined, refuse: ReportProblem): string {
  if (given === undefined) return emptySearch.query
  if (controlCharacters.test(given.trim())) refuse('control', given)
  const words = withoutMarks(given)
  const characters = [...words]
  if (characters.length <= searchLimits.queryLength) return words
  refuse('long', characters.length)
  return withoutMarks(characters.slice(0, searchLimits.queryLength).join(''))
}

/**
 * The words without the punctuation around them: `“rav4”!` is `rav4`, `?` is nothing, `CX-5` and `$30k` stay.
 * What says something of a number stays too: `2018+`, `$15k - $25k`, `< 30k`.
 */
const withoutMarks = (text: string): string =>
  text
    .replace(/([<>]=?) +/g, '$1')
    .split(/[\p{Cc}\s]+/u)
    .map(withoutOuter)
    .filter((word, index, all) =>
      word === '-' ? isAfterNumber(index, all) && hasDigit(all[index + 1]) : /[\p{L}\p{N}]/u.test(word),
    )
    .join(' ')

function withoutOuter(word: string, index: number, all: readonly string[]): string {
  if (/^[-\u2013\u2014]$/.test(word)) return '-'
  const inner = word.replace(/^(?![<>]=?\$?\d)[^\p{L}\p{N}$]+|[^\p{L}\p{N}\p{M}]+$/gu, '')
  return /[\p{L}\p{N}]\+$/u.test(word) && (hasDigit(word) || isAfterNumber(index, all)) ? `${inner}+` : inner
}

const hasDigit = (word = ''): boolean => /\p{N}/u.test(word)
/** Between a number and what it says something of there is its unit at most: `10,000 km - 50,000 km`. */
const isAfterNumber = (index: number, all: readonly string[]): boolean =>
  hasDigit(all[index - 1]) || hasDigit(all[index - 2])

export function parsePage(given: string | undefined, refuse: ReportProblem): number {
  if (given === undefined) return emptySearch.page
  const page = wholeNumber(given)
  if (page !== undefined && page >= 1 && page <= searchLimits.page) return page
  refuse('page', given)
  return page !== undefined && page > searchLimits.page ? searchLimits.page : emptySearch.page
}

export function parseNear(given: string | undefined, refuse: ReportProblem): string | undefined {
  if (given === undefined || isNear(given)) return given
  // What was pasted is put right by a new address.
  refuse('postcode', given)
  return parsePostcode(given)
}

export function parseSort(given: string | undefined, refuse: ReportProblem): SortBy {
  if (given === undefined) return emptySearch.sortBy
  if (Object.hasOwn(sortOrders, given)) return given as SortBy
  refuse('sort', given)
  return emptySearch.sortBy
}

export function parseValues(given: readonly string[], refuse: ReportProblem): string[] {
  const fitting = given
    .map((value) => value.trim())
    .filter((value) => {
      if (value.length <= searchLimits.valueLength && !controlCharacters.test(value)) return true
      refuse('value', value)
      return false
    })
  const values = [...new Set(fitting)]
  if (values.length > searchLimits.valuesPerFilter) refuse('values', values.length)
  return values.slice(0, searchLimits.valuesPerFilter).sort()
}

export function parseFlag(given: string | undefined, refuse: ReportProblem): true | undefined {
  if (given === undefined || given === 'true') return given && true
  refuse('flag', given)
  return undefined
}

/** How the ends of a range are written: the number of what was read, undefined when it is none. */
type ReadEnd = (end: string, isMax?: boolean) => number | undefined

/** Digits and nothing else: no sign, point, exponent or word such as Infinity. More digits than a number can hold still count as a large one. */
const wholeNumber: ReadEnd = (text) => (/^\d{1,300}$/.test(text) ? Number(text) : undefined)

const daySeconds = 86_400

/** `2026-01-31`, a day of UTC, as the second with which it begins or ends. */
const day: ReadEnd = (text, isMax) => {
  const seconds = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) / 1000 : Number.NaN
  // Date.parse takes February 30 for a day of March.
  return dayOf(seconds) === text ? seconds + (isMax ? daySeconds - 1 : 0) : undefined
}

export function parseRange(given: string | undefined, isDays: boolean, refuse: ReportProblem): Range | undefined {
  if (given === undefined || given === ':') return undefined
  const ends = given.trim().split(':')
  const read = isDays ? day : wholeNumber
  const [min, max] = ends.map((end, index) => (end === '' ? null : read(end, index === 1)))
  if (ends.length !== 2 || min === undefined || max === undefined) {
    refuse(isDays ? 'days' : 'range', given)
    return undefined
  }
  const highest = isDays ? Number.POSITIVE_INFINITY : searchLimits.rangeEnd
  if (Math.max(min ?? 0, max ?? 0) > highest) refuse('end', given)
  const low = min === null ? undefined : Math.min(min, highest)
  const high = max === null ? undefined : Math.min(max, highest)
  if (low === undefined || high === undefined || low <= high) {
    const range = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
    return range
  }
  refuse('order', given)
  // The ends of days are a day's first and last second, so parse the swapped text again.
  const swapped = `${ends[1]}:${ends[0]}`
  return parseRange(swapped, isDays, () => {})
}
