import { afterEach, expect, test, vi } from 'vitest'
import { logMetrics } from './metrics.ts'
import { withRequestScope } from './request-scope.ts'

afterEach(() => vi.restoreAllMocks())

test('a count with a message says what was counted, and needs no dimension', () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  logMetrics({ namespace: 'Forecourt/dev', values: { changed: 1 }, message: 'It changed.' })
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
    message: 'It changed.',
    changed: 1,
    _aws: { CloudWatchMetrics: [{ Namespace: 'Forecourt/dev', Dimensions: [[]] }] },
  })
})

test('[IN-2] a line of metrics has the current request, its tenant and route, and the release; null between requests', () => {
  vi.stubEnv('RELEASE', 'platform-7')
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const count = () => logMetrics({ namespace: 'Forecourt/dev', values: { changed: 1 } })
  withRequestScope({ requestId: 'request-1', tenant: 'coast', route: 'GET /x' }, count)
  count()
  vi.unstubAllEnvs()
  const [within, between] = write.mock.calls.map(([line]) => JSON.parse(String(line)))
  expect(within).toMatchObject({ requestId: 'request-1', tenant: 'coast', route: 'GET /x', release: 'platform-7' })
  expect(between).toMatchObject({ requestId: null, tenant: null, route: null, release: 'platform-7' })
})

test('one line has the counts, and names the fields that are metrics', () => {
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
