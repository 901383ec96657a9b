/** What befell the searches and writes of a process since it last told. */
export type SearchCounts = {
  answered: number
  /** Answered with the last good result of the same search. */
  stale: number
  failed: number
  /** Requests that were sent again after a failure that may pass. */
  retried: number
  /** Turned away by us or by the index, because too much waited already; those too that were taken when sent again. */
  rejected: number
  circuitOpened: number
  /** Held moments of the index that could not be let go of: they cost it memory for a minute. */
  leftHeld: number
  /** The most that waited for their turn at once. */
  mostQueued: number
}

/** Counters that are read and begin anew together. */
export class Counters {
  #counts: SearchCounts = { ...zero }

  add(name: keyof SearchCounts, count = 1): void {
    this.#counts[name] += count
  }

  queued(length: number): void {
    this.#counts.mostQueued = Math.max(this.#counts.mostQueued, length)
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
  mostQueued: 0,
}
