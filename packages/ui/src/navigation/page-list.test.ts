import { expect, test } from 'vitest'
import { pageList } from './page-list.ts'

test.each([
  { page: 1, pages: 1, shown: '1' },
  { page: 2, pages: 5, shown: '1 2 3 4 5' },
  { page: 3, pages: 6, shown: '1 2 3 4 gap-after 6' },
  { page: 4, pages: 9, shown: '1 gap-before 3 4 5 gap-after 9' },
  { page: 7, pages: 9, shown: '1 gap-before 6 7 8 9' },
  { page: 9, pages: 9, shown: '1 gap-before 6 7 8 9' },
])('page $page of $pages shows $shown', ({ page, pages, shown }) => {
  expect(pageList(page, pages).join(' ')).toBe(shown)
})
