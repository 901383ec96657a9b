import { startLocalTables } from '@forecourt/lambda-kit/testing/local-tables'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { holdLease } from './lease.ts'
import { reindexStock } from './reindex-stock.ts'

let tables: Awaited<ReturnType<typeof startLocalTables>>
beforeAll(async () => {
  tables = await startLocalTables()
})
afterAll(() => tables.close())

const texts = { running: () => '', advice: '', stoodStill: '' }

test('a second build says that it waits for the first, and can be stopped while it does', async () => {
  const first = await holdLease({ partition: '#reindex', file: 'reindex', texts })
  const stop = new AbortController()
  const said = vi.fn()
  const second = reindexStock({ scopes: [], say: said, signal: stop.signal })
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^The index is being worked on already: another \(reindex, begun .*\) holds it until .* at least\. Waiting for it, for half a minute at most\.$/,
    ),
  )
  stop.abort()
  await expect(second).rejects.toBe(stop.signal.reason)
  await first.release()
})
