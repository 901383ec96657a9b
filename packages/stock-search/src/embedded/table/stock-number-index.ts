import { compareTexts } from '../../sorting.ts'
import { maxStockNumberSuffixes, stockNumberFrom, stockNumberSuffixes } from '../../text/terms/stock-number.ts'
import { Bitmap } from '../columns/bitmap.ts'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'
import { SortOrder } from './sort-order.ts'

/** Rows by the matched part of their stock number. */
export type StockNumberMatch = { exact: Bitmap; prefix: Bitmap }

const rowOf = (entry: number): number => Math.floor(entry / maxStockNumberSuffixes)

/**
 * Rows by stock number, and by its later words: `N-10432` is found as `n10432` and as `10432`. An entry is a row and
 * the word that it begins with, in one number; the text is read from the hit.
 */
export class StockNumberIndex {
  readonly #stocknum: (row: number) => string
  readonly #order: SortOrder

  constructor(stocknum: (row: number) => string) {
    this.#stocknum = stocknum
    this.#order = new SortOrder(
      (a, b) => compareTexts(this.#text(a), this.#text(b)) || a - b,
      (entries) => this.#sorted(entries),
    )
  }

  insert(row: number): void {
    for (const entry of this.#entriesOf(row)) this.#order.insert(entry)
  }

  /** The row must still have its stock number. */
  remove(row: number): void {
    for (const entry of this.#entriesOf(row)) this.#order.remove(entry)
  }

  invalidate(): void {
    this.#order.invalidate()
  }

  save(to: SnapshotWriter): void {
    this.#order.save(to, 'stock numbers')
  }

  load(from: SnapshotReader): void {
    this.#order.load(from, 'stock numbers')
  }

  /** The rows with a stock number, or a later part of one, that begins with `start`, and those that equal it. */
  find(start: string, allRows: () => Uint32Array): StockNumberMatch {
    const entries = this.#order.rows(() => Uint32Array.from([...allRows()].flatMap((row) => this.#entriesOf(row))))
    const first = this.#firstFrom(entries, start)
    // The upper bound: no text is between a text and the same with the lowest character appended.
    const equal = entries.subarray(first, this.#firstFrom(entries, `${start}\0`))
    const prefix = entries.subarray(first, this.#firstFrom(entries, `${start}\uffff`))
    return {
      exact: Bitmap.ofRows(equal.filter((entry) => entry % maxStockNumberSuffixes === 0).map(rowOf)),
      prefix: Bitmap.ofRows(prefix.map(rowOf)),
    }
  }

  /** Reads each text once: reading it in every comparison took seconds for a hundred thousand. */
  #sorted(entries: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
    const read = Array.from(entries, (entry) => ({ entry, text: this.#text(entry) }))
    return Uint32Array.from(
      read.sort((a, b) => compareTexts(a.text, b.text) || a.entry - b.entry),
      ({ entry }) => entry,
    )
  }

  #firstFrom(entries: Uint32Array, start: string): number {
    let low = 0
    let high = entries.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#text(entries[middle] as number) < start) low = middle + 1
      else high = middle
    }
    return low
  }

  #entriesOf(row: number): number[] {
    return stockNumberSuffixes(this.#stocknum(row)).map((_, index) => row * maxStockNumberSuffixes + index)
  }

  #text(entry: number): string {
    return stockNumberFrom(this.#stocknum(rowOf(entry)), entry % maxStockNumberSuffixes)
  }
}
