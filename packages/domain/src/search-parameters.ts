import { emptySearch, type Range, type SortBy, sortOrders } from './search-fields.ts'
import { searchLimits } from './search-limits.ts'
import { shownValue } from './shown-value.ts'

/** Told of everything that does not fit, in one sentence each. */
export type Refuse = (sentence: string) => void

const controlCharacters = /\p{Cc}/u

export function parseQuery(given: string | undefined, refuse: Refuse): string {
  if (given === undefined) return emptySearch.query
  if (controlCharacters.test(given.trim())) refuse('query holds control characters; they are taken as spaces.')
  const words = withoutMarks(given)
  const characters = [...words]
  if (characters.length <= searchLimits.queryLength) return words
  refuse(`query has ${characters.length} characters; at most ${searchLimits.queryLength} are allowed.`)
  return withoutMarks(characters.slice(0, searchLimits.queryLength).join(''))
}

/** The words without the marks around them, which nobody searches for: `“rav4”!` is `rav4`, `?` is nothing, `CX-5` stays. */
const withoutMarks = (text: string): string =>
  text
    .split(/[\p{Cc}\s]+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, ''))
    .filter((word) => word !== '')
    .join(' ')

export function parsePage(given: string | undefined, refuse: Refuse): number {
  if (given === undefined) return emptySearch.page
  const page = wholeNumber(given)
  if (page !== undefined && page >= 1 && page <= searchLimits.page) return page
  refuse(`page is ${shownValue(given)}; it must be a whole number from 1 to ${searchLimits.page}.`)
  return page !== undefined && page > searchLimits.page ? searchLimits.page : emptySearch.page
}

export function parseSort(given: string | undefined, refuse: Refuse): SortBy {
  if (given === undefined) return emptySearch.sortBy
  if (Object.hasOwn(sortOrders, given)) return given as SortBy
  refuse(`sortBy is ${shownValue(given)}; it must be one of ${Object.keys(sortOrders).join(', ')}.`)
  return emptySearch.sortBy
}

export function parseValues(name: string, given: readonly string[], refuse: Refuse): string[] {
  const fitting = given
    .map((value) => value.trim())
    .filter((value) => {
      if (value.length <= searchLimits.valueLength && !controlCharacters.test(value)) return true
      refuse(`${name} is ${shownValue(value)}; a value has at most ${searchLimits.valueLength} printable characters.`)
      return false
    })
  const values = [...new Set(fitting)]
  if (values.length > searchLimits.valuesPerFilter)
    refuse(`${name} has ${values.length} values; at most ${searchLimits.valuesPerFilter} are allowed.`)
  return values.slice(0, searchLimits.valuesPerFilter).sort()
}

export function parseRange(name: string, given: string | undefined, refuse: Refuse): Range | undefined {
  if (given === undefined || given === ':') return undefined
  const ends = given.trim().split(':')
  const [min, max] = ends.map((end) => (end === '' ? null : wholeNumber(end)))
  if (ends.length !== 2 || min === undefined || max === undefined) {
    refuse(`${name} is ${shownValue(given)}; it must be two whole numbers as 10000:30000, and either may be left out.`)
    return undefined
  }
  return orderedRange(name, { min: capped(name, min, refuse), max: capped(name, max, refuse) }, refuse)
}

function orderedRange(
  name: string,
  ends: { min: number | null; max: number | null },
  refuse: Refuse,
): Range | undefined {
  const { min, max } = ends
  if (min === null) return max === null ? undefined : { max }
  if (max === null) return { min }
  if (min <= max) return { min, max }
  refuse(`${name} begins at ${min} and ends at ${max}; the lower end comes first.`)
  return { min: max, max: min }
}

function capped(name: string, end: number | null, refuse: Refuse): number | null {
  if (end === null || end <= searchLimits.rangeEnd) return end
  refuse(`${name} has an end above ${searchLimits.rangeEnd}, which is the highest.`)
  return searchLimits.rangeEnd
}

/** Digits and nothing else: no sign, point, exponent or word such as Infinity. More digits than a number can hold still count as a large one. */
const wholeNumber = (text: string): number | undefined => (/^\d{1,300}$/.test(text) ? Number(text) : undefined)
