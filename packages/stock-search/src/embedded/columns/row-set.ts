import type { Bitmap } from './bitmap.ts'

/** Selected rows: as bits and, computed on demand, as numbers. The bitmap must not change any more. */
export class RowSet {
  readonly bitmap: Bitmap
  #rows: Uint32Array | undefined

  constructor(bitmap: Bitmap) {
    this.bitmap = bitmap
  }

  get rows(): Uint32Array {
    this.#rows ??= this.bitmap.rows()
    return this.#rows
  }

  get count(): number {
    return this.rows.length
  }
}
