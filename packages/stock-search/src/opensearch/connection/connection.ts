/** What is asked of the index. `lines` are sent as newline-delimited JSON. */
export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  path: string
  query?: Record<string, string | number | boolean>
  body?: object
  lines?: readonly object[]
  timeoutMs?: number
}

/** Asks the index, and answers what it said, unparsed. @throws EngineError, also where it could answer a part only. */
export type Connection = (call: Call) => Promise<unknown>

/**
 * Why the index did not answer. `rejected`: it has too much to do already; `turned away`: too much waits here for it; `left alone`:
 * nobody asked it, because it has not answered lately; `missing`: it has nothing of that name, such as an index that somebody deleted; `refused`: it will not
 * answer this ever.
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

/** What a status that is no success says. */
export function errorFromStatus(status: number, message: string, options: ErrorOptions = {}): EngineError {
  return new EngineError(kindOfStatus(status), message, { ...options, status })
}

/** Whether the same may well work in a moment. */
export const isTransient = (error: unknown): error is EngineError =>
  error instanceof EngineError && !permanentKinds.includes(error.kind)
const permanentKinds: readonly EngineErrorKind[] = ['missing', 'refused']
