import {
  filterRow,
  flagNames,
  type ListFilter,
  listNames,
  rangeNames,
  type SearchState,
} from '@forecourt/domain/search/search-filters'
import type { Constraint } from '../../interpret-search.ts'
import type { Bitmap } from '../columns/bitmap.ts'
import { RowSet } from '../columns/row-set.ts'
import type { StockView } from './stock-view.ts'

/** The rows that a search selects: under all its filters, and, for a facet, under all but that facet's own (SR-6). */
export class Selection {
  readonly view: StockView
  readonly all: RowSet
  /** By constraint, the rows that pass it. */
  readonly constraints: ReadonlyMap<Constraint, Bitmap>
  readonly #base: Bitmap
  readonly #without = new Map<Constraint, RowSet>()
  readonly #notSelected = new Map<RowSet, RowSet>()

  /** `base`: the rows that every part of the answer is limited to. */
  constructor(view: StockView, base: Bitmap, constraints: ReadonlyMap<Constraint, Bitmap>) {
    this.view = view
    this.constraints = constraints
    this.#base = base
    this.all =
      constraints.size === 0 && base === view.listed.bitmap ? view.listed : this.#under([...constraints.keys()])
  }

  /** The rows under all constraints but one. */
  without(constraint: Constraint): RowSet {
    if (!this.constraints.has(constraint)) return this.all
    const known = this.#without.get(constraint)
    if (known) return known
    const others = [...this.constraints.keys()].filter((name) => name !== constraint)
    const rows = others.length === 0 && this.#base === this.view.listed.bitmap ? this.view.listed : this.#under(others)
    this.#without.set(constraint, rows)
    return rows
  }

  /**
   * The rows in which a facet's values are counted: under all filters but its own; including its own if a vehicle must
   * have every chosen value.
   */
  forFacet(filter: ListFilter): RowSet {
    return filterRow(filter).every ? this.all : this.without(filter)
  }

  /** The listed rows that are not in the set. */
  notSelected(rows: RowSet): RowSet {
    const known = this.#notSelected.get(rows)
    if (known) return known
    const left = new RowSet(this.view.listed.bitmap.copy().andNot(rows.bitmap))
    this.#notSelected.set(rows, left)
    return left
  }

  #under(names: readonly Constraint[]): RowSet {
    const bitmap = this.#base.copy()
    for (const name of names) bitmap.and(this.constraints.get(name) ?? bitmap)
    return new RowSet(bitmap)
  }
}

/** For each active filter, the rows that pass it. */
export function filterRows(view: StockView, { lists, ranges, flags }: SearchState): Map<Constraint, Bitmap> {
  const rows = new Map<Constraint, Bitmap>()
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

/** The rows with any of the values, or with all of them, ignoring case and accents. */
function rowsLike(view: StockView, filter: ListFilter, chosen: readonly string[]): Bitmap {
  const values = view.values(filter)
  if (!filterRow(filter).every) return values.rowsOf(chosen.flatMap((value) => values.dictionary.like(value)))
  const each = chosen.map((value) => values.rowsOf(values.dictionary.like(value)))
  return each.reduce((both, rows) => both.and(rows))
}
