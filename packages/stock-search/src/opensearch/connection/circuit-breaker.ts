export type CircuitBreakerOptions = {
  /** After so many moments of failure in a row nothing is asked any more … */
  maxFailures?: number
  /** How long a moment is: what fails within it has failed once, however many were asked at once. */
  failureWindowMs?: number
  /** … for so long; then one question tries. */
  openMs?: number
  now?: () => number
}

/** Keeps from asking what does not answer: shoppers do not wait for time-outs, and the index comes back to fewer questions. */
export class CircuitBreaker {
  readonly #maxFailures: number
  readonly #failureWindowMs: number
  readonly #openMs: number
  readonly #now: () => number
  #failures = 0
  #failureWindowUntil = Number.NEGATIVE_INFINITY
  #openUntil = Number.NEGATIVE_INFINITY

  constructor({
    maxFailures = 5,
    failureWindowMs = 500,
    openMs = 5000,
    now = () => performance.now(),
  }: CircuitBreakerOptions = {}) {
    this.#maxFailures = maxFailures
    this.#failureWindowMs = failureWindowMs
    this.#openMs = openMs
    this.#now = now
  }

  /** Whether the next question may be asked. When the time is up the first that asks tries, and others go on waiting. */
  allowsRequest(): boolean {
    if (this.#failures < this.#maxFailures) return true
    if (this.#now() < this.#openUntil) return false
    this.#openUntil = this.#now() + this.#openMs
    return true
  }

  recordSuccess(): void {
    this.#failures = 0
  }

  /** True when this failure opened it. */
  recordFailure(): boolean {
    const now = this.#now()
    if (now < this.#failureWindowUntil) return false
    this.#failureWindowUntil = now + this.#failureWindowMs
    this.#failures++
    if (this.#failures < this.#maxFailures) return false
    this.#openUntil = now + this.#openMs
    return this.#failures === this.#maxFailures
  }
}
