import type { Bitmap } from './bitmap.ts'

/** SR-7. */
const pageSize = 21

/** How many pages there are, and which of them answers a request for page `wanted`: any number at all gets a page that exists. */
export function pageOf(wanted: number, count: number): { page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(count / pageSize))
  return { page: Math.min(pages, Math.max(1, Math.trunc(wanted) || 1)), pages }
}

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
