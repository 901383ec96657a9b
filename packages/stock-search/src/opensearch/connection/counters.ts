/** A process's counts of searches and writes since they were last read. */
export type SearchCounts = {
  answered: number
  /** Answered with the last good result of the same search. */
  stale: number
  failed: number
  /** Requests that were retried after a transient failure. */
  retried: number
  /** Rejected by our queue or by the index as overloaded, including those that succeeded on a retry. */
  rejected: number
  circuitOpened: number
  /** Points in time that could not be closed: each costs the index memory for a minute. */
  leftHeld: number
  /** Cards that could not be parsed, and are missing in their pages. */
  unreadableHits: number
  /** The maximum length of the queue. */
  maxQueued: number
}

/** Counters that are read and reset together. */
export class Counters {
  #counts: SearchCounts = { ...zero }

  add(name: keyof SearchCounts, count = 1): void {
    this.#counts[name] += count
  }

  queued(length: number): void {
    this.#counts.maxQueued = Math.max(this.#counts.maxQueued, length)
  }

  take(): SearchCounts {
    const taken = this.#counts
    this.#counts = { ...zero }
    return taken
  }
}

const zero: SearchCounts = {
  answered: 0,
  stale: 0,
  failed: 0,
  retried: 0,
  rejected: 0,
  circuitOpened: 0,
  leftHeld: 0,
  unreadableHits: 0,
  maxQueued: 0,
}
