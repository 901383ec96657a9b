import { Bitmap } from './bitmap.ts'
import { Dictionary } from './dictionary.ts'
import type { FilterColumn } from './filter-column.ts'
import type { RowSet } from './row-set.ts'

/** A column of one tenant: its own names for the vehicles' locations. */
export class PlaceColumn implements FilterColumn {
  readonly dictionary = new Dictionary()
  readonly #rows: Bitmap[] = [new Bitmap()]

  /** Two places may have the same name. */
  add(name: string, rows: Bitmap): void {
    const code = this.dictionary.codeOf(name)
    this.#rows[code] = (this.#rows[code] ?? new Bitmap()).or(rows)
  }

  rowsOf(codes: readonly number[]): Bitmap {
    const found = new Bitmap()
    for (const code of codes) found.or(this.#rows[code] ?? found)
    return found
  }

  countsIn({ bitmap }: RowSet): Uint32Array {
    return Uint32Array.from(this.#rows, (rows) => rows.countShared(bitmap))
  }
}
