/** A request to the index. `lines` are sent as newline-delimited JSON. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  path: string
  query?: Record<string, string | number | boolean>
  body?: object
  lines?: readonly object[]
  timeoutMs?: number
}

/**
 * Sends a request and returns the unparsed body.
 * @throws EngineError, also for a partial answer.
 */
export type Connection = (call: Call) => Promise<unknown>

/**
 * Why a request failed. `rejected`: the index is overloaded; `queue full`: too many requests wait in this process;
 * `circuit open`: not sent after repeated failures; `missing`: no index of that name, for example a deleted one;
 * `refused`: a permanent error.
 */
export type EngineErrorKind =
  | 'unreachable'
  | 'timeout'
  | 'rejected'
  | 'queue full'
  | 'circuit open'
  | 'missing'
  | 'refused'

export class EngineError extends Error {
  readonly kind: EngineErrorKind
  readonly status: number | undefined

  constructor(kind: EngineErrorKind, message: string, options: ErrorOptions & { status?: number } = {}) {
    super(message, options)
    this.name = 'EngineError'
    this.kind = kind
    this.status = options.status
  }
}

const kindOfStatus = (status: number): EngineErrorKind => {
  if (status >= 500) return 'unreachable'
  return statusKinds[status] ?? 'refused'
}
const statusKinds: Record<number, EngineErrorKind> = { 404: 'missing', 429: 'rejected' }

/** The error of an HTTP status. */
export function errorFromStatus(status: number, message: string, options: ErrorOptions = {}): EngineError {
  return new EngineError(kindOfStatus(status), message, { ...options, status })
}

/** Whether a retry may succeed. */
export const isTransient = (error: unknown): error is EngineError =>
  error instanceof EngineError && !permanentKinds.includes(error.kind)
const permanentKinds: readonly EngineErrorKind[] = ['missing', 'refused']
