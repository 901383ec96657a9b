import { type ErrorCode, errorCodes } from '@forecourt/contracts/error-codes'
import type { FieldProblem } from '@forecourt/contracts/errors'

/** What an error says beside its message: when to try again, which fields are wrong. */
export type ErrorDetails = ErrorOptions & { retryAfterSeconds?: number; fields?: readonly FieldProblem[] }

/** The one error that our own code throws for a failure that callers see; `message` is for people. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfterSeconds: number | undefined
  readonly fields: readonly FieldProblem[] | undefined

  constructor(code: ErrorCode, message: string = errorCodes[code].message, details: ErrorDetails = {}) {
    const { retryAfterSeconds, fields, ...options } = details
    super(message, options)
    this.name = 'AppError'
    this.code = code
    this.retryAfterSeconds = retryAfterSeconds
    this.fields = fields
  }
}
