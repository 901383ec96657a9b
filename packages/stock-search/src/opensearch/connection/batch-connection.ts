import { connect, type OpenSearchAddress } from './connect.ts'
import type { Connection } from './connection.ts'
import { withRetries } from './with-retries.ts'

const patienceMs = 60_000

/** For work that no shopper waits for: a node that goes costs it seconds, and not the work. */
export const batchConnection = (address: OpenSearchAddress): Connection =>
  withRetries(connect({ ...address, timeoutMs: patienceMs }), { attempts: 6 })
