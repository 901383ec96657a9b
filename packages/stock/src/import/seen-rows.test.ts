import { expect, test } from 'vitest'
import { SeenRows } from './seen-rows.ts'

test('returns the line of an id’s first row, also after growing', { tags: 'long' }, () => {
  const seen = new SeenRows()
  for (let line = 1; line <= 20_000; line++) expect(seen.add(`id-${line}`, line)).toBeUndefined()
  for (let line = 1; line <= 20_000; line++) expect(seen.add(`id-${line}`, 99_999)).toBe(line)
  expect(seen.has('id-20000')).toBe(true)
  expect(seen.has('id-20001')).toBe(false)
})
