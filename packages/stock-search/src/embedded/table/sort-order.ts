import { growArray } from '../columns/grow-array.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'

/** Negative if row `a` comes before row `b`; never 0 for two rows. */
export type CompareRows = (a: number, b: number) => number

/**
 * All rows in one order. A single row moves in or out in microseconds; the order is built on first use, and rebuilt
 * after a large batch.
 */
export class SortOrder {
  readonly #compare: CompareRows
  readonly #sortAll: (rows: Uint32Array<ArrayBuffer>) => Uint32Array<ArrayBuffer>
  #rows = new Uint32Array(0)
  #length = 0
  #isStale = true

  /** `sortAll` is an optional faster sort than by comparing pairs. */
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

  /** Discards the order, because more rows will change than are worth moving one by one. */
  invalidate(): void {
    this.#isStale = true
  }

  /** Every row in order. `allRows` returns the rows if the order has to be rebuilt. */
  rows(allRows: () => Uint32Array): Uint32Array {
    if (this.#isStale) {
      this.#rows = this.#sortAll(Uint32Array.from(allRows()))
      this.#length = this.#rows.length
      this.#isStale = false
    }
    return this.#rows.subarray(0, this.#length)
  }

  /** Only built orders are updated. */
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
