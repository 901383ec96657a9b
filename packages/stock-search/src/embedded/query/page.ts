import { type Paging, pageOf, rowsOfPage } from '@forecourt/domain/search/pagination'
import type { Bitmap } from '../columns/bitmap.ts'
import type { RowSet } from '../columns/row-set.ts'

/** `collapsed` is the number of selected rows that are on no page (SR-12), if there are any. */
export type Page = { rows: number[]; page: number; pages: number; collapsed?: number }

/** Up to this many rows, sorting them is faster than scanning a sort order. */
const fewRows = 128

type InOrder = {
  paging: Paging
  /** Every row of the stock in order. */
  all(): Uint32Array
  compare(a: number, b: number): number
}

/** One page of the selected rows. */
export function pageOfRows(selected: RowSet, wanted: number, order: InOrder): Page {
  const { page, pages } = pageOf(wanted, selected.count, order.paging)
  const { first, size } = rowsOfPage(page, order.paging)
  if (selected.count <= fewRows) {
    const sorted = [...selected.rows].sort(order.compare)
    return { rows: sorted.slice(first, first + size), page, pages }
  }
  return { rows: walk(order.all(), selected.bitmap, { first, size }), page, pages }
}

function walk(inOrder: Uint32Array, selected: Bitmap, { first, size }: ReturnType<typeof rowsOfPage>): number[] {
  const { words } = selected
  const taken: number[] = []
  let toSkip = first
  for (let i = 0; i < inOrder.length && taken.length < size; i++) {
    const row = inOrder[i] as number
    if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 1 && toSkip-- <= 0) taken.push(row)
  }
  return taken
}

/** SR-12. The selected rows in order, with only the first of each run of sold vehicles; all rows if all are sold. */
export function collapseSoldRuns(ordered: ArrayLike<number>, selected: RowSet, sold: Bitmap): number[] {
  const isAllSold = sold.countShared(selected.bitmap) === selected.count
  const kept: number[] = []
  let isAfterSold = false
  const { length } = ordered
  for (let i = 0; i < length; i++) {
    const row = ordered[i] as number
    if (!selected.bitmap.has(row)) continue
    const isSold = sold.has(row)
    if (isAllSold || !isSold || !isAfterSold) kept.push(row)
    isAfterSold = isSold
  }
  return kept
}

/**
 * The selected rows by score, descending, and in the given order within a score. There are few distinct scores, so one
 * pass sorts them.
 */
export function sortByScore(inOrder: Uint32Array, selected: RowSet, scoreOf: (row: number) => number): number[] {
  const { words } = selected.bitmap
  const rows = new Map<number, number[]>()
  const { length } = inOrder
  for (let i = 0; i < length; i++) {
    const row = inOrder[i] as number
    if ((((words[row >>> 5] ?? 0) >>> (row & 31)) & 1) === 0) continue
    const score = scoreOf(row)
    const same = rows.get(score)
    if (same) same.push(row)
    else rows.set(score, [row])
  }
  return [...rows.keys()].sort((a, b) => b - a).flatMap((score) => rows.get(score) ?? [])
}
