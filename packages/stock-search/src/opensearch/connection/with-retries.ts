import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, EngineError, type EngineErrorKind, isTransient } from './connection.ts'
import type { Counters } from './counters.ts'

const firstBackoffMs = 50
const maxBackoffMs = 5000

/** Exponential backoff with jitter between half and all of it, so that failed requests do not retry together. */
export const backoffMs = (attempt: number, random: () => number = Math.random): number =>
  Math.min(maxBackoffMs, firstBackoffMs * 2 ** attempt) * (0.5 + random() / 2)

export const backOff = (attempt: number): Promise<void> => wait(backoffMs(attempt))

const overloadKinds: readonly EngineErrorKind[] = ['rejected', 'queue full']

type RetryOptions = { counters?: Counters; attempts?: number; pause?: (attempt: number) => Promise<void> }

/** Retries transient failures. Timeouts are not retried: no caller waits that long. */
export function withRetries(connection: Connection, options: RetryOptions = {}): Connection {
  const { counters, attempts = 3, pause = backOff } = options
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await connection(call)
      } catch (error) {
        if (error instanceof EngineError && overloadKinds.includes(error.kind)) counters?.add('rejected')
        if (attempt === attempts || !isTransient(error) || error.kind === 'timeout') throw error
        counters?.add('retried')
        await pause(attempt)
      }
    }
  }
}
