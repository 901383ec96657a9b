import { type Connection, EngineError } from './connection.ts'
import type { Counters } from './counters.ts'

export type ConcurrencyLimit = { maxConcurrent: number; maxQueued: number }

/** Runs a limited number of requests at once, queues as many more, and rejects the rest at once. */
export function limitConcurrency(
  connection: Connection,
  { maxConcurrent, maxQueued }: ConcurrencyLimit,
  counters: Counters,
): Connection {
  let open = maxConcurrent
  const queue: (() => void)[] = []

  async function enter(): Promise<void> {
    if (open > 0) {
      open--
      return
    }
    if (queue.length >= maxQueued) throw new EngineError('queue full', 'Too many searches are waiting for the index.')
    const turn = new Promise<void>((resolve) => queue.push(resolve))
    counters.queued(queue.length)
    await turn
  }

  /** Passes the slot to the longest-waiting request. */
  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else open++
  }

  return async (call) => {
    await enter()
    try {
      return await connection(call)
    } finally {
      leave()
    }
  }
}
