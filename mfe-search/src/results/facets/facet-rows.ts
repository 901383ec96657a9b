import type { FacetBucket } from '@forecourt/contracts/search/search-result'
import { valueLabel } from '@forecourt/domain/search/active-filters'
import type { ListFilter } from '@forecourt/domain/search/search-filters'
import { folded } from '@forecourt/domain/search/search-text'

export type FacetRow = { value: string; label: string; count: number; isChosen: boolean; isDisabled: boolean }

/** From more values than this a facet can be searched (look.md). */
const minSearchableRows = 13
/** So many rows stand before "All 28 makes". */
const maxShortRows = 7

type Options = {
  filter: ListFilter
  buckets: readonly FacetBucket[]
  chosen: readonly string[]
  /** What was chosen when the reader came: it stands first, and rows never move under a finger. */
  first: readonly string[]
}

/**
 * The rows of a facet: what was chosen first, in the order of its chips, then by count. A value that no vehicle has is disabled and stays; one that is
 * chosen can always be taken back.
 */
export function facetRows({ filter, buckets, chosen, first }: Options): FacetRow[] {
  const known = new Set(buckets.map(({ value }) => value))
  const missing = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }))
  const rows = [...buckets, ...missing].map(({ value, count }) => {
    const isChosen = chosen.includes(value)
    return { value, label: valueLabel(filter, value), count, isChosen, isDisabled: count === 0 && !isChosen }
  })
  const place = ({ value }: FacetRow) => (first.includes(value) ? first.indexOf(value) : first.length)
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
