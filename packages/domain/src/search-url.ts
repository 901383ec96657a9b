import {
  emptySearch,
  type ListFilter,
  listFilters,
  type Range,
  type RangeFilter,
  rangeFilters,
  type SearchState,
} from './search-fields.ts'
import { parsePage, parseQuery, parseRange, parseSort, parseValues } from './search-parameters.ts'

export const listNames = Object.keys(listFilters) as ListFilter[]
export const rangeNames = Object.keys(rangeFilters) as RangeFilter[]

const searchNames: ReadonlySet<string> = new Set(['query', 'page', 'sortBy', ...listNames, ...rangeNames])

/** `refused` has one sentence for whatever was cut, mended or left out of the state: what it was, where, and what is allowed. */
export type ParsedSearch = { state: SearchState; refused: string[] }

/**
 * Reads a search from what stands behind an address's question mark: lists as repeated parameters
 * (`make=Toyota&make=Mazda`), ranges as `price=10000:30000` with either end open. Never throws: parameters of other names
 * and empty values are ignored, and whatever else does not fit is mended and told.
 */
export function parseSearch(query: string | URLSearchParams): ParsedSearch {
  const parameters = new URLSearchParams(query)
  const refused: string[] = []
  const refuse = (sentence: string): void => void refused.push(sentence)
  const given = (name: string) => parameters.getAll(name).filter((value) => value.trim() !== '')
  const single = (name: string): string | undefined => {
    const [first, second] = given(name)
    if (second !== undefined) refuse(`${name} is given more than once; the first counts.`)
    return first
  }

  const state: SearchState = {
    query: parseQuery(single('query'), refuse),
    page: parsePage(single('page'), refuse),
    sortBy: parseSort(single('sortBy'), refuse),
    lists: {},
    ranges: {},
  }
  for (const name of listNames) {
    const values = parseValues(name, given(name), refuse)
    if (values.length > 0) state.lists[name] = values
  }
  for (const name of rangeNames) {
    const range = parseRange(name, single(name), refuse)
    if (range) state.ranges[name] = range
  }
  return { state, refused }
}

/**
 * Writes a search as the canonical query of an address, without the question mark: parameters in a fixed order, defaults
 * left out, so that equal searches have equal addresses. `parseSearch(formatSearch(state)).state` equals `state`.
 */
export function formatSearch(state: SearchState): string {
  const pairs: [name: string, value: string][] = []
  if (state.query !== emptySearch.query) pairs.push(['query', state.query])
  for (const name of listNames) for (const value of [...(state.lists[name] ?? [])].sort()) pairs.push([name, value])
  for (const name of rangeNames) {
    const range = state.ranges[name]
    if (range) pairs.push([name, formatRange(range)])
  }
  if (state.sortBy !== emptySearch.sortBy) pairs.push(['sortBy', state.sortBy])
  if (state.page !== emptySearch.page) pairs.push(['page', String(state.page)])
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

/**
 * Whether an address says a search as `formatSearch` does, whatever the order and whatever else it says: a form without
 * scripts also writes its empty fields, and a shopper another spelling.
 */
export function isCanonical(query: string, state: SearchState): boolean {
  const said = [...new URLSearchParams(query)].filter(([name]) => searchNames.has(name))
  const canonical = [...new URLSearchParams(formatSearch(state))]
  const sorted = (pairs: string[][]) => pairs.map((pair) => JSON.stringify(pair)).sort()
  return String(sorted(said)) === String(sorted(canonical))
}

/** The canonical address of a search on the page at `path`. */
export function searchAddress(path: string, state: SearchState): string {
  const query = formatSearch(state)
  return query ? `${path}?${query}` : path
}

const formatRange = ({ min, max }: Range): string => `${min ?? ''}:${max ?? ''}`

/** Percent-encodes only what a query must, so that an address stays readable. */
const encode = (value: string): string =>
  encodeURIComponent(value.toWellFormed())
    .replaceAll('%20', '+')
    .replace(/%(?:3A|2C|2F)/g, decodeURIComponent)
