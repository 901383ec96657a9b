import type { Hit, Vehicle } from '@forecourt/contracts/vehicle'
import { knownPrice } from '@forecourt/domain/price'
import { listFilters, rangeFilters, type SortBy, sortOrders } from '@forecourt/domain/search-fields'
import { toHit } from '../hit.ts'
import { searchedWords } from '../words.ts'
import { Bitmap } from './bitmap.ts'
import { ListColumn } from './list-column.ts'
import { NumberColumn } from './number-column.ts'
import { SortOrder } from './sort-order.ts'
import { compareTexts, compareValues } from './sorting.ts'
import { WordIndex } from './word-index.ts'

const listFields = [
  ...Object.values(listFilters).map(({ field }) => field),
  'dealership_slug',
  'item_type',
  'status',
] as const
const numberFields = [
  ...Object.values(rangeFilters).map(({ field }) => field),
  'custom_rank',
  'created_at_timestamp',
  'sold_date_timestamp',
] as const

type ListField = (typeof listFields)[number]
type NumberField = (typeof numberFields)[number]

/** A price that stands for none is a missing value, as it is where it would be shown (PR-1). */
const numberOf = (vehicle: Vehicle, field: NumberField): number | undefined =>
  field === 'price' ? knownPrice(vehicle) : vehicle[field]

function columns<F extends string, C>(fields: readonly F[], create: (field: F) => C): Record<F, C> {
  return Object.fromEntries(fields.map((field) => [field, create(field)])) as Record<F, C>
}

/** The stock by columns. A vehicle is a row; what a search asks of it is in the columns, and what it answers is the hit. */
export class StockTable {
  readonly lists = columns<ListField, ListColumn>(listFields, () => new ListColumn())
  readonly numbers = columns<NumberField, NumberColumn>(numberFields, () => new NumberColumn())
  readonly words = new WordIndex()
  /** Rows of vehicles that are meant for the dealer's website at all. */
  readonly shown = new Bitmap()

  readonly #hits: (Hit | undefined)[] = []
  readonly #free: number[] = []
  readonly #used = new Bitmap()
  readonly #orders = columns(Object.keys(sortOrders) as SortBy[], (sortBy) => new SortOrder(this.#comparing(sortBy)))

  /** Takes a vehicle in and says which row it has now. */
  add(vehicle: Vehicle): number {
    const row = this.#free.pop() ?? this.#hits.length
    const hit = toHit(vehicle)
    this.#hits[row] = hit
    this.#used.add(row)
    for (const field of listFields) this.lists[field].set(row, vehicle[field])
    for (const field of numberFields) this.numbers[field].set(row, numberOf(vehicle, field))
    this.words.add(row, searchedWords(hit))
    if (vehicle.show_on_dealer_website) this.shown.add(row)
    for (const order of Object.values(this.#orders)) order.insert(row)
    return row
  }

  delete(row: number): void {
    for (const order of Object.values(this.#orders)) order.remove(row)
    for (const field of listFields) this.lists[field].set(row, undefined)
    for (const field of numberFields) this.numbers[field].set(row, undefined)
    this.words.delete(row, searchedWords(this.hit(row)))
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

  inOrder(sortBy: SortBy): Uint32Array {
    return this.#orders[sortBy].rows(() => this.#used.rows())
  }

  /** To be called before more rows change than are worth moving within the orders one by one. */
  expectMany(): void {
    for (const order of Object.values(this.#orders)) order.invalidate()
  }

  get size(): number {
    return this.#hits.length - this.#free.length
  }

  #comparing(sortBy: SortBy) {
    const { field, isDescending } = sortOrders[sortBy]
    const column = this.numbers[field]
    return (a: number, b: number): number =>
      compareValues(column.get(a), column.get(b), isDescending) || this.#compareIdentity(a, b)
  }

  /** Two dealers may use the same id. */
  #compareIdentity(a: number, b: number): number {
    const [one, other] = [this.hit(a), this.hit(b)]
    return compareTexts(one.id, other.id) || compareTexts(one.dealership_slug, other.dealership_slug)
  }
}
