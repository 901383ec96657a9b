import type { Hit } from '@forecourt/contracts/stock/vehicle'
import { expect, test } from 'vitest'
import { homeRow } from './home-row.ts'

const hit = (slug: string, status = 'in_stock', photos_count = 1) => ({ slug, status, photos_count }) as Hit

test('[SR-18] a row leaves out what is gone, begins with what has a photo, and keeps the order of the search', () => {
  const hits = [
    hit('sold', 'sold'),
    hit('bare', 'in_stock', 0),
    hit('a'),
    hit('soon', 'coming_soon'),
    hit('odd', 'lost'),
    hit('b'),
  ]
  expect(homeRow(hits).map(({ slug }) => slug)).toEqual(['a', 'soon', 'b', 'bare'])
})

test('[SR-18] a row holds eight', () => {
  expect(homeRow(Array.from({ length: 21 }, (_, index) => hit(String(index))))).toHaveLength(8)
})
