import { expect, test } from 'vitest'
import { pageOf, pageSize, rowsOfPage } from './pagination.ts'

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
  expect(pageOf(wanted, count, { pageSize, isCumulative: false })).toEqual({ page, pages })
})

test('a site may have larger pages', () => {
  expect(pageOf(9, 43, { pageSize: 24, isCumulative: false })).toEqual({ page: 2, pages: 2 })
  expect(rowsOfPage(2, { pageSize: 24, isCumulative: false })).toEqual({ first: 24, size: 24 })
})

test.each([
  [1, 0, 24],
  [3, 0, 72],
  [10, 0, 240],
  [11, 240, 24],
  [13, 240, 72],
])('where a site loads more, page %d shows what follows %d vehicles, %d of them', (page, first, size) => {
  expect(rowsOfPage(page, { pageSize: 24, isCumulative: true })).toEqual({ first, size })
})
