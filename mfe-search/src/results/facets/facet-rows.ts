import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { valueLabel } from '@forecourt/domain/search/active-filters'
import { filterRow, type ListFilter } from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'

export type FacetRow = { value: string; label: string; count: number; isChosen: boolean; isDisabled: boolean }

/** From more values than this a facet can be searched. */
const minSearchableRows = 13
/** The number of rows before "All 28 makes". */
const maxShortRows = 7

type Options = {
  filter: ListFilter
  buckets: readonly FacetBucket[]
  chosen: readonly string[]
  /** The values in their order when the reader came (`initialOrder`): rows never move under a finger. */
  order: readonly string[]
}

/** What is chosen comes first, in the order of its chips, then what the results have, and what they have none of last. */
export function initialOrder(filter: ListFilter, buckets: readonly FacetBucket[], chosen: readonly string[]): string[] {
  const hasOwnOrder = filterRow(filter).order !== undefined
  const left = buckets.filter(({ value, count }) => !chosen.includes(value) && (count > 0 || hasOwnOrder))
  return [...chosen, ...left.map(({ value }) => value)]
}

/** The rows of a facet. A value that no vehicle has is disabled and stays; one that is chosen can always be taken back. */
export function facetRows({ filter, buckets, chosen, order }: Options): FacetRow[] {
  const known = new Set(buckets.map(({ value }) => value))
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))
  const rows = [...buckets, ...missing].map(({ value, count }) => {
    const isChosen = chosen.includes(value)
    return { value, label: valueLabel(filter, value), count, isChosen, isDisabled: count === 0 && !isChosen }
  })
  const places = new Map(order.map((value, index) => [value, index]))
  const place = ({ value, count }: FacetRow) => places.get(value) ?? order.length + Number(count === 0)
  return rows.sort((a, b) => place(a) - place(b))
}

/** The first rows and whatever is chosen among the others. */
export const shortRows = (rows: readonly FacetRow[]): FacetRow[] =>
  rows.filter(({ isChosen }, index) => index < maxShortRows || isChosen)

export const isSearchable = (rows: readonly FacetRow[]): boolean => rows.length >= minSearchableRows

/** Rows with a word that begins with what is typed. */
export function matchingRows(rows: readonly FacetRow[], typed: string): FacetRow[] {
  const wanted = ` ${folded(typed.trim())}`
  return rows.filter(({ label }) => ` ${folded(label)}`.includes(wanted))
}
