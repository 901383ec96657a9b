export type CircuitBreakerOptions = {
  /** Consecutive failures that open the circuit … */
  maxFailures?: number
  /** Failures within this time count as one, for any number of concurrent requests. */
  failureWindowMs?: number
  /** … for this long; then one request tries. */
  openMs?: number
  now?: () => number
}

/**
 * Stops requests to an index that does not answer: shoppers do not wait for timeouts, and the index recovers under less
 * load.
 */
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

  /** Whether the next request may be sent. After the pause the first caller tries, and others still fail. */
  allowsRequest(): boolean {
    if (this.#failures < this.#maxFailures) return true
    if (this.#now() < this.#openUntil) return false
    this.#openUntil = this.#now() + this.#openMs
    return true
  }

  recordSuccess(): void {
    this.#failures = 0
  }

  /** True if this failure opened it. */
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
