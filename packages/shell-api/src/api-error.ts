import type { ErrorCode, FieldProblem } from '@forecourt/contracts/errors'

type Details = {
  /** When another try makes sense: of `too_many` and `unavailable`. */
  retryAfterSeconds?: number | undefined
  /** What is wrong with the fields of a form: of `invalid`. */
  fields?: readonly FieldProblem[] | undefined
}

/** Any failure of an API call, on either side: `message` is for people and says what to do. `network` means no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'
  readonly retryAfterSeconds: number | undefined
  readonly fields: readonly FieldProblem[]

  constructor(code: ErrorCode | 'network', message: string, { retryAfterSeconds, fields = [] }: Details = {}) {
    super(message)
    this.name = 'ApiError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.fields = fields
  }
}

const wait = (seconds: number): string => {
  if (seconds < 60) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}

/** What a shopper reads of any failure. */
export function toMessage(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong on our side. Try again in a moment.'
  if (error.code === 'too_many' && error.retryAfterSeconds !== undefined)
    return `Too many requests. Try again in ${wait(error.retryAfterSeconds)}.`
  return error.message
}
