import { withLocalTables } from '@forecourt/lambda-kit/testing/with-local-tables'
import { expect, test, vi } from 'vitest'
import { acquireLease } from '../table/lease.ts'
import { reindexStock } from './reindex-stock.ts'

withLocalTables()

const messages = { running: () => '', advice: '', expired: '' }

test('a second build reports that it waits for the first, and can be stopped meanwhile', { tags: 'long' }, async () => {
  const first = await acquireLease({ partition: '#reindex', file: 'reindex', messages })
  const stop = new AbortController()
  const said = vi.fn()
  const second = reindexStock({ scopes: [], say: said, signal: stop.signal })
  await vi.waitFor(() => expect(said).toHaveBeenCalled())
  expect(said).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(
      /^The index is being built already: another \(reindex, begun .*\) holds it until .* at least\. Waiting for it, for at most half a minute\.$/,
    ),
  )
  stop.abort()
  await expect(second).rejects.toBe(stop.signal.reason)
  await first.release()
})
