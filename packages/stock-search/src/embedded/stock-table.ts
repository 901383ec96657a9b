import type { Hit, Vehicle } from '@forecourt/contracts/stock/vehicle'
import { type FlagFilter, type SortBy, sortOrders } from '@forecourt/domain/search/search-filters'
import type { StockScope } from '@forecourt/domain/stock/stock-scope'
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
import { compareTexts, compareValues } from '../sorting.ts'
import { type TextField, textFields } from '../text/fields.ts'
import { Bitmap } from './bitmap.ts'
import { HitStore } from './hit-store.ts'
import { ListColumn } from './list-column.ts'
import { ManyColumn } from './many-column.ts'
import { NumberColumn } from './number-column.ts'
import type { Identity } from './row-ids.ts'
import type { SnapshotReader, SnapshotWriter } from './snapshot.ts'
import { type CompareRows, SortOrder } from './sort-order.ts'
import { type NumberMatch, StockNumbers } from './stock-numbers.ts'
import { TextColumn } from './text-column.ts'
import { Vocabulary } from './vocabulary.ts'

function columns<K extends string, V, C>(table: Record<K, V>, create: () => C): Record<K, C> {
  return Object.fromEntries(Object.keys(table).map((name) => [name, create()])) as Record<K, C>
}

/** The columns that a table of fields names. */
const columnsFor = <K extends string, C>(fields: Record<K, unknown>, all: Record<NoInfer<K>, C>): Record<K, C> =>
  Object.fromEntries(entries(fields).map(([field]) => [field, all[field]])) as Record<K, C>

const entries = <K extends string, V>(table: Record<K, V>): [K, V][] => Object.entries(table) as [K, V][]

type KeptOrder = { field: NumberField; isDescending: boolean }

/** What a site sorts by: TN-14. */
const keptOrder = (sortBy: SortBy, scope: Pick<StockScope, 'pricing'>): KeptOrder => {
  const { field, isDescending } = sortOrders[sortBy]
  return { field: numberField(field, scope), isDescending }
}

const keyOf = ({ field, isDescending }: KeptOrder): string => `${field} ${isDescending ? 'down' : 'up'}`

/** Every order that any site sorts by; one takes no room before somebody asks for it. */
const keptOrders = entries(sortOrders).flatMap(([sortBy]) => [
  keptOrder(sortBy, { pricing: 'purchase' }),
  keptOrder(sortBy, { pricing: 'subscription' }),
])

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

  readonly #hits = new HitStore()
  readonly #ids = new TextColumn()
  #rows = 0
  readonly #free: number[] = []
  readonly #used = new Bitmap()
  readonly #orders = new Map(keptOrders.map((kept) => [keyOf(kept), new SortOrder(this.#comparing(kept))]))
  readonly #stockNumbers = new StockNumbers((row) => this.#hits.stockNumber(row))

  // By name and column, made once: every change walks them.
  readonly #lists = entries(this.lists)
  readonly #many = entries(this.many)
  readonly #numbers = entries(this.numbers)

  /** Takes a vehicle in and says which row it has now. */
  add(vehicle: Vehicle): number {
    const row = this.#free.pop() ?? this.#rows++
    this.changes++
    this.#hits.set(row, toHit(vehicle))
    this.#ids.set(row, vehicle.id)
    this.#used.add(row)
    for (const [name, column] of this.#lists) column.set(row, oneValue[name](vehicle))
    for (const [name, column] of this.#many) column.add(row, manyValues[name](vehicle))
    for (const [name, column] of this.#numbers) column.set(row, numbers[name](vehicle))
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
  identity(row: number): Identity {
    return { dealership: this.#dealership(row), id: this.#ids.get(row) }
  }

  inOrder(sortBy: SortBy, scope: StockScope): Uint32Array {
    const order = this.#orders.get(keyOf(keptOrder(sortBy, scope)))
    return order?.rows(() => this.#used.rows()) ?? this.#used.rows()
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
    return this.#rows - this.#free.length
  }

  /** With all orders made, so that who loads it waits for none. */
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

  /** Into a table that is empty yet. */
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

  /** Compares rows by one of the orders, to the id. */
  comparing(sortBy: SortBy, scope: StockScope): CompareRows {
    return this.#comparing(keptOrder(sortBy, scope))
  }

  #comparing({ field, isDescending }: KeptOrder): CompareRows {
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
