import type { ErrorCode } from '@forecourt/contracts/error-codes'
import type { FieldProblem } from '@forecourt/contracts/errors'

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

/** What a shopper reads of any failure. */
export const toMessage = (error: unknown): string =>
  error instanceof ApiError ? error.message : 'Something went wrong on our side. Try again in a moment.'
