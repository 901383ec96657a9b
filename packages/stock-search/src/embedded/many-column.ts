import { folded } from '@forecourt/domain/search-text'
import { Bitmap } from './bitmap.ts'
import { Dictionary } from './dictionary.ts'
import type { RowSet } from './row-set.ts'
import { ValueRows } from './value-rows.ts'
import type { Values } from './values.ts'

/** A column of which a row has any number of values: for each value its rows, and nothing for each row. */
export class ManyColumn implements Values {
  readonly dictionary = new Dictionary()
  readonly #rows: ValueRows[] = [new ValueRows()]

  delete(row: number): void {
    for (const rows of this.#rows) rows.delete(row)
  }

  /** For a row that has none yet. */
  add(row: number, values: readonly string[]): void {
    // Of two spellings of one value a vehicle has the first, so that it counts once.
    const codes = new Map(values.toReversed().map((value) => [folded(value), this.dictionary.codeOf(value)]))
    for (const code of codes.values()) {
      const rows = this.#rows[code] ?? new ValueRows()
      this.#rows[code] = rows
      rows.add(row)
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
