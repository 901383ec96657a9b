import { folded } from '@forecourt/domain/search/search-text'
import type { SnapshotReader, SnapshotWriter } from '../snapshot/snapshot-file.ts'
import { Bitmap } from './bitmap.ts'
import { Dictionary } from './dictionary.ts'
import type { FilterColumn } from './filter-column.ts'
import { PostingList } from './posting-list.ts'
import type { RowSet } from './row-set.ts'

/** A column with any number of values per row: a posting list per value, and no data per row. */
export class MultiValueColumn implements FilterColumn {
  readonly dictionary = new Dictionary()
  readonly #rows: PostingList[] = [new PostingList()]

  delete(row: number): void {
    for (const rows of this.#rows) rows.delete(row)
  }

  /** For a row without values. */
  add(row: number, values: readonly string[]): void {
    // Of two equal spellings a vehicle keeps the first, so that it counts once.
    const kept = new Map(values.toReversed().map((value) => [folded(value), value]))
    for (const value of kept.values()) {
      const code = this.dictionary.codeOf(value)
      const rows = this.#rows[code] ?? new PostingList()
      this.#rows[code] = rows
      rows.add(row)
    }
  }

  save(to: SnapshotWriter, name: string): void {
    this.dictionary.save(to, name)
    const rows = this.#rows.map((own) => own.rows())
    to.numbers(
      `${name} lengths`,
      Uint32Array.from(rows, ({ length }) => length),
    )
    to.numbers(name, Uint32Array.from(rows.flatMap((own) => [...own])))
  }

  load(from: SnapshotReader, name: string): void {
    this.dictionary.load(from, name)
    const all = from.numbers(name, 'u32')
    let at = 0
    for (const [code, length] of from.numbers(`${name} lengths`, 'u32').entries()) {
      const rows = new PostingList()
      for (const row of all.subarray(at, at + length)) rows.add(row)
      this.#rows[code] = rows
      at += length
    }
  }

  rowsOf(codes: readonly number[]): Bitmap {
    const found = new Bitmap()
    for (const code of codes) this.#rows[code]?.addTo(found)
    return found
  }

  countsIn({ bitmap }: RowSet): Uint32Array {
    return Uint32Array.from(this.#rows, (rows) => rows.countIn(bitmap))
  }
}
