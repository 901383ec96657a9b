import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'
import { Bitmap } from './bitmap.ts'
import { Dictionary } from './dictionary.ts'
import type { FilterColumn } from './filter-column.ts'
import { growArray } from './grow-array.ts'
import { PostingList } from './posting-list.ts'
import type { RowSet } from './row-set.ts'

const missing = 0

type Codes = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>

/**
 * A column with one text per row: the code of each row's value, in as few bytes as possible, and a posting list per
 * value.
 */
export class DictionaryColumn implements FilterColumn {
  readonly dictionary = new Dictionary()
  readonly #rows: PostingList[] = [new PostingList()]
  #codes: Codes = new Uint8Array(0)

  set(row: number, value: string | undefined): void {
    const old = this.codeAt(row)
    const code = value === undefined ? missing : this.dictionary.codeOf(value)
    if (old === code && row < this.#codes.length) return
    if (old !== missing) this.#rows[old]?.delete(row)
    this.#codes = growArray(widened(this.#codes, code), row, missing)
    this.#codes[row] = code
    if (code === missing) return
    const rows = this.#rows[code] ?? new PostingList()
    this.#rows[code] = rows
    rows.add(row)
  }

  codeAt(row: number): number {
    return this.#codes[row] ?? missing
  }

  rowsOf(codes: readonly number[]): Bitmap {
    const found = Bitmap.withCapacity(this.#codes.length)
    for (const code of codes) this.#rows[code]?.addTo(found)
    return found
  }

  /** The rows with any of the values, compared exactly. */
  rowsWith(values: readonly string[]): Bitmap {
    return this.rowsOf(values.map((value) => this.dictionary.find(value)))
  }

  /** Uses the values' bitmaps where they are faster to read than the rows' codes. */
  countsIn(selected: RowSet): Uint32Array {
    const counts = new Uint32Array(this.dictionary.values.length)
    let cost = 0
    for (const rows of this.#rows) cost += rows.cost
    if (cost < selected.count) this.#countByValue(selected.bitmap, counts)
    else this.#countByRow(selected.rows, counts)
    return counts
  }

  save(to: SnapshotWriter, name: string): void {
    this.dictionary.save(to, name)
    to.numbers(name, this.#codes)
  }

  load(from: SnapshotReader, name: string): void {
    this.dictionary.load(from, name)
    this.#codes = from.numbers(name, 'u8', 'u16', 'u32')
    for (const _ of this.dictionary.values.slice(1)) this.#rows.push(new PostingList())
    const { length } = this.#codes
    for (let row = 0; row < length; row++) {
      const code = this.#codes[row] as number
      if (code !== missing) this.#rows[code]?.add(row)
    }
  }

  #countByValue(selected: Bitmap, counts: Uint32Array): void {
    for (let code = 1; code < counts.length; code++) counts[code] = this.#rows[code]?.countIn(selected) ?? 0
  }

  #countByRow(rows: Uint32Array, counts: Uint32Array): void {
    const codes = this.#codes
    const { length } = rows
    for (let i = 0; i < length; i++) {
      const code = codes[rows[i] as number] as number
      counts[code] = (counts[code] as number) + 1
    }
    counts[missing] = 0
  }
}

/** Copies the codes into an array of wider numbers if `code` needs them. */
function widened(codes: Codes, code: number): Codes {
  if (code < 2 ** (8 * codes.BYTES_PER_ELEMENT)) return codes
  return code < 2 ** 16 ? Uint16Array.from(codes) : Uint32Array.from(codes)
}
