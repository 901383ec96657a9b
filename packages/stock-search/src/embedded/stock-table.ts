import type { Hit, Vehicle } from '@forecourt/contracts/vehicle'
import { type FlagFilter, type SortBy, sortOrders } from '@forecourt/domain/search-fields'
import type { StockScope } from '@forecourt/domain/stock-scope'
import {
  type ManyFilter,
  manyValues,
  type NumberField,
  numberField,
  numbers,
  type OneFilter,
  oneValue,
} from '../filter-values.ts'
import { toHit } from '../hit.ts'
import { type TextField, textFields } from '../text/fields.ts'
import { Bitmap } from './bitmap.ts'
import { ListColumn } from './list-column.ts'
import { ManyColumn } from './many-column.ts'
import { NumberColumn } from './number-column.ts'
import { SortOrder } from './sort-order.ts'
import { compareTexts, compareValues } from './sorting.ts'
import { type NumberMatch, StockNumbers } from './stock-numbers.ts'
import { Vocabulary } from './vocabulary.ts'

function columns<K extends string, V, C>(table: Record<K, V>, create: () => C): Record<K, C> {
  return Object.fromEntries(Object.keys(table).map((name) => [name, create()])) as Record<K, C>
}

/** The columns that a table of fields names. */
const columnsFor = <K extends string, C>(fields: Record<K, unknown>, all: Record<NoInfer<K>, C>): Record<K, C> =>
  Object.fromEntries(entries(fields).map(([field]) => [field, all[field]])) as Record<K, C>

const entries = <K extends string, V>(table: Record<K, V>): [K, V][] => Object.entries(table) as [K, V][]

/** The stock by columns. A vehicle is a row; what a search asks of it is in the columns, and what it answers is the hit. */
export class StockTable {
  readonly lists = columns<OneFilter, unknown, ListColumn>(oneValue, () => new ListColumn())
  readonly many = columns<ManyFilter, unknown, ManyColumn>(manyValues, () => new ManyColumn())
  readonly numbers = columns<NumberField, unknown, NumberColumn>(numbers, () => new NumberColumn())
  readonly dealerships = new ListColumn()
  readonly #years = new ListColumn()
  /** Where words are looked for. */
  readonly textColumns: Record<TextField, ListColumn> = columnsFor(textFields, { ...this.lists, year: this.#years })
  readonly vocabulary = new Vocabulary(entries(this.textColumns).map(([field, { dictionary }]) => [field, dictionary]))
  readonly flags: Record<FlagFilter, Bitmap> = { certified: new Bitmap() }
  /** Rows of vehicles that are meant for the dealer's website at all. */
  readonly shown = new Bitmap()
  /** Grows with every change, so that whatever was worked out of the table knows when it is out of date. */
  changes = 0

  readonly #hits: (Hit | undefined)[] = []
  readonly #free: number[] = []
  readonly #used = new Bitmap()
  readonly #orders = new Map<string, SortOrder>()
  readonly #stockNumbers = new StockNumbers((row) => this.hit(row).stocknum)

  /** Takes a vehicle in and says which row it has now. */
  add(vehicle: Vehicle): number {
    const row = this.#free.pop() ?? this.#hits.length
    this.changes++
    this.#hits[row] = toHit(vehicle)
    this.#used.add(row)
    for (const [name, column] of entries(this.lists)) column.set(row, oneValue[name](vehicle))
    for (const [name, column] of entries(this.many)) column.add(row, manyValues[name](vehicle))
    for (const [name, column] of entries(this.numbers)) column.set(row, numbers[name](vehicle))
    this.dealerships.set(row, vehicle.dealership_slug)
    this.#years.set(row, vehicle.year?.toString())
    for (const [name, rows] of entries(this.flags)) if (vehicle[name]) rows.add(row)
    if (vehicle.show_on_dealer_website) this.shown.add(row)
    for (const order of this.#orders.values()) order.insert(row)
    this.#stockNumbers.insert(row)
    return row
  }

  delete(row: number): void {
    this.changes++
    for (const order of this.#orders.values()) order.remove(row)
    this.#stockNumbers.remove(row)
    for (const column of Object.values(this.lists)) column.set(row, undefined)
    for (const column of Object.values(this.many)) column.delete(row)
    for (const column of Object.values(this.numbers)) column.set(row, undefined)
    this.dealerships.set(row, undefined)
    this.#years.set(row, undefined)
    for (const rows of Object.values(this.flags)) rows.delete(row)
    this.shown.delete(row)
    this.#used.delete(row)
    this.#hits[row] = undefined
    this.#free.push(row)
  }

  hit(row: number): Hit {
    const hit = this.#hits[row]
    if (!hit) throw new Error(`Row ${row} is empty.`)
    return hit
  }

  inOrder(sortBy: SortBy, scope: StockScope): Uint32Array {
    return this.#order(sortBy, scope).rows(() => this.#used.rows())
  }

  /** To be called before more rows change than are worth moving within the orders one by one. */
  expectMany(): void {
    for (const order of this.#orders.values()) order.invalidate()
    this.#stockNumbers.invalidate()
  }

  withStockNumber(start: string): NumberMatch {
    return this.#stockNumbers.find(start, () => this.#used.rows())
  }

  get size(): number {
    return this.#hits.length - this.#free.length
  }

  /** Compares rows by one of the orders, to the id. */
  comparing(sortBy: SortBy, scope: StockScope): (a: number, b: number) => number {
    const { field, isDescending } = sortOrders[sortBy]
    const column = this.numbers[numberField(field, scope)]
    return (a, b) => compareValues(column.get(a), column.get(b), isDescending) || this.#compareIdentity(a, b)
  }

  /** An order is made when it is first asked for, and kept from then on. */
  #order(sortBy: SortBy, scope: StockScope): SortOrder {
    const key = `${sortBy} ${numberField(sortOrders[sortBy].field, scope)}`
    const order = this.#orders.get(key) ?? new SortOrder(this.comparing(sortBy, scope))
    this.#orders.set(key, order)
    return order
  }

  /** Two dealers may use the same id. */
  #compareIdentity(a: number, b: number): number {
    const [one, other] = [this.hit(a), this.hit(b)]
    return compareTexts(one.id, other.id) || compareTexts(one.dealership_slug, other.dealership_slug)
  }
}
