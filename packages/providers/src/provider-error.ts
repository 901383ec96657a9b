/** Why a call to a provider failed, and whether the same call can succeed later. */
const kinds = {
  /** No complete answer before the deadline. The provider may have acted on the request. */
  timeout: 'retry',
  /** Too many requests. */
  throttled: 'retry',
  /** Connection failure or a server error. */
  unavailable: 'retry',
  /** An answer that does not follow the provider's protocol. */
  malformed: 'retry',
  /** The target does not take the request as it is configured today: a redirect, a wrong path or key. */
  refused: 'retry',
  /** Too many recent failures: the provider was not called. */
  'circuit-open': 'retry',
  /** The provider or the port's schema does not accept this input. */
  rejected: 'permanent',
  /** The target's address is not allowed. The provider was not called. */
  blocked: 'permanent',
} as const

export type ProviderErrorReason = keyof typeof kinds

/**
 * The one error of every provider. `message` names the provider and what failed, never data of a person; the vendor's own
 * error is left out (no `cause`), because vendors quote addresses and numbers in their messages.
 */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly reason: ProviderErrorReason
  readonly kind: 'retry' | 'permanent'
  readonly retryAfterSeconds: number | undefined

  constructor(reason: ProviderErrorReason, message: string, retryAfterSeconds?: number) {
    super(message)
    this.reason = reason
    this.kind = kinds[reason]
    this.retryAfterSeconds = retryAfterSeconds
  }
}
