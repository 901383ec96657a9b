import { pageSize } from '@forecourt/domain/search-page'
import type { Bitmap } from './bitmap.ts'

/** The selected rows of one page, in order. */
export function rowsOfPage(inOrder: Uint32Array, selected: Bitmap, page: number): number[] {
  const taken: number[] = []
  let toSkip = (page - 1) * pageSize
  const { length } = inOrder
  for (let i = 0; i < length && taken.length < pageSize; i++) {
    const row = inOrder[i] as number
    if (selected.has(row) && toSkip-- <= 0) taken.push(row)
  }
  return taken
}
