/**
 * Which pages a pagination shows: the first, the last, the current with its neighbours, and a gap where others are left
 * out. From eight pages on it always has seven entries, so that it keeps its width from page to page.
 */
export function pageList(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)
  if (pages <= 7) return from(1, pages)
  if (page <= 4) return [...from(1, 5), 'gap-after', pages]
  if (page >= pages - 3) return [1, 'gap-before', ...from(pages - 4, 5)]
  return [1, 'gap-before', ...from(page - 1, 3), 'gap-after', pages]
}
