import { type Address, connect } from './client-connection.ts'
import type { Connection } from './connection.ts'
import { withRetries } from './retry.ts'

const patienceMs = 60_000

/** For work that no shopper waits for: a node that goes costs it seconds, and not the work. */
export const patientConnection = (address: Address): Connection =>
  withRetries(connect({ ...address, timeoutMs: patienceMs }), { attempts: 6 })
