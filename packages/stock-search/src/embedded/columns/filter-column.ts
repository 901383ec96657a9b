import type { Bitmap } from './bitmap.ts'
import type { Dictionary } from './dictionary.ts'
import type { RowSet } from './row-set.ts'

/** What a list filter needs of a column, whether a row has one value, several, or one by the tenant's places. */
export interface FilterColumn {
  readonly dictionary: Dictionary
  /** The rows that have any of the values. */
  rowsOf(codes: readonly number[]): Bitmap
  /** By code, how many of the rows have the value. */
  countsIn(rows: RowSet): Uint32Array
}
