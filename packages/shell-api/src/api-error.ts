import type { ErrorCode } from '@forecourt/contracts/errors'

/** Any failure of an API call, on either side: `message` is for people and says what to do. `network` means no answer came. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'

  constructor(code: ErrorCode | 'network', message: string) {
    super(message)
    this.name = 'ApiError'
    this.code = code
  }
}
