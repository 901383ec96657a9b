import { setTimeout as wait } from 'node:timers/promises'
import { type Connection, EngineError, type EngineErrorKind, isPassing } from './connection.ts'
import type { Counters } from './counts.ts'

const firstPauseMs = 50
const longestPauseMs = 5000

/** A pause that doubles with every attempt, anywhere between half and all of it: those who failed together do not come back together. */
export const pauseMs = (attempt: number, random: () => number = Math.random): number =>
  Math.min(longestPauseMs, firstPauseMs * 2 ** attempt) * (0.5 + random() / 2)

export const pauseBefore = (attempt: number): Promise<void> => wait(pauseMs(attempt))

const turnedAway: readonly EngineErrorKind[] = ['rejected', 'turned away']

type RetryOptions = { counters?: Counters; attempts?: number; pause?: (attempt: number) => Promise<void> }

/** The same connection, which asks again what failed for the moment. What was too slow once is not asked for again: nobody waits that long. */
export function withRetries(connection: Connection, options: RetryOptions = {}): Connection {
  const { counters, attempts = 3, pause = pauseBefore } = options
  return async (call) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await connection(call)
      } catch (error) {
        if (error instanceof EngineError && turnedAway.includes(error.kind)) counters?.add('rejected')
        if (attempt === attempts || !isPassing(error) || error.kind === 'timeout') throw error
        counters?.add('retried')
        await pause(attempt)
      }
    }
  }
}
