import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleType,
  handleWhen,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
  wrap,
} from 'cockatiel'
import { LRUCache } from 'lru-cache'
import { ProviderError, type ProviderErrorReason } from './provider-error.ts'

export type CallSettings = {
  /** For all attempts of one call together; a pause between two attempts (up to a second) may run past it. */
  deadlineMs?: number
  /** Further attempts within the deadline after a failure of `retryOn`. */
  maxRetries?: number
  /** Only failures after which the same request can be sent again without doing its work twice. */
  retryOn?: readonly ProviderErrorReason[]
  /** The circuit opens after this many consecutive failures … */
  failuresToOpen?: number
  /** … and lets one call probe the provider after this time. */
  openMs?: number
}

/** Runs one call. Throws nothing but `ProviderError`. */
export type GuardedCall = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** They say that the provider is down. A throttled or refused request may be about one tenant's account. */
const outages: ReadonlySet<ProviderErrorReason> = new Set(['timeout', 'unavailable', 'malformed'])

/**
 * Deadline, retry and circuit for the calls to one provider, or to one host of it. The circuit is inside the retry, so that
 * every attempt counts, and the deadline inside the circuit, so that a provider that hangs opens it.
 */
export function guardCalls(target: string, settings: CallSettings = {}): GuardedCall {
  const { deadlineMs = 10_000, maxRetries = 0, retryOn = [], failuresToOpen = 5, openMs = 15_000 } = settings
  const policy = wrap(
    retry(
      handleType(ProviderError, ({ reason }) => retryOn.includes(reason)),
      { maxAttempts: maxRetries, backoff: new ExponentialBackoff({ initialDelay: 200, maxDelay: 1000 }) },
    ),
    circuitBreaker(
      handleWhen((error) => !(error instanceof ProviderError) || outages.has(error.reason)),
      { breaker: new ConsecutiveBreaker(failuresToOpen), halfOpenAfter: openMs },
    ),
    // Aggressive: work that ignores its signal does not hold the caller.
    timeout(deadlineMs, TimeoutStrategy.Aggressive),
  )
  return async (work) => {
    try {
      return await policy.execute(({ signal }) => runUntilAborted(work, signal), AbortSignal.timeout(deadlineMs))
    } catch (error) {
      throw toProviderError(error, target, openMs)
    }
  }
}

/** One circuit a host; the least recently called are forgotten beyond 500. */
export function guardCallsByHost(settings: CallSettings = {}): (host: string) => GuardedCall {
  const guards = new LRUCache<string, GuardedCall>({ max: 500 })
  return (host) => {
    const guard = guards.get(host) ?? guardCalls(host, settings)
    guards.set(host, guard)
    return guard
  }
}

async function runUntilAborted<T>(work: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await work(signal)
  } catch (error) {
    throw signal.aborted ? new TaskCancelledError() : error
  }
}

function toProviderError(error: unknown, target: string, openMs: number): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof TaskCancelledError)
    return new ProviderError('timeout', `${target} did not answer before the deadline.`)
  if (error instanceof BrokenCircuitError)
    return new ProviderError('circuit-open', `${target} failed repeatedly and is not called.`, Math.ceil(openMs / 1000))
  return new ProviderError('unavailable', `${target} failed: ${error instanceof Error ? error.name : 'unknown error'}.`)
}
