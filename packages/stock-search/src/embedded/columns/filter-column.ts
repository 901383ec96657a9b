import type { Bitmap } from './bitmap.ts'
import type { Dictionary } from './dictionary.ts'
import type { RowSet } from './row-set.ts'

/** What a list filter needs of a column with one value per row, several, or one derived from the tenant's places. */
export interface FilterColumn {
  readonly dictionary: Dictionary
  /** The rows with any of the values. */
  rowsOf(codes: readonly number[]): Bitmap
  /** By code, the number of the given rows with that value. */
  countsIn(rows: RowSet): Uint32Array
}
