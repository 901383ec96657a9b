import { afterEach, expect, test, vi } from 'vitest'
import { logMetrics } from './metrics.ts'

afterEach(() => vi.restoreAllMocks())

test('a count that somebody will look for says what was counted, and needs no dimension', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  logMetrics({ namespace: 'Forecourt/dev', values: { changed: 1 }, message: 'It changed.' })
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
    message: 'It changed.',
    changed: 1,
    _aws: { CloudWatchMetrics: [{ Namespace: 'Forecourt/dev', Dimensions: [[]] }] },
  })
})

test('one line holds the counts, and says which of its fields are metrics', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  logMetrics({ namespace: 'Forecourt/Search', dimensions: { engine: 'x' }, values: { stale: 2, lagMs: 40 } })
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
    engine: 'x',
    stale: 2,
    lagMs: 40,
    _aws: {
      CloudWatchMetrics: [
        {
          Namespace: 'Forecourt/Search',
          Dimensions: [['engine']],
          Metrics: [
            { Name: 'stale', Unit: 'Count' },
            { Name: 'lagMs', Unit: 'Milliseconds' },
          ],
        },
      ],
    },
  })
})
