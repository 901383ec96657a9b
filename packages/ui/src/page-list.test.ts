import { expect, test } from 'vitest'
import { pageList } from './page-list.ts'

test.each([
  { page: 1, pages: 1, shown: '1' },
  { page: 2, pages: 7, shown: '1 2 3 4 5 6 7' },
  { page: 4, pages: 8, shown: '1 2 3 4 5 gap-after 8' },
  { page: 5, pages: 9, shown: '1 gap-before 4 5 6 gap-after 9' },
  { page: 6, pages: 9, shown: '1 gap-before 5 6 7 8 9' },
  { page: 9, pages: 9, shown: '1 gap-before 5 6 7 8 9' },
])('page $page of $pages shows $shown', ({ page, pages, shown }) => {
  expect(pageList(page, pages).join(' ')).toBe(shown)
})
