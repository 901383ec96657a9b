import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { type FlagFilter, type SortBy, sortOrders } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
import {
  flagValues,
  type MultiValueFilter,
  multiValues,
  type NumberField,
  numberField,
  numbers,
  type SingleValueFilter,
  singleValues,
} from '../../filter-values.ts'
import { toHit } from '../../hit.ts'
import { compareTexts, compareValues } from '../../sorting.ts'
import { type TextField, textFields } from '../../text/terms/text-fields.ts'
import { Bitmap } from '../columns/bitmap.ts'
import { DictionaryColumn } from '../columns/dictionary-column.ts'
import { MultiValueColumn } from '../columns/multi-value-column.ts'
import { NumberColumn } from '../columns/number-column.ts'
import { TextColumn } from '../columns/text-column.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'
import { HitStore } from './hit-store.ts'
import type { VehicleIdentity } from './identity-index.ts'
import { type CompareRows, SortOrder } from './sort-order.ts'
import { StockNumberIndex, type StockNumberMatch } from './stock-number-index.ts'
import { WordIndex } from './word-index.ts'

function columns<K extends string, V, C>(table: Record<K, V>, create: () => C): Record<K, C> {
  return Object.fromEntries(Object.keys(table).map((name) => [name, create()])) as Record<K, C>
}

/** The columns of a table of fields. */
const columnsFor = <K extends string, C>(fields: Record<K, unknown>, all: Record<NoInfer<K>, C>): Record<K, C> =>
  Object.fromEntries(entries(fields).map(([field]) => [field, all[field]])) as Record<K, C>

const entries = <K extends string, V>(table: Record<K, V>): [K, V][] => Object.entries(table) as [K, V][]

type SortSpec = { field: NumberField; isDescending: boolean }

/** A site's sort values: TN-14. */
const sortSpec = (sortBy: SortBy, scope: Pick<StockScope, 'pricing'>): SortSpec => {
  const { field, isDescending } = sortOrders[sortBy]
  return { field: numberField(field, scope), isDescending }
}

const keyOf = ({ field, isDescending }: SortSpec): string => `${field} ${isDescending ? 'down' : 'up'}`

/** The sort orders of all sites; each uses memory only after its first use. */
const sortSpecs = entries(sortOrders).flatMap(([sortBy]) => [
  sortSpec(sortBy, { pricing: 'purchase' }),
  sortSpec(sortBy, { pricing: 'subscription' }),
])

/** The stock by columns. A vehicle is a row; filters and sorting read the columns, answers read the hits. */
export class StockTable {
  readonly lists = columns<SingleValueFilter, unknown, DictionaryColumn>(singleValues, () => new DictionaryColumn())
  readonly many = columns<MultiValueFilter, unknown, MultiValueColumn>(multiValues, () => new MultiValueColumn())
  readonly numbers = columns<NumberField, unknown, NumberColumn>(numbers, () => new NumberColumn())
  readonly dealerships = new DictionaryColumn()
  readonly #years = new DictionaryColumn()
  /** The text fields. */
  readonly textColumns: Record<TextField, DictionaryColumn> = columnsFor(textFields, {
    ...this.lists,
    year: this.#years,
  })
  readonly wordIndex = new WordIndex(entries(this.textColumns).map(([field, { dictionary }]) => [field, dictionary]))
  readonly flags = columns<FlagFilter, unknown, Bitmap>(flagValues, () => new Bitmap())
  /** Rows of vehicles that are shown on the website. */
  readonly shown = new Bitmap()
  /** Incremented with every change, to invalidate derived data. */
  changes = 0

  readonly #hits = new HitStore()
  readonly #ids = new TextColumn()
  #rows = 0
  readonly #free: number[] = []
  readonly #used = new Bitmap()
  readonly #orders = new Map(sortSpecs.map((kept) => [keyOf(kept), new SortOrder(this.#comparing(kept))]))
  readonly #stockNumbers = new StockNumberIndex((row) => this.#hits.stockNumber(row))

  // By name and column, computed once, since every change iterates over them.
  readonly #lists = entries(this.lists)
  readonly #many = entries(this.many)
  readonly #numbers = entries(this.numbers)

  /** Adds a vehicle and returns its row. */
  add(vehicle: Vehicle): number {
    const row = this.#free.pop() ?? this.#rows++
    this.changes++
    this.#hits.set(row, toHit(vehicle))
    this.#ids.set(row, vehicle.id)
    this.#used.add(row)
    for (const [name, column] of this.#lists) column.set(row, singleValues[name](vehicle))
    for (const [name, column] of this.#many) column.add(row, multiValues[name](vehicle))
    for (const [name, column] of this.#numbers) column.set(row, numbers[name](vehicle))
    this.dealerships.set(row, vehicle.dealership_slug)
    this.#years.set(row, vehicle.year?.toString())
    for (const [name, rows] of entries(this.flags)) if (flagValues[name](vehicle)) rows.add(row)
    if (vehicle.show_on_dealer_website) this.shown.add(row)
    for (const order of this.#orders.values()) order.insert(row)
    this.#stockNumbers.insert(row)
    return row
  }

  delete(row: number): void {
    this.changes++
    for (const order of this.#orders.values()) order.remove(row)
    this.#stockNumbers.remove(row)
    for (const [, column] of this.#lists) column.set(row, undefined)
    for (const [, column] of this.#many) column.delete(row)
    for (const [, column] of this.#numbers) column.set(row, undefined)
    this.dealerships.set(row, undefined)
    this.#years.set(row, undefined)
    for (const rows of Object.values(this.flags)) rows.delete(row)
    this.shown.delete(row)
    this.#used.delete(row)
    this.#hits.delete(row)
    this.#free.push(row)
  }

  hit(row: number): Hit {
    return this.#hits.get(row)
  }

  /** Two dealers may use the same id. */
  identity(row: number): VehicleIdentity {
    return { dealership: this.#dealership(row), id: this.#ids.get(row) }
  }

  inOrder(sortBy: SortBy, scope: StockScope): Uint32Array {
    const order = this.#orders.get(keyOf(sortSpec(sortBy, scope)))
    return order?.rows(() => this.#used.rows()) ?? this.#used.rows()
  }

  /** Call before more rows change than are worth moving within the orders one by one. */
  invalidateOrders(): void {
    for (const order of this.#orders.values()) order.invalidate()
    this.#stockNumbers.invalidate()
  }

  withStockNumber(start: string): StockNumberMatch {
    return this.#stockNumbers.find(start, () => this.#used.rows())
  }

  get size(): number {
    return this.#rows - this.#free.length
  }

  /** Includes all sort orders, so that a loaded snapshot has them. */
  save(to: SnapshotWriter): void {
    this.withStockNumber('')
    this.#hits.save(to, this.#rows)
    this.#ids.save(to, 'row ids')
    for (const [name, column] of this.#columns()) column.save(to, name)
    for (const [name, rows] of this.#bitmaps()) to.numbers(`rows ${name}`, rows.words)
    for (const [key, order] of this.#orders) {
      order.rows(() => this.#used.rows())
      order.save(to, `order ${key}`)
    }
    this.#stockNumbers.save(to)
    to.numbers('free', Uint32Array.from(this.#free))
    to.numbers('length', Uint32Array.of(this.#rows))
  }

  /** For an empty table. */
  load(from: SnapshotReader): void {
    this.changes++
    this.#hits.load(from)
    this.#ids.load(from, 'row ids')
    for (const [name, column] of this.#columns()) column.load(from, name)
    for (const [name, rows] of this.#bitmaps()) rows.words = from.numbers(`rows ${name}`, 'u32')
    for (const [key, order] of this.#orders) order.load(from, `order ${key}`)
    this.#stockNumbers.load(from)
    for (const row of from.numbers('free', 'u32')) this.#free.push(row)
    this.#rows = from.numbers('length', 'u32')[0] ?? 0
  }

  #columns() {
    const all = { ...this.lists, ...this.many, dealerships: this.dealerships, years: this.#years }
    const numbers = entries(this.numbers).map(([name, column]) => [`number ${name}`, column] as const)
    return [...entries(all), ...numbers]
  }

  #bitmaps(): [string, Bitmap][] {
    return entries({ ...this.flags, shown: this.shown, used: this.#used })
  }

  /** Compares rows by one of the orders, then by id. */
  comparing(sortBy: SortBy, scope: StockScope): CompareRows {
    return this.#comparing(sortSpec(sortBy, scope))
  }

  #comparing({ field, isDescending }: SortSpec): CompareRows {
    const column = this.numbers[field]
    return (a, b) => compareValues(column.get(a), column.get(b), isDescending) || this.#compareIdentity(a, b)
  }

  #compareIdentity(a: number, b: number): number {
    return this.#ids.compare(a, b) || compareTexts(this.#dealership(a), this.#dealership(b))
  }

  #dealership(row: number): string {
    return this.dealerships.dictionary.values[this.dealerships.codeAt(row)] ?? ''
  }
}
