import { expect, test } from 'vitest'
import { pageOf } from './pagination.ts'

test.each([
  [1, 0, 1, 1],
  [1, 21, 1, 1],
  [2, 22, 2, 2],
  [9, 43, 3, 3],
  [0, 43, 1, 3],
  [-4, 43, 1, 3],
  [2.9, 43, 2, 3],
  [Number.NaN, 43, 1, 3],
  [Number.POSITIVE_INFINITY, 43, 3, 3],
])('[SR-7] page %d of %d vehicles is answered by page %d of %d', (wanted, count, page, pages) => {
  expect(pageOf(wanted, count)).toEqual({ page, pages })
})
