import { connect, type OpenSearchAddress } from './connect.ts'
import type { Connection } from './connection.ts'
import { withRetries } from './with-retries.ts'

const patienceMs = 60_000

/** For background work: losing a node delays it by seconds instead of failing it. */
export const batchConnection = (address: OpenSearchAddress): Connection =>
  withRetries(connect({ ...address, timeoutMs: patienceMs }), { attempts: 6 })
