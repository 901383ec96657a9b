import type { Histogram } from '@forecourt/contracts/search/search-result'
import type { ListFilter, RangeFilter } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import {
  dealershipNames,
  isMultiValueFilter,
  isPlaceFilter,
  numberField,
  type PlaceFilter,
} from '../../filter-values.ts'
import type { TextField } from '../../text/terms/text-fields.ts'
import { Bitmap } from '../columns/bitmap.ts'
import type { FilterColumn } from '../columns/filter-column.ts'
import type { NumberColumn } from '../columns/number-column.ts'
import { PlaceColumn } from '../columns/place-column.ts'
import { RowSet } from '../columns/row-set.ts'
import type { StockTable } from '../table/stock-table.ts'
import { histogram } from './histogram.ts'
import { listedRows } from './listed-rows.ts'

/**
 * The rows that one tenant lists at one time, with their unfiltered counts. Valid until the stock changes or a vehicle
 * enters or leaves its time window.
 */
export class StockView {
  readonly table: StockTable
  readonly scope: StockScope
  readonly listed: RowSet
  readonly #from: number
  readonly #until: number
  readonly #changes: number
  readonly #places = new Map<PlaceFilter, PlaceColumn>()
  readonly #counts = new Map<ListFilter, Uint32Array>()
  readonly #textCounts = new Map<TextField, Uint32Array>()
  readonly #histograms = new Map<RangeFilter, Histogram | undefined>()

  constructor(table: StockTable, scope: StockScope, now: number) {
    const { rows, until } = listedRows(table, scope, now)
    this.table = table
    this.scope = scope
    this.listed = new RowSet(rows)
    this.#from = now
    this.#until = until
    this.#changes = table.changes
  }

  isGood(now: number): boolean {
    return this.#changes === this.table.changes && now >= this.#from && now <= this.#until
  }

  /** The column of a list filter. */
  values(filter: ListFilter): FilterColumn {
    if (isPlaceFilter(filter)) return this.#placeColumn(filter)
    return isMultiValueFilter(filter) ? this.table.many[filter] : this.table.lists[filter]
  }

  /** The column of a range filter (TN-14). */
  numbers(filter: RangeFilter): NumberColumn {
    return this.table.numbers[numberField(filter, this.scope)]
  }

  /** By code, the number of listed vehicles with each value of a filter. */
  counts(filter: ListFilter): Uint32Array {
    const known = this.#counts.get(filter)
    if (known) return known
    const counts = this.values(filter).countsIn(this.listed)
    this.#counts.set(filter, counts)
    return counts
  }

  /** By code, the number of listed vehicles with each value of a text field. */
  textCounts(field: TextField): Uint32Array {
    const counts = this.#textCounts.get(field) ?? this.table.textColumns[field].countsIn(this.listed)
    this.#textCounts.set(field, counts)
    return counts
  }

  histogram(filter: RangeFilter): Histogram | undefined {
    if (!this.#histograms.has(filter))
      this.#histograms.set(filter, histogram(this.numbers(filter), this.listed, this.listed))
    return this.#histograms.get(filter)
  }

  #placeColumn(filter: PlaceFilter): PlaceColumn {
    const column = this.#places.get(filter) ?? makePlaceColumn(filter, this)
    this.#places.set(filter, column)
    return column
  }
}

function makePlaceColumn(filter: PlaceFilter, { table, scope }: StockView): PlaceColumn {
  const column = new PlaceColumn()
  if (filter === 'dealership_name') {
    for (const [dealership, name] of dealershipNames(scope)) column.add(name, table.dealerships.rowsWith([dealership]))
    return column
  }
  for (const place of scope.places) {
    const { name, dealership, city, isUsual } = place
    const own = table.dealerships.rowsWith([dealership])
    const inCity = (of: string): Bitmap => table.lists.city.rowsWith([of]).and(own)
    const theirs = scope.places.filter((other) => other.dealership === dealership)
    const rows = theirs.find((other) => other.city === city) === place ? inCity(city) : new Bitmap()
    if (isUsual) rows.or(theirs.reduce((rest, other) => rest.andNot(inCity(other.city)), own.copy()))
    column.add(name, rows)
  }
  return column
}

/** Least recently used views are evicted; one process serves few tenants at a time. */
const maxViews = 16

/** The views of one table by tenant, made on demand. */
export class TableViews {
  readonly #table: StockTable
  readonly #views = new Map<string, StockView>()

  constructor(table: StockTable) {
    this.#table = table
  }

  of(scope: StockScope, now: number): StockView {
    const key = JSON.stringify(scope)
    const known = this.#views.get(key)
    this.#views.delete(key)
    const view = known?.isGood(now) ? known : new StockView(this.#table, scope, now)
    this.#views.set(key, view)
    const [oldest] = this.#views.keys()
    if (this.#views.size > maxViews && oldest !== undefined) this.#views.delete(oldest)
    return view
  }
}
