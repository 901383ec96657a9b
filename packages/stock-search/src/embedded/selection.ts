import {
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import type { Narrowing } from '../question.ts'
import type { Bitmap } from './bitmap.ts'
import { RowSet } from './row-set.ts'
import type { View } from './view.ts'

/** The rows that a search selects: under all its filters, and, for a facet, under all but that facet's own (SR-6). */
export class Selection {
  readonly view: View
  readonly all: RowSet
  /** For each narrowing the rows that pass it. */
  readonly narrowings: ReadonlyMap<Narrowing, Bitmap>
  readonly #base: Bitmap
  readonly #without = new Map<Narrowing, RowSet>()
  readonly #leftOut = new Map<RowSet, RowSet>()

  /** `base` are the rows that every part of the answer speaks of. */
  constructor(view: View, base: Bitmap, narrowings: ReadonlyMap<Narrowing, Bitmap>) {
    this.view = view
    this.narrowings = narrowings
    this.#base = base
    this.all = narrowings.size === 0 && base === view.listed.bitmap ? view.listed : this.#under([...narrowings.keys()])
  }

  /** The rows under all but one. */
  without(narrowing: Narrowing): RowSet {
    if (!this.narrowings.has(narrowing)) return this.all
    const known = this.#without.get(narrowing)
    if (known) return known
    const others = [...this.narrowings.keys()].filter((name) => name !== narrowing)
    const rows = others.length === 0 && this.#base === this.view.listed.bitmap ? this.view.listed : this.#under(others)
    this.#without.set(narrowing, rows)
    return rows
  }

  /** Under what a facet's values are counted: all but its own filter; where a vehicle must have every chosen value, that too. */
  forFacet(filter: ListFilter): RowSet {
    return filterRow(filter).every ? this.all : this.without(filter)
  }

  /** What is listed and not among the rows. */
  leftOut(rows: RowSet): RowSet {
    const known = this.#leftOut.get(rows)
    if (known) return known
    const left = new RowSet(this.view.listed.bitmap.copy().andNot(rows.bitmap))
    this.#leftOut.set(rows, left)
    return left
  }

  #under(names: readonly Narrowing[]): RowSet {
    const bitmap = this.#base.copy()
    for (const name of names) bitmap.and(this.narrowings.get(name) ?? bitmap)
    return new RowSet(bitmap)
  }
}

/** For each filter that is set, the rows that pass it. */
export function filterRows(view: View, { lists, ranges, flags }: SearchState): Map<Narrowing, Bitmap> {
  const rows = new Map<Narrowing, Bitmap>()
  for (const name of listNames) {
    const chosen = lists[name]
    if (chosen && chosen.length > 0) rows.set(name, rowsLike(view, name, chosen))
  }
  for (const name of rangeNames) {
    const range = ranges[name]
    if (range) rows.set(name, view.numbers(name).rowsWithin(range))
  }
  for (const name of flagNames) if (flags[name]) rows.set(name, view.table.flags[name])
  return rows
}

/** The rows with any of the values, or with every one, whatever their case and accents. */
function rowsLike(view: View, filter: ListFilter, chosen: readonly string[]): Bitmap {
  const values = view.values(filter)
  if (!filterRow(filter).every) return values.rowsOf(chosen.flatMap((value) => values.dictionary.like(value)))
  const each = chosen.map((value) => values.rowsOf(values.dictionary.like(value)))
  return each.reduce((both, rows) => both.and(rows))
}
