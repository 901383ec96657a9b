export type CircuitOptions = {
  /** After so many moments of failure in a row nothing is asked any more … */
  failures?: number
  /** How long a moment is: what fails within it has failed once, however many were asked at once. */
  momentMs?: number
  /** … for so long; then one question tries. */
  openMs?: number
  now?: () => number
}

/** Keeps from asking what does not answer: shoppers do not wait for time-outs, and the index comes back to fewer questions. */
export class Circuit {
  readonly #most: number
  readonly #momentMs: number
  readonly #openMs: number
  readonly #now: () => number
  #failures = 0
  #momentUntil = Number.NEGATIVE_INFINITY
  #openUntil = Number.NEGATIVE_INFINITY

  constructor({ failures = 5, momentMs = 500, openMs = 5000, now = () => performance.now() }: CircuitOptions = {}) {
    this.#most = failures
    this.#momentMs = momentMs
    this.#openMs = openMs
    this.#now = now
  }

  /** Whether the next question may be asked. When the time is up the first that asks tries, and others go on waiting. */
  mayAsk(): boolean {
    if (this.#failures < this.#most) return true
    if (this.#now() < this.#openUntil) return false
    this.#openUntil = this.#now() + this.#openMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
  }

  /** True when this failure opened it. */
  failed(): boolean {
    const now = this.#now()
    if (now < this.#momentUntil) return false
    this.#momentUntil = now + this.#momentMs
    this.#failures++
    if (this.#failures < this.#most) return false
    this.#openUntil = now + this.#openMs
    return this.#failures === this.#most
  }
}
