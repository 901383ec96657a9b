import { expect, test } from 'vitest'
import { ago, importSummary } from './operator-view.ts'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  ['2026-11-21T11:59:30Z', 'just now'],
  ['2026-11-21T11:58:00Z', '2 min ago'],
  ['2026-11-21T09:00:00Z', '3 h ago'],
  ['2026-11-20T11:00:00Z', '1 day ago'],
  ['2026-11-18T11:00:00Z', '3 days ago'],
])('says how long ago %s was', (then, words) => {
  expect(ago(new Date(then), now)).toBe(words)
})

test.each([
  [{ created: 12, updated: 3, withdrawn: 1 }, '12 new, 3 changed, 1 withdrawn'],
  [{ created: 2514, updated: 0, withdrawn: 0 }, '2,514 new'],
  [{ created: 0, updated: 0, withdrawn: 0 }, 'no change'],
])('sums an import up', (counts, words) => {
  expect(importSummary(counts)).toBe(words)
})
