import { growArray } from '../columns/grow-array.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'

/** Negative when row `a` comes before row `b`; never 0 for two rows. */
export type CompareRows = (a: number, b: number) => number

/**
 * All rows in one order. A single row moves in or out in microseconds; after a large batch, and before anybody asked, the
 * order is made when it is next asked for.
 */
export class SortOrder {
  readonly #compare: CompareRows
  readonly #sortAll: (rows: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>
  #rows = new Uint32Array(0)
  #length = 0
  #isStale = true

  /** `sortAll` sorts many at once where that can be done faster than by comparing two at a time. */
  constructor(compare: CompareRows, sortAll = (rows: Uint32Array<ArrayBuffer>) => rows.sort(compare)) {
    this.#compare = compare
    this.#sortAll = sortAll
  }

  insert(row: number): void {
    if (this.#isStale) return
    const at = this.#positionOf(row)
    this.#rows = growArray(this.#rows, this.#length, 0)
    this.#rows.copyWithin(at + 1, at, this.#length)
    this.#rows[at] = row
    this.#length++
  }

  /** The row must still have the values that it was inserted with. */
  remove(row: number): void {
    if (this.#isStale) return
    const at = this.#positionOf(row)
    this.#rows.copyWithin(at, at + 1, this.#length)
    this.#length--
  }

  /** Forgets the order, because more rows are about to change than are worth moving one by one. */
  invalidate(): void {
    this.#isStale = true
  }

  /** Every row in order. `allRows` says which rows there are, in case the order has to be made anew. */
  rows(allRows: () => Uint32Array): Uint32Array {
    if (this.#isStale) {
      this.#rows = this.#sortAll(Uint32Array.from(allRows()))
      this.#length = this.#rows.length
      this.#isStale = false
    }
    return this.#rows.subarray(0, this.#length)
  }

  /** Only an order that is made is worth keeping. */
  save(to: SnapshotWriter, name: string): void {
    if (!this.#isStale) to.numbers(name, this.#rows.subarray(0, this.#length))
  }

  load(from: SnapshotReader, name: string): void {
    if (!from.has(name)) return
    this.#rows = from.numbers(name, 'u32')
    this.#length = this.#rows.length
    this.#isStale = false
  }

  #positionOf(row: number): number {
    let low = 0
    let high = this.#length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(this.#rows[middle] ?? 0, row) < 0) low = middle + 1
      else high = middle
    }
    return low
  }
}
