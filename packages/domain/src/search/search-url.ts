import { dayOf } from './address/day-of.ts'
import type { ParameterProblem, ReportProblem } from './address/parameter-problems.ts'
import {
  parseFlag,
  parseNear,
  parsePage,
  parseQuery,
  parseRange,
  parseSort,
  parseValues,
} from './address/parse-parameters.ts'
import {
  emptySearch,
  flagNames,
  listNames,
  type Range,
  type RangeFilter,
  rangeNames,
  type SearchState,
  searchFilters,
} from './search-filters.ts'

/** The parameters of a search, in the order in which they are written. */
const searchOrder: readonly string[] = ['query', ...listNames, ...rangeNames, ...flagNames, 'near', 'sortBy', 'page']
const searchNames: ReadonlySet<string> = new Set(searchOrder)

/** `problems` lists what was truncated, corrected or dropped; `parameter-problems.ts` has the messages. */
export type ParsedSearch = { state: SearchState; problems: ParameterProblem[] }

/**
 * Parses a search from a query string: lists as repeated parameters (`make=Toyota&make=Mazda`), ranges as
 * `price=10000:30000` with either end open, days as `2026-01-31:`, flags as `certified=true`. Never throws: unknown
 * parameters and empty values are ignored, and invalid ones are corrected and reported.
 */
export function parseSearch(query: string | URLSearchParams): ParsedSearch {
  const parameters = new URLSearchParams(query)
  const problems: ParameterProblem[] = []
  const given = (name: string) => parameters.getAll(name).filter((value) => value.trim() !== '')
  const refusing =
    (name: string): ReportProblem =>
    (why, given) =>
      void problems.push({ name, why, given: String(given) })
  function single<T>(name: string, parse: (given: string | undefined, refuse: ReportProblem) => T): T {
    const [first, second] = given(name)
    if (second !== undefined) refusing(name)('twice', second)
    return parse(first, refusing(name))
  }

  const state: SearchState = {
    query: single('query', parseQuery),
    page: single('page', parsePage),
    sortBy: single('sortBy', parseSort),
    lists: {},
    ranges: {},
    flags: {},
  }
  const near = single('near', parseNear)
  if (near) state.near = near
  for (const name of listNames) {
    const values = parseValues(given(name), refusing(name))
    if (values.length > 0) state.lists[name] = values
  }
  for (const name of rangeNames) {
    const range = single(name, (first, refuse) => parseRange(first, isDays(name), refuse))
    if (range) state.ranges[name] = range
  }
  for (const name of flagNames) {
    const flag = single(name, parseFlag)
    if (flag) state.flags[name] = flag
  }
  return { state, problems }
}

const isDays = (name: RangeFilter): boolean => searchFilters[name].kind === 'date'

/**
 * Formats a search as its canonical query string, without the question mark: parameters in a fixed order, without
 * defaults, so that equal searches have equal URLs. `parseSearch(formatSearch(state)).state` equals `state`.
 */
export function formatSearch(state: SearchState): string {
  const pairs: [name: string, value: string][] = []
  if (state.query !== emptySearch.query) pairs.push(['query', state.query])
  for (const name of listNames) for (const value of [...(state.lists[name] ?? [])].sort()) pairs.push([name, value])
  for (const name of rangeNames) {
    const range = state.ranges[name]
    if (range) pairs.push([name, formatRange(range, isDays(name))])
  }
  for (const name of flagNames) if (state.flags[name]) pairs.push([name, 'true'])
  if (state.near) pairs.push(['near', state.near])
  if (state.sortBy !== emptySearch.sortBy) pairs.push(['sortBy', state.sortBy])
  if (state.page !== emptySearch.page) pairs.push(['page', String(state.page)])
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

/**
 * A query with a search's parameters in the order in which `formatSearch` writes them, then others by name. The edge, which knows no
 * search, orders all by name; what shoppers see has this order.
 */
export function inSearchOrder(query: string): string {
  const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? ''
  const placeOf = (pair: string): number => {
    const place = searchOrder.indexOf(nameOf(pair))
    return place < 0 ? searchOrder.length : place
  }
  const byOrder = (a: string, b: string): number =>
    placeOf(a) - placeOf(b) || (nameOf(a) < nameOf(b) ? -1 : Number(nameOf(a) > nameOf(b)))
  return query.split('&').sort(byOrder).join('&')
}

/**
 * Whether a query string expresses a search as `formatSearch` does, in any order and with unknown parameters: a form
 * without scripts also sends its empty fields.
 */
export function isCanonical(query: string, state: SearchState): boolean {
  const said = [...new URLSearchParams(query)].filter(([name]) => searchNames.has(name))
  const canonical = [...new URLSearchParams(formatSearch(state))]
  const sorted = (pairs: string[][]) => pairs.map((pair) => JSON.stringify(pair)).sort()
  return String(sorted(said)) === String(sorted(canonical))
}

/** The canonical URL of a search on the page at `path`. */
export function searchHref(path: string, state: SearchState): string {
  const query = formatSearch(state)
  return query ? `${path}?${query}` : path
}

const formatRange = ({ min, max }: Range, isDays: boolean): string =>
  isDays ? `${dayOf(min)}:${dayOf(max)}` : `${min ?? ''}:${max ?? ''}`

/** Percent-encodes only what a query requires, so that a URL stays readable. */
const encode = (value: string): string =>
  encodeURIComponent(value.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/%(?:3A|2C|2F)/g, decodeURIComponent)
