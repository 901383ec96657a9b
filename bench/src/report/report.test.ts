import { expect, test } from 'vitest'
import { allRuns } from '../benches.ts'
import { reportLines } from './report.ts'
import { readSavedResults, type Saved } from './saved-results.ts'

const saved: Saved = {
  bench: 'filter-click',
  measured_at: '2026-11-22T16:45:38.395Z',
  commit: '1234abcd',
  machine: { cpu: 'AMD EPYC', cores: 2, node: 'v24.21.0' },
  results: [
    { goal: 'p95 to the results', limit: 1 / 3, isMet: false, line: '0.350 [0.3, 0.4]' },
    { goal: 'p95 to the next paint', limit: 100, isMet: true, line: '24.0 ms' },
  ],
}

test('the report has a row for each goal, and one for a benchmark without a result', () => {
  expect(reportLines(['filter-click', 'import'], new Map([['filter-click', saved]]))).toEqual([
    'benchmark     goal                   at most  last result                measured',
    'filter-click  p95 to the results     0.333    0.350 [0.3, 0.4]  not met  2026-11-22 at 1234abcd, 2 cores of AMD EPYC',
    'filter-click  p95 to the next paint  100      24.0 ms           met      2026-11-22 at 1234abcd, 2 cores of AMD EPYC',
    'import                                        no full result',
  ])
})

test('every saved result is one of a benchmark that there is', async () => {
  const names = allRuns.map(({ name }) => name)
  for (const name of (await readSavedResults()).keys()) expect(names).toContain(name)
})
