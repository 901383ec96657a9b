/**
 * Which pages a pagination shows: the first, the last, the current with its neighbours, and a gap where others are left
 * out. Never more than five numbers, so that each is a thumb wide on a phone.
 */
export function pageList(page: number, pages: number): (number | 'gap-before' | 'gap-after')[] {
  const from = (first: number, length: number) => Array.from({ length }, (_, index) => first + index)
  if (pages <= 5) return from(1, pages)
  if (page <= 3) return [...from(1, 4), 'gap-after', pages]
  if (page >= pages - 2) return [1, 'gap-before', ...from(pages - 3, 4)]
  return [1, 'gap-before', ...from(page - 1, 3), 'gap-after', pages]
}
