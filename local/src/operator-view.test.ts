import { expect, test } from 'vitest'
import { ago, importSummary, importWarning } from './operator-view.ts'

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

const counts = { created: 0, updated: 0, withdrawn: 0, finished_at: '2026-11-21T12:00:00Z', file: 'feed.csv' }

test.each([
  [{ created: 12, updated: 3, withdrawn: 1 }, '12 new, 3 changed, 1 withdrawn'],
  [{ created: 2514 }, '2,514 new'],
  [{}, 'no change'],
  [{ finished_at: undefined }, 'unfinished'],
  [{ rejected: 'It came too late.' }, 'feed.csv: not imported'],
])('sums an import up', (fields, words) => {
  expect(importSummary({ ...counts, ...fields })).toBe(words)
})

test.each([
  [{}, undefined],
  [{ refused: 1 }, '1 row refused'],
  [{ refused: 1200 }, '1,200 rows refused'],
  [{ refused: 1, broken: { line: 7, reason: 'the file is empty' } }, 'broken at line 7: the file is empty'],
  [{ rejected: 'It came too late.' }, 'It came too late.'],
])('tells what was wrong with a feed', (fields, words) => {
  expect(importWarning({ refused: 0, ...fields })).toBe(words)
})
