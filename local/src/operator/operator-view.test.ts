import type { EngineState } from '@forecourt/stock/index/engine-state'
import { expect, test } from 'vitest'
import {
  ago,
  describeEngine,
  engineProblem,
  type IndexStatus,
  importSummary,
  importWarning,
  indexLine,
  vehiclesLine,
} from './operator-view.ts'

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

const counts = { created: 0, updated: 0, withdrawn: 0, finished_at: '2026-11-21T12:00:00Z', file: 'feed.csv', rows: 20 }

test.each([
  [{ created: 12, updated: 3, withdrawn: 1 }, '12 new, 3 changed, 1 withdrawn'],
  [{ created: 2514 }, '2,514 new'],
  [{}, 'no change'],
  [{ finished_at: undefined, created: 400 }, 'unfinished, 400 new so far; if it no longer runs, run it again'],
  [{ rejected: 'It came too late.' }, 'feed.csv: not imported'],
  [{ rows: 0, broken: { line: 1, reason: 'the file is empty' } }, 'feed.csv: not imported'],
  [{ created: 3, broken: { line: 4, reason: 'it ends here' } }, '3 new'],
])('sums an import up', (fields, words) => {
  expect(importSummary({ ...counts, ...fields })).toBe(words)
})

const shrink = { code: 'shrink', vehicles: 9, reason: 'too many are gone' } as const

test.each([
  [{}, undefined],
  [{ refused: 1 }, '1 row refused'],
  [{ refused: 1200 }, '1,200 rows refused'],
  [{ refused: 1, broken: { line: 7, reason: 'the file is empty' } }, 'broken at line 7: the file is empty'],
  [{ rejected: 'It came too late.' }, 'It came too late.'],
  [{ withheld: { ...shrink, vehicles: 1 } }, '1 vehicle kept that the file does not hold: too many are gone'],
  [{ refused: 2, withheld: shrink }, '2 rows refused; 9 vehicles kept that the file does not hold: too many are gone'],
])('says what was wrong with a feed', (fields, words) => {
  expect(importWarning({ refused: 0, ...fields })).toBe(words)
})

const answers: EngineState = { kind: 'answers', place: 'http://here', index: 'i', cluster: 'c', health: 'green' }
const silent: EngineState = { kind: 'silent', place: 'http://here', why: 'nobody at http://here.' }
const readOnly: EngineState = { kind: 'read-only', place: 'http://here', index: 'i', why: 'index write (api)' }
const since = new Date(2026, 10, 21, 12, 3, 5)

test.each<[Partial<IndexStatus>, string, string | undefined]>([
  [{}, 'up to date', undefined],
  [{ lastMs: 12.4 }, 'up to date; the last change was found after 12 ms', undefined],
  [{ waiting: 1200, lastMs: 2500 }, '1,200 changes behind; the last change was found after 2.5 s', undefined],
  // One that it did not take is one that it is behind.
  [{ lastMs: 12.4, deadLetters: 260 }, '260 changes behind', '260 changes not taken: npx forecourt stock redrive'],
  [
    { waiting: 100, lastMs: 12.4, deadLetters: 160, engine: silent, since },
    'does not answer since 12:03:05; 260 changes behind',
    '160 changes not taken: retried automatically once it answers',
  ],
  [
    { lastMs: 12.4, deadLetters: 1, engine: readOnly, since },
    'takes no changes since 12:03:05; 1 change behind',
    '1 change not taken: retried automatically once it takes changes',
  ],
  [{ lastMs: 12.4, engine: silent, since }, 'does not answer since 12:03:05', undefined],
])('says how the index follows the stock: %j', (status, text, warning) => {
  const well = { waiting: 0, lastMs: undefined, deadLetters: 0, engine: answers, since: undefined }
  expect(indexLine({ ...well, ...status })).toEqual({ text, warning })
})

test('an engine that does not answer is a problem, with its place, since when, and what to do', () => {
  expect(engineProblem({ engine: answers, since: undefined })).toBeUndefined()
  expect(engineProblem({ engine: silent, since })).toBe(
    'The search engine does not answer: nobody at http://here. It has been so since 12:03:05. Start it: npm run opensearch. OPENSEARCH_URL sets its address. The counts below are old.',
  )
})

test('says which engine answers, and where', () => {
  expect(describeEngine({ kind: 'embedded' })).toBe('embedded tables and search. Everything here is on this machine.')
  expect(describeEngine(silent)).toBe('embedded tables, and search by OpenSearch at http://here.')
})

test.each([
  [{ count: 25 }, '25 vehicles'],
  [{ count: 1, stale: true }, '1 vehicle, as last known'],
  [undefined, 'vehicles cannot be counted'],
])('marks a count that is old, and says where there is none: %j', (found, text) => {
  expect(vehiclesLine(found)).toBe(text)
})
