import { type ErrorCode, errorCodes } from '@forecourt/contracts/errors'

/** The one error that our own code throws for a failure a caller should hear of; `message` is for people. */
export class AppError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, message: string = errorCodes[code].message, options?: ErrorOptions) {
    super(message, options)
    this.name = 'AppError'
    this.code = code
  }
}
